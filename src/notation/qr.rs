//! A link as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};

/// The light border that readers need, in modules (ISO/IEC 18004).
const QUIET: i32 = 4;

/// The drawing of a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// Modules along one side, with the border.
    pub side: u32,
    /// SVG path data of the dark modules, one unit each.
    pub path: String,
}

impl Qr {
    /// The code of a text, of medium correction; `None` when it is longer than a code can be.
    pub fn of(text: &str) -> Option<Qr> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
        let path = (0..code.size()).flat_map(|y| runs(&code, y)).collect();
        Some(Qr { side: (code.size() + 2 * QUIET).unsigned_abs(), path })
    }
}

/// The dark runs of a row, so that there are few and no seams between modules.
fn runs(code: &QrCode, y: i32) -> Vec<String> {
    let mut runs = Vec::new();
    let mut x = 0;
    while x < code.size() {
        let length = (x..code.size()).take_while(|&at| code.get_module(at, y)).count() as i32;
        if length > 0 {
            runs.push(format!("M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET));
        }
        x += length + 1;
    }
    runs
}
