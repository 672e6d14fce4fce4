# The app as a whole: its name, buttons that occur everywhere, the start page, notices.
# Stands in small letters beside app-name-kannada, so here it is the spelling in Latin letters
app-name = Chowkabara
app-name-kannada = ಚೌಕಾಬಾರ
app-title = ಚೌಕಾಬಾರ
app-title-play = ಆಟ · ಚೌಕಾಬಾರ
app-title-rules = ನಿಯಮಗಳು · ಚೌಕಾಬಾರ
app-title-house = ಮನೆಯ ನಿಯಮಗಳು · ಚೌಕಾಬಾರ
app-title-games = ಉಳಿಸಿದ ಆಟಗಳು · ಚೌಕಾಬಾರ
app-title-stored = ಇಲ್ಲಿ ಉಳಿಸಿರುವುದು · ಚೌಕಾಬಾರ
app-title-far = ಕೊಂಡಿಯ ಮೂಲಕ ಆಡಿ · ಚೌಕಾಬಾರ
app-title-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು · ಚೌಕಾಬಾರ
app-title-about = ನಿಯಮಗಳು ಎಲ್ಲಿಂದ ಬಂದವು · ಚೌಕಾಬಾರ
app-language = ಭಾಷೆ
app-close = ಮುಚ್ಚಿ
app-cancel = ಬೇಡ
app-copy = ನಕಲಿಸಿ
app-copied = ನಕಲಾಯಿತು
app-copy-by-hand = ನಕಲಿಸಲು ಈ ಪುಟಕ್ಕೆ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ. ಬರಹ ಆಯ್ಕೆಯಾಗಿದೆ: ಕೈಯಾರೆ ನಕಲಿಸಿ.

# Names that stand at the table where nobody has typed one. Everyday names of a family.
seat-name-s = ಅಮ್ಮ
seat-name-e = ರವಿ
seat-name-n = ಅಜ್ಜಿ
seat-name-w = ಕಾವೇರಿ
# Who sits on a seat
seat-person = ವ್ಯಕ್ತಿ
seat-bot = ಬಾಟ್
seat-empty = ಖಾಲಿ
seat-far = ಕೊಂಡಿಯ ಮೂಲಕ
seat-to-move = ಇವರ ಸರದಿ
# $ripe (Number) – pawns at home, of $all
seat-home = { $all }ರಲ್ಲಿ { $ripe } ಹಣ್ಣು
# Teams: beside a player’s name. $name – the partner
seat-partner = ಜೊತೆಗೆ { $name }
seats-label = ಆಟಗಾರರು

