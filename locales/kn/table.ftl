# The table: board, banner, throws, tray, move list, cards.
board-label = ಆಟದ ಚೌಕ. ಬಾಣದ ಕೀಲಿಗಳಿಂದ ಸರಿಯಿರಿ, Enter ಒತ್ತಿ ಆರಿಸಿ.
board-label-keys = ಪ್ರಶ್ನಾರ್ಥಕ ಚಿಹ್ನೆ ಒತ್ತಿದರೆ ಕೀಲಿಗಳ ಪಟ್ಟಿ ಬರುತ್ತದೆ.
square-target = ಅಲ್ಲಿಗೆ ಹೋಗಬಹುದು.
# Beside the board, at a player’s side. $count (Number) – pawns there
beside-off =
    { $count ->
        [0] ಚೌಕದ ಹೊರಗೆ, { $name } ಬದಿಯಲ್ಲಿ: ಯಾವ ಕಾಯಿಯೂ ಇಲ್ಲ.
        [1] ಚೌಕದ ಹೊರಗೆ: { $name } ಒಂದು ಕಾಯಿ, ಇನ್ನೂ ಒಳಗೆ ಬಂದಿಲ್ಲ.
       *[other] ಚೌಕದ ಹೊರಗೆ: { $name } { $count } ಕಾಯಿಗಳು, ಇನ್ನೂ ಒಳಗೆ ಬಂದಿಲ್ಲ.
    }
beside-away =
    { $count ->
        [1] ಚೌಕದ ಹೊರಗೆ: { $name } ಒಂದು ಕಾಯಿ, ಆಟ ಮುಗಿಸಿ ಹೊರಬಂದಿದೆ.
       *[other] ಚೌಕದ ಹೊರಗೆ: { $name } { $count } ಕಾಯಿಗಳು, ಆಟ ಮುಗಿಸಿ ಹೊರಬಂದಿವೆ.
    }
# A card about a square: a long press, or the other mouse button
square-title = ಇಲ್ಲಿ ಏನಿದೆ
# $ways, $all (Number) – ways in which the cowries can fall
square-reach = ಕವಡೆ ಬೀಳುವ { $all } ರೀತಿಗಳ ಪೈಕಿ { $ways }ರಲ್ಲಿ { $name } ಇಲ್ಲಿಗೆ ಬರಬಹುದು.
square-reach-none = ಮುಂದಿನ ಎಣಿಕೆಯಲ್ಲಿ ಯಾರೂ ಇಲ್ಲಿಗೆ ಬರಲಾರರು.

# Banner: a head line and a line below it
banner-turn = { $name }, ನಿಮ್ಮ ಸರದಿ
banner-bot-turn = { $name } ಆಡುತ್ತಿದ್ದಾರೆ
banner-dead = ಯಾರೂ ನಡೆಸಲಾಗದು
banner-dead-line = ಇನ್ನು ಯಾರೂ ಎಂದಿಗೂ ನಡೆಸಲಾಗದು. ಎಲ್ಲರ ಬಾಗಿಲು ತೆರೆದು ಆಟ ಮುಂದುವರಿಸಿ, ಇಲ್ಲವೇ ಸಮ ಎಂದು ನಿಲ್ಲಿಸಿ.
banner-over-line = ಆಟ ಮುಗಿದಿದೆ.
banner-looking-back = ನೀವು ಹಿಂದಿನ ಒಂದು ನಡೆಯನ್ನು ನೋಡುತ್ತಿದ್ದೀರಿ.
banner-tumbling = ಕವಡೆ ಉರುಳುತ್ತಿವೆ …
banner-throw = ಕವಡೆ ಹಾಕಿ.
banner-opening = ಹೆಚ್ಚು ಎಣಿಕೆ ಬಂದವರು ಶುರು ಮಾಡುತ್ತಾರೆ.
# $ones (Number) – 1s still needed, one after another
banner-test =
    { $ones ->
        [1] { $square } ಮನೆಯಲ್ಲಿ ದಾಳಿ: 1 ಬರಬೇಕು.
       *[other] { $square } ಮನೆಯಲ್ಲಿ ದಾಳಿ: ಬಿಡದೆ { $ones } ಸಲ 1 ಬರಬೇಕು.
    }
