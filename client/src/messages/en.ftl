# The client's own sentences. Those of a game come with the game.

app = Gatekey
loading = One moment …
loading-table = Opening the table …
try-again = Try again
reload = Load anew
close = Close
back = Back
keep = No, go on
watching = You are watching. Everything shown is public. If you have a seat here, the menu brings it to this device.
icons-missing = The glyphs could not be loaded; the pictures are bare until the page is loaded anew.
yes = yes
no = no
you = you
host = host
bot = bot
away = away
conceded = gave up
onlooker = Onlooker
menu = Menu
rules = Rules and cards
undo = Undo
log = Log
chat = Talk
settings = Settings of the table
language = Language
theme-day = Day
theme-night = Night
rule-of = Rule { $rule }
seat-n = Seat { $letter }
bot-n = Bot { $letter }
to-home = First page
nowhere = There is nothing here
nowhere-do = The address may be mistyped. From the first page you reach every table.

# Start
home-lead = Long board games for everybody in the house
home-code = Code of the table
home-code-hint = Six letters and digits, beside the QR code on the host’s screen.
home-join = Join
home-new = New table
home-mine = My tables
home-as = as
home-last = last played { $ago }
home-forget = Forget the table { $name } on this device
home-public = Tables on this server
home-none = There is none yet. Open one with “New table”, and the others can join.
home-locked = password
home-open = { $n ->
    [0] no seat free
    [one] one seat free
   *[other] { $n } seats free
}
status-lobby = gathering
status-playing = being played
status-finished = played to the end
status-conceded = given up
status-ended = ended early
status-stopped = stopped

# A new table
create-title = New table
create-game = The game
create-missing = The game “{ $name }” is installed on the server and cannot be played: it does not load. Whoever runs the server sees this:
create-size-just = { $most } players · { $short } to { $long } minutes
create-size = { $least } to { $most } players · { $short } to { $long } minutes
create-seats = Seats
create-more = Time to answer, name, password, who may see it
create-public = Shown on the first page
create-public-hint = Otherwise only those who have the code find it.
create-password-hint = Empty: whoever has the code may come in.
create-go = Open the table
table-name = Name of the table
table-name-hint = Empty: it is named after the game.
password = Password
your-name = Your name
other-name = Name of the other player
name-needed = A name is needed, so that the others know who plays.

# Lobby
lobby-free = Free seat
lobby-watching = { $n ->
    [one] one onlooker
   *[other] { $n } onlookers
}
lobby-sit = Sit down
lobby-sit-other = Player on this device
lobby-sit-hint = Type your name and sit down to play, or just watch.
lobby-full = All seats are taken. You can watch the game here.
lobby-add-player = Add another player on this device
lobby-bot = Add a bot
lobby-bot-off = Remove
lobby-kick = Free the seat
lobby-choose = Choose: { $what }
lobby-choose-of = Choice of { $name }
lobby-undecided = { $what }: left to chance
lobby-taken = Taken by { $name }
lobby-invite = How others join
lobby-invite-how = Others scan this, or type the code on the first page.
lobby-invite-locked = They need the password.
lobby-tv = Big screen
lobby-pledge = Fair dice: before the first shuffle this table promises
lobby-colour = Colour
lobby-colour-of = Colour of { $name }
lobby-colour-a = Red
lobby-colour-b = Blue
lobby-colour-c = Green
lobby-colour-d = Violet
lobby-colour-e = Ochre
lobby-colour-f = Slate
lobby-start = { $n ->
    [one] Start
    [two] Start with two
   *[other] Start with { $n }
}
lobby-ready = Everybody is here.
lobby-ready-dealt = Everybody is here. What nobody has chosen is dealt at random.
lobby-wait-seats = { $n ->
    [one] One seat is free. Fill it, add a bot, or set fewer seats.
   *[other] { $n } seats are free. Fill them, add bots, or set fewer seats.
}
lobby-wait-others = { $n ->
    [one] One seat is free. The host starts the game when it is filled.
   *[other] { $n } seats are free. The host starts the game when they are filled.
}
lobby-wait-host = { $name } starts the game when all are ready.
settings-listed = Shown on the first page
rename = Rename
stand-up = Stand up
qr-alt = QR code that leads to table { $code }

