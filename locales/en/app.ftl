# The app as a whole: its name, buttons that occur everywhere, the start page, notices.
app-name = Chowkabara
app-name-kannada = ಚೌಕಾಬಾರ
app-title = Chowkabara
app-title-play = A game · Chowkabara
app-title-rules = Rules · Chowkabara
app-title-house = House rules · Chowkabara
app-title-games = Saved games · Chowkabara
app-title-stored = What is stored here · Chowkabara
app-title-far = Play by link · Chowkabara
app-title-settings = Settings · Chowkabara
app-title-about = About the rules · Chowkabara
app-language = Language
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied
app-copy-by-hand = The browser does not let the page copy. The text is selected: copy it by hand.

# Names that stand at the table where nobody has typed one. Everyday names of a family.
seat-name-s = Amma
seat-name-e = Ravi
seat-name-n = Ajji
seat-name-w = Kaveri
# Who sits on a seat
seat-person = Person
seat-bot = Bot
seat-empty = Empty
seat-far = by link
seat-to-move = to move
# $ripe (Number) – pawns at home, of $all
seat-home = { $ripe } of { $all } home
# Teams: beside a player’s name. $name – the partner
seat-partner = with { $name }
seats-label = Players

# Start page
start-motto = Four cowries, twenty-five squares, everyone round one board.
start-ways = Ways to go
start-new = New game
start-new-help = Who plays, by which rules
start-rules = Rules
start-rules-help = From the first throw to hard jodis
start-games = Saved games
start-games-help = Go on with any of them
start-settings = Settings
start-settings-help = Look, sound, speed, size
start-stored = What is stored here
start-stored-help = Carry it away, bring it in, erase it
start-open = Open a link or code
start-open-help = A position, a game or a turn that somebody sent
start-far = Play by link
start-far-help = With people far away, turn by turn
start-who = Who plays
start-name = Name
start-nobody = Nobody
# $name – whose pawns
start-shape = Other pawns for { $name }
start-two-opposite = Two players sit opposite each other.
start-too-few = At least two have to play.
start-first = Who begins
start-first-throw = The highest throw
start-first-loser = The last game’s loser
start-rules-of-game = Rules
start-change-rules = Change the house rules
# $players (Number) – 2, 3 or 4
start-start = Start, { $players } players
start-to-move = { $name } to move
# $home (Number) – pawns at home, of all players together
start-resume =
    { $home ->
        [0] { $players } players, nobody is home yet.
        [1] { $players } players, one pawn is home.
       *[other] { $players } players, { $home } pawns are home.
    }
start-resume-over = The game is over. Look at it once more.
start-first-game = A first game
start-first-game-help = You against a bot, by the usual rules of Kanakatte.
start-play-bot = Play a bot
start-continue = Continue

# House rules form
house-title = House rules
house-text = Choose a game and answer as your family plays. What no game here has is kept as your own.
house-changed = changed
house-reset = As usual
house-keep = Play like this

# Notices at the top of the page
notice-label = Notices
notice-kept-text = The text that could not be read
notice-not-kept = This browser keeps nothing: the game will be lost when the page is closed. Save it as a file.
notice-settings-broken = The settings could not be read. They are back to the usual ones; the old text is kept here.
notice-game-broken = The saved game could not be opened. Its text is kept here.
notice-game-unreadable = It is no saved game, or parts of it are missing.
notice-no-language = That language could not be loaded. Check the connection and choose it again.
notice-plain-bot = The bot does not answer. A simpler one plays this move.
# A newer version of this page has been fetched; the running game stays as it is until it is opened
notice-version = A new version is ready. It comes with the next new game, or now: a saved game goes on where it is.
notice-version-open = Open it now

# A written record that is opened
open-title = Open a link or code
open-text = Paste a link, a code, a whole message with one in it, or the record of a game.
open-yes = Open
record-text = Every throw and every move of this game, to copy and keep.

# Installing the page as an app. Words in “ ” are those of the browser
start-install = Install the game
install-ios-share = Tap the share button: a square with an arrow pointing up.
install-ios-choose = Choose “Add to Home Screen”.
install-ios-add = Tap “Add”.
install-firefox-menu = Open the menu of the browser: the three dots.
install-firefox-choose = Choose “Install” or “Add app to Home screen”.
install-mac-menu = In the menu bar at the top, open “File”.
install-mac-choose = Choose “Add to Dock…”.
install-mac-add = Click “Add”.