banner-bot-throws = ಬಾಟ್ ಕವಡೆ ಹಾಕುತ್ತಿದೆ.
banner-bot-thinks = ಬಾಟ್ ಯೋಚಿಸುತ್ತಿದೆ.
banner-pick = ಒಂದು ಕಾಯಿ ಆರಿಸಿ.
banner-pick-throw = ಇಲ್ಲಿ ಆ ಎಣಿಕೆಗೆ ಯಾವ ನಡೆಯೂ ಇಲ್ಲ. ಬೇರೊಂದನ್ನು ಆರಿಸಿ.
# $count (Number) – moves to choose from, two or more
banner-pick-target = ಎಲ್ಲಿಗೆ ಎಂದು ಆರಿಸಿ, { $count } ದಾರಿಗಳಿವೆ.

# Teams: whoever has finished moves the pawns of the partner
banner-for-partner = ಈಗ { $name } ಪರವಾಗಿ ಆಡುತ್ತೀರಿ.

# Row of throws
row-title = ಎಣಿಕೆಗಳು
row-empty = ಬಳಸಲು ಇನ್ನೂ ಏನೂ ಇಲ್ಲ.
row-dead = { $value } ಬಂದದ್ದಕ್ಕೆ ಯಾವ ನಡೆಯೂ ಇಲ್ಲ.
row-barred = ನಿಷೇಧದ ಗುರುತು ಇರುವ ಕಾಯಿ ಅದೇ ಗುರುತಿನ ಎಣಿಕೆಯನ್ನು ಬಳಸುವಂತಿಲ್ಲ.
row-chip = { $value }
row-chip-used = { $value }, ಬಳಸಿ ಆಯಿತು
row-chip-dead = { $value }, ಯಾವ ನಡೆಯೂ ಇಲ್ಲ
row-chip-barred = { $value }, ಒಂದು ಕಾಯಿ ಮಾತ್ರ ಬಳಸುವಂತಿಲ್ಲ

# Tray with the cowries and the main button
tray-label = ಕವಡೆ
tray-throw = ಕವಡೆ ಹಾಕಿ
tray-throw-test = ಪರೀಕ್ಷೆಗೆ ಹಾಕಿ
tray-throw-opening = ಶುರು ಮಾಡಲು ಹಾಕಿ
tray-enter = ನಿಜವಾದ ಕವಡೆ ನಮೂದಿಸಿ
tray-skip = ನನ್ನ ಸರದಿಗೆ ಹೋಗಿ
tray-open-gates = ಬಾಗಿಲು ತೆರೆಯಿರಿ
tray-draw = ಸಮ ಎಂದು ನಿಲ್ಲಿಸಿ
tray-move = { $value }: { $square } ಮನೆಗೆ
# Several moves may lead to one place, with a button for each. $value – a throw, with a star where two different throws
# count the same. $count (Number) – pawns that move
tray-move-together =
    { $count ->
        [1] { $value }: ಒಂದು ಕಾಯಿ { $square } ಮನೆಗೆ
        [2] { $value }: ಎರಡೂ { $square } ಮನೆಗೆ
       *[other] { $value }: ಎಲ್ಲ { $count } ಕಾಯಿ { $square } ಮನೆಗೆ
    }
# $move – the name of a move, such as “3 to d1”. $which (Number) – which of the pawns that look alike
tray-move-which = { $move }, ಕಾಯಿ { $which }
tray-move-hit =
    { $count ->
        [1] { $value }: { $victim } ಕಾಯಿಗೆ ಹೊಡೆತ
        [2] { $value }: ಎರಡೂ ಸೇರಿ { $victim } ಕಾಯಿಗೆ ಹೊಡೆತ
       *[other] { $value }: { $count } ಸೇರಿ { $victim } ಕಾಯಿಗೆ ಹೊಡೆತ
    }
tray-move-overtake =
    { $count ->
        [1] { $value }: { $victim } ಕಾಯಿಯನ್ನು ದಾಟಿ ಹೊಡೆತ
       *[other] { $value }: { $count } ಸೇರಿ { $victim } ಕಾಯಿಯನ್ನು ದಾಟಿ ಹೊಡೆತ
    }
