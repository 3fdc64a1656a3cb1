# Was die Hinweise sagen: wozu eine Art von Möglichkeiten gut ist, und warum man eine wählen würde.

hint-for-challenge = Sie bringt den ersten Ruhm, den Ort und eine Belohnung, und sie auszusprechen kostet nichts.
hint-for-claim = Dein Marker bleibt für immer: Was die Art des Ortes kann, wirkt von jetzt an für dich, und jede neue Art zählt für den Atlas.
hint-for-explore = Neue Orte bringen Legenden zu bezwingen und Orte zu beanspruchen.
hint-for-travel = Um dort zu sein, wo sich etwas tun lässt.
hint-for-sail = Weit weg in einem Zug, einmal je Zug.
hint-for-recruit = Mehr Stärke in jedem Kampf, der kommt, und Kräfte dazu.
hint-for-play = Eine Karte tut, was sie sagt, und ist dann weg.
hint-for-use = Was vor dir liegt, kann jetzt etwas tun.
hint-for-duel = Ruhm von einem Rivalen, der mindestens so viel hat wie du.
hint-for-rest = Sie kostet nichts, einmal je Zug.
hint-for-reroute = Dreh einen Ort so, dass seine Straßen dir dienen, oder jemand anderem nicht mehr.
hint-for-refresh = Drei andere Orte, wenn keiner von diesen passt.
hint-for-end = Es wird Abend: Was du nicht behältst, verfällt.
hint-for-companion = Sie geben ihre Stärke dazu und sind bis zu deinem nächsten Morgen erschöpft.
hint-for-boost = Karten nur für diesen Kampf.
hint-for-ability = Kräfte für diesen Kampf.
hint-for-meddle = Karten, die die Macht der Legende erhöhen.
hint-for-power = Kräfte, die die Macht der Legende erhöhen.

hint-challenge-can = Deine bereiten Gefährten bringen { $n }, und mit { $lanterns ->
    [0] dem, was sonst für dich zählt,
    [one] 1 Laterne
   *[other] { $lanterns } Laternen
} erreichst du ihre Macht { $might }. Rivalen dürfen sich noch einmischen.
hint-challenge-short = Ihre Macht ist { $might }; deine bereiten Gefährten bringen { $n }, und du hast { $lanterns ->
    [one] 1 Laterne
   *[other] { $lanterns } Laternen
}. Kräfte und Verstärkungen müssten den Rest tun.
hint-challenge-hidden = Ihre Macht erfährst du erst, wenn sie umgedreht ist. Deine bereiten Gefährten bringen { $n }, und du hast { $lanterns ->
    [one] 1 Laterne
   *[other] { $lanterns } Laternen
}; weggehen darfst du auch dann noch.
hint-challenge-gain = Bezwungen ist sie mit ihrem Ort { $n } Ruhm wert; und es gibt { $what }.
hint-atlas = { $kind }: Davon hast du noch keinen Ort beansprucht, er zählt also für den Atlas.
hint-explore-legend = Eine Legende kommt darauf, und wer sie bezwingt, bekommt den Ort umsonst.
hint-explore-plain = Keine Legende: Der Ort lässt sich für { $n } Ruhm beanspruchen.
hint-go-legend = { $legend } steht dort, Macht { $might }; deine bereiten Gefährten bringen { $n }.
hint-go-hidden = Dort wartet ein verdeckter Schelm.
hint-go-claim = Der Ort ist frei, und du könntest ihn für { $n } beanspruchen.
hint-go-dear = Der Ort ist frei, aber ihn zu beanspruchen kostet { $n }, und das könntest du jetzt nicht bezahlen.
hint-go-toll = Sein Zoll bringt { $who } Ruhm.
hint-go-onward = Nur, um von dort weiterzugehen.
hint-recruit = Von jetzt an { $n } Stärke; deine Gruppe hat { $party } von { $limit }.
hint-duel = Mit allem, was bereit ist, und allen Laternen hättest du { $own }; { $who } höchstens { $theirs }, Karten und Kräfte nicht gerechnet.
hint-rest = { $n ->
    [0] Niemand ist erschöpft: Zieh eine Karte.
    [one] Ein Gefährte ist erschöpft und könnte bereit werden; oder zieh eine Karte.
   *[other] { $n } Gefährten sind erschöpft, und einer davon könnte bereit werden; oder zieh eine Karte.
}
hint-end = { $n ->
    [0] Alle Laternen sind ausgegeben.
    [one] 1 Laterne ist übrig; bis zu { $limit } darfst du als Reserve behalten.
   *[other] { $n } Laternen sind übrig; bis zu { $limit } darfst du als Reserve behalten.
}