# A seat on another device
device-other = Play on another device
device-new = New device
device-new-for = New device for { $name }
device-have-seat = I already have a seat here
device-how = Scan the picture with the other device, or open this table there, choose “I already have a seat here” and type the pass. This device then watches.
device-how-for = { $name } scans the picture with the new device, or opens this table there, chooses “I already have a seat here” and types the pass. Everybody at the table has been told.
device-left = { $n ->
    [one] Works once, and for one more minute.
   *[other] Works once, and for { $n } more minutes.
}
device-over = This pass is over. Make a new one.
device-qr-alt = QR code that brings the seat to the device that reads it
device-pass-of = Pass: { $pass }
device-pass = Pass
device-pass-hint = Eight signs. Your old device shows them under “Play on another device”; if you have lost it, the host can make one for you.
device-pass-needed = Type the eight signs of the pass first.
device-take = Take my seat

# Connection
link-shaky = No answer from the server …
link-lost = No connection. Trying again …
link-look = You can look around. What you choose is sent once it is back.
link-kept = Your answer is kept, and sent once it is back.
link-try = Try now
locked-title = This table has a password
locked-go = Come in
no-table-title = No such table
no-table-do = There is no table with the code { $code } here. Check the six letters and digits; a table that was never started goes away after a while.
bye-title = The table cannot be reached
version-do = This page is older than the server. Load it anew; your seat is kept.
load-title = The game could not be loaded
load-do = The server did not send all of it. Check the connection and try again.
forget-table = Forget this table
seat-elsewhere = The seat of { $name } has gone over to another device. This one watches from now on.
seat-gone = This seat is no longer on this device: it went over to another one, or was given to somebody else. You can watch, or sit down anew.
next-table = The same people go on at a new table.
next-table-go = Go there
error-refused = That is not possible now.
error-unanswered = The connection ended before the server had answered. Look whether it was done, and try again if not.
error-unreachable = The server does not answer. Check that this device is in the same network and that the server runs.
error-unknown = That did not work. Try again.

# Hands on one device
curtain-title = Hand the device to { $name }
curtain-asked = It is their decision. Nobody else should look now.
curtain-hidden = The cards are covered.
curtain-go = I am { $name }
curtain-other = { $name } instead

# Decisions
decide-choose = Choose something first.
decide-go = Done
decide-back = Back
decide-fixed = has to be part of it
decide-earlier = Earlier
decide-later = Later
decide-less = One less
decide-more-one = One more
decide-all = All { $n }
decide-each = +{ $n } each
decide-nth = { $n } of { $of }, all alike
decide-left = Left:
decide-against = against
decide-win = Prevailing:
decide-lose = Falling short:
decide-counts = { $n } of { $of } count: no more can be added.
decide-full = { $n ->
    [one] Only one may be chosen.
   *[other] Not more than { $n } may be chosen.
}
decide-full-group = { $group }: not more than { $n }.
decide-dear = That takes { $need } ({ $pool }), and { $have } are left.
decide-overspent = { $n } too many ({ $pool }).
decide-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
decide-more-group = { $group }: choose { $n } more
awaited-any = decides
awaited-none = The table gets ready …
since-seconds = for { $n } s
since-minutes = for { $n } min
since-hours = for { $n } h
title-turn = ● { $name }: your move
generic-mine = Yours alone
generic-table = On the table
card-nothing = There is no more to say about this.

# Log and talk
log-older = Older lines
log-all = All lines
log-empty = Nothing has happened yet.
since-title = Since your last turn
since-away = While you were away
since-watch = Watch it
since-more = { $n ->
    [one] and one thing more, see the log
   *[other] and { $n } things more, see the log
}
chat-say = Say something
chat-send = Send