# Start page
start-motto = ನಾಲ್ಕು ಕವಡೆ, ಇಪ್ಪತ್ತೈದು ಮನೆ, ಒಂದೇ ಚೌಕದ ಸುತ್ತ ಎಲ್ಲರೂ.
start-ways = ಮುಂದೇನು
start-new = ಹೊಸ ಆಟ
start-new-help = ಯಾರು ಆಡುತ್ತಾರೆ, ಯಾವ ನಿಯಮ
start-rules = ನಿಯಮಗಳು
start-rules-help = ಮೊದಲ ಎಣಿಕೆಯಿಂದ ಗಟ್ಟಿ ಜೋಡಿಯ ತನಕ
start-games = ಉಳಿಸಿದ ಆಟಗಳು
start-games-help = ಯಾವುದನ್ನಾದರೂ ಮುಂದುವರಿಸಿ
start-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು
start-settings-help = ನೋಟ, ಸದ್ದು, ವೇಗ, ಗಾತ್ರ
start-stored = ಇಲ್ಲಿ ಉಳಿಸಿರುವುದು
start-stored-help = ಒಯ್ಯಿರಿ, ತನ್ನಿ, ಅಳಿಸಿ
start-open = ಕೊಂಡಿ ಅಥವಾ ಕೋಡ್ ತೆರೆಯಿರಿ
start-open-help = ಯಾರಾದರೂ ಕಳುಹಿಸಿದ ಸ್ಥಿತಿ, ಆಟ ಅಥವಾ ಸರದಿ
start-far = ಕೊಂಡಿಯ ಮೂಲಕ ಆಡಿ
start-far-help = ದೂರ ಇರುವವರ ಜೊತೆ, ಒಂದೊಂದೇ ಸರದಿ
start-who = ಯಾರು ಆಡುತ್ತಾರೆ
start-name = ಹೆಸರು
start-nobody = ಯಾರೂ ಇಲ್ಲ
# $name – whose pawns
start-shape = { $name }: ಬೇರೆ ಬಗೆಯ ಕಾಯಿಗಳು
start-two-opposite = ಇಬ್ಬರೇ ಆಡುವಾಗ ಒಬ್ಬರ ಎದುರು ಒಬ್ಬರು ಕೂರಬೇಕು.
start-too-few = ಕಡಿಮೆ ಎಂದರೆ ಇಬ್ಬರು ಆಡಬೇಕು.
start-first = ಯಾರು ಮೊದಲು
start-first-throw = ಹೆಚ್ಚು ಎಣಿಕೆ ಬಂದವರು
start-first-loser = ಹಿಂದಿನ ಆಟದಲ್ಲಿ ಸೋತವರು
start-rules-of-game = ನಿಯಮಗಳು
start-change-rules = ಮನೆಯ ನಿಯಮ ಬದಲಿಸಿ
# $players (Number) – 2, 3 or 4
start-start = ಶುರು, { $players } ಆಟಗಾರರು
start-to-move = { $name } ಅವರ ಸರದಿ
# $home (Number) – pawns at home, of all players together
start-resume =
    { $home ->
        [0] { $players } ಆಟಗಾರರು, ಇನ್ನೂ ಒಂದೂ ಕಾಯಿ ಹಣ್ಣಾಗಿಲ್ಲ.
        [1] { $players } ಆಟಗಾರರು, ಒಂದು ಕಾಯಿ ಹಣ್ಣಾಗಿದೆ.
       *[other] { $players } ಆಟಗಾರರು, { $home } ಕಾಯಿಗಳು ಹಣ್ಣಾಗಿವೆ.
    }
start-resume-over = ಆಟ ಮುಗಿದಿದೆ. ಇನ್ನೊಮ್ಮೆ ನೋಡಬಹುದು.
start-first-game = ಮೊದಲ ಆಟ
start-first-game-help = ನೀವು ಮತ್ತು ಒಂದು ಬಾಟ್; ಕಣಕಟ್ಟೆಯ ಸಾಮಾನ್ಯ ನಿಯಮಗಳು.
start-play-bot = ಬಾಟ್ ಜೊತೆ ಆಡಿ
start-continue = ಮುಂದುವರಿಸಿ

# House rules form
house-title = ಮನೆಯ ನಿಯಮಗಳು
house-text = ಒಂದು ಆಟವನ್ನು ಆರಿಸಿ, ನಿಮ್ಮ ಮನೆಯಲ್ಲಿ ಆಡುವಂತೆ ಉತ್ತರಿಸಿ. ಇಲ್ಲಿನ ಯಾವ ಆಟಕ್ಕೂ ಹೊಂದದಿದ್ದರೆ ಅದು ನಿಮ್ಮದಾಗಿ ಉಳಿಯುತ್ತದೆ.
house-changed = ಬದಲಾಗಿದೆ
house-reset = ಸಾಮಾನ್ಯ ನಿಯಮಕ್ಕೆ
house-keep = ಹೀಗೆ ಆಡೋಣ

