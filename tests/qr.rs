//! QR codes are read again by a reader, whatever the link.

use chowkabara::notation::qr::Qr;

/// The picture of a code as a reader sees it, so many pixels to a module.
fn read(qr: &Qr, pixels: usize) -> Option<String> {
    let side = qr.side as usize;
    let mut is_dark = vec![false; side * side];
    for run in qr.path.split('M').filter(|run| !run.is_empty()) {
        let numbers: Vec<usize> =
            run.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        let [x, y, length, ..] = numbers[..] else { panic!("{run}") };
        is_dark[y * side + x..y * side + x + length].fill(true);
    }
    let luma = |x: usize, y: usize| if is_dark[y / pixels * side + x / pixels] { 20 } else { 240 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side * pixels, side * pixels, luma);
    let [grid] = &picture.detect_grids()[..] else { return None };
    grid.decode().ok().map(|(_, text)| text)
}

#[test]
fn a_code_is_read_again() {
    for length in [1, 20, 75, 200, 500, 1000] {
        let code: String = (0..length).map(|at| char::from(b"abcXYZ019-_"[at * 7 % 11])).collect();
        let link = format!("https://example.org/chowkabara/#g=1{code}");
        let qr = Qr::of(&link).expect("there is room");
        assert_eq!(read(&qr, 4).as_deref(), Some(link.as_str()), "{length}");
    }
}

#[test]
fn a_code_has_its_light_border() {
    let qr = Qr::of("https://example.org/#g=1abc").expect("there is room");
    let far = qr.side - 4;
    for run in qr.path.split('M').filter(|run| !run.is_empty()) {
        let numbers: Vec<u32> =
            run.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        let [x, y, length, ..] = numbers[..] else { panic!("{run}") };
        assert!(x >= 4 && y >= 4 && x + length <= far && y < far, "{run}");
    }
}

#[test]
fn what_is_longer_than_a_code_can_be_has_none() {
    assert!(Qr::of(&"a".repeat(2331)).is_some());
    assert_eq!(Qr::of(&"a".repeat(2332)), None);
}