# Menu of the table
take-seat = Take this seat
stand-in = a bot stands in
stand-in-on = Let a bot play for me
stand-in-off = Play myself
stand-in-for = Let a bot stand in
stand-in-take-off = End the stand-in
standing = Pass without asking me
standing-hint = When rivals fight, you are asked whether to interfere. This says no for you. Only you see it.
standing-none = Off: ask me each time
standing-challenge = For this Challenge
standing-turn = For this turn
standing-dawn = Until my next Dawn
standing-always = Always
standing-on-challenge = When rivals fight you pass by yourself, until this Challenge is over.
standing-on-turn = When rivals fight you pass by yourself, until this turn is over.
standing-on-dawn = When rivals fight you pass by yourself, until your next Dawn.
standing-on-always = When rivals fight you always pass by yourself.
standing-cancel = Ask me again
asked-here = You are asked:
chat-new = new in the chat
seat-lost = Was one of these seats yours, on another device? Make a pass there, or ask the host for one, and type it here.
menu-invite = With this code others can watch, or take over a bot’s seat.
save-log = Save the game as a file
concede = Give up
concede-title = Give up?
concede-text = A bot plays on in your seat, and you cannot win any more. This cannot be taken back.
concede-go = Give up
leave = Leave the table
leave-title = Leave the table?
leave-text = A bot plays on in your seat until somebody sits down there again.
leave-go = Leave
end = End the game
end-title = End the game for everybody?
end-text = It ends without a result and stays as a replay. This cannot be taken back.
end-go = End it
kick-title = Free the seat of { $name }?
kick-text = A bot takes it over until somebody sits down there again. If the player only changes devices, give them a pass instead: with it the seat goes over to the new device.
kick-go = Free it

# What this device does at the table
at-table = At the table
alert-sound = Sound when you are asked
alert-buzz = Vibration when you are asked
alert-title = Call in the title of the page
awake = Keep the screen on

# Keys
to-decision = To the decision
decision = Decision
decide-sides = Strength { $mine } against { $theirs }.
decide-chosen = Chosen: { $what }
keys = Keys
keys-arrows = the next thing in that direction
keys-places = on the map every place, also those that cannot be chosen
keys-group = the next part of the table: decision, map, Row, hand, party, rivals, log, talk, menu
keys-take = take it; where nothing is picked out, send the answer
keys-back = back, cancel
keys-digits = that option, or that card of the row, hand or party
keys-map = map
keys-hand = hand
keys-party = your own things
keys-log = log
keys-pawn = to my pawn
keys-turn = turn the tile right
keys-turn-left = turn the tile left
keys-amount = one Lantern more or less in a fight; else the map nearer or farther
keys-end = end the turn (asks first)
keys-hints = what can be done, and why
keys-talk = talk
keys-list = this list
keys-look-step = one step back, one step on
keys-look-turn = a turn back, a turn on
keys-look-ends = to the beginning, to the end
keys-look-run = let it run, stop it
keys-look-leave = back to the table as it is now
keys-letters = Letters, digits and signs are keys
keys-letters-hint = Turn this off if you speak to the device or hit keys by accident. Arrows, Tab, Enter and Esc stay.

# The turn clock
time-left = { $n ->
    [0] Time is up
   *[other] { $n } s left
}

# The end
over-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
over-title-finished = Played to the end
over-title-conceded = Given up
over-title-ended = Ended early
over-title-stopped = The game stops here
over-finished = The game has been played to the end.
over-conceded = The others gave up.
over-ended = The host ended the game without a result.
over-stopped = The rules failed, so the game cannot go on. Everything up to here is kept and can be saved as a file.
over-look = Look at the table
over-back = Back to the result
again = Play again with the same people
proof-title = The promise is open.
proof-text = The secret of the shuffle now stands in the saved game. Under “Look back”, the server checks every shuffle against the promise that was shown before the first card; “gatekey verify” does the same with the file.

