# Title and opening of the rule book. The page shows only the paragraphs that hold for the rules of this table.
rules-title = Rules of this table
rules-intro =
    Chowkabara is a race: bring all your pawns along the track into the centre before anyone else does.
    The page follows the rules chosen for this table, so every house rule changes what stands here.
    There is no need to learn it all beforehand: play, and look things up as they come.
rules-usual-note =
    The rules that this app calls usual are those of one family of Kanakatte.
    Other homes play otherwise, and your table may choose its own house rules before a game.
# Shown once, near the top.
rules-chosen-note =
    On some points the old descriptions are silent, or do not agree with one another.
    There the app had to choose a reading, and every such paragraph carries a mark.
# Short mark beside a paragraph whose reading the app has chosen. Two or three words.
rules-chosen-mark = our reading

# Section: the board, the way of a pawn, the players, whose turn. A ghatta is a crossed, safe square.
rules-board = The board
rules-board-1 =
    The board has { $side } rows of { $side } squares.
    The middle square of each side and the centre bear a cross. A crossed square is called a ghatta.
    The one on the side where you sit is your start; the others stay crosses too, even where nobody sits.
# Which squares bear a cross besides
rules-board-corners = The four corners of the board bear a cross as well.
rules-board-inner-corners = The four corners of the second ring bear a cross as well.
rules-board-all-corners = The corners of the board and those of the second ring bear a cross as well.
# $outer (Number) – squares of the outer ring; $rings – how many inner rings; $home – steps from the start to the centre
rules-board-2 =
    { $rings ->
        [1] A pawn leaves its start and follows the outer ring anticlockwise, all its { $outer } squares. From the last of them it turns into the inner ring, goes clockwise through that, and ends in the centre.
       *[other] A pawn leaves its start and follows the outer ring anticlockwise, all its { $outer } squares. From the last of them it turns inwards, goes clockwise through one inner ring after the other, each of them whole, and ends in the centre.
    }
    Counted from the start, the centre is step { $home }.
# The same in a mirror
rules-board-mirrored =
    { $rings ->
        [1] A pawn leaves its start and follows the outer ring clockwise, all its { $outer } squares. From the last of them it turns into the inner ring, goes anticlockwise through that, and ends in the centre.
       *[other] A pawn leaves its start and follows the outer ring clockwise, all its { $outer } squares. From the last of them it turns inwards, goes anticlockwise through one inner ring after the other, each of them whole, and ends in the centre.
    }
    Counted from the start, the centre is step { $home }.
rules-board-turn-straight = From the last square of a ring it takes one step inwards: straight, where a square of the next ring lies there, else diagonally.
rules-board-turn-corner = From the last square of the outer ring it takes one diagonal step into the nearest corner of the next ring; further in it steps straight inwards.
rules-board-3 =
    { $pawns ->
        [1] Two, three or four people can play, and each has one pawn.
       *[other] Two, three or four people can play, and each has { $pawns } pawns.
    }
    If there are two, they take opposite sides.
rules-board-teams =
    { $pawns ->
        [1] Four people play, each with one pawn.
       *[other] Four people play, each with { $pawns } pawns.
    }
    Those who face each other are partners.
rules-board-empty = With three players one side stays empty, and the table may say which.
rules-board-4 =
    The turn passes anticlockwise.
    To settle who begins, everyone throws once: the highest throw begins, and those who are level throw again.
    The table may also simply name who begins, or leave it to the loser of the last game.

# Section: the cowries and the row of throws. A big throw is one in which all shells lie alike. “Chowka” is the name of a 4.
rules-throws = Throws
rules-throws-1 = Shake the { $cowries } cowries, drop them, and count the shells that lie mouth up.
rules-throws-down = Shake the { $cowries } cowries, drop them, and count the shells that lie mouth down.
# $none – what the throw counts in which none of the counted kind comes up
rules-throws-usual = The throw counts as many squares as there are such shells, up to { $cowries }. If there is none, it counts { $none }.
rules-throws-chowka = All four mouths up are called chowka.
rules-throws-chamma = All four mouths down are called chamma, all four mouths up ashta.
# $all – what all eight shells count together
rules-throws-senior = One to seven such shells count their number. All eight are the chamma, which counts { $all }; if there is none, it is the ashta, which counts 8.
rules-throws-two-fours = So there are two kinds of 4, the plain one of four shells and the chamma, and they are not the same.
rules-throws-drakshi = One to seven such shells count their number. All eight are the drakshi, which counts 16; if there is none, it is the ashta, which counts 8.
rules-throws-nothing =
    The throw counts as many squares as there are such shells, up to { $cowries }.
    If there is none, the throw is nothing, and the turn is lost with all that was not yet used.
