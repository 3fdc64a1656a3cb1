# Die Bildschirme von Boreal. Karten, Plätze und Verlauf benennt der Server.

# Plätze nach ihrer Lage; die beiden Enden von Ebene 1 haben eigene Namen.
place-L1-1 = Ebene 1, Platz 1
place-L1-2 = Ebene 1, Platz 2
place-L1-3 = Ebene 1, Platz 3
place-L1-4 = Ebene 1, Platz 4
place-L2-1 = Ebene 2, Platz 1
place-L2-2 = Ebene 2, Platz 2
place-L2-3 = Ebene 2, Platz 3
place-L3-1 = Ebene 3, Platz 1
place-L3-2 = Ebene 3, Platz 2
place-L4-1 = die Spitze der Pyramide

# Auf wen gewartet wird
awaited-explore = erkundet: baut oder reserviert
awaited-take = darf durch eine Kraft eine Karte reservieren
awaited-swap = darf zwei Karten tauschen
awaited-build_again = darf noch einmal bauen

# Der Tisch
boreal-ui-round = Runde { $n }
boreal-ui-deck = { $n ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $n } Karten im Stapel
}
boreal-ui-deck-word = Stapel
boreal-ui-last-turn-of = Letzter Zug: { $name }
boreal-ui-last-turn = Das ist dein letzter Zug.
boreal-ui-still = Seit { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
} nichts gebaut; drei beenden das Spiel
boreal-ui-row = Die Reihe der acht
boreal-ui-empty = Der Stapel ist leer
boreal-ui-track = Leiste von { $name }: Der Stein steht auf Feld { $token }; die Rast brächte { $rest }
boreal-ui-card = { $name } ({ $kinds }), Kosten { $cost }, Kompasse { $compass }. { $text }
boreal-ui-column-watch = Spalte { $column } für Weiß, { $across } für Schwarz.
boreal-ui-column = Spalte { $column } für dich, { $across } für dein Gegenüber, { $reach ->
    [yes] in Reichweite
   *[no] außer Reichweite
}.
boreal-ui-pyramid = Pyramide von { $name }: { $n } von 10 Karten, { $points } Punkte bisher
boreal-ui-built = { $name }, Ebene { $level }, Platz { $column }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $covered ->
    [yes] verdeckt
   *[no] offen
}, { $compass } bei der Rast
boreal-ui-build-on = Hier bauen: { $place }
boreal-ui-coming = Hier läge { $name }; drücke, um es dir anders zu überlegen
boreal-ui-reserve = Reserve
boreal-ui-reserve-of = Reserve von { $name }
boreal-ui-none = leer
boreal-ui-player = { $name }, { $points } Punkte
boreal-ui-white = weißer Stein, beginnt jede Runde
boreal-ui-black = schwarzer Stein
boreal-ui-turn = am Zug
boreal-ui-points = { $n } Punkte bisher
boreal-ui-points-word = Punkte bisher
boreal-ui-rest = Die Rast bringt { $open } von offenen Karten und { $bonus } vom Feld
boreal-ui-rest-word = Kompasse bei der Rast
boreal-ui-archive-taken = Hat das eine Archiv genommen
boreal-ui-archive-free = Darf noch ein Archiv nehmen
boreal-ui-archive-short-taken = genommen
boreal-ui-archive-short-free = frei
boreal-ui-look-at = Pyramide von { $name } zeigen
boreal-ui-share = Ebene { $level } · { $compass } bei der Rast
boreal-ui-tab-own-play = Meine Seite
boreal-ui-tab-own-watch = Weiß
boreal-ui-tab-rival-play = Gegenüber
boreal-ui-tab-rival-watch = Schwarz
boreal-ui-tab-log-play = Verlauf
boreal-ui-tab-log-watch = Verlauf

# Warum nicht, in einem Wort
boreal-ui-short-reach = zu weit
boreal-ui-short-dear = zu teuer
boreal-ui-short-archive = zweites Archiv
boreal-ui-short-no-place = kein Platz
boreal-ui-short-placement = passt nicht

