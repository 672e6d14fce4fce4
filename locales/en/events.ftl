# $called – chowka and eight (all four cowries mouth up, or none), chamma and ashta (where the other side is counted, and
# with eight cowries); else number. $value (Number) – what the throw counts
event-threw =
    { $called ->
        [chowka] { $name } throws a chowka, { $value }.
        [eight] { $name } throws { $value }, all face down.
        [chamma] { $name } throws a chamma, { $value }.
        [ashta] { $name } throws an ashta, { $value }.
       *[number] { $name } throws { $value }.
    }
event-entered =
    { $count ->
        [1] { $name } brings a pawn on to the board.
       *[other] { $name } brings { $count } pawns on to the board.
    }
event-threw-opening = { $name } throws { $value } for the start.
event-threw-test =
    { $value ->
        [1] The test shows a 1.
       *[other] The test shows { $value }, not a 1.
    }
event-tied = The highest throws are equal: those players throw again.
event-begins = { $name } begins.
event-unlocked = A big throw: { $name } may move from now on.
event-moved =
    { $count ->
        [1] { $name }: { $from } to { $to }.
        [2] { $name }: both pawns from { $from } to { $to }.
       *[other] { $name }: { $count } pawns from { $from } to { $to }.
    }
# As event-moved, in a list that already names the player
event-moved-listed =
    { $count ->
        [1] { $from } to { $to }.
        [2] Both pawns from { $from } to { $to }.
       *[other] { $count } pawns from { $from } to { $to }.
    }
# $square – the start opposite the player’s own
event-twinned = { $name }’s two pawns on { $square } are twins from now on.
# $host – whose double it is, on $square
event-stopped =
    { $count ->
        [1] { $host }’s double on { $square } stops a pawn of { $name }. From now on it may pass.
       *[other] { $host }’s double on { $square } stops { $count } pawns of { $name }. From now on they may pass.
    }
event-left =
    { $count ->
        [1] A pawn of { $name } leaves the board.
       *[other] { $count } pawns of { $name } leave the board.
    }
event-became-hollow = A new jodi on { $square }, hollow.
event-became-hard = The jodi on { $square } is hard.
event-untied = On the cross of { $square } the jodi is two safe singles.
event-broke = Three or more on { $square }: the jodi is broken.
event-sat = { $name } sits on { $host }’s jodi on { $square }.
event-freed = { $name }’s pawn on { $square } is out of danger.
# $ones (Number) – 1s needed one after another
event-attacked =
    { $ones ->
        [1] { $name } attacks { $defender } on { $square }: a 1 is needed.
       *[other] { $name } attacks { $defender } on { $square }: { $ones } 1s in a row are needed.
    }
event-returned =
    { $count ->
        [1] The attack fails. The pawn goes back to { $square }.
       *[other] The attack fails. Both pawns go back to { $square }.
    }
event-hit =
    { $count ->
        [1] { $name } hits { $victim } on { $square }.
       *[other] { $name } hits { $count } pawns of { $victim } on { $square }.
    }
event-gate-opened = The gate is open for { $name }.
event-again = One more throw for { $name }.
event-ripened =
    { $count ->
        [1] Home: a ripe fruit for { $name }.
       *[other] Home: { $count } ripe fruits for { $name }.
    }
event-lost-no-use = Nothing of { $name } can use this: the throws are lost.
event-lost-locked = { $name } has not thrown a big throw yet and cannot move.
event-lost-three = The third big throw in a row: { $name } loses the throws and the turn.
event-lost-failed-test = Nothing can use the throw that failed: { $name } loses the turn.
event-lost-before-one = { $name } has no pawn on the board: without a 1 this throw is not kept.
event-lost-declined = { $name } leaves the throws unused.
event-lost-stopped = { $name }’s throw is void, and the turn is over.
event-lost-nothing = No shell counts: { $name } loses the turn.
# $place (Number) – 1 for the winner
event-finished =
    { $place ->
        [1] { $name } has every pawn home!
       *[other] { $name } has every pawn home, in place { $place }.
    }
event-dead = Nobody can ever move again. The game is stuck.
event-gates-opened = Every gate is open. Play on.
event-over-won = { $name } wins!
event-over-shared = { $name } wins; the others share the next place.
event-over-dead = A draw: nobody could move any more.
event-over-agreed = A draw, as the table agreed.

# What a move would do, told before it is made. $value is the throw that is used.
outlook-home =
    { $count ->
        [1] { $value } takes this pawn home.
        [2] { $value } takes both pawns home.
       *[other] { $value } takes { $count } pawns home.
    }
outlook-leaves = { $value } takes this pawn off the board, its race is over.
outlook-enters =
    { $count ->
        [1] { $value } brings a pawn on to { $square }.
       *[other] { $value } brings { $count } pawns on to { $square }.
    }
# $at – where the double stands
outlook-stopped = { $value } leads past { $victim }’s double on { $at }: the pawn stays, the turn ends, and next time it may pass.
outlook-safe =
    { $count ->
        [1] { $value } goes to the cross on { $square }: safe there.
        [2] { $value } takes both to the cross on { $square }: two safe singles.
       *[other] { $value } takes { $count } pawns to the cross on { $square }: safe there.
    }
outlook-hollow = { $value } joins your pawn on { $square }: a new jodi.
outlook-pair = { $value } goes to { $square }: your pawns there stand together.
outlook-jodi = { $value } moves the jodi to { $square }.
outlook-hard = With { $value } the jodi on { $square } will be hard.
outlook-broken = { $value } goes to { $square }: three or more of yours there are a broken jodi.
outlook-plain = { $value } goes to { $square }.
outlook-hit =
    { $count ->
        [1] { $value } hits { $victim } on { $square }.
       *[other] { $value } hits { $count } pawns of { $victim } on { $square }.
    }