# Notices at the top of the page
notice-label = ಸೂಚನೆಗಳು
notice-kept-text = ಓದಲಾಗದ ಬರಹ
notice-not-kept = ಈ ಬ್ರೌಸರ್ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ: ಪುಟವನ್ನು ಮುಚ್ಚಿದರೆ ಆಟ ಹೋಗುತ್ತದೆ. ಅದನ್ನು ಕಡತವಾಗಿ ಉಳಿಸಿಕೊಳ್ಳಿ.
notice-settings-broken = ಸೆಟ್ಟಿಂಗ್‌ಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಅವು ಮತ್ತೆ ಸಾಮಾನ್ಯ ಸ್ಥಿತಿಗೆ ಬಂದಿವೆ; ಹಳೆಯ ಬರಹವನ್ನು ಇಲ್ಲಿ ಉಳಿಸಿದೆ.
notice-game-broken = ಉಳಿಸಿದ ಆಟವನ್ನು ತೆರೆಯಲಾಗಲಿಲ್ಲ. ಅದರ ಬರಹವನ್ನು ಇಲ್ಲಿ ಉಳಿಸಿದೆ.
notice-game-unreadable = ಇದು ಉಳಿಸಿದ ಆಟವಲ್ಲ, ಇಲ್ಲವೇ ಅದರ ಕೆಲವು ಭಾಗಗಳು ಕಾಣೆಯಾಗಿವೆ.
notice-no-language = ಆ ಭಾಷೆ ತೆರೆಯಲಿಲ್ಲ. ಇಂಟರ್‌ನೆಟ್ ಇದೆಯೇ ನೋಡಿ, ಅದನ್ನು ಮತ್ತೆ ಆರಿಸಿ.
notice-plain-bot = ಬಾಟ್ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಈ ನಡೆಯನ್ನು ಅದಕ್ಕಿಂತ ಸರಳವಾದ ಬಾಟ್ ಆಡುತ್ತದೆ.
# A newer version of this page has been fetched; the running game stays as it is until it is opened
notice-version = ಹೊಸ ಆವೃತ್ತಿ ಸಿದ್ಧವಾಗಿದೆ. ಮುಂದಿನ ಹೊಸ ಆಟದ ಜೊತೆ, ಇಲ್ಲವೇ ಈಗಲೇ ಅದನ್ನು ತೆರೆಯಬಹುದು: ಉಳಿಸಿದ ಆಟ ನಿಂತಲ್ಲಿಂದಲೇ ಮುಂದುವರಿಯುತ್ತದೆ.
notice-version-open = ಈಗಲೇ ತೆರೆಯಿರಿ

# A written record that is opened
open-title = ಕೊಂಡಿ ಅಥವಾ ಕೋಡ್ ತೆರೆಯಿರಿ
open-text = ಕೊಂಡಿ, ಕೋಡ್, ಕೊಂಡಿ ಇರುವ ಇಡೀ ಸಂದೇಶ, ಅಥವಾ ಆಟದ ದಾಖಲೆಯನ್ನು ಇಲ್ಲಿ ಅಂಟಿಸಿ.
open-yes = ತೆರೆಯಿರಿ
record-text = ಈ ಆಟದ ಪ್ರತಿಯೊಂದು ಎಣಿಕೆ, ಪ್ರತಿಯೊಂದು ನಡೆ; ನಕಲಿಸಿ ಇಟ್ಟುಕೊಳ್ಳಬಹುದು.

# Installing the page as an app. Words in “ ” are those of the browser, which is seldom in Kannada
start-install = ಆಟ ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿ
install-ios-share = ಹಂಚಿಕೊಳ್ಳುವ ಬಟನ್ ಒತ್ತಿ: ಮೇಲ್ಮುಖ ಬಾಣವಿರುವ ಚೌಕದ ಗುರುತು.
install-ios-choose = “Add to Home Screen” (ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ) ಆರಿಸಿ.
install-ios-add = “Add” (ಸೇರಿಸಿ) ಒತ್ತಿ.
install-firefox-menu = ಬ್ರೌಸರಿನ ಮೆನು ತೆರೆಯಿರಿ: ಮೂರು ಚುಕ್ಕೆಗಳ ಗುರುತು.
install-firefox-choose = “Install” (ಇನ್‌ಸ್ಟಾಲ್) ಅಥವಾ “Add app to Home screen” (ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ) ಆರಿಸಿ.
install-mac-menu = ಮೇಲಿನ ಮೆನು ಪಟ್ಟಿಯಲ್ಲಿ “File” (ಫೈಲ್) ತೆರೆಯಿರಿ.
install-mac-choose = “Add to Dock…” (ಡಾಕ್‌ಗೆ ಸೇರಿಸಿ) ಆರಿಸಿ.
install-mac-add = “Add” (ಸೇರಿಸಿ) ಒತ್ತಿ.
