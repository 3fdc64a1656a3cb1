# What a table says to those who use it. Everything here tells what is the matter and, where there is something to do, what.
table-no-table = There is no table with that code.
table-no-game = That game is not installed on this server.
table-bad-token = This seat is not on this device any more.
table-password = This table needs its password.
table-crowded = This table has no room for more connections.
table-too-many = There are too many open tables on this server. End one that is not played any more.
table-broken = This table cannot be opened by this version of the server. It is kept, and can be exported.
table-draining = The server is stopping. Everything is saved; come back in a moment.
table-command-id = A command needs an id of at most { $most } characters.
table-unknown = This table does not know that command.
table-failed = Something went wrong on the server. Nothing has changed; try again.

table-not-seated = Sit down first.
table-seated = You have a seat already.
table-no-seat = There is no such seat.
table-nobody = Nobody sits there.
table-seat-taken = That seat is taken.
table-no-bot = No bot sits there.
table-full = All seats are taken. You can watch.
table-not-host = Only the host can do that.
table-host-elsewhere = Only the host can do that. The host's right of this seat is on another device.
table-host-has = The host's right of this seat has been taken up already.
table-not-oneself = You cannot send yourself away. Leave the table instead.
table-not-yours = That is for the person on that seat.
table-is-here = They are here and can decide for themselves.
table-bad-pass = That pass does not open a seat (any more). A pass works once, and for ten minutes. Have a new one made.
table-nonce = The random text is longer than { $most } characters.

table-name-empty = A name needs at least one letter, digit or sign.
table-name-long = A name has at most { $most } characters.
table-name-taken = Somebody at this table has that name already. Choose another one.
table-chat-empty = There is nothing to say in that.
table-chat-long = Say it in at most { $most } characters.

table-started = The game has started; that cannot be changed any more.
table-not-started = The game has not started yet.
table-over = The game is over.
table-not-over = That is for when the game is over.
table-own-eyes = While the game runs, you can look back through your own eyes only.
table-file-damaged = The file is not a table saved by Gatekey, or it is damaged.
table-file-unsound = Not everything in that file holds: it was changed after it was written, or written by another program. Nothing was taken in.
table-stopped = The rules of this game have failed. The game stops here; it is kept and can be exported.
table-no-lesson = This game has no guided first game.
table-seats = This game is for { $least } to { $most } players.
table-seats-taken = Somebody sits on a seat that would go. Free it first.
table-bad-choice = That cannot be chosen here.
table-bad-option = This game has no such option.
table-choice-taken = Somebody else has chosen that already.
table-open-seats = { $n ->
    [one] One seat is still open. Wait for somebody, put a bot there, or take the seat away.
   *[other] { $n } seats are still open. Wait for people, put bots there, or take seats away.
}

table-stale = That question is answered already. Look at the table as it is now.
table-answered = You have answered already; your answer counts as soon as the time for everybody is over.
table-no-undo = There is nothing of yours to take back: since then something was revealed, drawn or answered.
table-stand-in-plays = A bot plays for you. Take your seat back first.
table-stand-in-not = A bot cannot stand in there.
table-no-stand-in = No bot stands in there.
table-conceded-already = You have given up this game.
table-no-scope = A standing pass cannot last that long here.

table-storage-locked = The server cannot save: another program holds its database. Nothing has changed; try again.
table-storage-full = The server cannot save: its disk is full. Nothing has changed; free some space and try again.
table-storage-read-only = The server cannot save: its database may not be written. Nothing has changed.
table-storage-newer = The database belongs to a later version of this server.
table-storage-conflict = Another server plays this table as well. Nothing has changed; connect again.
table-storage-gone = The server cannot save: its database was moved, deleted or replaced. Nothing has changed; tell whoever runs the server.
table-storage-broken = The server cannot save. Nothing has changed; try again, and tell whoever runs the server.
table-storage-closed = The server is stopping. Nothing has changed; come back in a moment.

# Settings of every table.
table-clock = Time for each answer
option-table-clock-none = No limit
option-table-clock-60 = One minute
option-table-clock-180 = Three minutes
option-table-clock-600 = Ten minutes