# Die Entscheidung
boreal-ui-key-build = baubar
boreal-ui-key-reserve = nur reservierbar
boreal-ui-hint-take = Wähle eine leuchtende Karte der Reihe; sie liegt offen in deiner Reserve und kostet nichts.
boreal-ui-hint-swap = Wähle nacheinander zwei leuchtende Karten deiner Pyramide.
boreal-ui-which-place = { $card }, Kosten { $cost }: Wohin?
boreal-ui-which-card = Welche Karte kommt dorthin?
boreal-ui-swap-with = { $name }: Womit tauschen?
boreal-ui-verb-build = Bauen
boreal-ui-verb-reserve = Reservieren
boreal-ui-verb-take = Reservieren
boreal-ui-go-build = Bauen für { $n }
boreal-ui-go-reserve = Reservieren
boreal-ui-go-take = Reservieren
boreal-ui-go-swap = Tauschen
boreal-ui-figures-build = Punkte { $change } · Stein { $rest } nach der Rast
boreal-ui-figures-reserve = kostenlos · Stein { $rest } nach der Rast
boreal-ui-figures-swap = Punkte { $before } → { $after } · Rast { $open } → { $opened }

# Eine Karte
boreal-ui-kind = Art
boreal-ui-kind-start = Startort
boreal-ui-kind-location = Ort
boreal-ui-kind-archive = Archiv
boreal-ui-cost = Kosten
boreal-ui-at-rest = Bei der Rast, solange offen
boreal-ui-says = Text
boreal-ui-compasses = { $n ->
    [0] kein Kompass
    [one] 1 Kompass
   *[other] { $n } Kompasse
}

# Das Ende
boreal-ui-won = { $n ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
boreal-ui-tie = Entschieden{ $how }.
boreal-ui-total = Summe
boreal-ui-place = Ebene { $level }, Platz { $column }
boreal-ui-col-card = Karte
boreal-ui-col-how = Wofür

# Die Regeln in Kürze
boreal-ui-cat-turn = Ein Zug
boreal-ui-cat-words = Stichwörter
boreal-ui-cat-cards = Alle Karten
boreal-ui-search = Name, Familie oder Wirkung
boreal-ui-primer-aim = Ziel
boreal-ui-primer-aim-text = Ihr baut beide eine Pyramide aus zehn Karten: vier unten, darüber drei, zwei und eine. Wer darin mehr Punkte hat, gewinnt.
boreal-ui-primer-turn = Zug
boreal-ui-primer-turn-text = Baue eine Karte oder reserviere eine. Dann raste.
boreal-ui-primer-build = Bauen
boreal-ui-primer-build-text = Dein Stein ist Geldbeutel und Reichweite in einem. Eine Karte der Reihe muss in einer Spalte bis zum Feld des Steins liegen, von deiner Seite aus gezählt; ihre Kosten rücken den Stein zurück. Aus deiner Reserve zählen nur die Kosten.
boreal-ui-primer-place = Platz
boreal-ui-primer-place-text = Die unterste Zeile wächst an beiden Enden bis auf vier Karten. Weiter oben braucht eine Karte zwei unter sich und verdeckt sie. Nachbarn einer Karte sind die bis zu sechs, die sie berühren.
boreal-ui-primer-reserve = Reservieren
boreal-ui-primer-reserve-text = Nimm eine beliebige Karte der Reihe, gleich aus welcher Spalte, kostenlos. Sie liegt offen vor dir und zählt nichts, bis sie gebaut ist.
boreal-ui-primer-rest = Rast
boreal-ui-primer-rest-text = Die Kompasse auf deinen offenen Karten und der Bonus auf dem Feld des Steins rücken den Stein vor, höchstens bis 8. Verdeckte Karten geben nichts.
boreal-ui-primer-archive = Archive
boreal-ui-primer-archive-text = Drei liegen irgendwo im Stapel. Eines darfst du im ganzen Spiel nehmen, gebaut oder reserviert.
boreal-ui-primer-power = Kräfte
boreal-ui-primer-power-text = Manche Karten tun einmal etwas, wenn sie gebaut werden: Kompasse für dich oder vom Gegenüber weg, eine Karte in die Reserve, ein Tausch in der Pyramide, noch einmal bauen.
boreal-ui-primer-end = Ende
boreal-ui-primer-end-text = Eine zehnte Karte leitet das Ende ein; die Runde wird zu Ende gespielt. Dann zählt jede Karte einer Pyramide. Bei gleichen Punkten entscheiden mehr Kompasse, dann die kleinere Reserve.

# Der Verlauf des ganzen Spiels
score-over-time = Punkte im Lauf des Spiels