tray-move-attack =
    { $count ->
        [1] { $value }: { $victim } ಕಾಯಿಗಳ ಮೇಲೆ ದಾಳಿ
       *[other] { $value }: ಎರಡೂ ಸೇರಿ { $victim } ಕಾಯಿಗಳ ಮೇಲೆ ದಾಳಿ
    }
tray-move-home =
    { $count ->
        [1] { $value }: ಹಣ್ಣು
        [2] { $value }: ಎರಡೂ ಹಣ್ಣು
       *[other] { $value }: ಎಲ್ಲ { $count } ಹಣ್ಣು
    }
tray-move-enter =
    { $count ->
        [1] { $value }: ಒಂದು ಕಾಯಿ ಒಳಗೆ
       *[other] { $value }: { $count } ಕಾಯಿ ಒಳಗೆ
    }
tray-move-leave = { $value }: ಒಂದು ಕಾಯಿ ಹೊರಗೆ
# An enemy’s double stops the pawns: the turn is lost
tray-move-stopped =
    { $count ->
        [1] { $value }: { $victim } ಜೋಡಿ ತಡೆಯುತ್ತದೆ
       *[other] { $value }: { $count } ಕಾಯಿಗಳನ್ನು { $victim } ಜೋಡಿ ತಡೆಯುತ್ತದೆ
    }
# One part of the throw takes the pawn on $first home, the rest of it the one on $from to $square
tray-move-divided = { $value }: { $first } ಕಾಯಿ ಹಣ್ಣು, { $from } ಕಾಯಿ { $square } ಮನೆಗೆ
tray-twins = ಅವಳಿ ಎಂದು ಹೇಳಿ
tray-decline = ಏನೂ ನಡೆಸುವುದಿಲ್ಲ
tray-move-sit = { $value }: ಕೂರುವುದು
tray-heap = ಕವಡೆ ಉರುಳುವ ಮೊದಲೇ ಎಣಿಕೆ ನಿಶ್ಚಯವಾಗಿರುತ್ತದೆ.
# $up (Number) – shells lying mouth up
tray-fair =
    { $up ->
        [0] ಒಂದೂ ಬಾಯಿ ಮೇಲಾಗಿಲ್ಲ, ಹಾಗಾಗಿ { $value }.
        [1] ಒಂದು ಬಾಯಿ ಮೇಲಾಗಿದೆ, ಹಾಗಾಗಿ { $value }.
       *[other] { $up } ಬಾಯಿ ಮೇಲಾಗಿವೆ, ಹಾಗಾಗಿ { $value }.
    }

# Controls
controls-label = ಆಟ
controls-undo = ಹಿಂಪಡೆಯಿರಿ
controls-hint = ಸುಳಿವು
controls-moves = ನಡೆಗಳು
controls-rules = ನಿಯಮಗಳು
controls-menu = ಮೆನು

# Move list
moves-none = ಇನ್ನೂ ಯಾವ ನಡೆಯೂ ಆಗಿಲ್ಲ.
moves-looking-back = ಚೌಕದಲ್ಲಿ ಕಾಣುತ್ತಿರುವುದು ಹಿಂದಿನ ಒಂದು ನಡೆ.
moves-present = ಈಗಿನ ಆಟಕ್ಕೆ
moves-branch = ಇಲ್ಲಿಂದ ಆಡಿ
book-sections = ಭಾಗಗಳು
# $rules: the name of the game or house whose rules are read
book-title = ನಿಯಮಗಳು: { $rules }

# Cards
menu-title = ಮೆನು
menu-new = ಹೊಸ ಆಟ
menu-share = ಹಂಚಿಕೊಳ್ಳಿ
menu-record = ಆಟದ ದಾಖಲೆ
menu-draw = ಒಪ್ಪಿ ಸಮ ಮಾಡಿ
menu-start = ಮೊದಲ ಪುಟ
menu-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು
speed-calm = ನಿಧಾನ
speed-usual = ಸಾಮಾನ್ಯ
speed-quick = ಬೇಗ
speed-instant = ತಕ್ಷಣ
confirm-draw-title = ಆಟ ಸಮವೇ?
confirm-draw-text = ಈ ಆಟವನ್ನು ಸಮ ಎಂದು ನಿಲ್ಲಿಸಲು ಆಡುತ್ತಿರುವ ಎಲ್ಲರೂ ಒಪ್ಪುತ್ತೀರಾ?
confirm-draw-yes = ಹೌದು, ಸಮ
cowries-title = ನಿಜವಾದ ಕವಡೆ
cowries-text = ನಿಮ್ಮದೇ ಕವಡೆ ಹಾಕಿ, ಬಂದದ್ದನ್ನು ಇಲ್ಲಿ ಒತ್ತಿ.
cowries-up =
    { $up ->
        [0] ಎಲ್ಲವೂ ಕವುಚಿ
        [1] ಒಂದು ಬಾಯಿ ಮೇಲೆ
       *[other] { $up } ಬಾಯಿ ಮೇಲೆ
    }

