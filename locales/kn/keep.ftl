# What is kept on the device: saved games, moving and erasing them, a game in two tabs.

# The list of saved games
games-title = ಉಳಿಸಿದ ಆಟಗಳು
games-search = ಆಟ ಹುಡುಕಿ
games-none = ಇನ್ನೂ ಯಾವ ಆಟವನ್ನೂ ಉಳಿಸಿಲ್ಲ. ನೀವು ಶುರು ಮಾಡುವ ಪ್ರತಿಯೊಂದು ಆಟವೂ ತಾನಾಗಿಯೇ ಇಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.
games-none-found = ಉಳಿಸಿದ ಯಾವ ಆಟದಲ್ಲೂ ಈ ಪದಗಳಿಲ್ಲ.
# For people who cannot see the list. $count (Number) – games found
games-count =
    { $count ->
        [0] ಯಾವ ಆಟವೂ ಇಲ್ಲ
        [1] ಒಂದು ಆಟ
       *[other] { $count } ಆಟಗಳು
    }
# A field for a name that a family gives a game; without one the players’ names stand there
games-name = ಆಟದ ಹೆಸರು
games-open = ತೆರೆಯಿರಿ
# $game – the game’s name, or its players
games-delete = ಆಟ ಅಳಿಸಿ: { $game }
games-more = ಇನ್ನಷ್ಟು ತೋರಿಸಿ
# $count (Number) – bots at the table, at least one
games-bots =
    { $count ->
        [1] ಒಂದು ಬಾಟ್ ಜೊತೆ
       *[other] { $count } ಬಾಟ್‌ಗಳ ಜೊತೆ
    }
games-finished = ಮುಗಿದ ಆಟಗಳು
games-played = ಆಡಿದ್ದು
games-won = ಗೆದ್ದದ್ದು
games-all-bots = ಬಾಟ್‌ಗಳು
notice-deleted = ಆಟವನ್ನು ಅಳಿಸಲಾಗಿದೆ.
notice-undo = ಹಿಂಪಡೆಯಿರಿ
notice-erased = ಈ ಸಾಧನದಲ್ಲಿದ್ದ ಎಲ್ಲವನ್ನೂ ಅಳಿಸಲಾಗಿದೆ. ಈ ಪುಟ ತೆರೆದಿರುವ ತನಕ ಅದನ್ನು ಹಿಂಪಡೆಯಬಹುದು.
confirm-erase-title = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಬೇಕೇ?
confirm-erase-text = ಈ ಸಾಧನದಲ್ಲಿ ಉಳಿಸಿದ ಎಲ್ಲ ಆಟಗಳು, ನಿಮ್ಮ ಮನೆಯ ನಿಯಮಗಳು, ಎಲ್ಲ ಸೆಟ್ಟಿಂಗ್‌ಗಳು ಹೋಗುತ್ತವೆ.
confirm-erase-yes = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ

# What is stored on the device
stored-title = ಇಲ್ಲಿ ಉಳಿಸಿರುವುದು
stored-nothing-leaves = ನೀವಾಗಿ ಕಳುಹಿಸದೆ ಈ ಸಾಧನದಿಂದ ಏನೂ ಹೊರಗೆ ಹೋಗುವುದಿಲ್ಲ. ಈ ಪುಟಕ್ಕೆ ತನ್ನದೇ ಸರ್ವರ್ ಇಲ್ಲ, ಖಾತೆ ಇಲ್ಲ, ಜಾಹೀರಾತು ಇಲ್ಲ; ಬಂದವರ ಲೆಕ್ಕವನ್ನೂ ಇಡುವುದಿಲ್ಲ. ಬೇರೆ ಯಾವ ವಿಳಾಸದೊಂದಿಗೂ ಮಾತಾಡದಂತೆ ಪುಟದಲ್ಲೇ ಇರುವ ಕಟ್ಟುನಿಟ್ಟಿನ ನಿಯಮ ಬ್ರೌಸರನ್ನು ತಡೆಯುತ್ತದೆ.
stored-what = ಈ ಬ್ರೌಸರಿನಲ್ಲಿ ಉಳಿಯುವುದು: ಆಟಗಳು, ಅವುಗಳ ಪ್ರತಿ ಎಣಿಕೆ, ಪ್ರತಿ ನಡೆ; ನೀವು ಬರೆದ ಹೆಸರುಗಳು, ನಿಮ್ಮ ಮನೆಯ ನಿಯಮಗಳು, ನಿಮ್ಮ ಸೆಟ್ಟಿಂಗ್‌ಗಳು. ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲದೆಯೂ ತೆರೆಯುವಂತೆ ಪುಟದ ಕಡತಗಳೂ ಇಲ್ಲೇ ಉಳಿಯುತ್ತವೆ.
# $games, $houses (Number) – saved games, and houses’ rules under a name. $kilobytes (Number)
stored-amount =
    { $games ->
        [0] ಉಳಿಸಿದ ಆಟ ಇಲ್ಲ,
        [1] ಉಳಿಸಿದ ಒಂದು ಆಟ,
       *[other] ಉಳಿಸಿದ { $games } ಆಟಗಳು,
    } { $houses ->
        [0] ಮನೆಯ ನಿಯಮ ಇಲ್ಲ,
        [1] ಒಂದು ಮನೆಯ ನಿಯಮಗಳು,
       *[other] { $houses } ಮನೆಗಳ ನಿಯಮಗಳು,
    } ಒಟ್ಟು { $kilobytes } kB.
