# Was die Anleitung im geführten ersten Spiel sagt: ein Satz, und warum.

guide-lamp-explore = Erkunden
guide-lamp-legend = Legende
guide-lamp-challenge = Herausforderung
guide-lamp-dusk = Abend
guide-lamp-claim = Besitz

guide-explore-first = Deine Figur steht am Tor. Tipp auf ein leuchtendes Feld: Dort willst du erkunden.
guide-explore-first-why = Die Karte ist anfangs leer; wer die Orte legt, bestimmt, wohin die Straßen führen. Es kostet 1 deiner Laternen.
guide-explore = Erkunde noch einmal: Tipp auf ein leuchtendes Feld.
guide-explore-why = Neue Orte bringen Ruhm.
guide-explore-tile = Wähle jetzt { $tile } aus der Auslage.
guide-why-legend = Dort wartet eine Legende, und Ruhm für den, der sie bezwingt. Jeder Ort zeigt seine Straßen und was er wert ist.
guide-why-onward = Seine Straßen führen weiter.
guide-why-village = Ein Dorf zu beanspruchen kostet 1 Ruhm und bringt ihn zurück, und sein Markt lässt dich zwei Karten ziehen.
guide-why-forest = In einem Wald wartet immer eine Legende, und wer sie dort bezwingt, erhält 1 Ruhm mehr.
guide-why-harbour = Von einem Hafen kann man segeln, der Besitzer günstiger; er ist 2 Ruhm wert.
guide-why-bridge = Sooft ein Rivale auf deine Brücke kommt, bringt dir ihr Zoll 1 Ruhm.
guide-why-shrine = Ein Schrein ist 2 Ruhm wert, und wer dort steht, darf rasten.
guide-why-castle = Deine Burgen machen dich in Duellen daneben stärker.
guide-why-wonder = Ein Wunder ist 5 Ruhm wert, und seine Legende ist schwer zu bezwingen.

guide-legend = Hier wartet eine Legende. Tipp auf ihren Namen und lies ihre Karte: { $legend }.
guide-legend-why = Die Karte sagt, wie groß ihre Macht ist, was ihr Fluch mit dem tut, der nicht genug hat, und was der Sieger bekommt.
guide-trickster = Hier verbirgt sich verdeckt ein Schelm; nur du hast seine Karte gesehen: { $legend }.
guide-trickster-why = Er wird umgedreht, wenn ihn jemand herausfordert.
guide-challenge = Das kannst du schaffen. Wähle „Herausfordern“.
guide-challenge-why = Eine Herausforderung kostet keine Laterne. Gewinnst du, gehören ihr Ruhm, ihr Ort und ihre Hilfe dir.

guide-commit-add = Setze { $what } ein: { $n } Stärke.
guide-commit-lantern = Gib eine Laterne dazu: je 1 Stärke.
guide-commit-why = Bis zu ihrer Macht fehlen noch { $n }; gleich viel genügt. Ein Gefährte wird dadurch erschöpft und ist an deinem nächsten Morgen wieder bereit.
guide-commit-go = { $n } gegen { $of } genügt. Drück den Knopf.
guide-fight-go = { $n } gegen { $of }: Du liegst vorn. Drück den Knopf.
guide-commit-go-why = Hier bleibt nichts dem Zufall überlassen: Es zählt, was du siehst.
guide-commit-walk = Geh diesmal weiter.
guide-commit-walk-why = Mit allem, was du hast, würden noch { $n } fehlen, und der Fluch würde folgen. Weiterzugehen kostet nichts.
guide-fight-rest = Du hast nichts, was dieses Duell wenden würde. Lass es geschehen.
guide-fight-rest-why = Wer mehr hat, gewinnt, und der Verlierer zieht zum Trost eine Karte. Bereite Gefährten und Reserve verteidigen dich das nächste Mal.