# $ways – in how many ways the shells can fall; $odds – each throw with the number of ways, such as “1: 4, 2: 6, 4*: 1”
rules-throws-2 =
    A shell falls mouth up as often as mouth down, so the shells can fall in { $ways } ways.
    Here stands how many of these ways make each throw, with a star at the big ones: { $odds }.
# $percent – how often in a hundred a shell falls mouth up; $odds – each throw with how often it comes in a thousand
rules-throws-bias =
    At this table a shell falls mouth up { $percent } times in a hundred.
    Here stands how often each throw comes in a thousand, with a star at the big ones: { $odds }.
# $small, $large – what the two big throws count
rules-throws-3 = The { $small } and the { $large } in which all shells lie alike are the big throws: each of them brings one more throw.
rules-throws-one-big = Only the { $large } is a big throw and brings one more throw.
rules-throws-no-big = No throw is a big one.
rules-throws-first-decides =
    The first throw of a turn decides how much you throw. If all shells lie alike, { $small } brings one more throw and { $large } brings two; any other throw brings none.
    What comes after it brings nothing further. But if { $large } is followed by the same throw twice, nothing of that turn counts.
    Everything is thrown before anything moves.
rules-throws-one = A 1 brings one more throw as well, but it is no big throw.
rules-throws-eleven = A single such shell counts 11 instead of 1 and brings one more throw, but it is no big throw.
rules-throws-row = The throws you have not used yet lie before you as your row.
rules-throws-4 =
    The throws of the row are used one at a time, whichever you like first.
    Each is used whole by one pawn; pawns that go together count as one.
    Every landing counts in full: a pawn that takes two throws has landed twice.
rules-throws-divided =
    The throws of the row are used one at a time, whichever you like first.
    Each is used whole by one pawn; only on the way into the centre may one be divided.
    Every landing counts in full: a pawn that takes two throws has landed twice.
rules-throws-5 =
    While any throw of your row can be used, you have to use one; a move cannot be refused.
    But nobody asks you to find the order that uses up the most throws.
rules-throws-decline =
    You may always decline to move. Then the whole row is left unused.
    Throws that are still owed to you are thrown all the same.
rules-throws-6 =
    Once no throw of the row can be used by anything you have, the whole row is lost, and the app tells you so.
    The turn is over when no throw is owed to you any more.
    A player who can move nothing at all still throws when the turn comes.
rules-throws-first =
    After a throw that brings another you throw again before anything moves, and so on until one comes that brings none.
    All of them together make your row.
rules-throws-single = No throw brings another one, so your row begins with a single throw.
rules-throws-move-first =
    First you move, then you throw again. Each throw is used or lost before the next one owed is thrown, so a row never holds more than one.
    Losing a throw does not cost you a throw that is owed.
    If a throw brings another one and the move made with it earns one as well, you throw for both, one after the other.
rules-throws-three =
    The third big throw in a row within one turn cancels itself, every throw not yet used, every throw owed and the rest of the turn.
    Moves already made stand.
    Any other throw starts the count afresh; throws that were earned count too.
rules-throws-three-test = Tests count for this as well. If the third one was a test, the test has failed: the attacker goes back, and the value joins no row.
rules-throws-three-off = There is no limit: however many big throws follow each other, each brings one more.
rules-throws-hit =
    A hit earns one more throw. You throw it at once, before anything else moves, and it joins your row like any other.
    A single move never earns more than one throw, whatever it does.
rules-throws-hit-off = A hit earns no throw.
rules-throws-hit-each = Every pawn that is hit earns one more throw, all of them thrown at once, before anything else moves.
rules-throws-tests = Tests are thrown all the same: they settle an attack and are no reward.
rules-throws-home =
    A move that takes a pawn into the centre earns one more throw.
    Two pawns arriving together earn just one, and the move that brings your last pawn home earns none.
rules-throws-real =
    The app settles every throw by chance before its shells begin to move.
    If you have cowries at hand, you may throw those instead and enter what they show; the record of the game keeps both kinds.

# Section: how pawns come into the game.
rules-start = The start
rules-start-on = Your pawns all stand on your start when the game begins, and any throw at all may set the first one going.
rules-start-big =
    Your pawns stand on your start, but nothing of yours moves until you have thrown a big throw.
    That throw may be used, and so may whatever follows it.
    Once is enough: it frees all your pawns for the whole game, even one that is hit later.
rules-start-by-big =
    Your pawns begin beside the board. A big throw may bring one of them on to your start, or move a pawn that is on already.
    Bringing one on uses the throw up; the further throw that it brings comes all the same.
    It makes no difference who else stands on your start.
