# Was die Anleitung von Boreal sagt: ein Satz, und warum.

guide-lamp-build = Bauen
guide-lamp-rest = Rast
guide-lamp-reserve = Reservieren
guide-lamp-home = Aus der Reserve
guide-lamp-level = Ebene 2

guide-build-first = Du reist, um eine Pyramide aus zehn Karten zu bauen. Tipp auf { $card } in der Reihe.
guide-build-first-why = Dein Stein steht auf { $n }: So viele Kompasse hast du, und so viele Spalten der Reihe erreichst du, von links gezählt.
guide-build = Bau noch eine Karte: Tipp auf { $card }.
guide-build-why = Dein Stein steht auf { $n }. Günstige Karten mit Kompassen bringen dich bei jeder Rast weiter.
guide-reserve = Reserviere jetzt eine Karte für später: Tipp auf { $card }.
guide-reserve-why = Reservieren kostet nichts, reicht in jede Spalte, und du rastest trotzdem. Dein Gegenüber kann sie nicht mehr nehmen.
guide-home = Bau, was du reserviert hast: Tipp auf { $card } vor dir.
guide-home-why = Aus der Reserve zählen nur die Kosten und keine Spalte. Dein Stein steht auf { $n }.
guide-level = Hinauf: { $card } kann auf zwei anderen liegen.
guide-level-why = Weiter oben ist Platz für weniger Karten. Die zwei darunter sind verdeckt und geben keine Kompasse mehr, behalten aber ihre Punkte.
guide-place = Wähle jetzt ihren Platz: einen, der in deiner Pyramide leuchtet.
guide-place-why = Die unterste Zeile wächst an beiden Enden; weiter oben braucht eine Karte zwei unter sich.
guide-take = Reserviere sie.
guide-take-why = Dann liegt sie offen vor dir, bis du sie baust.
guide-swap = Du darfst zwei Karten tauschen. Lass es diesmal.
guide-swap-why = Es lohnt sich, wenn Karten am Platz der anderen mehr zählen.
guide-pass = Nichts anderes ist möglich: Raste.
guide-go-build = So würde sie liegen. Drück den Knopf, um zu bauen.
guide-go-reserve = Drück den Knopf, um sie zu reservieren.
guide-go-take = Drück den Knopf, um sie zu reservieren.
guide-go-swap = Drück den Knopf, um sie zu tauschen.
guide-go-why = Darüber steht alles, was es kostet und bringt. „Zurück“ kostet nichts.
guide-wait = Einen Augenblick …
guide-wait-turn = { $who } spielt. Dein Stein ist von selbst vorgerückt: Das war die Rast.
guide-wait-turn-why = Am Ende jedes Zuges geben deine offenen Karten Kompasse zurück.

guide-learnt-build = Eine Karte der Reihe muss in Reichweite deines Steins liegen; ihre Kosten rücken den Stein zurück.
guide-learnt-rest = Am Ende jedes Zuges rücken ihn die Kompasse auf deinen offenen Karten wieder vor.
guide-learnt-reserve = Jede Karte lässt sich kostenlos reservieren; sie zählt, sobald sie gebaut ist.
guide-learnt-home = Aus deiner Reserve zählen nur die Kosten, so weit weg die Karte auch lag.
guide-learnt-level = Eine Karte auf zwei anderen verdeckt sie: Sie behalten ihre Punkte und geben keine Kompasse.
guide-onward = Das war ein echtes Spiel, und es geht weiter, bis jemand eine zehnte Karte baut. Der Knopf mit dem Fragezeichen sagt jederzeit, was du tun könntest.
