# Title and opening of the rule book. The page shows only the paragraphs that hold for the rules of this table.
rules-title = Rules of this table
rules-intro =
    Chowkabara is a race: bring all your pawns along the track into the centre before anyone else does.
    The page follows the rules chosen for this table, so every house rule changes what stands here.
    There is no need to learn it all beforehand: play, and look things up as they come.
rules-usual-note =
    What is called usual here is the way one family of Kanakatte plays.
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
    The board has five rows of five squares.
    Five of the squares bear a cross: the middle one of each side, and the centre. A crossed square is called a ghatta.
    The one on the side where you sit is your start; the others stay crosses too, even where nobody sits.
rules-board-2 =
    A pawn leaves its start and follows the outer ring anticlockwise; this ring has sixteen squares.
    From the last of them it turns into the inner ring, goes clockwise through its eight squares, and ends in the centre.
    Counted from the start, the centre is the 24th step.
rules-board-3 =
    Two, three or four people can play, and each has four pawns.
    If there are two, they take opposite sides.
rules-board-4 =
    With three players one side stays empty, and the table may say which.
    The turn passes anticlockwise, the same way as the outer ring.
    To settle who begins, everyone throws once: the highest throw begins, and those who are level throw again.
    The table may also simply name who begins, or leave it to the loser of the last game.

# Section: the cowries and the row of throws. A big throw is a 4 or an 8. “Chowka” is the name of the 4.
rules-throws = Throws
rules-throws-1 =
    Shake the four cowries, drop them, and count the shells that lie mouth up: one, two or three of them make a 1, a 2 or a 3.
    Four mouths up make a chowka, which is 4. If every shell lies face down, the throw is 8.
rules-throws-2 =
    A shell falls mouth up as often as face down, so four shells can fall in sixteen ways.
    Four of those ways make a 1, six make a 2 and four make a 3.
    The 4 and the 8 are rare: one way each.
rules-throws-3 =
    The 4 and the 8 are the big throws: each of them brings one more throw.
    The throws you have not used yet lie before you as your row.
rules-throws-4 =
    The throws of the row are used one at a time, whichever you like first.
    Each moves one pawn and is never shared out; where jodis are played, a jodi going together counts as one.
    Every landing counts in full: a pawn that takes a 4 and then a 2 has landed twice.
rules-throws-5 =
    While any throw of your row can be used, you have to use one; a move cannot be refused.
    But nobody asks you to find the order that uses up the most throws.
rules-throws-6 =
    Once no throw of the row can be used by anything you have, the whole row is lost, and the app tells you so.
    The turn is over when no throw is owed to you any more.
    A player who can move nothing at all still throws when the turn comes.
rules-throws-first =
    After a big throw you throw again before anything moves, and so on until a throw comes that is not big.
    All of them together make your row: perhaps 8, 4 and 3.
rules-throws-move-first =
    House rule: move first, then throw. Each throw is used or lost before the next one owed is thrown, so a row never holds more than one.
    Losing a throw does not cost you a throw that is owed.
    If the move made with a big throw earns a throw as well, you throw for both, one after the other.
rules-throws-three =
    House rule: the third big throw in a row within one turn cancels itself, every throw not yet used, every throw owed and the rest of the turn.
    Moves already made stand.
    Any other throw starts the count afresh; throws that were earned and throws made as a test count too.
    If the third one was a test, the test has failed: the attacker goes back, and the value joins no row.
rules-throws-three-off = There is no limit: however many big throws follow each other, each brings one more.
rules-throws-hit =
    A hit earns one more throw. You throw it at once, before anything else moves, and it joins your row; a big one brings further throws as always.
    A single move never earns more than one throw, whatever it does.
rules-throws-hit-off =
    House rule: a hit earns no throw.
    Where jodis are played, tests are thrown all the same: they settle an attack and are no reward.
rules-throws-home =
    House rule: a move that takes a pawn into the centre earns one more throw.
    Two pawns arriving together earn just one, and the move that brings your last pawn home earns none.
rules-throws-real =
    The app settles every throw by chance before its shells begin to move.
    If you have cowries at hand, you may throw those instead and enter what they show; the record of the game keeps both kinds.

# Section: how pawns come into the game.
rules-start = The start
rules-start-on = Your pawns all stand on your start when the game begins, and any throw at all may set the first one going.
rules-start-big =
    House rule: your pawns stand on your start, but nothing of yours moves until you have thrown a 4 or an 8.
    That throw may be used, and so may whatever follows it.
    Once is enough: it frees all your pawns for the whole game, even one that is hit later.