stored-persistent = ಜಾಗ ಕಡಿಮೆಯಾದರೂ ಇದನ್ನು ಅಳಿಸುವುದಿಲ್ಲ ಎಂದು ಬ್ರೌಸರ್ ಮಾತು ಕೊಟ್ಟಿದೆ.
stored-not-persistent = ಸಾಧನದಲ್ಲಿ ಜಾಗ ಕಡಿಮೆಯಾದರೆ ಬ್ರೌಸರ್ ಇದನ್ನು ಅಳಿಸಬಹುದು. ಮೊದಲ ಆಟ ಮುಗಿದ ಮೇಲೆ, ಅಳಿಸಬೇಡ ಎಂದು ಪುಟವೇ ಅದನ್ನು ಕೇಳುತ್ತದೆ; ಆ್ಯಪ್ ಆಗಿ ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿದರೆ ಹೆಚ್ಚು ಸುರಕ್ಷಿತ.
stored-persistence-unknown = ಜಾಗ ಕಡಿಮೆಯಾದಾಗ ಇದನ್ನು ಅಳಿಸಬಹುದೇ ಎಂದು ಈ ಬ್ರೌಸರ್ ಹೇಳುವುದಿಲ್ಲ.
stored-carry = ಬೇರೆ ಸಾಧನಕ್ಕೆ
stored-carry-text = ಇಲ್ಲಿ ಉಳಿಸಿರುವ ಎಲ್ಲವೂ ಒಂದೇ ಕಡತದಲ್ಲಿ. ಇನ್ನೊಂದು ಸಾಧನದಲ್ಲಿ ಅದನ್ನು ಇದೇ ಪುಟಕ್ಕೆ ತನ್ನಿ; ಅಲ್ಲಿ ಈಗಾಗಲೇ ಇರುವ ಆಟಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ. ಕೊಂಡಿಯ ಮೂಲಕ ನಡೆಯುತ್ತಿರುವ ಆಟಗಳ ಗುಟ್ಟುಗಳೂ ಈ ಕಡತದಲ್ಲಿರುತ್ತವೆ: ಬೇರೆ ಯಾರಿಗೂ ಕೊಡಬೇಡಿ.
stored-export = ಕಡತವಾಗಿ ಉಳಿಸಿ
stored-import = ಕಡತ ತನ್ನಿ
stored-import-do = ತನ್ನಿ
stored-import-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳನ್ನೂ ಮನೆಯ ನಿಯಮಗಳನ್ನೂ ತನ್ನಿ
stored-import-foreign = ಇದು ಉಳಿಸಿದ ಆಟಗಳ ಕಡತವಲ್ಲ.
stored-import-no-room = ಇಲ್ಲಿ ಸಾಕಷ್ಟು ಜಾಗವಿಲ್ಲ. ಏನೂ ಬದಲಾಗಿಲ್ಲ.
# $count (Number) – games
stored-preview-new =
    { $count ->
        [0] ಹೊಸ ಆಟ ಯಾವುದೂ ಇಲ್ಲ.
        [1] ಒಂದು ಹೊಸ ಆಟ.
       *[other] { $count } ಹೊಸ ಆಟಗಳು.
    }
stored-preview-houses =
    { $count ->
        [1] ಒಂದು ಮನೆಯ ನಿಯಮಗಳು.
       *[other] { $count } ಮನೆಗಳ ನಿಯಮಗಳು.
    }
stored-preview-known =
    { $count ->
        [1] ಒಂದು ಆಟ ಇಲ್ಲಿ ಈಗಾಗಲೇ ಇದೆ.
       *[other] { $count } ಆಟಗಳು ಇಲ್ಲಿ ಈಗಾಗಲೇ ಇವೆ.
    }
stored-preview-different =
    { $count ->
        [1] ಒಂದು ಆಟ ಇಲ್ಲಿ ಒಂದು ರೀತಿ, ಅಲ್ಲಿ ಇನ್ನೊಂದು ರೀತಿ ಮುಂದುವರಿದಿದೆ: ಎರಡೂ ಉಳಿಯುತ್ತವೆ.
       *[other] { $count } ಆಟಗಳು ಇಲ್ಲಿ ಒಂದು ರೀತಿ, ಅಲ್ಲಿ ಇನ್ನೊಂದು ರೀತಿ ಮುಂದುವರಿದಿವೆ: ಎಲ್ಲವೂ ಉಳಿಯುತ್ತವೆ.
    }