# $small, $large – the big throws; $few, $first – pawns that they bring on the first time, $fewer, $later – later on
rules-start-by-numbers =
    Your pawns begin beside the board, and only big throws bring them on to your start; they may instead move pawns that are on.
    The first time, { $small } brings on { $few } and { $large } brings on { $first }; from then on { $fewer } and { $later }.
    It is always exactly that number, or all that are beside the board, hit ones among them, if those are fewer, and it uses the throw up.
rules-start-by-numbers-one =
    Your pawns begin beside the board, and only a big { $large } brings them on to your start; it may instead move a pawn that is on.
    The first time it brings on { $first }, from then on { $later }.
    It is always exactly that number, or all that are beside the board, hit ones among them, if those are fewer, and it uses the throw up.
rules-start-by-one =
    Your pawns begin beside the board. A 1 may bring one of them on to your start, or move a pawn that is on already.
    Bringing one on uses the throw up. It makes no difference who else stands on your start.
rules-start-plain-four = A plain 4 brings one pawn on, too. It does not count as your first throw that brings pawns on.
rules-start-before-one =
    While you have no pawn on the board, the centre left aside, the throws of a turn before its first 1 are not kept.
    If they bring further throws, you still throw those.

# Section: hitting a pawn sends it back to its start. A plain square is one without a cross.
rules-hit = Hitting
rules-hit-1 =
    A square without a cross is a plain square.
    When a pawn lands on a plain square where one pawn of an opponent stands by itself, it hits that pawn.
rules-hit-seven = A 7 hits nobody: it cannot be used to land on an opponent on a plain square.
rules-hit-passing =
    A square without a cross is a plain square.
    A pawn hits by overtaking: every pawn of an opponent that it passes on plain squares, strictly between the square it leaves and the one where it lands, is hit.
    Landing on an opponent does nothing; the two stand together. So a 1 never hits.
rules-hit-back = A pawn that is hit goes back to its start and sets out anew.
rules-hit-off = A pawn that is hit leaves the board and has to be brought on again.
rules-hit-2 =
    On a cross nobody is hit.
    Any number of pawns may stand there side by side, whoever they belong to.
rules-hit-3 = Pawns go past one another freely, unless the sections on pawns that stand together say otherwise.
rules-hit-team = Partners are no opponents: they never hit one another, they pass whatever belongs to each other, and one does not land on a plain square where the other stands.

# Section: the gate is the step from the last square of the outer ring (the waiting square) into the inner ring.
rules-gate = The gate to the inner ring
rules-gate-wait =
    The step from the last outer square into the inner ring is your gate, and it is closed until you have hit somebody.
    A throw that would carry a pawn past that square cannot be used for it; the pawn does not stop there on the way.
    The waiting square is a plain one, so a pawn there can be hit, passed or joined.
    Your first hit, of whatever kind, opens the gate for all your pawns, from your next move to the end of the game.
rules-gate-round =
    Before your first hit nothing waits. A pawn, or pawns that go together, go on from the last outer square to your start and round once more; what stands in the way still blocks them.
    From the move after your first hit your pawns always turn inwards.
rules-gate-open = No hit is needed. A pawn that has come to the end of the outer ring may turn in at any time.
rules-gate-dead =
    Now and then a game gets stuck: nobody still playing could ever move again, whatever is thrown. It may happen to two players when all their pawns wait and nobody has hit.
    The app looks for this after every turn, and such a game is a draw; where you play on for places, those still playing share the ones that are left.
    If opening every gate would let somebody move, the app offers to do that and to play on.
rules-gate-team = The first hit of a team opens the gate for both partners.

# Section: a jodi is two pawns of one player on one plain square. Hollow = tollu, hard = gatti.
rules-jodi = Jodi: two pawns together
rules-jodi-1 =
    As soon as two of your pawns share a plain square, in whichever ring, they are a jodi.
    Every new jodi is hollow (tollu); it can become hard (gatti) later.
rules-jodi-2 =
    On a cross there is no jodi: pawns standing there are singles.
    When one pawn of a jodi leaves, the one that stays is a single again; if they meet later, that is a new jodi.

# Section: the hollow jodi. The joint step is both pawns going one square together on a 2. A test is the throw that decides an attack.
rules-hollow = The hollow jodi
rules-hollow-1 =
    Either pawn of a hollow jodi may move alone with any throw.
    On a 2 there is a second choice, the joint step: both go on together by one square, and the jodi arrives there hard.
    No other throw takes both; a big throw moves only one of them.
