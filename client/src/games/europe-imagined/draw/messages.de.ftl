# Wörter auf und neben den Bildern von Europe Imagined.
draw-kind-gate = Tor
draw-kind-village = Dorf
draw-kind-forest = Wald
draw-kind-harbour = Hafen
draw-kind-bridge = Brücke
draw-kind-shrine = Schrein
draw-kind-castle = Burg
draw-kind-wonder = Wunder
draw-class-trickster = Schelm
draw-class-giant = Riese
draw-class-beast = Bestie
draw-class-spirit = Geist
draw-class-machine = Maschine
draw-class-court = Hof

# Die Karte in Worten
draw-map = Karte mit { $n } { $n ->
    [one] Ort
   *[other] Orten
}
draw-place = { $name }, { $kind }, Ruhm { $renown }
draw-off-N = { $n } nördlich
draw-off-S = { $n } südlich
draw-off-E = { $n } östlich
draw-off-W = { $n } westlich
draw-of-gate = { $off } vom Tor
draw-dir-N = Norden
draw-dir-E = Osten
draw-dir-S = Süden
draw-dir-W = Westen
draw-letter-N = N
draw-letter-E = O
draw-letter-S = S
draw-letter-W = W
draw-roads = Straßen: { $list }.
draw-no-roads = Keine Straßen.
draw-road-joins = { $dir } nach { $name }
draw-road-open = { $dir } ins Unbekannte
draw-road-dead = { $dir } versperrt
draw-legend = { $name } steht hier, Macht { $might }.
draw-trickster = Ein verdeckter Schelm wartet.
draw-trickster-known = Ein verdeckter Schelm wartet; du kennst ihn: { $name }, Macht { $might }.
draw-claimed = Gehört { $name }.
draw-claimed-you = Gehört dir.
draw-pawn = { $name } ist hier.
draw-pawn-you = Du bist hier.
draw-preview = Vorschau: { $place }
draw-turn-left = Nach links drehen
draw-turn-right = Nach rechts drehen
draw-zoom-in = Näher
draw-zoom-out = Weiter weg
draw-fit = Die ganze Karte
draw-to-pawn = Zu meiner Figur

# Karten
draw-companion = Gefährte
draw-act = Tat
draw-boost = Verstärkung
draw-meddle = Einmischung
draw-legends_only = Nur Legenden
draw-duels_only = Nur Duelle
draw-only-legends = Darf in Herausforderungen eingesetzt werden, nie in Duellen.
draw-only-duels = Darf in Duellen eingesetzt werden, nie in Herausforderungen.
draw-signature = Leitkarte
draw-extra-renown = + { $n } Ruhm
draw-extra-discard = + { $n } abwerfen
draw-cost = Kostet { $n } { $n ->
    [one] Laterne
   *[other] Laternen
}
draw-strength = Stärke { $n }
draw-might = Macht { $n }
draw-renown = { $n } Ruhm
draw-encounter = Solange sie hier steht
draw-encounter-none = Nichts geschieht.
draw-curse = Fluch
draw-curse-lose_renown = −{ $n } Ruhm
draw-curse-discard = { $n } abwerfen
draw-curse-discard_down_to = abwerfen bis auf { $n }
draw-curse-exhaust = { $n } erschöpfen
draw-curse-retreat = { $n } zurückweichen
draw-tame = Zähmen
draw-relic = Relikt
draw-back-name = Ein Schelm wartet
draw-back-text = Name und Macht zeigen sich, wenn ihn jemand herausfordert.

# Gefolge
draw-ready = bereit
draw-exhausted = erschöpft
draw-held = bleibt erschöpft
draw-used = in diesem Zug genutzt
draw-chip = { $name }, Stärke { $n }, { $state }
draw-relic-chip = Relikt: { $name }

# Mitspielende
draw-you = du
draw-player = { $name }, { $n } Ruhm
draw-seat = Platz { $letter }
draw-gate-key = Hat den Torschlüssel
draw-in-hand = { $n } { $n ->
    [one] Karte
   *[other] Karten
} auf der Hand
draw-in-deck = { $n } { $n ->
    [one] Karte
   *[other] Karten
} im Stapel
draw-overcome = { $n } { $n ->
    [one] Legende
   *[other] Legenden
} bezwungen
draw-markers = { $n } { $n ->
    [one] Marker
   *[other] Marker
} übrig
draw-lanterns = { $n } { $n ->
    [one] Laterne
   *[other] Laternen
}
draw-lanterns-of = { $n ->
    [one] Laterne
   *[other] Laternen
} von { $level }
draw-reserve = Reserve { $n } von { $limit }
draw-reserve-short = Reserve { $n }/{ $limit }
draw-party-of = Gefolge { $n } von { $limit }
draw-kinds = { $n } von 7 Arten beansprucht: { $list }
draw-kinds-none = Noch keine Art beansprucht
draw-used-now = In diesem Zug genutzt: { $list }

# Der Tisch
draw-round = Runde { $n } von { $of } · Laternenstufe { $level }
draw-round-final = Letzte Runde · Laternenstufe { $level }
draw-row = Die Auslage
draw-decks = Stapel
draw-places-left = { $n ->
    [one] Ort übrig
   *[other] Orte übrig
}
draw-legends-left = { $n ->
    [one] Legende übrig
   *[other] Legenden übrig
}
draw-discarded = abgeworfen
draw-retired = abgetreten

# Die Waage
draw-level = gleich
draw-over = darüber
draw-under = darunter
draw-balance = { $left } gegen { $right }: { $state }

# Die Abrechnung
draw-total = Ruhm
draw-column = Wie es dazu kam
