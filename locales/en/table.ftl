# The table: board, banner, throws, tray, move list, cards.
board-label = Board. Arrow keys move, Enter chooses.
square-target = You can go there.
# A card about a square: a long press, or the other mouse button
square-title = What is here
# $ways, $all (Number) – ways in which the cowries can fall
square-reach = { $name } gets here with { $ways } of the { $all } ways in which the cowries fall.
square-reach-none = Nobody gets here with the next throw.

# Banner: a head line and a line below it
banner-turn = { $name }, your turn
banner-bot-turn = { $name } plays
banner-dead = Nobody can move
banner-dead-line = Nobody could ever move again. Open every gate and play on, or call it a draw.
banner-over-line = The game is over.
banner-looking-back = You are looking back at an earlier move.
banner-tumbling = The cowries are falling …
banner-throw = Throw the cowries.
banner-opening = The highest throw begins.
# $ones (Number) – 1s still needed, one after another
banner-test =
    { $ones ->
        [1] Attack on { $square }: throw a 1.
       *[other] Attack on { $square }: throw { $ones } 1s in a row.
    }
banner-bot-throws = The bot throws.
banner-bot-thinks = The bot is thinking.
banner-pick = Choose a pawn.
banner-pick-throw = Nothing here can use that throw. Choose another one.
# $count (Number) – moves to choose from, two or more
banner-pick-target = Choose where to go, { $count } ways.

# Row of throws
row-title = Throws
row-empty = Nothing to use yet.
row-dead = Nothing can use the { $value }.
row-barred = A marked pawn may not use the marked throw.
row-chip = { $value }
row-chip-used = { $value }, used
row-chip-dead = { $value }, nothing can use it
row-chip-barred = { $value }, barred to one pawn

# Tray with the cowries and the main button
tray-label = Cowries
tray-throw = Throw
tray-throw-test = Throw the test
tray-throw-opening = Throw to begin
tray-enter = Enter real cowries
tray-skip = Skip to my turn
tray-open-gates = Open the gates
tray-draw = Call it a draw
tray-move = { $value } to { $square }
tray-move-jodi = { $value }: both to { $square }
tray-move-hit = Hit with { $value }
tray-move-attack = Attack with { $value }
tray-move-sit = Sit with { $value }
tray-move-home = Home with { $value }
tray-heap = The throw is settled before the shells move.
# $up (Number) – shells lying mouth up
tray-fair =
    { $up ->
        [0] No mouth up, so { $value }.
        [1] One mouth up, so { $value }.
       *[other] { $up } mouths up, so { $value }.
    }

# Controls
controls-label = Game
controls-undo = Undo
controls-hint = Hint
controls-moves = Moves
controls-rules = Rules
controls-menu = Menu

# Move list
moves-none = No move yet.
moves-looking-back = The board shows an earlier move.
moves-present = Back to now
moves-branch = Play from here
book-sections = Sections

# Cards
menu-title = Menu
menu-new = New game
menu-share = Share
menu-record = Record of the game
menu-draw = Agree on a draw
menu-start = Start page
menu-settings = Settings
speed-calm = Calm
speed-usual = Usual
speed-quick = Quick
speed-instant = At once
confirm-draw-title = A draw?
confirm-draw-text = Does everyone at the table agree to end this game as a draw?
confirm-draw-yes = It is a draw
cowries-title = Real cowries
cowries-text = Throw your own cowries and tap what they show.
cowries-up =
    { $up ->
        [0] all face down
        [1] one mouth up
       *[other] { $up } mouths up
    }

# Result
result-won = Well played, everyone.
result-drawn = Nobody wins, nobody loses.
result-assisted = Somebody went back past a throw in this game.
result-home =
    { $count ->
        [1] one pawn home
       *[other] { $count } pawns home
    }
result-again = Play again
result-start = Start page

# Why a tap does nothing; the rules' own reasons are in events.ftl
refusal-somebody-else = It is somebody else’s turn.
refusal-no-undo = There is nothing to take back. In a game among people a throw stays thrown.
refusal-too-long = This game has become too long to go on. You can agree on a draw.
refusal-no-hint = A hint is for a move of your own.
refusal-looking-back = This is an earlier move. Go back to now first.
refusal-out-of-reach = No throw of yours leads to { $square }.