rules-hollow-2 =
    Where the joint step ends matters. On a cross the two are safe singles, in the centre both are home, on your own pawns they make a broken jodi, and on an opponent they land as a jodi.
    It may not end where a pawn sits on a jodi.
    Where pawns have to wait for a hit, it leaves the waiting square only through an open gate.
rules-hollow-3 =
    A hollow jodi blocks nobody. An opponent’s pawn that moves alone and lands on it attacks it, and its player at once throws a test.
    If it is a 1, the two pawns of the jodi return to their start and the attacker stays.
    This counts as a hit, and the 1 is used up.
rules-hollow-4 =
    Any other value fails: the attacker goes back to where it stood before, and the throw it moved with is spent.
    The value of the test joins the row, but this one pawn may not use it, wherever it goes, not even in a joint step; if nothing else can use it in the end, it is lost and nothing else with it.
    If the value brings a further throw, that one is free for every pawn.
    With another throw the same pawn may attack again.

# Section: the hard jodi. To sit = to land on an opponent’s hard jodi without a fight.
rules-hard = The hard jodi

# $even – the even throws, such as “2, 4, 8”
rules-hard-1 =
    Only even throws move a hard jodi: { $even }. Its pawns go together by half the throw, and you cannot choose to split them.
    It cannot use a throw whose half would take it beyond the centre or, where pawns wait for a hit, past a closed gate.
    When the half reaches the centre exactly, both pawns are home.
rules-hard-2 =
    If a hard jodi lands on a cross, it becomes two singles.
    With the gate open it may go from one ring into the next in the course of a move.
rules-hard-3 =
    Nowhere on the board may an opponent’s pawn that moves alone go past a hard jodi; a throw that would take it past cannot be used for it.
    An opponent’s jodi may pass, and so may everything that belongs to the jodi’s own player.
rules-hard-4 =
    An opponent’s pawn that moves alone may end its move on a hard jodi: then it sits there.
    Nothing is thrown, and nobody is hit.
rules-hard-5 =
    The jodi has one chance, in the next turn of its owner: if it moves then, wherever to, it hits the sitter as it leaves. This is a hit like any other, except that it does not open the gate for that same move.
    If the jodi stays, for whatever reason, the sitter is free for good: later moves of the jodi do not hit it, and once the jodi has gone it is an ordinary single.
    Until that turn is over the sitter itself may not move.
rules-hard-6 =
    While a pawn sits on a jodi nothing else may land on that square, no pawn and no jodi, whoever it belongs to and however long the sitter stays.
    So jodi and sitter are both safe from everyone else.

# Section: a jodi landing on others, and how many 1s a test needs.
rules-against = A jodi against others
rules-against-1 =
    A hard jodi, or a hollow one making its joint step, needs no test against a single pawn, a hollow jodi or a hard jodi of an opponent on a plain square.
    It lands there, and all of them are hit together.
rules-against-2 =
    Where there is a test, it takes as many 1s, one after another, as the defenders are more than the attackers.
    A pawn alone needs one 1 against two pawns, two against three and three against four.
    A jodi needs none against two, one against three and two against four.
rules-against-3 =
    A jodi that fails its test goes back and is what it was, so one that made a joint step is hollow again. Neither of its pawns may use the throw that failed.
    A sitter that was hit as the jodi left stays hit: the gate is open, and a throw earned by it comes after the test.
    A sitter that was free already sits there again, still free.

# Section: the broken jodi, three or more pawns of one player on one plain square (or what is left of them).
rules-broken = The broken jodi
rules-broken-1 =
    A jodi breaks when another pawn of its own player lands on it, or when it moves on to a plain square where its own player has pawns already.
    The pawns on that square now move one by one, even when only two are left; the last one is a single.
    A broken jodi blocks nobody and never hardens on that square. A pawn that lands there later joins it.
rules-broken-2 =
    An opponent’s pawn or jodi that lands on a broken jodi attacks it; if it needs 1s, the test is thrown at once, and again after each 1, until there are enough. Then all the pawns there go back to their start, which counts as a hit, and the attacker stays.
    Any other value fails: the attacker goes back, and the throw it moved with is spent. The value joins the row, but not for the attacker, and 1s thrown before it are used up.
rules-broken-3 =
    An attack on a broken jodi can cost a lot.
    If nothing can use the throw that failed at that very moment, the turn ends, and the whole row is lost together with every throw still owed.

# House rules about jodis. Each stands in place of the usual paragraph on the same matter.
rules-jodi-hard-at-once = There is no hollow jodi. Two of your pawns sharing a plain square are hard from the first moment.
rules-jodi-none = Pawns that stand together are nothing more than that. Your pawns may share a plain square, but each still moves alone, and they block nobody.
rules-jodi-together = An opponent’s pawn that lands where several of yours stand on a plain square hits all of them together.
rules-jodi-one-pawn =
    A plain square has room for only one of your own pawns. A throw that would bring a second one there cannot be used for it.
    On the crosses they may share.
