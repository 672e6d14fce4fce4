//! The colours of every theme: texts can be read, lines, marks, pieces and the focus can be seen, and the seats can be
//! told apart by everybody. Read from `style/tokens.css`, where the names say what each colour is for.

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../style/tokens.css");
const THEMES: [&str; 5] = ["oxide", "granite", "cloth", "contrast", "contrast-light"];

/// WCAG 1.4.3: a text against what it stands on.
const TEXT: f64 = 4.5;
/// WCAG 1.4.11: what has to be seen to know what something is, or which state it is in.
const SIGN: f64 = 3.0;
/// How far two seats' colours lie apart in CIELAB, also as people with a colour deficiency see them; 2.3 is just
/// noticeable, and above 10 two surfaces are told apart at a glance.
const APART: f64 = 14.0;
/// How far they lie apart in lightness alone, 0 to 100: the shapes of the pawns tell the rest.
const APART_IN_GREY: f64 = 7.0;

const SQUARES: [&str; 3] = ["square", "square-lit", "square-safe"];
const FLOORS: [&str; 3] = ["floor", "floor-lit", "floor-deep"];
const SURFACES: [&str; 3] = ["surface", "surface-raised", "surface-sunk"];
const SEATS: [&str; 4] = ["seat-s", "seat-e", "seat-n", "seat-w"];

/// Red, green and blue from 0 to 255.
type Colour = [f64; 3];

/// The colours of a theme by their names without the dashes before them.
struct Theme {
    name: &'static str,
    colours: BTreeMap<String, Colour>,
}

impl Theme {
    fn all() -> Vec<Theme> {
        THEMES.map(Theme::named).into_iter().collect()
    }

    /// What `:root` says, then what the theme says.
    fn named(name: &'static str) -> Theme {
        let own = format!("[data-theme=\"{name}\"]");
        let mut colours = BTreeMap::new();
        let mut has_own = false;
        for (selector, body) in blocks(TOKENS) {
            let is_own = selector.split(',').any(|part| part.trim() == own);
            has_own |= is_own;
            if is_own || selector == ":root" {
                colours.extend(declared(body));
            }
        }
        assert!(has_own, "{name} is no theme");
        Theme { name, colours }
    }

    fn colour(&self, name: &str) -> Colour {
        *self.colours.get(name).unwrap_or_else(|| panic!("{} has no colour --{name}", self.name))
    }

    fn contrast(&self, one: &str, other: &str) -> f64 {
        contrast(self.colour(one), self.colour(other))
    }
}

/// The blocks of the tokens' layer with their selectors; not those of media queries.
fn blocks(css: &str) -> Vec<(String, &str)> {
    let layer = css.split_once("@layer tokens {").expect("tokens have a layer").1;
    let (mut found, mut rest) = (Vec::new(), layer);
    while let Some((head, tail)) = rest.split_once('{') {
        let selector = head.rsplit(['}', '/']).next().unwrap_or_default().trim().to_string();
        let end = tail.find('}').expect("a block ends");
        if selector.starts_with('@') {
            // A query holds blocks of its own: up to the brace behind the last of them.
            let mut depth = 1;
            let close = tail.find(|sign| {
                depth += i32::from(sign == '{') - i32::from(sign == '}');
                depth == 0
            });
            rest = &tail[close.expect("a query ends") + 1..];
            continue;
        }
        found.push((selector, &tail[..end]));
        rest = &tail[end + 1..];
    }
    found
}

/// The custom properties of a block that are opaque colours.
fn declared(body: &str) -> Vec<(String, Colour)> {
    let body: String = body.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
    let pairs = body.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
    pairs.filter_map(|(name, value)| Some((name.trim().to_string(), hexadecimal(value.trim())?))).collect()
}

fn hexadecimal(value: &str) -> Option<Colour> {
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok().map(f64::from);
    Some([part(0)?, part(2)?, part(4)?])
}

