# Refusals of the kernel. Arguments that start with "pool:" or "group:" are named by the game's own messages.
kernel-no-pass = This cannot be declined.
kernel-pass-alone = Passing sets no amounts.
kernel-too-dear = That takes { $need } of { $pool }, and only { $have } { $have ->
    [one] is
   *[other] are
} there.
kernel-twice = The same thing is chosen twice.
kernel-not-offered = That is not on offer here.
kernel-fixed = { $what } has to be part of it.
kernel-no-amount = There is no such number to set here.
kernel-amount = { $what } goes from { $least } to { $most }.
kernel-count = { $least ->
    [one] Choose at least one.
   *[other] Choose between { $least } and { $most }.
}
kernel-limit = Of { $group }, choose between { $least } and { $most }.
kernel-not-asked = Nothing is being asked of you right now.

# The pick of a bot's seat where a game offers several.
kernel-which-bot = Bot

# How lists of messages are joined, two at a time. join-<argument> serves the argument of that name, join every other.
join = { $before }, { $item }
join-parts = { $before } + { $item }
seat = Player { $n }
cell = ({ $x }, { $y })
rule = { $id }

# Lines of the log that come from the table and not from the rules.
log-took-back = { $who } takes back the last answer.
log-conceded = { $who } gives up. A bot plays on.
log-clock = The time of { $who } is up. The clock answers.
log-clock-by = The time of { $who } is up. The clock answers by { $rule }.
log-ended = { $who } ends the game.
log-stands-in = A bot plays for { $who }.
log-bot = A bot takes the seat of { $who }.
log-back = { $who } plays again.
log-new-device = The host opened the seat of { $who } for a new device.
log-sat-down = { $who } sits down at the table.
log-left = { $who } leaves the table. A bot plays on.
log-sent-away = { $who } is sent away. A bot plays on.
log-upgraded = The rules of this game were brought up to date. It goes on from the last point of rest.
log-upgraded-dropped = { $n ->
    [one] The last answer does not fit them any more and is taken back.
   *[other] The last { $n } answers do not fit them any more and are taken back.
}
log-stopped = The rules of this game have failed. The game stops here; nothing of it is lost.
