# $called – chowka and eight (all four cowries mouth up, or none), chamma and ashta (where the other side is counted, and
# with eight cowries); else number. $value (Number) – what the throw counts
event-threw =
    { $called ->
        [chowka] { $name }: ಚೌಕ ಬಂತು, { $value }.
        [eight] { $name }: ಎಲ್ಲವೂ ಕವುಚಿ ಬಿದ್ದವು, { $value }.
        [chamma] { $name }: ಚಮ್ಮ ಬಂತು, { $value }.
        [ashta] { $name }: ಅಷ್ಟ ಬಂತು, { $value }.
       *[number] { $name }: { $value } ಬಂತು.
    }
event-entered =
    { $count ->
        [1] { $name }: ಒಂದು ಕಾಯಿ ಆಟಕ್ಕೆ ಇಳಿಯಿತು.
       *[other] { $name }: { $count } ಕಾಯಿಗಳು ಆಟಕ್ಕೆ ಇಳಿದವು.
    }
event-threw-opening = { $name }: ಯಾರು ಮೊದಲು ಎಂದು ತಿಳಿಯಲು ಹಾಕಿದಾಗ { $value } ಬಂತು.
event-threw-test =
    { $value ->
        [1] ಪರೀಕ್ಷೆಯಲ್ಲಿ 1 ಬಂತು.
       *[other] ಪರೀಕ್ಷೆಯಲ್ಲಿ 1 ಬರಲಿಲ್ಲ, { $value } ಬಂತು.
    }
event-tied = ಎಲ್ಲರಿಗಿಂತ ಹೆಚ್ಚು ಬಂದವರು ಸಮ: ಅವರು ಮತ್ತೆ ಹಾಕುತ್ತಾರೆ.
event-begins = { $name } ಶುರು ಮಾಡುತ್ತಾರೆ.
event-unlocked = ದೊಡ್ಡ ಎಣಿಕೆ ಬಂತು: ಇನ್ನು { $name } ಕಾಯಿ ನಡೆಸಬಹುದು.
event-moved =
    { $count ->
        [1] { $name }: { $from } ಮನೆಯಿಂದ { $to } ಮನೆಗೆ.
        [2] { $name }: ಎರಡೂ ಕಾಯಿಗಳು { $from } ಮನೆಯಿಂದ { $to } ಮನೆಗೆ.
       *[other] { $name }: { $count } ಕಾಯಿಗಳು { $from } ಮನೆಯಿಂದ { $to } ಮನೆಗೆ.
    }
# As event-moved, in a list that already names the player
event-moved-listed =
    { $count ->
        [1] { $from } ಮನೆಯಿಂದ { $to } ಮನೆಗೆ.
        [2] ಎರಡೂ ಕಾಯಿ { $from } ಮನೆಯಿಂದ { $to } ಮನೆಗೆ.
       *[other] { $count } ಕಾಯಿ { $from } ಮನೆಯಿಂದ { $to } ಮನೆಗೆ.
    }
# $square – the start opposite the player’s own
event-twinned = { $name }: { $square } ಮನೆಯ ಎರಡು ಕಾಯಿಗಳು ಇನ್ನು ಅವಳಿ.
# $host – whose double it is, on $square
event-stopped =
    { $count ->
        [1] { $name }: { $square } ಮನೆಯಲ್ಲಿರುವ { $host } ಅವರ ಜೊತೆ ಕಾಯಿಗಳು ಒಂದು ಕಾಯಿಯನ್ನು ತಡೆದವು. ಇನ್ನು ಆ ಕಾಯಿ ದಾಟಬಹುದು.
       *[other] { $name }: { $square } ಮನೆಯಲ್ಲಿರುವ { $host } ಅವರ ಜೊತೆ ಕಾಯಿಗಳು { $count } ಕಾಯಿಗಳನ್ನು ತಡೆದವು. ಇನ್ನು ಅವು ದಾಟಬಹುದು.
    }
event-left =
    { $count ->
        [1] { $name }: ಒಂದು ಕಾಯಿ ಚೌಕ ಬಿಟ್ಟು ಹೋಯಿತು.
       *[other] { $name }: { $count } ಕಾಯಿಗಳು ಚೌಕ ಬಿಟ್ಟು ಹೋದವು.
    }
