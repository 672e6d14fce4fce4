# What is kept on the device: saved games, moving and erasing them, a game in two tabs.

# The list of saved games
games-title = ಉಳಿಸಿದ ಆಟಗಳು
games-search = ಆಟವನ್ನು ಹುಡುಕಿ
games-none = ಇನ್ನೂ ಯಾವ ಆಟವೂ ಉಳಿದಿಲ್ಲ. ನೀವು ಆರಂಭಿಸುವ ಪ್ರತಿ ಆಟವೂ ತಾನಾಗಿ ಇಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.
games-none-found = ಉಳಿಸಿದ ಯಾವ ಆಟದಲ್ಲೂ ಈ ಮಾತುಗಳಿಲ್ಲ.
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
games-delete = { $game } ಆಟವನ್ನು ಅಳಿಸಿ
games-more = ಇನ್ನಷ್ಟು ತೋರಿಸಿ
# $count (Number) – bots at the table, at least one
games-bots =
    { $count ->
        [1] ಒಂದು ಬಾಟ್ ಜೊತೆ
       *[other] { $count } ಬಾಟ್‌ಗಳ ಜೊತೆ
    }
notice-deleted = ಆಟವನ್ನು ಅಳಿಸಲಾಗಿದೆ.
notice-undo = ಮರಳಿ ತನ್ನಿ
notice-erased = ಈ ಸಾಧನದಲ್ಲಿದ್ದ ಎಲ್ಲವನ್ನೂ ಅಳಿಸಲಾಗಿದೆ. ಈ ಪುಟ ತೆರೆದಿರುವವರೆಗೆ ಅದನ್ನು ಮರಳಿ ತರಬಹುದು.
confirm-erase-title = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಬೇಕೇ?
confirm-erase-text = ಈ ಸಾಧನದಲ್ಲಿ ಉಳಿಸಿದ ಎಲ್ಲ ಆಟಗಳು, ನಿಮ್ಮ ಮನೆಯ ನಿಯಮಗಳು, ಎಲ್ಲ ಆಯ್ಕೆಗಳು ಹೋಗುತ್ತವೆ.
confirm-erase-yes = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ

# What is stored on the device
stored-title = ಇಲ್ಲಿ ಏನೇನು ಉಳಿದಿದೆ
stored-nothing-leaves = ಈ ಸಾಧನದಿಂದ ಏನೂ ಹೊರಗೆ ಹೋಗುವುದಿಲ್ಲ. ಈ ಪುಟಕ್ಕೆ ಸರ್ವರ್ ಇಲ್ಲ, ಖಾತೆ ಇಲ್ಲ, ಜಾಹೀರಾತು ಇಲ್ಲ, ಯಾರನ್ನೂ ಎಣಿಸುವುದಿಲ್ಲ. ಬೇರೆ ಯಾವ ವಿಳಾಸದೊಂದಿಗೂ ಮಾತಾಡದಂತೆ ಪುಟದಲ್ಲೇ ಇರುವ ಕಟ್ಟುನಿಟ್ಟಿನ ನಿಯಮ ಬ್ರೌಸರನ್ನು ತಡೆಯುತ್ತದೆ.
stored-what = ಈ ಬ್ರೌಸರಿನಲ್ಲಿ ಉಳಿಯುವುದು: ಪ್ರತಿ ಎಸೆತ, ಪ್ರತಿ ನಡೆಯೊಂದಿಗೆ ಆಟಗಳು, ನೀವು ಬರೆದ ಹೆಸರುಗಳು, ನಿಮ್ಮ ಮನೆಯ ನಿಯಮಗಳು, ನಿಮ್ಮ ಆಯ್ಕೆಗಳು. ಸಂಪರ್ಕವಿಲ್ಲದೆಯೂ ತೆರೆಯಲು ಪುಟದ ಕಡತಗಳೂ ಉಳಿಯುತ್ತವೆ.
# $games (Number) – saved games. $kilobytes (Number)
stored-amount =
    { $games ->
        [0] ಉಳಿಸಿದ ಆಟ ಇಲ್ಲ, ಒಟ್ಟು { $kilobytes } kB.
        [1] ಉಳಿಸಿದ ಒಂದು ಆಟ, ಒಟ್ಟು { $kilobytes } kB.
       *[other] ಉಳಿಸಿದ { $games } ಆಟಗಳು, ಒಟ್ಟು { $kilobytes } kB.
    }
