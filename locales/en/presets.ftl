# The named rules: a name, one line that says what is special about them, and what the page about the rules tells.
# In about-<preset>-certain, -chosen and -left each line is a statement of its own.
preset-kanakatte = Kanakatte
preset-kanakatte-about = The usual rules: hit to open the gate, throw again for a hit, jodis hollow first and then hard.
preset-chauka-bara = Chauka Bara
preset-chauka-bara-about = No jodis; a third 4 or 8 in a row cancels the turn.
preset-ashta-chamma = Ashta Chamma
preset-ashta-chamma-about = Pawns come on by chamma and ashta, go round until they have hit, and make doubles that stop others once.
preset-chowka-bara-stacks = Chowka Bara with stacks
preset-chowka-bara-stacks-about = Pawns on one square may go together with the full throw; a third 4 or 8 in a row cancels the turn.
preset-seven-house = Seven houses
preset-seven-house-about = The usual rules on 7 × 7, with six cowries and six pawns.
preset-ashta-kashte = Ashta-kashte
preset-ashta-kashte-about = 7 × 7 with four cowries, from a book of 1892: pawns come on by 4 and 8, and nobody has to move.
preset-thaayam = Thaayam
preset-thaayam-about = From a book of 1960: a 1 brings pawns on and throws again, two may become twins, and all leave the centre at the end.
preset-ashta-chamma-senior = Ashta Chamma, senior board
preset-ashta-chamma-senior-about = 9 × 9 with eight cowries and eight pawns.
preset-tamman = Tamman
preset-tamman-about = From the Somali coast, 1931: pawns hit by overtaking, and every hit pawn brings a throw.
preset-main-pacheh = Main Pacheh
preset-main-pacheh-about = From Penang, 1919: one pawn on a plain square, and no throw for a hit.
preset-siga = Siga
preset-siga-about = From Sri Lanka, 1909, for two: two pawns each, which a 1 brings on; a throw may be divided on the way home.
preset-gavalata = Gavalata
preset-gavalata-about = From southern India, 1898, for two or four: two pawns each, the other way round, nine safe squares, and no big throws.
preset-house = Our house
preset-house-about = The rules your own family has settled on, kept for every game.

# The page about the rules
about-title = About the rules
about-intro =
    Every game of this family was learnt by watching. What has been written down is little, and no two writers agree.
    Here stands, game by game, who wrote the rules down, what those words settle, what the app had to choose where they are silent, and what it leaves out.
about-link = Where the rules come from
about-source = Source
about-certain = What is certain
about-chosen = What the app chose
about-left = What is left out
about-read = Read the full rules
about-play = Play it

about-kanakatte-source = The page on Chowkabara in the app Angana, in Kannada and English: the rules of one family of Kanakatte in Karnataka.
about-kanakatte-certain =
    The board of 5 × 5 with its five crosses, four pawns on their start from the first throw, and the way of twenty-four steps to the centre.
    Four cowries count 1, 2, 3, 4 and 8. After a 4 or an 8 you throw again before anything moves, and use the row in any order.
    A hit earns a throw at once. Nobody goes inside before a first hit; until then a pawn waits on the last outer square.
    A jodi is hollow until a 2 moves both pawns one square; then it is hard, moves by half, and lets no single pawn past.
    A single pawn may sit on a hard jodi, which has one turn to hit it. Three pawns on a square are a broken jodi, and an attack on one needs 1s.
    The centre asks for the exact count.
about-kanakatte-chosen =
    The turn passes anticlockwise, the highest throw begins, and with three players one side stays empty.
    A throw that can be used has to be used.
    A throw that would lead past the last outer square before a first hit cannot be used for that pawn.
    One move earns one throw at most.
    What a joint step does on a cross, in the centre, on an opponent or on one’s own pawns; that an attack may be tried again with another throw.
    How many 1s are needed against more than three pawns, and that a jodi which lands on one’s own pawns breaks as well.
    A game in which nobody could ever move again is a draw, unless opening every gate helps.
    That one may play on for the places.
about-kanakatte-left = Nothing that the page tells about this board.

about-chauka-bara-source = Raghu Dharmendra, “Traditional Board Games of India: Chauka Bara”, a web page on the game of the old Mysuru region.
about-chauka-bara-certain =
    5 × 5 with four cowries, four pawns on their start; 4 and 8, chauka and baara, throw again, and so does a hit.
    A first hit opens the way inside for all pawns of a player; until then another pawn moves, or the turn is forfeited.
    Chauka or baara three times in a row: the player is out for that turn.
about-chauka-bara-chosen =
    No jodis, and pawns of one player that share a square are hit together: the page says nothing about either.
    Everything is thrown before anything moves. Some sentences of the page sound as if each throw were used first.
    Moves already made before the third big throw stand, as they can only after a hit.
    The centre asks for the exact count; the page does not say so.
about-chauka-bara-left =
    The optional rule that nothing moves before a first chauka or baara: it is one of the house rules.
    The board of seven houses, which the page only names.