# Looking back
replay = Look back
replay-loading = Fetching the game …
replay-silent = Nothing that the log tells of.
replay-round = Round { $n }
replay-step = Step { $n } of { $of }
replay-everybody = What everybody sees
replay-asked = You are asked: back to the table
replay-leave = Back to the table as it is now
replay-slider = Moment of the game
replay-steps = Steps
replay-turn-back = To the turn before
replay-back = One step back
replay-run = Let it run
replay-pause = Hold
replay-on = One step on
replay-turn-on = To the next turn
replay-pace = Pace: { $n } times
replay-eyes = Seen by
replay-line = See this moment
replay-whole = The whole game
replay-scores = The scores over the game
replay-plot-summary = The scores as they grew. In the end: { $list }.
replay-plot-table = As a table
replay-plot-when = When
replay-share = This moment as a link
replay-share-what = The link opens the table at step { $n }. It gives nobody a seat: who has none sees what everybody sees.
replay-share-link = Link to this moment
replay-share-go = Share
replay-copy = Copy
replay-copied = Copied
replay-copy-by-hand = This browser does not let the page copy. The link is marked: copy it by hand.
replay-file = The game as a file
replay-file-what = All of it, with every hand, the log and the talk. Any Gatekey can take it in and show it.
replay-running = Once the game is over, it can be seen through everybody’s eyes, saved and checked.
verify-title = Every shuffle checked
verify-what = The server plays the game again from the secret that it promised before the first card, and compares every step.
verify-go = Check it all
verify-running = Checking …
verify-holds = { $n ->
    [one] All of it holds: { $n } step, dice and shuffles included.
   *[other] All of it holds: { $n } steps, dice and shuffles included.
}
verify-broken = Not everything holds. Something was changed after it was written.
verify-pledge = The secret is the one that was promised before the start.
verify-form = Table, log and talk fit together.
verify-chain = Every step is there as it was written.
verify-states = The changes lead to the states that they name.
verify-rules = The rules, given the same secret and the same answers, come to the same game.
verify-not-pledge = The secret is not the one that was promised before the start.
verify-not-form = Table, log and talk do not fit together.
verify-not-chain = Not every step is there as it was written.
verify-not-states = The changes do not lead to the states that they name.
verify-not-rules = The rules come to another game.
verify-left-rules = Not all of it could be played again: these rules are of another version.
import-title = A game from a file
import-what = Save a finished game from its table, and take it in here or on any other Gatekey.
import-go = Open a saved game
import-running = Checking every step …

# About
about = About
about-what = A server for long board games of journeys, played over a home network on phones, laptops and a television.
about-licence = Licence
about-licence-text = Gatekey is free software under the MIT licence.
about-icons = Icons
about-icons-text = The glyphs are by Lorc, Delapouite and the other artists of
about-fonts = Letters
about-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), IM Fell English by Igino Marini; all under
about-dice = Fair dice
about-dice-text = Before the first shuffle every table shows a promise: a fingerprint of its secret. Each device adds a number of its own. At the end the secret is shown, and anyone can check that no shuffle was changed.

# A guided first game
learn-title = Learn by playing
learn-text = A first game against a bot, with a coach who says what to do and why. Ten minutes are enough, and you may leave at any time.
learn-go = Learn { $game }
learn-name = Traveller
learn-coach = Coach
learn-lamps = What is to be learnt: { $n } of { $of } done
learn-done = done
learn-open = still to come
learn-leave = Leave the lesson
learn-leave-title = Leave the lesson?
learn-leave-text = The game is a real one. It can go on without the coach, and it is kept if you go away.
learn-alone = Play on alone
learn-stay = Keep the coach
learn-end-title = That is how it is played
learn-play-on = Play on
learn-new = New game

# Hints
hints-open = What can I do?
hints-title = What can I do now, and why would I?
hints-try = Try it
hints-try-what = Try it: { $what }
hints-more = { $n } more
hints-not = Not possible now
hints-cost = { $pool }: { $n }
hints-amount = from { $least } to { $most }
hints-pass = nothing is spent, and it goes on without you.
hints-can = { $now } against { $against } as it stands; with everything it could be { $most }. It can be enough.
hints-cannot = { $now } against { $against } as it stands; with everything it would be { $most }. That is not enough.
hints-unknown = You have { $now }, at most { $most }; the other side is hidden.
words-on = Keywords:
hints-house = What would the house play?
hints-house-says = The house would answer:
hints-house-nothing = nothing at all