stored-persistent = ಜಾಗ ಕಡಿಮೆಯಾದರೂ ಇದನ್ನು ಅಳಿಸುವುದಿಲ್ಲ ಎಂದು ಬ್ರೌಸರು ಮಾತು ಕೊಟ್ಟಿದೆ.
stored-not-persistent = ಸಾಧನದಲ್ಲಿ ಜಾಗ ಕಡಿಮೆಯಾದರೆ ಬ್ರೌಸರು ಇದನ್ನು ಅಳಿಸಬಹುದು. ಮೊದಲ ಆಟ ಮುಗಿದ ಮೇಲೆ ಅಳಿಸಬೇಡ ಎಂದು ಕೇಳಲಾಗುತ್ತದೆ; ಆ್ಯಪ್ ಆಗಿ ಸ್ಥಾಪಿಸಿದರೆ ಹೆಚ್ಚು ಸುರಕ್ಷಿತ.
stored-persistence-unknown = ಜಾಗ ಕಡಿಮೆಯಾದರೆ ಇದನ್ನು ಅಳಿಸಬಹುದೇ ಎಂದು ಈ ಬ್ರೌಸರು ಹೇಳುವುದಿಲ್ಲ.
stored-carry = ಬೇರೆ ಸಾಧನಕ್ಕೆ
stored-carry-text = ಇಲ್ಲಿ ಉಳಿದಿರುವ ಎಲ್ಲವೂ ಇರುವ ಒಂದು ಕಡತ. ಅದನ್ನು ಇನ್ನೊಂದು ಸಾಧನದಲ್ಲಿ ತೆರೆಯಿರಿ; ಅಲ್ಲಿ ಈಗಾಗಲೇ ಇರುವ ಆಟಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.
stored-export = ಕಡತವಾಗಿ ಉಳಿಸಿ
stored-import = ಕಡತವನ್ನು ತನ್ನಿ
stored-import-do = ತನ್ನಿ
stored-import-settings = ಆಯ್ಕೆಗಳನ್ನೂ ಮನೆಯ ನಿಯಮಗಳನ್ನೂ ತನ್ನಿ
stored-import-foreign = ಇದು ಉಳಿಸಿದ ಆಟಗಳ ಕಡತವಲ್ಲ.
stored-import-no-room = ಇಲ್ಲಿ ಸಾಕಷ್ಟು ಜಾಗವಿಲ್ಲ. ಏನೂ ಬದಲಾಗಿಲ್ಲ.
# $count (Number) – games
stored-preview-new =
    { $count ->
        [0] ಹೊಸ ಆಟ ಯಾವುದೂ ಇಲ್ಲ.
        [1] ಒಂದು ಹೊಸ ಆಟ.
       *[other] { $count } ಹೊಸ ಆಟಗಳು.
    }
stored-preview-known =
    { $count ->
        [1] ಒಂದು ಆಟ ಇಲ್ಲಿ ಈಗಾಗಲೇ ಇದೆ.
       *[other] { $count } ಆಟಗಳು ಇಲ್ಲಿ ಈಗಾಗಲೇ ಇವೆ.
    }
stored-preview-different =
    { $count ->
        [1] ಒಂದು ಆಟ ಇಲ್ಲಿ ಒಂದು ರೀತಿ, ಅಲ್ಲಿ ಇನ್ನೊಂದು ರೀತಿ ಮುಂದುವರಿದಿದೆ: ಎರಡೂ ಉಳಿಯುತ್ತವೆ.
       *[other] { $count } ಆಟಗಳು ಇಲ್ಲಿ ಒಂದು ರೀತಿ, ಅಲ್ಲಿ ಇನ್ನೊಂದು ರೀತಿ ಮುಂದುವರಿದಿವೆ: ಎರಡೂ ಉಳಿಯುತ್ತವೆ.
    }
stored-preview-unreadable =
    { $count ->
        [1] ಓದಲು ಆಗದ ಒಂದು ಪಠ್ಯವನ್ನು ಬಿಡಲಾಗುತ್ತದೆ.
       *[other] ಓದಲು ಆಗದ { $count } ಪಠ್ಯಗಳನ್ನು ಬಿಡಲಾಗುತ್ತದೆ.
    }
stored-imported =
    { $count ->
        [0] ಯಾವ ಆಟವನ್ನೂ ತಂದಿಲ್ಲ.
        [1] ಒಂದು ಆಟವನ್ನು ತರಲಾಗಿದೆ.
       *[other] { $count } ಆಟಗಳನ್ನು ತರಲಾಗಿದೆ.
    }
stored-broken = ಓದಲು ಆಗಲಿಲ್ಲ
stored-broken-text = ಇವು ಒಮ್ಮೆ ಆಟಗಳೋ ಆಯ್ಕೆಗಳೋ ಆಗಿದ್ದವು. ಯಾರಿಗಾದರೂ ತೋರಿಸಲು ನಕಲಿಸಿ; ನೀವಲ್ಲದೆ ಬೇರಾರೂ ಇವನ್ನು ಅಳಿಸುವುದಿಲ್ಲ.
stored-broken-delete = ಪಠ್ಯವನ್ನು ಅಳಿಸಿ
stored-repair = ಪುಟ ಸರಿಯಾಗಿ ನಡೆಯದಿದ್ದರೆ
stored-repair-text = ಇಡೀ ಪುಟವನ್ನು ಹೊಸದಾಗಿ ತರುತ್ತದೆ. ಉಳಿಸಿದ ಆಟಗಳು, ಆಯ್ಕೆಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.
stored-repair-do = ಪುಟವನ್ನು ಸರಿಪಡಿಸಿ
stored-erase = ಎಲ್ಲವನ್ನೂ ಅಳಿಸುವುದು
stored-erase-text = ಈ ಸಾಧನದಲ್ಲಿ ಆಟದ ಯಾವ ಗುರುತೂ ಉಳಿಯುವುದಿಲ್ಲ.
stored-erase-do = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ

# The game is open in another tab of the browser
elsewhere-title = ಈ ಆಟ ಇನ್ನೊಂದು ಟ್ಯಾಬಿನಲ್ಲಿ ನಡೆಯುತ್ತಿದೆ
elsewhere-text = ಇಲ್ಲಿ ನೋಡಬಹುದು ಮಾತ್ರ. ಒಮ್ಮೆಗೆ ಒಂದೇ ಟ್ಯಾಬಿನಲ್ಲಿ ಆಡಬಹುದು.
elsewhere-take-over = ಇಲ್ಲಿ ಮುಂದುವರಿಸಿ