guide-claim = Beanspruche { $tile }.
guide-travel = Geh nach { $tile }: Tipp den Ort auf der Karte an.
guide-travel-why = Ein Schritt auf der Straße kostet 1 Laterne.
guide-end = Das genügt für diesen Zug. Beende ihn: Es wird Abend.
guide-end-why = { $n ->
    [one] Die Laterne, die übrig ist, darfst du als Reserve behalten.
   *[other] { $n } der Laternen, die übrig sind, darfst du als Reserve behalten.
}
guide-end-bare = Alle deine Laternen sind ausgegeben; an deinem nächsten Morgen gibt es neue.
guide-reserve = Es ist Abend: Behalte als Reserve, was du kannst.
guide-reserve-why = Die Reserve ist für die Züge der anderen: Mit ihr mischst du dich in ihre Herausforderungen ein und verteidigst dich. Der Rest deiner Laternen verfällt.

guide-go = Das tut der Knopf. Drück ihn.
guide-go-explore = Der Ort liegt dort zur Probe. Drück den Knopf, um ihn zu legen und hinzugehen.
guide-go-challenge = Drück den Knopf, um die Herausforderung auszusprechen.
guide-go-claim = Drück den Knopf, um deinen Marker zu setzen.
guide-go-travel = Drück den Knopf, um hinzugehen.
guide-go-end = Drück den Knopf, um deinen Zug zu beenden.
guide-go-why = Darüber steht alles, was es kostet und bringt. „Zurück“ kostet nichts.
guide-which = Wähle eines von denen, die leuchten.
guide-which-why = Nichts geschieht, bevor du den letzten Knopf drückst.

guide-discard = Wähle, was du abwirfst.
guide-retreat = Du wirst vertrieben: Wähle die Straße.
guide-exhaust = Wähle, wer erschöpft wird.
guide-dismiss = Wähle, wer deine Gruppe verlässt.
guide-other = Du wirst etwas gefragt: Antworte, wie du magst.
guide-other-why = Jede Wahl ist erlaubt; tipp eine Zeile an und lies, was sie täte.
guide-other-go = Der Knopf antwortet.
guide-meddle = Ein Rivale fordert eine Legende heraus, und du darfst dich einmischen. Lass es diesmal geschehen.
guide-meddle-why = Jede Laterne deiner Reserve würde die Macht dieser Legende um 1 erhöhen. Das lohnt sich, wenn es gerade genügt, um ihn aufzuhalten.

guide-wait = Einen Augenblick …
guide-wait-turn = { $who } spielt. Achte auf die Karte und den Verlauf.
guide-wait-turn-why = { $n ->
    [0] Du wirst vielleicht gefragt, ob du dich einmischst; ohne Reserve könntest du wenig tun.
    [one] Deine eine Reserve liegt bereit: Du wirst gefragt, wann immer du sie nutzen könntest.
   *[other] Deine { $n } Reserve liegen bereit: Du wirst gefragt, wann immer du sie nutzen könntest.
}
guide-wait-meddle = Deine Rivalen dürfen sich jetzt einmischen und die Macht der Legende erhöhen.
guide-wait-meddle-why = Du setzt danach ein und weißt dann, wie viel nötig ist.

guide-learnt-explore = Erkunden heißt: einen Ort der Auslage an eine offene Straße legen und hingehen, für 1 Laterne.
guide-learnt-legend = Auf vielen Orten steht eine Legende. Ihre Karte nennt ihre Macht, ihren Fluch und ihre Belohnung; vorbeigehen darf man immer.
guide-learnt-challenge = In einer Herausforderung genügt so viel Stärke wie ihre Macht. Du bekommst ihren Ruhm und ihren Ort, und sie schließt sich dir an oder lässt ein Relikt da.
guide-learnt-dusk = Am Abend behältst du ein paar Laternen als Reserve; am Morgen gibt es neue, in jeder Runde mehr.
guide-learnt-claim = Einen Ort ohne Legende zu beanspruchen kostet so viel Ruhm, wie er bringt; was seine Art kann, und am Ende der Atlas, ist der Gewinn.
guide-onward = Das war ein echtes Spiel, und es geht weiter: bis zu acht Runden. Der Knopf mit dem Fragezeichen sagt jederzeit, was du tun könntest und warum.