rules-jodi-whenever =
    A sitter is in danger for as long as it sits. Whenever the jodi under it moves, the sitter is hit.
    It has to stay until the jodi’s owner has finished their next turn, and may leave after that.
rules-jodi-blocks =
    A hard jodi closes its square. Nobody lands on it, not even its own player, so nobody sits on it and nobody hits it, whatever is said elsewhere.
    Opponents do not go past it, not even with a jodi; its own player does.
    A hollow jodi closes nothing.

# Section: pawns of one player that may go together with the full throw
rules-stack = Pawns that go together
rules-stack-1 =
    When several of your pawns stand on one square other than your start, they may go on all together, as one, with the full throw.
    Or one of them goes alone: each throw lets you choose anew.
rules-stack-2 =
    Whatever opponents stand on a plain square are hit together, by one pawn or by several that arrive as one, and that is one hit.
    Nothing blocks the way.

# Section: the double, two or more pawns of one player on one plain square
rules-double = The double
rules-double-1 =
    Two of your pawns on one plain square are a double. They may go on together as one, with the full throw, or one of them moves alone and breaks it.
    On a cross there is no double.
rules-double-many = Where three or more stand together, any two of them may go as one.
rules-double-2 = In the outer ring a double stops each opponent’s pawn behind it once: a move past it does nothing. After that the pawn may pass. In the inner rings it stops nobody.
rules-double-void =
    A pawn that is stopped stays where it is; its throw is void, the rest of the row and the throws owed are lost, and the turn ends.
    The pawn may pass for as long as that double stands there and the pawn itself is not hit. Another double is met anew, and of several the nearest stops.
    Two that go as one are stopped in the same way, unless both may pass.
rules-double-3 =
    A pawn that moves alone may not land where an opponent has two, in whichever ring.
    A double that lands on opponents hits only one of their pawns.
rules-double-peace = Whoever lands on opponents hits exactly one pawn, and says which. What is left shares the square in peace.

# Section: two or more on one plain square that only others like them can pass or take
rules-firm = Pawns that stand firm
rules-firm-1 = Two or more of your pawns on one plain square stand firm. They may go on all together with the full throw, or one of them leaves alone.
rules-firm-2 =
    An opponent’s pawn that moves alone neither passes them nor lands on them.
    Only pawns that go together do: they pass, and where they land they hit all that stand there.

# Section: twins, two pawns that have been declared one
rules-twins = Twins
rules-twins-1 =
    When exactly two single pawns of yours stand on the start opposite your own, you may, whenever it is for you to choose, declare them twins.
    Twins are one piece: they go together by half the throw, rounded down, so a 1 does not move them. They come home when that half is the exact count.
rules-twins-2 =
    Only twins send twins off, and they send off nobody else; they share plain squares with single pawns of opponents.
    Sent off, or in the centre, they are two single pawns again.
rules-twins-3 = Single pawns that share a plain square are hit together; they block nobody.

# Section: reaching the centre. Kayi = pawn, also an unripe fruit; hannu = ripe fruit, a pawn that is home.
rules-home = Home
rules-home-1 =
    Only the exact count takes a pawn into the centre.
    From three squares away it takes 3 in all; a throw that is too big cannot be used for that pawn.
# $last – how many squares before the centre any big throw will do
rules-home-big =
    Only a big throw takes a pawn into the centre. On the last { $last } squares before it any big throw will do; from farther back the count has to be exact.
    Pawns that go together by half the throw go home with a big one whose half reaches the centre or leads beyond it.
rules-home-pair = Two of your pawns that stand together one step before the centre go home together on a 2.
rules-home-divided =
    A throw may be divided between two of your pawns: one takes exactly as much of it as it needs to go home, and the other walks the rest.
    The one goes home first; the other may come home as well, and it lands like any pawn.
rules-home-2 =
    In Kannada a pawn is a kayi, a green fruit, and in the centre it turns into a hannu, a ripe one.
    It is home then, and nobody can send it back.
rules-home-leaving = Once all your pawns are in the centre, each of them leaves the board with a 1.

# Section: the end of the game.
rules-win = Winning
rules-win-first =
    Whoever is first to have all their pawns home wins, and the game ends there and then.
    What was left of that player’s row, or was owed, no longer matters.
rules-win-on =
    You play on for the places. A player who has finished is skipped and uses no more throws, while the others go on.
    The last one left takes the last place.