stored-preview-unreadable =
    { $count ->
        [1] ಓದಲಾಗದ ಒಂದು ಬರಹ ಬರುವುದಿಲ್ಲ.
       *[other] ಓದಲಾಗದ { $count } ಬರಹಗಳು ಬರುವುದಿಲ್ಲ.
    }
stored-imported =
    { $count ->
        [0] ಯಾವ ಆಟವೂ ಬಂದಿಲ್ಲ.
        [1] ಒಂದು ಆಟ ಬಂದಿದೆ.
       *[other] { $count } ಆಟಗಳು ಬಂದಿವೆ.
    }
stored-broken = ಓದಲಾಗದ ಬರಹಗಳು
stored-broken-text = ಇವು ಹಿಂದೆ ಆಟಗಳೋ ಸೆಟ್ಟಿಂಗ್‌ಗಳೋ ಆಗಿದ್ದವು. ಯಾರಿಗಾದರೂ ತೋರಿಸಲು ನಕಲಿಸಿ; ನೀವಾಗಿ ಅಳಿಸುವ ತನಕ ಇಲ್ಲೇ ಇರುತ್ತವೆ.
stored-broken-delete = ಬರಹ ಅಳಿಸಿ
stored-repair = ಪುಟ ಸರಿಯಾಗಿ ಕೆಲಸ ಮಾಡದಿದ್ದರೆ
stored-repair-text = ಇಡೀ ಪುಟವನ್ನು ಹೊಸದಾಗಿ ತರುತ್ತದೆ. ಉಳಿಸಿದ ಆಟಗಳೂ ಸೆಟ್ಟಿಂಗ್‌ಗಳೂ ಹಾಗೆಯೇ ಇರುತ್ತವೆ.
stored-repair-do = ಪುಟ ಸರಿಪಡಿಸಿ
stored-erase = ಎಲ್ಲವನ್ನೂ ಅಳಿಸುವುದು
stored-erase-text = ಈ ಸಾಧನದಲ್ಲಿ ಆಟದ ಏನೂ ಉಳಿಯುವುದಿಲ್ಲ.
stored-erase-do = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ

# The game is open in another tab of the browser
elsewhere-title = ಈ ಆಟ ಇನ್ನೊಂದು ಟ್ಯಾಬಿನಲ್ಲಿ ನಡೆಯುತ್ತಿದೆ
elsewhere-text = ಇಲ್ಲಿ ನೋಡಲು ಮಾತ್ರ ಆಗುತ್ತದೆ. ಒಂದು ಸಲಕ್ಕೆ ಒಂದೇ ಟ್ಯಾಬಿನಲ್ಲಿ ಆಡಬಹುದು.
elsewhere-take-over = ಇಲ್ಲಿ ಮುಂದುವರಿಸಿ

# Rules that a house has made its own, and the form for them
start-other-games = ಇದೇ ಬಗೆಯ ಇನ್ನಷ್ಟು ಆಟಗಳು
# $side, $cowries, $pawns (Number)
start-size = { $side } × { $side } · { $cowries } ಕವಡೆ · { $pawns } ಕಾಯಿ
house-own = ನಮ್ಮದೇ ನಿಯಮಗಳು
# $house – the name of the house’s rules
house-delete = { $house } ಅಳಿಸಿ
house-name = ಈ ನಿಯಮಗಳ ಹೆಸರು
house-name-help = ಈ ಹೆಸರಿನಲ್ಲಿ ಇಲ್ಲೇ ಉಳಿಯುತ್ತವೆ.
house-read = ಈ ನಿಯಮಗಳನ್ನು ಓದಿ
house-rare = ಅಪರೂಪಕ್ಕೆ ಕೇಳುವವು
# A single change that makes the rules playable. $question, $answer – the texts of a question and of an answer
house-fix = { $question }: { $answer }
house-value = { $count }
house-value-side = { $side } × { $side }
# $percent (Number) – of a hundred shells so many fall mouth up
house-value-mouths = 100ಕ್ಕೆ { $percent }
# $count (Number) – pawns that must be home, 0 for all
house-value-short =
    { $count ->
        [0] ಎಲ್ಲ
       *[other] { $count }
    }
house-group-board = ಚೌಕ
house-group-throws = ಎಣಿಕೆಗಳು
house-group-way = ಹೊರಡುವುದು
house-group-meeting = ಕಾಯಿಗಳು ಎದುರಾದಾಗ
house-group-end = ಹಣ್ಣಾಗುವುದು
notice-house-broken = ಇಲ್ಲಿ ಉಳಿಸಿದ್ದ ಮನೆಯ ನಿಯಮಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಅವುಗಳ ಪಠ್ಯ ಇಲ್ಲಿದೆ.
notice-house-deleted = ಮನೆಯ ನಿಯಮಗಳನ್ನು ಅಳಿಸಲಾಗಿದೆ.