# Section: hitting a pawn sends it back to its start. A plain square is one without a cross.
rules-hit = Hitting
rules-hit-1 =
    A square without a cross is a plain square.
    When a pawn lands on a plain square where one pawn of an opponent stands by itself, it hits that pawn, which goes back to its start and sets out anew.
rules-hit-2 =
    On a cross nobody is hit.
    Any number of pawns may stand there side by side, whoever they belong to.
rules-hit-3 =
    Pawns go past one another freely.
    Only jodis, where they are played, can stand in the way.

# Section: the gate is the step from the last square of the outer ring (the waiting square) into the inner ring.
rules-gate = The gate to the inner ring
rules-gate-wait =
    The step from the last outer square into the inner ring is your gate, and it is closed until you have hit somebody.
    A throw that would carry a pawn past that square cannot be used for it; the pawn does not stop there on the way.
    The waiting square is a plain one, so a pawn there can be hit, passed or joined.
    Your first hit, of whatever kind, opens the gate for all your pawns, from your next move to the end of the game.
rules-gate-round =
    House rule: before your first hit nothing waits. A pawn, and a jodi too, goes on from the last outer square to your start and round once more; what stands in the way still blocks it.
    From the move after your first hit your pawns always turn into the inner ring.
rules-gate-open = House rule: no hit is needed. A pawn that has come to the end of the outer ring may turn in at any time.
rules-gate-dead =
    Now and then a game gets stuck: nobody still playing could ever move again, whatever is thrown. It may happen to two players when all their pawns wait and nobody has hit.
    The app looks for this after every turn, and such a game is a draw; where you play on for places, those still playing share the ones that are left.
    If opening every gate would let somebody move, the app offers to do that and to play on.

# Section: a jodi is two pawns of one player on one plain square. Hollow = tollu, hard = gatti.
rules-jodi = Jodi: two pawns together
rules-jodi-1 =
    As soon as two of your pawns share a plain square, in either ring, they are a jodi.
    Every new jodi is hollow (tollu); it can become hard (gatti) later.
rules-jodi-2 =
    On a cross there is no jodi: pawns standing there are singles.
    When one pawn of a jodi leaves, the one that stays is a single again; if they meet later, that is a new jodi.

# Section: the hollow jodi. The joint step is both pawns going one square together on a 2. A test is the throw that decides an attack.
rules-hollow = The hollow jodi
rules-hollow-1 =
    Either pawn of a hollow jodi may move alone with any throw.
    On a 2 there is a second choice, the joint step: both go on together by one square, and the jodi arrives there hard.
    No other throw takes both; a 4 or an 8 moves only one of them.
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
    A 4 or an 8 still brings its further throw, which is free for every pawn.
    With another throw the same pawn may attack again.

# Section: the hard jodi. To sit = to land on an opponent’s hard jodi without a fight.
rules-hard = The hard jodi
rules-hard-1 =
    Three throws move a hard jodi: 2, 4 and 8. Its pawns go together by half the throw, that is one, two or four squares, and you cannot choose to split them.
    It cannot use a throw whose half would take it beyond the centre or, where pawns wait for a hit, past a closed gate.
    When the half reaches the centre exactly, both pawns are home.
rules-hard-2 =
    If a hard jodi lands on a cross, it becomes two singles.
    With the gate open it may go from the outer ring into the inner one in the course of a move.
rules-hard-3 =
    In neither ring may an opponent’s pawn that moves alone go past a hard jodi; a throw that would take it past cannot be used for it.
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
rules-jodi-hard-at-once = House rule: there is no hollow jodi. Two of your pawns sharing a plain square are hard from the first moment.
rules-jodi-none =
    House rule: there are no jodis. Your pawns may share a plain square, but each still moves alone, and they block nobody.
    An opponent’s pawn that lands there hits all of them together.
rules-jodi-one-pawn =
    House rule: there are no jodis, and a plain square has room for only one of your own pawns. A throw that would bring a second one there cannot be used for it.
    On the crosses they may share.
rules-jodi-whenever =
    House rule: a sitter is in danger for as long as it sits. Whenever the jodi under it moves, the sitter is hit.
    It has to stay until the jodi’s owner has finished their next turn, and may leave after that.