event-became-hollow = { $square } ಮನೆಯಲ್ಲಿ ಹೊಸ ಜೋಡಿ, ಟೊಳ್ಳು.
event-became-hard = { $square } ಮನೆಯ ಜೋಡಿ ಗಟ್ಟಿಯಾಯಿತು.
event-untied = { $square } ಘಟ್ಟಕ್ಕೆ ಬಂದ ಜೋಡಿ ಈಗ ಎರಡು ಸುರಕ್ಷಿತ ಒಂಟಿ ಕಾಯಿಗಳು.
event-broke = { $square } ಮನೆಯಲ್ಲಿ ಮೂರು ಅಥವಾ ಹೆಚ್ಚು ಕಾಯಿಗಳು: ಜೋಡಿ ಮುರಿಯಿತು.
event-sat = { $name }: { $square } ಮನೆಯಲ್ಲಿ ಕಾಯಿ { $host } ಅವರ ಜೋಡಿಯ ಮೇಲೆ ಕೂತಿತು.
event-freed = { $name }: { $square } ಮನೆಯ ಕಾಯಿ ಅಪಾಯದಿಂದ ಪಾರಾಯಿತು.
# $ones (Number) – 1s needed one after another
event-attacked =
    { $ones ->
        [1] { $name }: { $square } ಮನೆಯಲ್ಲಿ { $defender } ಅವರ ಮೇಲೆ ದಾಳಿ. 1 ಬರಬೇಕು.
       *[other] { $name }: { $square } ಮನೆಯಲ್ಲಿ { $defender } ಅವರ ಮೇಲೆ ದಾಳಿ. ಬಿಡದೆ { $ones } ಸಲ 1 ಬರಬೇಕು.
    }
event-returned =
    { $count ->
        [1] ದಾಳಿ ಸೋತಿತು. ಕಾಯಿ { $square } ಮನೆಗೆ ವಾಪಸು.
       *[other] ದಾಳಿ ಸೋತಿತು. ಎರಡೂ ಕಾಯಿಗಳು { $square } ಮನೆಗೆ ವಾಪಸು.
    }