# Result
result-won = ಎಲ್ಲರೂ ಚೆನ್ನಾಗಿ ಆಡಿದಿರಿ.
result-drawn = ಯಾರಿಗೂ ಗೆಲುವಿಲ್ಲ, ಯಾರಿಗೂ ಸೋಲಿಲ್ಲ.
result-assisted = ಈ ಆಟದಲ್ಲಿ, ಒಮ್ಮೆ ಹಾಕಿದ ಕವಡೆಯನ್ನೂ ದಾಟಿ ಯಾರೋ ಹಿಂದಕ್ಕೆ ಹೋಗಿದ್ದಾರೆ.
# Teams: both have won
result-team = { $name } ಮತ್ತು { $partner } ಗೆದ್ದರು!
result-home =
    { $count ->
        [1] ಒಂದು ಹಣ್ಣು
       *[other] { $count } ಹಣ್ಣು
    }
result-again = ಮತ್ತೆ ಆಡಿ
result-start = ಮೊದಲ ಪುಟ

# Why a tap does nothing; the rules' own reasons are in events.ftl
refusal-somebody-else = ಈಗ ಬೇರೆಯವರ ಸರದಿ.
refusal-no-undo = ಹಿಂಪಡೆಯಲು ಏನೂ ಇಲ್ಲ. ಜನರ ನಡುವಿನ ಆಟದಲ್ಲಿ ಹಾಕಿದ ಕವಡೆ ಹಾಕಿದ್ದೇ.
refusal-too-long = ಆಟ ತೀರಾ ಉದ್ದವಾಗಿದೆ, ಇನ್ನು ಮುಂದುವರಿಸಲಾಗದು. ಎಲ್ಲರೂ ಒಪ್ಪಿ ಸಮ ಎಂದು ನಿಲ್ಲಿಸಬಹುದು.
refusal-no-hint = ಸುಳಿವು ನಿಮ್ಮ ನಡೆಗೆ ಮಾತ್ರ.
refusal-looking-back = ಇದು ಹಿಂದಿನ ಒಂದು ನಡೆ. ಮೊದಲು ಈಗಿನ ಆಟಕ್ಕೆ ಬನ್ನಿ.
refusal-beside = ನಿಮ್ಮ ಯಾವ ಎಣಿಕೆಯೂ ಅಲ್ಲಿಗೆ ಮುಟ್ಟಿಸುವುದಿಲ್ಲ.
hint-decline = ಇಲ್ಲಿ ಬಾಟ್ ಏನೂ ನಡೆಸುತ್ತಿರಲಿಲ್ಲ.
hint-twins = ಬಾಟ್ ಇಲ್ಲಿ ಅವಳಿ ಎಂದು ಹೇಳುತ್ತಿತ್ತು.
refusal-out-of-reach = ನಿಮ್ಮ ಯಾವ ಎಣಿಕೆಯೂ { $square } ಮನೆಗೆ ಮುಟ್ಟಿಸುವುದಿಲ್ಲ.

# What is said to those who hear the game, and the answers to the board's keys
answer-your-turn = { $name }, ಈಗ ನಿಮ್ಮ ಸರದಿ.
answer-undone = ಹಿಂಪಡೆಯಲಾಯಿತು.
# $count (Number) – legal moves, one or more; each follows, after the square that it leaves
answer-moves =
    { $count ->
        [1] { $name }: ಒಂದು ನಡೆ ಇದೆ.
       *[other] { $name }: { $count } ನಡೆಗಳಿವೆ.
    }
