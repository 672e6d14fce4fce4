# The table: board, banner, throws, tray, move list, cards.
board-label = Board. Arrow keys move, Enter chooses.
board-label-keys = The question mark lists the keys.
square-target = You can go there.
# Beside the board, at a player’s side. $count (Number) – pawns there
beside-off =
    { $count ->
        [0] Beside the board, at the side of { $name }: nobody.
        [1] Beside the board: one pawn of { $name }, not on it yet.
       *[other] Beside the board: { $count } pawns of { $name }, not on it yet.
    }
beside-away =
    { $count ->
        [1] Beside the board: one pawn of { $name } that has left it.
       *[other] Beside the board: { $count } pawns of { $name } that have left it.
    }
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

# Teams: whoever has finished moves the pawns of the partner
banner-for-partner = You play for { $name } now.

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
# Several moves may lead to one place, with a button for each. $value – a throw, with a star where two different throws
# count the same. $count (Number) – pawns that move
tray-move-together =
    { $count ->
        [1] { $value }: one to { $square }
        [2] { $value }: both to { $square }
       *[other] { $value }: all { $count } to { $square }
    }
# $move – the name of a move, such as “3 to d1”. $which (Number) – which of the pawns that look alike
tray-move-which = { $move }, pawn { $which }
tray-move-hit =
    { $count ->
        [1] Hit { $victim } with { $value }
        [2] Both hit { $victim } with { $value }
       *[other] All { $count } hit { $victim } with { $value }
    }
tray-move-overtake =
    { $count ->
        [1] Overtake { $victim } with { $value }
       *[other] { $count } overtake { $victim } with { $value }
    }
tray-move-attack =
    { $count ->
        [1] Attack { $victim } with { $value }
       *[other] Both attack { $victim } with { $value }
    }
tray-move-home =
    { $count ->
        [1] Home with { $value }
        [2] Both home with { $value }
       *[other] All { $count } home with { $value }
    }
tray-move-enter =
    { $count ->
        [1] Bring one on with { $value }
       *[other] Bring { $count } on with { $value }
    }
tray-move-leave = Take one off with { $value }
# An enemy’s double stops the pawns: the turn is lost
tray-move-stopped =
    { $count ->
        [1] { $value }: run into { $victim }
       *[other] { $value }: { $count } run into { $victim }
    }
# One part of the throw takes the pawn on $first home, the rest of it the one on $from to $square
tray-move-divided = { $value }: { $first } home, { $from } to { $square }
tray-twins = Declare twins
tray-decline = Move nothing
tray-move-sit = Sit with { $value }
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
# $rules: the name of the game or house whose rules are read
book-title = Rules: { $rules }

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
# Teams: both have won
result-team = { $name } and { $partner } have won!
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
refusal-beside = No throw of yours leads there.
hint-decline = A bot would move nothing here.
hint-twins = A bot would declare the twins.
refusal-out-of-reach = No throw of yours leads to { $square }.

# What is said to those who hear the game, and the answers to the board's keys
answer-your-turn = { $name }, it is your turn.
answer-undone = Taken back.
# $count (Number) – legal moves, one or more; each follows, after the square that it leaves
answer-moves =
    { $count ->
        [1] { $name } has one move.
       *[other] { $name } has { $count } moves.
    }
answer-from = From { $square }:
answer-turn = It is the turn of { $name }.
# $count (Number) – throws still to be thrown in this turn
answer-owed =
    { $count ->
        [1] One throw to make.
       *[other] { $count } throws to make.
    }
# $throws – values with commas between them
answer-row = To be used: { $throws }.
# $ripe (Number) – pawns at home, of $all
answer-home = { $name }: { $ripe } of { $all } home.
answer-gate-shut = The gate is shut for { $name }.
# The squares follow, each with what stands there
answer-pawns = Pawns of { $name }, the farthest first.

# The card that lists the keys; names as they stand on a keyboard
keys-title = Keys of the board
keys-where = These keys work while a square of the board has the focus.
keys-off = Those of a single sign are turned off in the settings.
keys-arrows-name = Arrow keys
keys-arrows = To the next square on that side
keys-home-name = Home, End
keys-home = To the first or last square of the row
keys-edges-name = Ctrl + Home, Ctrl + End
keys-edges = To the first or last square of the board
keys-enter-name = Enter, space bar
keys-enter = Chooses the pawn, the square or the move
keys-escape-name = Esc
keys-escape = Lets go of what is chosen, closes a card
keys-track = Back and on along the way of whoever plays
keys-moves = Says every possible move
keys-last = Says what happened last
keys-turn = Says whose turn it is, and which throws are left
keys-state = Says how everyone stands
keys-pawns = Says where your own pawns are
keys-throw = Throws the cowries
keys-undo = Takes the last step back
keys-help = Opens this list