rules-win-teams =
    A team wins when both partners have their pawns home.
    A player who has finished first throws and moves for the partner, with what is left of that turn and in every turn after it; hits so made are the partner’s.
rules-win-leaving = Whoever is first to have no pawn left, all of them having left from the centre, wins, and the game ends there and then.
# $count – how many pawns have to be home
rules-win-short =
    { $count ->
        [1] The game is a short one: a single pawn home counts as all of them.
       *[other] The game is a short one: { $count } pawns home count as all of them.
    }
    What else a player has leaves the board then.
rules-win-dead = If nobody could ever move again, whatever is thrown, the game is a draw; where you play on for places, those still playing share the ones that are left.
rules-win-agree = The table may agree on a draw whenever it likes, for example when a game goes round without end.

# Closing words on where the rules come from.
rules-sources =
    What is certain about these rules and what the app had to choose stands, game by game, on the page about the rules.
    In the next village they surely play it another way, and theirs is just as right.

house-summary =
    { $side } × { $side }, { $cowries } cowries, { $pawns ->
        [1] one pawn
       *[other] { $pawns } pawns
    } each; { $jodi ->
        [hollow] jodis, hollow at first
        [at-once] jodis, hard at once
        [stack] pawns together move as one
        [double] doubles
        [firm] firm pairs
        [twins] twins
        [one-pawn] one pawn on a square
       *[none] no jodis
    }; { $entry ->
        [big] moving after a big throw
        [by-big] pawns come on by big throws
        [by-numbers] pawns come on by numbers
        [by-one] pawns come on by a 1
       *[start] pawns begin on their start
    }; { $gate ->
        [hit] inwards after a hit
        [round] round again until a hit
       *[open] inwards without a hit
    }.