answer-from = { $square } ಮನೆಯಿಂದ:
answer-turn = ಈಗ { $name } ಅವರ ಸರದಿ.
# $count (Number) – throws still to be thrown in this turn
answer-owed =
    { $count ->
        [1] ಒಂದು ಸಲ ಕವಡೆ ಹಾಕುವುದಿದೆ.
       *[other] { $count } ಸಲ ಕವಡೆ ಹಾಕುವುದಿದೆ.
    }
# $throws – values with commas between them
answer-row = ಬಳಸಬೇಕಾದ ಎಣಿಕೆ: { $throws }.
# $ripe (Number) – pawns at home, of $all
answer-home = { $name }: { $all }ರಲ್ಲಿ { $ripe } ಹಣ್ಣು.
answer-gate-shut = { $name }: ಬಾಗಿಲು ಮುಚ್ಚಿದೆ.
# The squares follow, each with what stands there
answer-pawns = { $name } ಅವರ ಕಾಯಿಗಳು, ಎಲ್ಲಕ್ಕಿಂತ ಮುಂದಿರುವುದು ಮೊದಲು.

# The card that lists the keys; names as they stand on a keyboard
keys-title = ಆಟದ ಚೌಕದ ಕೀಲಿಗಳು
keys-where = ಆಟದ ಚೌಕದ ಯಾವುದಾದರೂ ಮನೆಯ ಮೇಲೆ ಫೋಕಸ್ ಇರುವಾಗ ಈ ಕೀಲಿಗಳು ಕೆಲಸ ಮಾಡುತ್ತವೆ.
keys-off = ಒಂದೇ ಅಕ್ಷರದ ಕೀಲಿಗಳನ್ನು ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಆಫ್ ಮಾಡಲಾಗಿದೆ.
keys-arrows-name = ಬಾಣದ ಕೀಲಿಗಳು
keys-arrows = ಆ ಬದಿಯ ಪಕ್ಕದ ಮನೆಗೆ
keys-home-name = Home, End
keys-home = ಸಾಲಿನ ಮೊದಲ ಅಥವಾ ಕೊನೆಯ ಮನೆಗೆ
keys-edges-name = Ctrl + Home, Ctrl + End
keys-edges = ಇಡೀ ಚೌಕದ ಮೊದಲ ಅಥವಾ ಕೊನೆಯ ಮನೆಗೆ
keys-enter-name = Enter, ಸ್ಪೇಸ್ ಬಾರ್
keys-enter = ಕಾಯಿ, ಮನೆ ಅಥವಾ ನಡೆಯನ್ನು ಆರಿಸುತ್ತದೆ
keys-escape-name = Esc
keys-escape = ಆರಿಸಿದ್ದನ್ನು ಬಿಡುತ್ತದೆ, ತೆರೆದ ಕಾರ್ಡನ್ನು ಮುಚ್ಚುತ್ತದೆ
keys-track = ಈಗ ಆಡುವವರ ದಾರಿಯಲ್ಲಿ ಹಿಂದಕ್ಕೆ, ಮುಂದಕ್ಕೆ
keys-moves = ಸಾಧ್ಯವಿರುವ ನಡೆಗಳನ್ನೆಲ್ಲ ಹೇಳುತ್ತದೆ
keys-last = ಕೊನೆಗೆ ಏನಾಯಿತೆಂದು ಹೇಳುತ್ತದೆ
keys-turn = ಯಾರ ಸರದಿ, ಯಾವ ಎಣಿಕೆಗಳು ಉಳಿದಿವೆ ಎಂದು ಹೇಳುತ್ತದೆ
keys-state = ಎಲ್ಲರ ಸ್ಥಿತಿ ಹೇಳುತ್ತದೆ
keys-pawns = ನಿಮ್ಮ ಕಾಯಿಗಳು ಎಲ್ಲಿವೆ ಎಂದು ಹೇಳುತ್ತದೆ
keys-throw = ಕವಡೆ ಹಾಕುತ್ತದೆ
keys-undo = ಕೊನೆಯ ಹೆಜ್ಜೆಯನ್ನು ಹಿಂಪಡೆಯುತ್ತದೆ
keys-help = ಈ ಪಟ್ಟಿಯನ್ನು ತೆರೆಯುತ್ತದೆ