fn linear(colour: Colour) -> [f64; 3] {
    colour.map(|part| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(colour: Colour) -> f64 {
    let [red, green, blue] = linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// WCAG 2's contrast ratio, 1 to 21.
fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour over another one, so strong from 0 to 1.
fn mixed(over: Colour, under: Colour, strength: f64) -> Colour {
    [0, 1, 2].map(|part| over[part] * strength + under[part] * (1.0 - strength))
}

/// Lightness, a and b of CIELAB (D65), from linear red, green and blue.
fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let root = |part: f64| if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let [x, y, z] = [x, y, z].map(root);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How colours look to people without one kind of cone, on linear red, green and blue (Machado, Oliveira and Fernandes
/// 2009, severity 1).
const DEFICIENCIES: [(&str, [[f64; 3]; 3]); 4] = [
    ("full", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protan", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("deutan", [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]),
    ("tritan", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]),
];

fn seen(colour: Colour, matrix: [[f64; 3]; 3]) -> [f64; 3] {
    let colour = linear(colour);
    let parts = matrix.map(|row| row.iter().zip(colour).map(|(weight, part)| weight * part).sum::<f64>());
    lab(parts.map(|part| part.clamp(0.0, 1.0)))
}

fn pairs<'a>(over: &[&'a str], under: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    over.iter().flat_map(|&over| under.iter().map(move |&under| (over, under))).collect()
}

/// Asserts that every pair has at least this contrast in every theme.
fn have(least: f64, pairs: &[(&str, &str)]) {
    let themes = Theme::all();
    let all = themes.iter().flat_map(|theme| pairs.iter().map(move |pair| (theme, pair)));
    let low: Vec<String> = all
        .map(|(theme, &(over, under))| (theme.name, over, under, theme.contrast(over, under)))
        .filter(|&(.., contrast)| contrast < least)
        .map(|(theme, over, under, contrast)| format!("{theme}: {over} on {under} {contrast:.2}"))
        .collect();
    assert!(low.is_empty(), "less than {least}: {low:#?}");
}

#[test]
fn texts_can_be_read_in_every_theme() {
    have(TEXT, &pairs(&["ink", "ink-soft"], &SURFACES));
    have(TEXT, &pairs(&["ink-floor", "ink-floor-soft"], &FLOORS));
    have(TEXT, &pairs(&["on-accent"], &["accent", "accent-lit"]));
    have(TEXT, &[("mark-ink", "mark"), ("danger-ink", "danger"), ("qr-dark", "qr-light")]);
    // Numbers on shells: the throws, and those in a text.
    have(TEXT, &[("seat-w-rim", "shell-body")]);
    // The names of the squares are drawn like lines.
    have(TEXT, &pairs(&["line"], &SQUARES));
    for seat in SEATS {
        have(TEXT, &[(&format!("{seat}-ink"), &format!("{seat}-body"))]);
    }
}

/// `.step[aria-current]` lies on a fifth of the accent.
#[test]
fn the_step_that_is_looked_at_can_be_read() {
    for theme in Theme::all() {
        let under = mixed(theme.colour("accent"), theme.colour("surface"), 0.2);
        let found = contrast(theme.colour("ink"), under);
        assert!(found >= TEXT, "{}: {found:.2}", theme.name);
    }
}

#[test]
fn lines_marks_and_the_focus_can_be_seen_in_every_theme() {
    have(SIGN, &pairs(&["line", "line-soft", "mark"], &SQUARES));
    have(SIGN, &pairs(&["focus"], &[&SQUARES[..], &FLOORS, &SURFACES].concat()));
    // Borders of buttons and fields, chosen answers, icons.
    have(SIGN, &pairs(&["line-soft"], &FLOORS));
    have(SIGN, &pairs(&["ink-soft", "accent", "danger"], &SURFACES));
    have(SIGN, &pairs(&["raw-line"], &["surface"]));
}

/// A thing with an outline is seen when either its body or its outline is.
#[test]
fn pieces_shells_fruit_and_ropes_stand_out_from_what_they_lie_on() {
    let things = [
        ("seat-s-body", "seat-s-rim", &SQUARES[..]),
        ("seat-e-body", "seat-e-rim", &SQUARES),
        ("seat-n-body", "seat-n-rim", &SQUARES),
        ("seat-w-body", "seat-w-rim", &SQUARES),
        ("ripe-body", "fruit-rim", &SQUARES),
        ("rope", "rope-dark", &SQUARES),
        ("ripe-body", "fruit-rim", &SURFACES),
        ("shell-body", "shell-edge", &SURFACES),
        ("shell-body", "shell-edge", &FLOORS),
    ];
    for theme in Theme::all() {
        for (body, outline, places) in things {
            for place in places {
                let found = theme.contrast(body, place).max(theme.contrast(outline, place));
                assert!(found >= SIGN, "{}: {body} on {place} {found:.2}", theme.name);
            }
        }
    }
}

#[test]
fn the_seats_are_told_apart_in_grey_and_with_every_colour_deficiency() {
    let mut close = Vec::new();
    for theme in Theme::all() {
        let body = |seat: &str| theme.colour(&format!("{seat}-body"));
        for (index, one) in SEATS.iter().enumerate() {
            for other in &SEATS[index + 1..] {
                for (kind, matrix) in DEFICIENCIES {
                    let (here, there) = (seen(body(one), matrix), seen(body(other), matrix));
                    let apart = [0, 1, 2].map(|part| (here[part] - there[part]).powi(2)).iter().sum::<f64>().sqrt();
                    if apart < APART {
                        close.push(format!("{} {kind}: {one} {other} {apart:.1}", theme.name));
                    }
                }
                let grey = (lab(linear(body(one)))[0] - lab(linear(body(other)))[0]).abs();
                if grey < APART_IN_GREY {
                    close.push(format!("{} grey: {one} {other} {grey:.1}", theme.name));
                }
            }
        }
    }
    assert!(close.is_empty(), "{close:#?}");
}

#[test]
fn the_arithmetic_is_right() {
    let (white, black, grey) = ([255.0; 3], [0.0; 3], [119.0; 3]);
    assert!((contrast(white, black) - 21.0).abs() < 0.001);
    assert!((contrast(grey, white) - 4.48).abs() < 0.01); // #777 on white, as everybody computes it
    let red = lab(linear([255.0, 0.0, 0.0]));
    for (found, expected) in red.into_iter().zip([53.2, 80.1, 67.2]) {
        assert!((found - expected).abs() < 0.2, "{red:?}");
    }
    // Red and green of the same lightness look alike without cones for red, and not to others.
    let (red, green) = ([210.0, 90.0, 60.0], [130.0, 130.0, 40.0]);
    let apart = |matrix| {
        let (one, other) = (seen(red, matrix), seen(green, matrix));
        [0, 1, 2].map(|part: usize| (one[part] - other[part]).powi(2)).iter().sum::<f64>().sqrt()
    };
    assert!(apart(DEFICIENCIES[0].1) > 3.0 * apart(DEFICIENCIES[2].1));
}
