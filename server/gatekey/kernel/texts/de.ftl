# Ablehnungen des Kerns. Argumente, die mit "pool:" oder "group:" beginnen, benennt das Spiel selbst.
kernel-no-pass = Das lässt sich nicht ablehnen.
kernel-pass-alone = Wer passt, setzt keine Zahlen.
kernel-too-dear = Das braucht { $need } ({ $pool }), und nur { $have } { $have ->
    [one] ist
   *[other] sind
} da.
kernel-twice = Dasselbe ist zweimal gewählt.
kernel-not-offered = Das steht hier nicht zur Wahl.
kernel-fixed = { $what } muss dabei sein.
kernel-no-amount = Eine solche Zahl ist hier nicht zu setzen.
kernel-amount = { $what } geht von { $least } bis { $most }.
kernel-count = { $least ->
    [one] Wähle mindestens eines.
   *[other] Wähle zwischen { $least } und { $most }.
}
kernel-limit = { $group }: Wähle zwischen { $least } und { $most }.
kernel-not-asked = Gerade wirst du nichts gefragt.

# Die Wahl für den Platz eines Bots, wo ein Spiel mehrere hat.
kernel-which-bot = Bot

# Wie Listen von Meldungen verbunden werden, je zwei auf einmal.
join = { $before }, { $item }
join-parts = { $before } + { $item }
seat = Spieler { $n }
cell = ({ $x }, { $y })
rule = { $id }

# Zeilen des Verlaufs, die vom Tisch kommen und nicht von den Regeln.
log-took-back = { $who } nimmt die letzte Antwort zurück.
log-conceded = { $who } gibt auf. Ein Bot spielt weiter.
log-clock = Die Zeit von { $who } ist um. Die Uhr antwortet.
log-clock-by = Die Zeit von { $who } ist um. Die Uhr antwortet nach { $rule }.
log-ended = { $who } beendet das Spiel.
log-stands-in = Ein Bot spielt für { $who }.
log-bot = Ein Bot übernimmt den Platz von { $who }.
log-back = { $who } spielt wieder selbst.
log-new-device = Der Gastgeber hat den Platz von { $who } für ein neues Gerät geöffnet.
log-sat-down = { $who } setzt sich an den Tisch.
log-left = { $who } verlässt den Tisch. Ein Bot spielt weiter.
log-sent-away = { $who } wird weggeschickt. Ein Bot spielt weiter.
log-upgraded = Die Regeln dieses Spiels wurden erneuert. Es geht am letzten Ruhepunkt weiter.
log-upgraded-dropped = { $n ->
    [one] Die letzte Antwort passt nicht mehr dazu und wird zurückgenommen.
   *[other] Die letzten { $n } Antworten passen nicht mehr dazu und werden zurückgenommen.
}
log-stopped = Die Regeln dieses Spiels haben versagt. Das Spiel hält hier an; nichts davon geht verloren.