about-ashta-chamma-source = An encyclopedia article on Chowka Bara or Ashta Chamma, after the Telugu encyclopedia Peddabala Siksha and others.
about-ashta-chamma-certain =
    Pawns come on by chamma, which brings two, and by ashta, which brings four.
    Until a player has hit, pawns keep going round; then all may go inside.
    Two on a square are a double. In the outer ring it stops each opponent’s pawn behind it once, in the inner ring nobody. It moves as one, or is broken.
    A single pawn may not land on a double; a double that lands on two singles hits one of them.
    Three chammas or ashtas in a row lose all moves of the turn.
about-ashta-chamma-chosen =
    All four mouths down are the chamma. The article counts mouths up in one passage and mouths down in its table; the chances are the same.
    The centre is open to any exact throw: one sentence asks for chamma or ashta, another one for the exact count.
    A player without a hit goes round; the article says in another place that the turn is lost.
    From the second time on chamma brings one pawn and ashta two, though the article has that only for pawns that are brought back.
    A pawn that is hit leaves the board.
    Any two of three or more may go as one; what exactly is lost by a pawn that is stopped, and when it may pass; who says which pawn is hit, and that the rest shares the square in peace.
about-ashta-chamma-left =
    That dead pawns come back only “when most of the pieces are dead”: nothing says how many are most.
    A line on four 3s and four 4s that makes no sense as it stands.
    “One or more” pawns moved by a single throw: the article marks it as unclear itself.

about-chowka-bara-stacks-source = The leaflet of a printed game, “Chowka Bara”, which also has a game called We-Dyuta.
about-chowka-bara-stacks-certain =
    5 × 5, four markers, four shell-like dice; 4 and 8, chauka and atthi, throw again, and so does a cut.
    A pair, three or four of one’s own markers on a square may be treated as one, or a single one moves away.
    Whatever markers of an opponent stand on the square are cut together.
    A first cut opens the way inside. Three big throws in a row forfeit all throws of the turn.
about-chowka-bara-stacks-chosen =
    Pawns begin on their start: the leaflet’s words on the place are unclear.
    Everything is thrown before anything moves; the words “throw again and move” could mean otherwise.
    Pawns that stand on their start do not go together, since the leaflet speaks of landing on one’s own.
    Moves already made before the third big throw stand.
    The centre asks for the exact count; the leaflet does not say so.
    A cut takes the markers of every opponent on the square.
about-chowka-bara-stacks-left = The optional rule that nothing moves before a first chauka or atthi: it is one of the house rules.

about-seven-house-source = The page on Chowkabara in the app Angana, and for the way “How to play Chowka Bara, 7 house” by Roll the Dice.
about-seven-house-certain =
    7 × 7 squares and six cowries. All six up count 6 and none counts 12; both throw again.
about-seven-house-chosen =
    Six pawns each: some say six, others play with four.
    The usual rules hold in everything else, jodis too. A hard jodi moves by half on 2, 4, 6 and 12; only the 2 makes one hard.
    The way turns in by the corner, as in the book of 1892 and in other programs.
about-seven-house-left = Four pawns each, and teams of those who face each other: both are house rules.

about-ashta-kashte-source = Edward Falkener, “Games Ancient and Oriental and How to Play Them”, London 1892, chapter 29, pages 265 to 267.
about-ashta-kashte-certain =
    7 × 7 squares, four cowries, four pawns each; the course turns in by the corner and ends in the centre, square 49.
    Pawns begin off the board. A 4 or an 8 brings one on and throws again; so does a hit.
    A pawn may come on though an opponent stands on the square. A hit sends all on a square off the board.
    The four starts and the centre are safe. A player may decline to move, and the centre asks for the exact count.
about-ashta-kashte-chosen =
    Each throw is used before the next one.
    Bringing a pawn on uses the throw up. A later account says that the 8 and the right to enter may be used apart: that could not be checked.
    No hit is needed to go inside, since none is spoken of.
about-ashta-kashte-left =
    Falkener’s rule on doubles, of which only the first words were at hand. “Firm” among the house rules follows a later account of it.
    The outer corners, which one modern program makes safe against its own text.

about-thaayam-source = R. C. Bell, “Board and Table Games from Many Civilizations” 1, London 1960, pages 17 to 20.
about-thaayam-certain =
    5 × 5, four two-coloured seeds, four pawns off the board, which a 1 brings on.
    1, 4 and 8 throw again, and so does a hit. Everything is thrown before anything is used, and each throw is used by one pawn.
    Two single pawns on the start opposite may be declared twins, which move half a throw. Only twins send twins off.
    Pawns that share a plain square are hit together.
    Once all four are in the centre each leaves with a 1; first to have none left wins.
about-thaayam-chosen =
    No hit is needed to go inside, since none is spoken of.
    Throws before a 1 are not kept while no pawn is on the board; one summary has this at the beginning of the game only.
    That a 1 is no big throw, and that the centre does not count as having a pawn on the board.
    The turn passes anticlockwise; a retelling passes it to the left.
