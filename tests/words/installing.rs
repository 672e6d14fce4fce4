//! Which browser gets which steps to install the page by hand.

use chowkabara::words::installing::Menu;

const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

#[test]
fn every_browser_of_an_iphone_or_ipad_installs_by_the_share_menu() {
    for browser in ["Version/17.5 Mobile/15E148 Safari/604.1", "CriOS/126.0 Mobile/15E148 Safari/604.1"] {
        assert_eq!(Menu::of(&format!("{IPHONE} {browser}"), 5), Some(Menu::Ios));
    }
    assert_eq!(Menu::of(&format!("{MAC} Version/17.5 Safari/605.1.15"), 5), Some(Menu::Ios));
}

#[test]
fn a_page_within_another_app_has_no_menu_to_install_by() {
    assert_eq!(Menu::of(&format!("{IPHONE} Mobile/15E148 [FBAN/FBIOS]"), 5), None);
}

#[test]
fn a_mac_installs_from_safari_17_on() {
    assert_eq!(Menu::of(&format!("{MAC} Version/17.0 Safari/605.1.15"), 0), Some(Menu::SafariOnMac));
    assert_eq!(Menu::of(&format!("{MAC} Version/16.6 Safari/605.1.15"), 0), None);
}

#[test]
fn only_firefox_installs_by_its_menu_on_android() {
    let firefox = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";
    assert_eq!(Menu::of(firefox, 5), Some(Menu::FirefoxOnAndroid));
    let webview = "Mozilla/5.0 (Linux; Android 14) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36";
    assert_eq!(Menu::of(webview, 5), None);
}

/// Browsers that offer it themselves, or cannot install anything.
#[test]
fn other_browsers_have_no_such_menu() {
    let chrome = format!("{MAC} Chrome/126.0.0.0 Safari/537.36");
    let firefox = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0";
    for agent in [&chrome, firefox, "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36", ""] {
        assert_eq!(Menu::of(agent, 0), None, "{agent}");
    }
}