event-hit =
    { $count ->
        [1] { $name }: { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ ಕಾಯಿಗೆ ಹೊಡೆತ.
       *[other] { $name }: { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ { $count } ಕಾಯಿಗಳಿಗೆ ಹೊಡೆತ.
    }
event-gate-opened = { $name }: ಬಾಗಿಲು ತೆರೆಯಿತು.
event-again = { $name }: ಇನ್ನೊಂದು ಕವಡೆ ಸಿಕ್ಕಿತು.
event-ripened =
    { $count ->
        [1] { $name }: ಒಂದು ಕಾಯಿ ಹಣ್ಣಾಯಿತು.
       *[other] { $name }: { $count } ಕಾಯಿಗಳು ಹಣ್ಣಾದವು.
    }
event-lost-no-use = { $name }: ಇದಕ್ಕೆ ಯಾವ ನಡೆಯೂ ಇಲ್ಲ; ಸಾಲಿನ ಎಣಿಕೆ ವ್ಯರ್ಥ.
event-lost-locked = { $name }: ಇನ್ನೂ ದೊಡ್ಡ ಎಣಿಕೆ ಬಂದಿಲ್ಲ, ಕಾಯಿ ನಡೆಸುವಂತಿಲ್ಲ.
event-lost-three = { $name }: ದೊಡ್ಡ ಎಣಿಕೆ ಬಿಡದೆ ಮೂರನೇ ಸಲ ಬಂತು; ಎಣಿಕೆಗಳೂ ಸರದಿಯೂ ರದ್ದು.
event-lost-failed-test = { $name }: ಸೋತ ಎಣಿಕೆಯನ್ನು ಬೇರೆ ಯಾವುದಕ್ಕೂ ಬಳಸಲಾಗದು; ಸರದಿ ಮುಗಿಯಿತು.
event-lost-before-one = { $name }: ಚೌಕದಲ್ಲಿ ಒಂದೂ ಕಾಯಿ ಇಲ್ಲ; 1 ಬರುವ ಮೊದಲಿನ ಈ ಎಣಿಕೆ ಉಳಿಯುವುದಿಲ್ಲ.
event-lost-declined = { $name }: ಸಾಲಿನ ಎಣಿಕೆಗಳನ್ನು ಬಳಸದೆ ಬಿಟ್ಟರು.
event-lost-stopped = { $name }: ಎಣಿಕೆ ವ್ಯರ್ಥ, ಸರದಿ ಮುಗಿಯಿತು.
event-lost-nothing = { $name }: ಲೆಕ್ಕಕ್ಕೆ ಒಂದೂ ಕವಡೆ ಇಲ್ಲ; ಸರದಿ ಹೋಯಿತು.
# $place (Number) – 1 for the winner
event-finished =
    { $place ->
        [1] { $name }: ಕಾಯಿಗಳೆಲ್ಲ ಹಣ್ಣಾದವು!
       *[other] { $name }: ಕಾಯಿಗಳೆಲ್ಲ ಹಣ್ಣಾದವು, { $place }ನೇ ಸ್ಥಾನ.
    }
event-dead = ಇನ್ನು ಯಾರೂ ಎಂದಿಗೂ ನಡೆಸಲಾಗದು. ಆಟ ಸಿಕ್ಕಿಹಾಕಿಕೊಂಡಿದೆ.
event-gates-opened = ಎಲ್ಲರ ಬಾಗಿಲೂ ತೆರೆದಿದೆ. ಆಟ ಮುಂದುವರಿಸಿ.
event-over-won = { $name } ಗೆದ್ದರು!
event-over-shared = { $name } ಗೆದ್ದರು; ಉಳಿದವರು ಮುಂದಿನ ಸ್ಥಾನವನ್ನು ಹಂಚಿಕೊಳ್ಳುತ್ತಾರೆ.
event-over-dead = ಆಟ ಸಮ: ಯಾರಿಗೂ ನಡೆ ಉಳಿದಿರಲಿಲ್ಲ.
event-over-agreed = ಆಟ ಸಮ: ಎಲ್ಲರೂ ಒಪ್ಪಿದರು.

# What a move would do, told before it is made. $value is the throw that is used.
outlook-home =
    { $count ->
        [1] { $value } ಬಳಸಿದರೆ ಈ ಕಾಯಿ ಹಣ್ಣಾಗುತ್ತದೆ.
        [2] { $value } ಬಳಸಿದರೆ ಎರಡೂ ಕಾಯಿಗಳು ಹಣ್ಣಾಗುತ್ತವೆ.
       *[other] { $value } ಬಳಸಿದರೆ { $count } ಕಾಯಿಗಳು ಹಣ್ಣಾಗುತ್ತವೆ.
    }
outlook-leaves = { $value } ಬಳಸಿದರೆ ಈ ಕಾಯಿ ಚೌಕ ಬಿಟ್ಟು ಹೋಗುತ್ತದೆ; ಅದರ ಓಟ ಮುಗಿಯಿತು.
outlook-enters =
    { $count ->
        [1] { $value } ಬಳಸಿದರೆ ಒಂದು ಕಾಯಿ { $square } ಮನೆಗೆ ಇಳಿಯುತ್ತದೆ.
       *[other] { $value } ಬಳಸಿದರೆ { $count } ಕಾಯಿಗಳು { $square } ಮನೆಗೆ ಇಳಿಯುತ್ತವೆ.
    }
# $at – where the double stands
outlook-stopped = { $value } ಬಳಸಿದರೆ { $at } ಮನೆಯಲ್ಲಿರುವ { $victim } ಅವರ ಜೊತೆ ಕಾಯಿಗಳು ತಡೆಯುತ್ತವೆ: ಕಾಯಿ ಅಲ್ಲೇ ಉಳಿಯುತ್ತದೆ, ಸರದಿ ಮುಗಿಯುತ್ತದೆ, ಮುಂದಿನ ಸಲ ದಾಟಬಹುದು.
outlook-safe =
    { $count ->
        [1] { $value } ಬಳಸಿದರೆ { $square } ಘಟ್ಟಕ್ಕೆ: ಅಲ್ಲಿ ಅಪಾಯವಿಲ್ಲ.
        [2] { $value } ಬಳಸಿದರೆ ಎರಡೂ { $square } ಘಟ್ಟಕ್ಕೆ: ಎರಡು ಸುರಕ್ಷಿತ ಒಂಟಿ ಕಾಯಿಗಳು.
       *[other] { $value } ಬಳಸಿದರೆ { $count } ಕಾಯಿಗಳು { $square } ಘಟ್ಟಕ್ಕೆ: ಅಲ್ಲಿ ಅಪಾಯವಿಲ್ಲ.
    }
outlook-hollow = { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿರುವ ನಿಮ್ಮ ಕಾಯಿಯ ಜೊತೆ ಹೊಸ ಜೋಡಿ.
outlook-pair = { $value } ಬಳಸಿದರೆ { $square } ಮನೆಗೆ: ಅಲ್ಲಿ ನಿಮ್ಮ ಕಾಯಿಗಳು ಜೊತೆಗಿರುತ್ತವೆ.
outlook-jodi = { $value } ಬಳಸಿದರೆ ಜೋಡಿ { $square } ಮನೆಗೆ ಹೋಗುತ್ತದೆ.
outlook-hard = { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ ಜೋಡಿ ಗಟ್ಟಿಯಾಗುತ್ತದೆ.
outlook-broken = { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ ನಿಮ್ಮ ಮೂರು ಅಥವಾ ಹೆಚ್ಚು ಕಾಯಿ ಸೇರಿ ಜೋಡಿ ಮುರಿಯುತ್ತದೆ.
outlook-plain = { $value } ಬಳಸಿದರೆ { $square } ಮನೆಗೆ ಹೋಗುತ್ತದೆ.
outlook-hit =
    { $count ->
        [1] { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ ಕಾಯಿಗೆ ಹೊಡೆತ.
       *[other] { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ { $count } ಕಾಯಿಗಳಿಗೆ ಹೊಡೆತ.
    }
outlook-test =
    { $ones ->
        [1] { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ ಮೇಲೆ ದಾಳಿ: ನಿಮಗೆ 1 ಬರಬೇಕು.
       *[other] { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ ಮೇಲೆ ದಾಳಿ: ನಿಮಗೆ ಬಿಡದೆ { $ones } ಸಲ 1 ಬರಬೇಕು.
    }
outlook-sit = { $value } ಬಳಸಿದರೆ { $square } ಮನೆಯಲ್ಲಿ { $victim } ಅವರ ಜೋಡಿಯ ಮೇಲೆ ಕೂರುತ್ತದೆ. ಜೋಡಿ ನಡೆದರೆ ಹೊಡೆತ ಬೀಳುತ್ತದೆ.
outlook-parts = ನಿಮ್ಮ ಜೋಡಿ ಬೇರ್ಪಡುತ್ತದೆ.
outlook-overtakes =
    { $count ->
        [1] ದಾರಿಯಲ್ಲಿ { $victim } ಅವರ ಒಂದು ಕಾಯಿಗೆ ಹೊಡೆತ.
       *[other] ದಾರಿಯಲ್ಲಿ { $victim } ಅವರ { $count } ಕಾಯಿಗಳಿಗೆ ಹೊಡೆತ.
    }
outlook-divided = ಮೊದಲು ಇನ್ನೊಂದು ಕಾಯಿ ಎಣಿಕೆಯಲ್ಲಿ ತನ್ನ ಪಾಲು ಬಳಸಿ ಹಣ್ಣಾಗುತ್ತದೆ.
outlook-hits-sitter = ಜೋಡಿಯ ಮೇಲೆ ಕೂತ ಕಾಯಿಗೆ ಹೊಡೆತ.

# Why something cannot be done.
refusal-over = ಆಟ ಮುಗಿದಿದೆ.
refusal-throw-first = ಮೊದಲು ಕವಡೆ ಹಾಕಿ.
refusal-move-first = ಮೊದಲು ಒಂದು ಎಣಿಕೆ ಬಳಸಿ.
refusal-dead = ಆಟ ಸಿಕ್ಕಿಹಾಕಿಕೊಂಡಿದೆ: ಬಾಗಿಲುಗಳನ್ನು ತೆರೆಯಿರಿ, ಇಲ್ಲವೇ ಸಮ ಎಂದು ನಿಲ್ಲಿಸಿ.
refusal-not-dead = ಯಾರೂ ನಡೆಸಲಾಗದಂಥ ಸ್ಥಿತಿಯಲ್ಲಿ ಮಾತ್ರ ಬಾಗಿಲುಗಳನ್ನು ತೆರೆಯಬಹುದು.
refusal-no-such-throw = ಕವಡೆ ಹಾಗೆ ಬೀಳಲು ಸಾಧ್ಯವಿಲ್ಲ.
refusal-not-in-row = ಆ ಎಣಿಕೆ ಸಾಲಿನಲ್ಲಿ ಇಲ್ಲ.
refusal-no-such-pawn = ಅಂಥ ಕಾಯಿ ಇಲ್ಲ.
refusal-at-home = ಈ ಕಾಯಿ ಆಗಲೇ ಹಣ್ಣಾಗಿದೆ.
refusal-needs-big-throw = ಏನನ್ನಾದರೂ ನಡೆಸುವ ಮೊದಲು ಒಂದು ದೊಡ್ಡ ಎಣಿಕೆ ಬರಬೇಕು.
refusal-sitting = ಈ ಕಾಯಿ ಜೋಡಿಯ ಮೇಲೆ ಕೂತಿದೆ. ಜೋಡಿಯ ಆಟಗಾರರ ಒಂದು ಸರದಿ ಮುಗಿದ ಮೇಲೆ ಹೊರಡಬಹುದು.
refusal-barred = ಈ ಕಾಯಿಯ ದಾಳಿ ಸೋತಿದೆ: ಆ ಎಣಿಕೆಯನ್ನು ಇದು ಬಳಸುವಂತಿಲ್ಲ.
refusal-stays-together = ಗಟ್ಟಿ ಜೋಡಿಯನ್ನು ಬಿಡಿಸುವಂತಿಲ್ಲ.
refusal-twins-stay = ಅವಳಿ ಕಾಯಿಗಳನ್ನು ಬಿಡಿಸುವಂತಿಲ್ಲ.
refusal-no-jodi = ಇಲ್ಲಿ ಜೋಡಿ ಇಲ್ಲ.
refusal-no-pair = ಈ ಎಣಿಕೆಗೆ ಈ ಕಾಯಿಗಳು ಜೊತೆಯಾಗಿ ನಡೆಯುವುದಿಲ್ಲ.
refusal-not-a-two = ಟೊಳ್ಳು ಜೋಡಿ ಸೇರಿ ನಡೆಯುವುದು 2 ಬಂದರೆ ಮಾತ್ರ.
refusal-odd = ಗಟ್ಟಿ ಜೋಡಿ ನಡೆಯುವುದು ಸಮಸಂಖ್ಯೆ ಬಂದಾಗ ಮಾತ್ರ.
refusal-twins-one = ಅವಳಿ ಕಾಯಿಗಳು ನಡೆಯುವುದು ಎಣಿಕೆಯ ಅರ್ಧ; 1ಕ್ಕೆ ಅವು ನಡೆಯುವುದಿಲ್ಲ.
refusal-overshoots = ಅದು ನಡುಮನೆಯನ್ನು ಮೀರುತ್ತದೆ.
refusal-gate-shut = ನೀವು ಯಾರನ್ನಾದರೂ ಹೊಡೆಯುವ ತನಕ ಬಾಗಿಲು ಮುಚ್ಚಿರುತ್ತದೆ.
refusal-jodi-in-the-way = { $square } ಮನೆಯಲ್ಲಿ ಗಟ್ಟಿ ಜೋಡಿ ಅಡ್ಡ ಇದೆ.
refusal-sitter-there = { $square } ಮನೆಯ ಜೋಡಿಯ ಮೇಲೆ ಒಂದು ಕಾಯಿ ಕೂತಿದೆ: ಇನ್ನು ಯಾರೂ ಅಲ್ಲಿಗೆ ಬರುವಂತಿಲ್ಲ.
refusal-jodi-blocks = { $square } ಮನೆಯ ಗಟ್ಟಿ ಜೋಡಿಯ ಮೇಲೆ ಯಾರೂ ಬರುವಂತಿಲ್ಲ.
refusal-own-pawn-there = { $square } ಮನೆಯಲ್ಲಿ ನಿಮ್ಮದೇ ಕಾಯಿ ನಿಂತಿದೆ.
refusal-not-on-board = ಈ ಕಾಯಿ ಇನ್ನೂ ಆಟಕ್ಕೆ ಇಳಿದಿಲ್ಲ, ಈ ಎಣಿಕೆಗೆ ಇಳಿಸುವಂತೆಯೂ ಇಲ್ಲ.
refusal-has-left = ಈ ಕಾಯಿ ಚೌಕ ಬಿಟ್ಟು ಹೋಗಿದೆ.
refusal-needs-big-for-centre = ನಡುಮನೆ ಸೇರಲು ದೊಡ್ಡ ಎಣಿಕೆಯೇ ಬೇಕು.
refusal-partner-there = { $square } ಮನೆಯಲ್ಲಿ ನಿಮ್ಮ ಜೊತೆಗಾರರ ಕಾಯಿ ಇದೆ.
refusal-seven-spares = 7ಕ್ಕೆ ಯಾರನ್ನೂ ಹೊಡೆಯುವಂತಿಲ್ಲ; { $square } ಮನೆಯಲ್ಲಿ ಎದುರಾಳಿ ಇದ್ದಾರೆ.
refusal-double-there = { $square } ಮನೆಯಲ್ಲಿ ಎರಡು ಅಥವಾ ಹೆಚ್ಚು ಕಾಯಿಗಳು ಜೊತೆಗಿವೆ: ಒಂಟಿ ಕಾಯಿ ಅವನ್ನು ಏನೂ ಮಾಡಲಾರದು.
refusal-which-one = { $square } ಮನೆಯಲ್ಲಿ ಯಾವ ಕಾಯಿಗೆ ಹೊಡೆತ ಎಂದು ಹೇಳಿ.
refusal-no-such-target = ಹೊಡೆಯಬೇಕಾದ ಕಾಯಿ ಅಲ್ಲಿಲ್ಲ.
refusal-must-move = ಬಳಸಬಹುದಾದ ಎಣಿಕೆ ಇದ್ದರೆ ಬಳಸಲೇಬೇಕು.
refusal-not-divided = ಒಂದು ಭಾಗದಿಂದ ಒಂದು ಕಾಯಿ ಸರಿಯಾಗಿ ಹಣ್ಣಾಗಿ, ಇನ್ನೊಂದಕ್ಕೆ ಏನಾದರೂ ಉಳಿದರೆ ಮಾತ್ರ ಎಣಿಕೆಯನ್ನು ಹಂಚಬಹುದು.
refusal-no-twins = ಅವಳಿ ಎಂದು ಹೇಳಬಹುದಾದ ಎರಡು ಕಾಯಿಗಳು ನಿಮಗಿಲ್ಲ.

# The name of a square for those who hear it.
square-start = { $square }, ಘಟ್ಟ, { $name } ಅವರ ಶುರುವಿನ ಮನೆ.
square-centre = { $square }, ನಡುಮನೆ.
square-ghatta = { $square }, ಘಟ್ಟ.
square-plain = { $square }.

# $tie is one of: home, danger (sits on a jodi and may be hit), loose, hollow, hard, broken, pair (may go together),
# twins (go together only)
square-pawns =
    { $tie ->
        [home]
            { $count ->
                [1] { $name }: ಒಂದು ಹಣ್ಣು.
               *[other] { $name }: { $count } ಹಣ್ಣು.
            }
        [danger] { $name }: ಜೋಡಿಯ ಮೇಲೆ ಕೂತ ಒಂದು ಕಾಯಿ, ಅಪಾಯದಲ್ಲಿ.
        [hollow] { $name }: ಟೊಳ್ಳು ಜೋಡಿ.
        [hard] { $name }: ಗಟ್ಟಿ ಜೋಡಿ.
        [broken] { $name }: ಮುರಿದ ಜೋಡಿ, { $count } ಕಾಯಿಗಳು.
        [pair] { $name }: ಜೊತೆಗಿರುವ { $count } ಕಾಯಿಗಳು.
        [twins]
            { $count ->
                [2] { $name }: ಅವಳಿ ಕಾಯಿಗಳು.
               *[other] { $name }: { $count } ಕಾಯಿಗಳು, ಅವುಗಳಲ್ಲಿ ಅವಳಿ ಇವೆ.
            }
       *[loose]
            { $count ->
                [1] { $name }: ಒಂದು ಕಾಯಿ.
               *[other] { $name }: { $count } ಕಾಯಿಗಳು.
            }
    }
square-movable = ನಡೆಸಬಹುದು.
square-chosen = ಆರಿಸಲಾಗಿದೆ.

# What is wrong with a text that was opened. $found is the word or line as it was found.
fault-line = { $line }ನೇ ಸಾಲು: “{ $found }”.
fault-turn = { $turn }ನೇ ಸರದಿ, { $place }ನೇ ಹೆಜ್ಜೆ: “{ $found }”.
fault-not-a-record = ಇದು ಆಟದ ದಾಖಲೆಯಲ್ಲ.
fault-newer = ಇದು ಆ್ಯಪ್‌ನ ಇನ್ನೂ ಹೊಸ ಆವೃತ್ತಿಯಲ್ಲಿ ಮಾಡಿದ್ದು.
fault-unknown-line = ಈ ಸಾಲನ್ನು ಓದಲಾಗಲಿಲ್ಲ.
fault-repeated-line = ಇಂಥ ಸಾಲು ಈಗಾಗಲೇ ಇದೆ.
fault-seats = ಯಾರು ಯಾವ ಬದಿ, ಯಾರು ಮೊದಲು ಎಂಬುದು ಹೊಂದುತ್ತಿಲ್ಲ.
fault-seed = ಕವಡೆ ಬೀಳುವ ಕ್ರಮವನ್ನು ಗೊತ್ತುಮಾಡುವ ಬೀಜಸಂಖ್ಯೆಯನ್ನು ಓದಲಾಗಲಿಲ್ಲ.
fault-no-start = ಆಟ ಹೇಗೆ ಶುರುವಾಗುತ್ತದೆ ಎಂಬುದು ದಾಖಲೆಯಲ್ಲಿಲ್ಲ.
fault-too-long = ಒಂದು ಆಟಕ್ಕೆ ಈ ಬರಹ ತೀರಾ ಉದ್ದವಾಗಿದೆ.
fault-unknown-preset = “{ $found }” ಎಂಬ ಹೆಸರಿನ ನಿಯಮಗಳಿಲ್ಲ.
fault-unknown-choice = “{ $found }” ಎಂಬ ಮನೆಯ ನಿಯಮ ಇಲ್ಲ.
fault-repeated-choice = “{ $found }” ಎಂಬ ಮನೆಯ ನಿಯಮ ಎರಡು ಸಲ ಬಂದಿದೆ.
fault-clause = ಆಟದ ಸ್ಥಿತಿಯ ಒಂದು ಭಾಗವನ್ನು ಓದಲಾಗಲಿಲ್ಲ: “{ $found }”.
fault-missing-clause = ಆಟದ ಸ್ಥಿತಿಯಲ್ಲಿ ಒಂದು ಭಾಗ ಕಾಣೆಯಾಗಿದೆ: “{ $found }”.
fault-impossible = ಆಟದಲ್ಲಿ ಇಂಥ ಸ್ಥಿತಿ ಬರಲು ಸಾಧ್ಯವಿಲ್ಲ.
fault-token = ಆ ಹೊತ್ತಿನ ಎಣಿಕೆಯೂ ನಡೆಯೂ ಇದಲ್ಲ.
fault-leads-to = ಆ ನಡೆ { $square } ಮನೆಗೆ ಹೋಗುತ್ತದೆ.
# $who – the letter of a seat (S, E, N, W), start or table, as in the record
fault-not-their-turn = ಆಗ ಸರದಿ ಇದ್ದದ್ದು “{ $who }”.

# What the table calls big throws: of four cowries all mouths up and none, or counted the other way round
value-chowka = ಚೌಕ
value-eight = ಎಂಟು
value-chamma = ಚಮ್ಮ
value-ashta = ಅಷ್ಟ

# More answers to the board’s keys
answer-from-off = ಚೌಕದ ಹೊರಗಿನಿಂದ:
answer-may-twin = ಇಲ್ಲವೇ ಎರಡು ಕಾಯಿಗಳನ್ನು ಅವಳಿ ಮಾಡಬಹುದು.
answer-may-decline = ಇಲ್ಲವೇ ಎಣಿಕೆಗಳನ್ನು ಬಳಸದೆ ಬಿಡಬಹುದು.
answer-off =
    { $count ->
        [1] ಚೌಕದ ಹೊರಗೆ ಒಂದು ಕಾಯಿ.
       *[other] ಚೌಕದ ಹೊರಗೆ { $count } ಕಾಯಿಗಳು.
    }