about-thaayam-left = Throws that are added up and walked without a stop, which one retelling has.

about-ashta-chamma-senior-source = The same encyclopedia article as for Ashta Chamma, where it tells of the senior board.
about-ashta-chamma-senior-certain =
    Eight cowries, and 8 × 4 = 32 pieces. One to seven inverted shells count their number, chamma 4, ashta 8.
    Chamma brings on four pawns and ashta eight. A 7 does not hit. In all else the rules are those of the junior board.
    Elsewhere a 1 counts 11 and throws again, or all inverted count 12 or 16, or two before the centre go home together on a 2: all of them are house rules.
about-ashta-chamma-senior-chosen =
    The board of 9 × 9 follows from one pawn less than the side; the article gives no size. The way turns in straight.
    A 7 may not land on an opponent on a plain square.
    A plain 4 brings one pawn on. The article says “for 8, one piece”, which contradicts its own ashta; without some such rule one would wait 128 throws for a first pawn.
    From the second time on chamma brings two and ashta four.
about-ashta-chamma-senior-left =
    That dead pawns come back only “when most of the pieces are dead”.
    That an opponent can kill both pawns that wait before the centre: with doubles as they are told elsewhere that cannot happen.

about-tamman-source = G. Marin, “Somali Games”, Journal of the Royal Anthropological Institute 61, 1931, pages 510 to 511, no. 8.
about-tamman-certain =
    5 × 5, drawn on firm sand; two or four players with four men each, all on their ’ayn from the beginning.
    A first throw of 4 brings one more throw, an 8 brings two; if both of those are 8 again, the whole turn is nothing. A second 4 or 8 brings nothing.
    A man that passes over enemy men which are not on an ’ayn sends each of them back, and each brings a further throw.
    First with four men in the middle, habarti, wins.
about-tamman-chosen =
    Everything is thrown before anything moves, and each throw is used by one man.
    To overtake means to pass strictly between leaving and landing; landing on an enemy does nothing. It holds in both rings.
    A 4 or an 8 among the throws for hits brings no more. Every start is safe, also that of an empty seat.
    Own men may share any square. Moving is compulsory, the centre asks for the exact count, and three may play.
about-tamman-left = Dafandaf, the middle square of the inner ring, has a name but no rule, so it is a plain square.

about-main-pacheh-source = O. T. Dussek, “Notes on Malay Indoor Games”, Journal of the Straits Branch of the Royal Asiatic Society 80, 1919, page 70.
about-main-pacheh-certain =
    5 × 5 for two, three or four players with four pieces each, all on the crossed square before the player.
    All four up count 4, all down 8, and both throw again. After each throw one piece moves by it.
    Landing on an opponent sends the piece back to its start.
    Only on crossed squares may two or more pieces stand, whoever they belong to.
about-main-pacheh-chosen =
    A hit brings no further throw, since none is spoken of; and no hit is needed to go inside.
    The way, the exact count and the end follow the editors of a database of old games, for the printed text breaks off there.
    Passing is free, and moving is compulsory.
about-main-pacheh-left = “At most three throws in succession”, which Snouck Hurgronje tells of the game of Aceh in 1906.

about-siga-source = H. Parker, “Ancient Ceylon”, London 1909, pages 607 to 608, “The Indian Sīga”.
about-siga-certain =
    5 × 5, on the ground or worked on cloth, for two players on opposite sides.
    On the marked squares, the middle of each side and the centre, nothing can be attacked.
about-siga-chosen =
    The editors of a database of old games read from Parker: two pieces each; a 1 brings one on and throws again; 1 and 8 are the throws that do so, a 4 is plain; a hit piece leaves the board and brings a throw; a throw may be divided on the way into the centre.
    Each throw is used before the next one.
    Of a divided throw one pawn takes exactly what it needs to come home, and goes first.
    Own pieces share squares freely, several opponents on a square are hit together, and moving is compulsory.
about-siga-left = Saturankam, the game on 9 × 9 that Parker tells of just before, has a way of its own.

about-gavalata-source = Stewart Culin, “Chess and Playing-Cards”, Washington 1898, page 851, figure 158: “cowrie play” of southern India.
about-gavalata-certain =
    A square board with an odd number of squares along a side; the figure shows 5 × 5.
    Two or four players, each with one or two cowries as men, and four or five cowries to throw.
    The men begin on their starts and traverse all the squares to the centre. On a castle a man is safe; elsewhere a man that is landed on goes back.
about-gavalata-chosen =
    Two men and four cowries, of the numbers that Culin gives.
    The way runs clockwise outside and anticlockwise inside, and the corners of the inner ring are castles as well: so the editors of a database read the figure.
    A throw counts mouths up. That none loses the turn stands in a program only, not in Culin’s words.
    All opponents on a square are hit together; own men share squares; the centre asks for the exact count; moving is compulsory; three may play.
about-gavalata-left = Five cowries, one man, larger boards: all of them are house rules.