# The form in which a table picks its house rules. house-<question> is a short label, …-help one line that explains it;
# each answer has a label of at most five words and one line of its own. The first answer is the usual rule.
house-throwing = Throw or move first
house-throwing-help = What you do after a throw that brings another one.
house-throwing-first = Throw first
house-throwing-first-help = You throw on until a throw brings no other, then move with all of them in any order.
house-throwing-move-first = Move first
house-throwing-move-first-help = Each throw is used or lost before the next one is thrown.
house-throwing-first-decides = First throw decides
house-throwing-first-decides-help = The smaller big throw brings one more, the larger two; if those are the larger again, nothing counts.
house-three = Third big throw in a row
house-three-help = What happens when a big throw comes for the third time in a row in one turn.
house-three-plays = Counts as usual
house-three-plays-help = There is no limit; the third one is used like the others and brings another throw.
house-three-cancels = Ends the turn
house-three-cancels-help = It is lost with every throw not yet used or still owed; moves already made stand.
house-hit = What a hit gives
house-hit-help = Whether hitting a pawn earns another throw.
house-hit-again = One more throw
house-hit-again-help = It is thrown at once and joins the row.
house-hit-nothing = No extra throw
house-hit-nothing-help = The hit is reward enough; tests against jodis are still thrown.
house-hit-each = One for every pawn
house-hit-each-help = As many throws as pawns are hit by the move.
house-home = What coming home gives
house-home-help = Whether a pawn that reaches the centre earns another throw.
house-home-nothing = No extra throw
house-home-nothing-help = The pawn is home, and the turn goes on as it was.
house-home-again = One more throw
house-home-again-help = One for a move, and none for the move that brings your last pawn home.
house-entry = How pawns come on
house-entry-help = Where pawns begin, and what you need before they move.
house-entry-start = From the first throw
house-entry-start-help = They stand on their start, and any throw may move them.
house-entry-big = After one big throw
house-entry-big-help = Nothing of yours moves until you have thrown one big throw; after that all your pawns are free.
house-entry-by-big = By big throws
house-entry-by-big-help = They begin beside the board; a big throw brings one on.
house-entry-by-numbers = By big throws, in numbers
house-entry-by-numbers-help = They begin beside the board; a big throw brings on a set number, more the first time.
house-entry-by-one = By a 1
house-entry-by-one-help = They begin beside the board; a 1 brings one on.
house-gate = Into the inner ring
house-gate-help = What a pawn needs before it may leave the outer ring.
house-gate-hit = Wait for a hit
house-gate-hit-help = Nobody passes the last outer square before their first hit.
house-gate-round = Go round again
house-gate-round-help = Before your first hit, pawns go round the outer ring again instead of waiting.
house-gate-open = No hit needed
house-gate-open-help = Every pawn may turn in as soon as it gets there.
house-jodi = Pawns together
house-jodi-help = What two of your pawns on one plain square are.
house-jodi-hollow = First hollow, then hard
house-jodi-hollow-help = A new jodi is weak; a 2 that moves both one square makes it hard.
house-jodi-at-once = Hard at once
house-jodi-at-once-help = A jodi is strong as soon as the two pawns meet.
house-jodi-none = No jodis
house-jodi-none-help = Each pawn moves alone and blocks nobody.
house-jodi-stack = Stack
house-jodi-stack-help = All on a square may go together with the full throw; nothing blocks.
house-jodi-double = Double
house-jodi-double-help = Two may go as one; in the outer ring they stop each opponent’s pawn once.
house-jodi-firm = Firm
house-jodi-firm-help = Only pawns that go together pass them or take them.
house-jodi-twins = Twins
house-jodi-twins-help = Two on the start opposite may be declared one piece that moves half a throw.
house-hard = Landing on a hard jodi
house-hard-help = What a hard jodi does with an opponent that comes to its square.
house-hard-one-turn = One turn to hit
house-hard-one-turn-help = The pawn sits there; it is hit only if the jodi moves in its owner’s next turn.
house-hard-whenever = Hits whenever it moves
house-hard-whenever-help = The pawn sits there and is in danger for as long as it stays.
house-hard-blocks = Nobody may land
house-hard-blocks-help = Nobody lands on a hard jodi, and no opponent goes past it.
house-sharing = Own pawns together
house-sharing-help = Asked only without jodis: whether your own pawns may share a plain square.
house-sharing-free = May share
house-sharing-free-help = They stand together as they please and are all hit together.
house-sharing-one-pawn = One pawn a square
house-sharing-one-pawn-help = A second pawn of yours may not land there; the crosses are still shared.
house-win = End of the game
house-win-help = What happens when the first player has all pawns home.
house-win-first = First one home wins
house-win-first-help = The game ends at once.
house-win-on = Play on for places
house-win-on-help = The others go on until only one is left, who takes the last place.
house-win-teams = Teams of two
house-win-teams-help = For four players: those who face each other win together and help each other.
house-turn-in = Turning inwards
house-turn-in-help = How the way turns from the outer ring into the next one.
house-turn-in-straight = Straight
house-turn-in-straight-help = One step inwards, diagonally only where it cannot be straight.
house-turn-in-corner = By the corner
house-turn-in-corner-help = One diagonal step into the corner of the next ring; on 7 × 7 only.
house-direction = Which way round
house-direction-help = The direction in which the pawns run.
house-direction-usual = Anticlockwise, then clockwise
house-direction-usual-help = The outer ring one way, the inner rings the other.
house-direction-mirrored = Clockwise, then anticlockwise
house-direction-mirrored-help = The same in a mirror.
house-crosses = Crossed squares
house-crosses-help = Where nobody is hit, besides the centre and the middle of each side.
house-crosses-starts = No others
house-crosses-starts-help = The starts and the centre only.
house-crosses-corners = Corners of the board
house-crosses-corners-help = The four outer corners are safe, too.
house-crosses-inner-corners = Corners of the second ring
house-crosses-inner-corners-help = The four corners one ring further in are safe, too.
house-crosses-all-corners = Both
house-crosses-all-corners-help = The corners of the board and of the second ring.
house-counted = What is counted
house-counted-help = Which side of the shells counts.
house-counted-mouths-up = Mouths up
house-counted-mouths-up-help = The shells that show their mouth.
house-counted-mouths-down = Mouths down
house-counted-mouths-down-help = The shells that show their back.
house-table = All shells alike
house-table-help = What it counts when all shells are counted, or none, and whether that throw is big.
house-table-usual = Their number, twice for none
house-table-usual-help = With four cowries 4 and 8; both are big.
house-table-senior = Chamma 4, ashta 8
house-table-senior-help = For eight cowries: all count 4, none counts 8; both are big.
house-table-senior-12 = Chamma 12, ashta 8
house-table-senior-12-help = For eight cowries: all count 12, none counts 8; both are big.
house-table-senior-16 = Drakshi 16, ashta 8
house-table-senior-16-help = For eight cowries: all count 16, none counts 8; both are big.
house-table-none-big = Only none is big
house-table-none-big-help = All count their number and are a plain throw; none counts twice that.
house-table-none-nothing = None is nothing
house-table-none-nothing-help = No throw is big, and if no shell counts the turn is lost.
house-one = The 1
house-one-help = What a single counted shell is worth.
house-one-plain = Counts 1
house-one-plain-help = It moves one square, no more.
house-one-again = Throws again
house-one-again-help = It counts 1 and brings another throw, though it is not big.
house-one-eleven = Counts 11
house-one-eleven-help = It counts 11 and brings another throw; with eight cowries of the senior table.
house-strike = How pawns hit
house-strike-help = What sends an opponent’s pawn back.
house-strike-landing = By landing
house-strike-landing-help = A pawn hits on the square where it lands.
house-strike-not-by-seven = By landing, not with 7
house-strike-not-by-seven-help = A 7 may not land on an opponent; with eight cowries of the senior table.
house-strike-passing = By overtaking
house-strike-passing-help = A pawn hits whatever it passes on plain squares, and nothing by landing.
house-moving = Must you move?
house-moving-help = Whether throws that can be used have to be.
house-moving-compulsory = Yes
house-moving-compulsory-help = While any throw can be used, one must be.
house-moving-may-decline = You may decline
house-moving-may-decline-help = You may leave your whole row unused.
house-plain-four = The plain 4
house-plain-four-help = Whether four of eight shells bring a pawn on, as a chamma does.
house-plain-four-moves = Only moves
house-plain-four-moves-help = Pawns come on by chamma and ashta only.
house-plain-four-brings-one = Brings one on
house-plain-four-brings-one-help = A plain 4 brings on one pawn.
house-before-one = Throws before a 1
house-before-one-help = Where a 1 brings pawns on: what throws before it are worth while you have none on the board.
house-before-one-kept = Are kept
house-before-one-kept-help = They wait in the row like any others.
house-before-one-lost = Are lost
house-before-one-lost-help = They are not kept, though further throws they bring are thrown.
house-centre = Into the centre
house-centre-help = What the last step asks for.
house-centre-exact = Exact count
house-centre-exact-help = Neither more nor less than the squares that are left.
house-centre-big = A big throw
house-centre-big-help = Only a big throw; on the last squares any big one will do.
house-centre-pair = Exact, or a pair
house-centre-pair-help = Two on the last square before it also go home together on a 2.
house-centre-divided = Exact, or divided
house-centre-divided-help = One pawn takes what it needs of a throw, another one the rest.
house-leaving = Pawns in the centre
house-leaving-help = Whether the centre is the end of their way.
house-leaving-stay = Stay there
house-leaving-stay-help = A pawn in the centre is home.
house-leaving-with-one = Leave with a 1
house-leaving-with-one-help = Once all are there, each leaves the board with a 1; first to have none left wins.

