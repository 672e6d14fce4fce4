# A game given away: links, QR codes, pictures, and games by link among people far apart.

share-title = Share
share-what = What to share
share-position = This position
share-game = The whole game
share-message = A game of Chowkabara. The link shows the board, and you can play on from there.
share-link = The link
share-send = Share
share-sent = Sent.
share-qr = The link as a QR code
share-no-qr = The link is too long for a QR code.
share-too-long = This game is too long for a link. Share the position, or copy the record from the menu.
share-picture = Picture
share-picture-text = The board as it stands, with the link as a QR code.
notice-link-opened = The link is opened as a game of its own. Your other games are among the saved ones.

# Setting up a game by link
far-title = Play by link
far-text = Everybody plays on a device of their own. When your turn is over you send the next player a link by any messenger. It carries the whole game; opening it shows what has happened and begins the next turn. There is no server in between.
far-count = How many play
far-you = You
# $number (Number) – from 2
far-player = Player { $number }
far-begins = Who begins
far-throws = Throws
far-honest = Among friends
far-honest-help = Each device throws by itself. Anyone who wanted to could throw again.
far-sealed = Provable
far-sealed-help = Nobody can choose a throw, and every device checks that. Before the first throw the link goes round once.
far-how = How throws are proved
far-how-secret = Before the game each device picks a secret number at random and shows the others only a seal made from it; nobody can find the number from the seal.
far-how-turn = With every turn a device opens one more piece of its secret. The cowries of that turn follow from this piece, from the pieces that the others have opened, and from the game so far. All of it is fixed before the turn begins, so nobody can choose a throw, and nobody else can know it in advance.
far-how-check = Every device checks every throw that arrives. One thing stays possible: somebody who changes the app, or opens the game on a second device, could see the throws of their own turn before they move. They cannot change them. Two players who tell each other their secrets could help one another, as partners who whisper can.
far-begin = Begin

# In place of the cowries. $name – a player
far-turn-over = Your turn is over
far-turn-over-text = { $name } is next. Until you send the link you can still take your last move back.
far-send = Send to { $name }
far-invited = The game is ready
far-invited-text = Send { $name } the link to join.
far-gathering = Waiting for everyone’s seal
far-gathering-line = Before the first throw every player gives one.
far-waiting = Waiting for { $name }
far-waiting-text = When the link comes, open it, or paste it here.
far-send-again = Send again
far-paste = Paste a link
far-claim = { $name } is next
far-claim-text = Is that you?
far-claim-yes = I am { $name }
far-looking-on = You look on
far-looking-on-text = { $name } is next, on another device. Everybody goes on with the device they began on; to change it, carry everything over as a file.
far-send-last = Send the end of the game
far-banner = The turn comes by link.
far-turn-message = { $name }, it is your turn in Chowkabara.
far-invite-message = { $name }, join a game of Chowkabara.

# What arrives by link
far-older = This link is older: the game here has gone on.
# $turn (Number) – counted from 1
far-forked = From turn { $turn } on this link tells another game than the one here: somebody has gone back, or one turn was played on two devices. The game here stays as it is.
far-forked-start = This link tells another game than the one here, from its beginning. The game here stays as it is.
far-open-other = Look at the other one
# $turn (Number), $place (Number) – where in the record
far-wrong-throw = This link is not believed: step { $place } of turn { $turn } is not the throw that had to fall.
far-wrong-seal = This link is not believed: what it tells of { $name }’s secret does not fit the seal.
far-chain-ends = This game has become too long to be proved.
far-too-long = This game has become too long for a link.
far-proven = Checked: every throw follows from the secrets of all players. Nobody has chosen a throw.
far-trusted = The throws of this game are taken on trust.

# Faults of a link
fault-not-a-link = This is no link, code or record of a game.
fault-damaged = The link is damaged: letters are wrong or missing. Copy it whole.
fault-link-too-long = The link is too long to be one of ours.
fault-led-elsewhere = By the rules of this version the game would have gone differently.