outlook-test =
    { $ones ->
        [1] { $value } attacks { $victim } on { $square }: you must throw a 1.
       *[other] { $value } attacks { $victim } on { $square }: you must throw { $ones } 1s in a row.
    }
outlook-sit = { $value } sits on { $victim }’s jodi on { $square }. If the jodi moves, the pawn is hit.
outlook-parts = Your jodi parts.
outlook-overtakes =
    { $count ->
        [1] On the way one pawn of { $victim } is hit.
       *[other] On the way { $count } pawns of { $victim } are hit.
    }
outlook-divided = Another pawn takes its part of the throw first and goes home.
outlook-hits-sitter = The pawn that sits on the jodi is hit.

# Why something cannot be done.
refusal-over = The game is over.
refusal-throw-first = Throw the cowries first.
refusal-move-first = Use a throw first.
refusal-dead = The game is stuck: open the gates, or call it a draw.
refusal-not-dead = The gates are opened only when nobody can move any more.
refusal-no-such-throw = The cowries cannot fall like that.
refusal-not-in-row = That throw is not in the row.
refusal-no-such-pawn = There is no such pawn.
refusal-at-home = This pawn is home.
refusal-needs-big-throw = A first big throw is needed before anything moves.
refusal-sitting = This pawn sits on a jodi. It may leave after that jodi’s owner has had a turn.
refusal-barred = This pawn’s attack failed: it may not use that throw.
refusal-stays-together = A hard jodi is never split.
refusal-twins-stay = Twins are never split.
refusal-no-jodi = There is no jodi here.
refusal-no-pair = These pawns do not go together with this throw.
refusal-not-a-two = A hollow jodi goes together only with a 2.
refusal-odd = A hard jodi moves only on an even throw.
refusal-twins-one = Twins move half a throw, so a 1 does not move them.
refusal-overshoots = That is more than the way to the centre.
refusal-gate-shut = The gate is shut until you have hit somebody.
refusal-jodi-in-the-way = A hard jodi on { $square } is in the way.
refusal-sitter-there = A pawn sits on the jodi on { $square }: nobody else may land there.
refusal-jodi-blocks = Nobody may land on the hard jodi on { $square }.
refusal-own-pawn-there = Your own pawn stands on { $square }.
refusal-not-on-board = This pawn is not on the board, and this throw brings none on.
refusal-has-left = This pawn has left the board.
refusal-needs-big-for-centre = Only a big throw leads into the centre.
refusal-partner-there = Your partner’s pawn stands on { $square }.
refusal-seven-spares = A 7 hits nobody, and an opponent stands on { $square }.
refusal-double-there = Two or more pawns stand together on { $square }: one pawn alone does nothing to them.
refusal-which-one = Say which pawn on { $square } is to be hit.
refusal-no-such-target = The pawn to be hit is not there.
refusal-must-move = Where a throw can be used, it has to be.
refusal-not-divided = A throw is divided only where a part of it takes a pawn exactly home and something is left for another.
refusal-no-twins = There are no two pawns of yours to be declared twins.

# The name of a square for those who hear it.
square-start = { $square }, cross, start of { $name }.
square-centre = { $square }, the centre.
square-ghatta = { $square }, cross.
square-plain = { $square }.

# $tie is one of: home, danger (sits on a jodi and may be hit), loose, hollow, hard, broken, pair (may go together),
# twins (go together only)
square-pawns =
    { $tie ->
        [home]
            { $count ->
                [1] { $name }: one pawn home.
               *[other] { $name }: { $count } pawns home.
            }
        [danger] { $name }: one pawn sitting, in danger.
        [hollow] { $name }: hollow jodi.
        [hard] { $name }: hard jodi.
        [broken] { $name }: broken jodi of { $count }.
        [pair] { $name }: { $count } pawns together.
        [twins]
            { $count ->
                [2] { $name }: twins.
               *[other] { $name }: { $count } pawns, twins among them.
            }
       *[loose]
            { $count ->
                [1] { $name }: one pawn.
               *[other] { $name }: { $count } pawns.
            }
    }
square-movable = Can move.
square-chosen = Chosen.

# What is wrong with a text that was opened. $found is the word or line as it was found.
fault-line = Line { $line }: “{ $found }”.
fault-turn = Turn { $turn }, step { $place }: “{ $found }”.
fault-not-a-record = This is not the record of a game.
fault-newer = This was made with a newer version of the app.
fault-unknown-line = This line cannot be read.
fault-repeated-line = A line of this kind stands there already.
fault-seats = The seats, or who begins, do not fit.
fault-seed = The seed of the throws cannot be read.
fault-no-start = The record does not say how the game starts.
fault-too-long = The text is too long for a game.
fault-unknown-preset = No rules are named “{ $found }”.
fault-unknown-choice = “{ $found }” is no house rule.
fault-repeated-choice = The house rule “{ $found }” stands there twice.
fault-clause = The position has a part that cannot be read: “{ $found }”.
fault-missing-clause = The position lacks a part: “{ $found }”.
fault-impossible = The position cannot come up in a game.
fault-token = This is no throw or move of that moment.
fault-leads-to = That move leads to { $square }.
# $who – the letter of a seat (S, E, N, W), start or table, as in the record
fault-not-their-turn = It was the turn of “{ $who }”.

# What the table calls big throws: of four cowries all mouths up and none, or counted the other way round
value-chowka = chowka
value-eight = eight
value-chamma = chamma
value-ashta = ashta

# More answers to the board’s keys
answer-from-off = From beside the board:
answer-may-twin = Or declare two pawns twins.
answer-may-decline = Or leave the throws unused.
answer-off =
    { $count ->
        [1] One pawn beside the board.
       *[other] { $count } pawns beside the board.
    }