# Numbers of the form
house-side = Squares along a side
house-side-help = From 5 to 11, always odd.
house-cowries = Cowries
house-cowries-help = From 2 to 8.
house-pawns = Pawns of each player
house-pawns-help = From 1 to 8.
house-mouths = Chance of a mouth up
house-mouths-help = From 30 to 70 in a hundred; 50 where a shell falls either way as often.
house-short = Short game
house-short-help = How many pawns have to be home.

# Shown when two answers do not fit together, or a number is not possible.
house-refused-hard-without-jodi = This is a rule about hard jodis, but this table plays no jodis. Please choose jodis, or leave the rule out.
house-refused-sharing-with-jodi = One pawn on a square makes sense only without jodis. Please choose “No jodis”, or let pawns share.
house-refused-passing-with-jodi = Hits by overtaking are played only where pawns together are nothing more. Please choose “No jodis”, or hits by landing.
house-refused-corner = Only on the board of 7 × 7 does the way turn in by the corner. Please choose that board, or the straight way.
house-refused-senior-table = The senior table needs eight cowries, and its 11, its 7 and its plain 4 need that table. Please change one or the other.
house-refused-plain-four = A plain 4 brings pawns on only where big throws do. Please choose that way of coming on.
house-refused-before-one = Throws before a 1 can be lost only where a 1 brings pawns on. Please choose that, or keep the throws.
house-refused-eleven = Jodis and coming on by a 1 need a 1, and here it would count 11. Please change one of them.
house-refused-leaving = Where pawns leave the centre with a 1, neither a short game, teams, playing on for places, a throw for coming home nor a 1 that counts 11 fits.
house-refused-teams = Teams need four players.
house-refused-endless-throws = Here every throw would bring another one, and no turn would end. Please take more cowries, or let the 1 be plain.
house-refused-no-big-throw = A big throw is asked for, but no throw is big. Please choose another count, or another way of coming on and home.
house-refused-divided = A throw is divided only where pawns together are nothing more. Please choose “No jodis”, or the exact count.
house-refused-first-decides = The first throw decides only with the usual count, a plain 1 and no rule on three in a row. Please change one or the other.
# $found (String) – the number as it was found, for example 12.
house-refused-number = This number is out of range: { $found }.