rules-jodi-blocks =
    House rule: a hard jodi closes its square. Nobody lands on it, not even its own player, so nobody sits on it and nobody hits it, whatever is said elsewhere.
    Opponents do not go past it, not even with a jodi; its own player does.
    A hollow jodi closes nothing.

# Section: reaching the centre. Kayi = pawn, also an unripe fruit; hannu = ripe fruit, a pawn that is home.
rules-home = Home
rules-home-1 =
    Only the exact count takes a pawn into the centre.
    From three squares away it takes 3 in all; a throw that is too big cannot be used for that pawn.
rules-home-2 =
    In Kannada a pawn is a kayi, a green fruit, and in the centre it turns into a hannu, a ripe one.
    It is home then and takes no further part in the game; nobody can send it back.

# Section: the end of the game.
rules-win = Winning
rules-win-first =
    Whoever is first to have all their pawns home wins, and the game ends there and then.
    What was left of that player’s row, or was owed, no longer matters.
rules-win-on =
    House rule: you play on for the places. A player who has finished is skipped and uses no more throws, while the others go on.
    The last one left takes the last place.
rules-win-agree = The table may agree on a draw whenever it likes, for example when a game goes round without end.

# Closing words on where the rules come from. The three names are those of the presets below.
rules-sources =
    The usual rules come from one family of Kanakatte, and the preset “Kanakatte” plays them unchanged.
    The preset “Chauka Bara” follows another description, without jodis, and “Our house” keeps what your own family settles on.
    In the next village they surely play it another way, and theirs is just as right.

# The form in which a table picks its house rules. house-<question> is a short label, …-help one line that explains it;
# each answer has a label of at most five words and one line of its own. The first answer is the usual rule.
house-throwing = Throw or move first
house-throwing-help = What you do after a 4 or an 8.
house-throwing-first = Throw first
house-throwing-first-help = You throw on until a throw is not big, then move with all of them in any order.
house-throwing-move-first = Move first
house-throwing-move-first-help = Each throw is used or lost before the next one is thrown.
house-three = Third big throw in a row
house-three-help = What happens when a 4 or an 8 comes for the third time in a row in one turn.
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
house-home = What coming home gives
house-home-help = Whether a pawn that reaches the centre earns another throw.
house-home-nothing = No extra throw
house-home-nothing-help = The pawn is home, and the turn goes on as it was.
house-home-again = One more throw
house-home-again-help = One for a move, and none for the move that brings your last pawn home.
house-entry = When pawns may set out
house-entry-help = Whether you need a big throw before your first move.
house-entry-start = From the first throw
house-entry-start-help = Any throw may move a pawn from the start.
house-entry-big = After one big throw
house-entry-big-help = Nothing of yours moves until you have thrown one 4 or 8; after that all your pawns are free.
house-gate = Into the inner ring
house-gate-help = What a pawn needs before it may leave the outer ring.
house-gate-hit = Wait for a hit
house-gate-hit-help = Nobody passes the last outer square before their first hit.
house-gate-round = Go round again
house-gate-round-help = Before your first hit, pawns go round the outer ring again instead of waiting.
house-gate-open = No hit needed
house-gate-open-help = Every pawn may turn in as soon as it gets there.
house-jodi = Two pawns together
house-jodi-help = What two of your pawns on one plain square are.
house-jodi-hollow = First hollow, then hard
house-jodi-hollow-help = A new jodi is weak; a 2 that moves both one square makes it hard.
house-jodi-at-once = Hard at once
house-jodi-at-once-help = A jodi is strong as soon as the two pawns meet.
house-jodi-none = No jodis
house-jodi-none-help = Each pawn moves alone and blocks nobody.
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

# Shown when two answers do not fit together, or a number is not possible.
house-refused-hard-without-jodi = This is a rule about hard jodis, but this table plays no jodis. Please choose jodis, or leave the rule out.
house-refused-sharing-with-jodi = One pawn on a square makes sense only without jodis. Please choose “No jodis”, or let pawns share.
# $found (String) – the number as it was found, for example 12.
house-refused-number = This number is out of range: { $found }.

# Presets: a name, and one line that says what is special about it.
preset-kanakatte = Kanakatte
preset-kanakatte-about = The usual rules: hit to open the gate, throw again for a hit, jodis hollow first and then hard.
preset-chauka-bara = Chauka Bara
preset-chauka-bara-about = No jodis; a third 4 or 8 in a row cancels the turn.
preset-house = Our house
preset-house-about = The rules your own family has settled on, kept for every game.
