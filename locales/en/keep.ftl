# What is kept on the device: saved games, moving and erasing them, a game in two tabs.

# The list of saved games
games-title = Saved games
games-search = Find a game
games-none = No game is saved yet. Every game that you begin is kept here by itself.
games-none-found = No saved game has these words in it.
# For people who cannot see the list. $count (Number) – games found
games-count =
    { $count ->
        [0] No game
        [1] One game
       *[other] { $count } games
    }
# A field for a name that a family gives a game; without one the players’ names stand there
games-name = Name of the game
games-open = Open
# $game – the game’s name, or its players
games-delete = Delete { $game }
games-more = Show more
# $count (Number) – bots at the table, at least one
games-bots =
    { $count ->
        [1] with one bot
       *[other] with { $count } bots
    }
games-finished = Finished games
games-played = Played
games-won = Won
games-all-bots = Bots
notice-deleted = The game is deleted.
notice-undo = Undo
notice-erased = Everything on this device is erased. You can take it back as long as this page is open.
confirm-erase-title = Erase everything?
confirm-erase-text = All saved games, your house rules and every setting on this device go.
confirm-erase-yes = Erase everything

# What is stored on the device
stored-title = What is stored here
stored-nothing-leaves = Nothing leaves this device unless you send it. The page has no server of its own, no accounts and no advertisements, and it does not count visitors. A strict policy in the page keeps the browser from talking to any other address.
stored-what = Kept in this browser: the games with every throw and move, the names that you typed, your house rules, and your settings. The page’s own files are kept too, so that it opens without a network.
# $games, $houses (Number) – saved games, and houses’ rules under a name. $kilobytes (Number)
stored-amount =
    { $games ->
        [0] No saved game,
        [1] One saved game,
       *[other] { $games } saved games,
    } { $houses ->
        [0] no house rules,
        [1] one set of house rules,
       *[other] { $houses } sets of house rules,
    } { $kilobytes } kB in all.
stored-persistent = The browser has promised not to clear this when space is short.
stored-not-persistent = The browser may clear this when the device is short of space. After the first finished game it is asked not to; the game installed as an app is safer.
stored-persistence-unknown = This browser does not say whether it may clear this when space is short.
stored-carry = To another device
stored-carry-text = A file with everything that is kept here. Bring it in on the other device; games that are there already stay. The file also holds the secrets of running games by link: give it to nobody else.
stored-export = Save as a file
stored-import = Bring in a file
stored-import-do = Bring in
stored-import-settings = Bring in the settings and house rules too
stored-import-foreign = This is no file of saved games.
stored-import-no-room = There is not enough room here. Nothing was changed.
# $count (Number) – games
stored-preview-new =
    { $count ->
        [0] No new game.
        [1] One new game.
       *[other] { $count } new games.
    }
stored-preview-houses =
    { $count ->
        [1] One set of house rules.
       *[other] { $count } sets of house rules.
    }
stored-preview-known =
    { $count ->
        [1] One that is here already.
       *[other] { $count } that are here already.
    }
stored-preview-different =
    { $count ->
        [1] One that went on differently here and there: both stay.
       *[other] { $count } that went on differently here and there: both stay.
    }
stored-preview-unreadable =
    { $count ->
        [1] One text that cannot be read is left out.
       *[other] { $count } texts that cannot be read are left out.
    }
stored-imported =
    { $count ->
        [0] No game was brought in.
        [1] One game was brought in.
       *[other] { $count } games were brought in.
    }
stored-broken = Could not be read
stored-broken-text = These texts were games or settings once. Copy one to have it looked at; nobody throws it away but you.
stored-broken-delete = Delete the text
stored-repair = If the page misbehaves
stored-repair-text = Fetches the whole page anew. Saved games and settings stay.
stored-repair-do = Repair the page
stored-erase = Erase everything
stored-erase-text = Leaves nothing of the game on this device.
stored-erase-do = Erase everything

# The game is open in another tab of the browser
elsewhere-title = This game is played in another tab
elsewhere-text = Here you can only look at it. It can be played in one tab at a time.
elsewhere-take-over = Take over here

# Rules that a house has made its own, and the form for them
start-other-games = More games of the family
# $side, $cowries, $pawns (Number)
start-size = { $side } × { $side } · { $cowries } cowries · { $pawns } pawns
house-own = Our own
# $house – the name of the house’s rules
house-delete = Delete { $house }
house-name = Name of these rules
house-name-help = They are kept here under this name.
house-read = Read these rules
house-rare = Rarely asked
# A single change that makes the rules playable. $question, $answer – the texts of a question and of an answer
house-fix = { $question }: { $answer }
house-value = { $count }
house-value-side = { $side } × { $side }
# $percent (Number) – of a hundred shells so many fall mouth up
house-value-mouths = { $percent } in 100
# $count (Number) – pawns that must be home, 0 for all
house-value-short =
    { $count ->
        [0] all
       *[other] { $count }
    }
house-group-board = The board
house-group-throws = Throws
house-group-way = Setting out
house-group-meeting = When pawns meet
house-group-end = Coming home
notice-house-broken = House rules that were kept here could not be read. Their text is kept here.
notice-house-deleted = The house rules are deleted.
