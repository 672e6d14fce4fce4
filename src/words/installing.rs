//! How a person installs the page where the browser has no button for it: a few steps, by browser.

/// A browser that installs the page only from a menu of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Any browser of an iPhone or iPad.
    Ios,
    FirefoxOnAndroid,
    SafariOnMac,
}

impl Menu {
    /// The menu of a browser that names itself so; `touch_points`: how many fingers its screen can tell apart.
    pub fn of(user_agent: &str, touch_points: i32) -> Option<Menu> {
        let agent = user_agent.to_ascii_lowercase();
        let has = |word: &str| agent.contains(word);
        // An iPad says that it is a Mac; no Mac has a screen to touch.
        if has("iphone") || has("ipad") || (has("macintosh") && touch_points > 1) {
            // A page within another app has no such menu, and does not call itself Safari.
            return has("safari/").then_some(Menu::Ios);
        }
        if has("android") && has("firefox/") {
            return Some(Menu::FirefoxOnAndroid);
        }
        let (_, version) = agent.split_once("version/").filter(|_| has("macintosh"))?;
        let version: u32 = version.split('.').next()?.parse().ok()?;
        // The first that can.
        (version >= 17).then_some(Menu::SafariOnMac)
    }

    /// The messages of the steps, in their order.
    pub fn steps(self) -> &'static [&'static str] {
        match self {
            Menu::Ios => &["install-ios-share", "install-ios-choose", "install-ios-add"],
            Menu::FirefoxOnAndroid => &["install-firefox-menu", "install-firefox-choose"],
            Menu::SafariOnMac => &["install-mac-menu", "install-mac-choose", "install-mac-add"],
        }
    }
}
