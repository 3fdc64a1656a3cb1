# Wörter der Bildschirme von Europe Imagined. Was die Regeln sagen, kommt vom Server, was die Bilder sagen, aus draw/.

ei-ui-limits = Hand { $hand }, Reserve { $reserve }, Gefolge { $party }.
ei-ui-signature = Beginnt mit { $name }.
ei-ui-tile = Ruhm { $renown }, Anspruch { $cost }
ei-ui-claimed = Gehört { $seat }.
ei-ui-stands = { $legend } steht hier, Macht { $might }.
ei-ui-rulings = Erläuterungen
ei-ui-rules = Regeln
ei-ui-round = Runde { $n }/{ $of }
ei-ui-final = letzte Runde
ei-ui-renown = Ruhm
ei-ui-hand = Hand
ei-ui-hand-empty = Keine Karten auf der Hand.
ei-ui-passed = gepasst
ei-ui-next = danach
ei-ui-strength = Stärke
ei-ui-might = Macht

# Aktionen
ei-ui-verb-travel = Reisen
ei-ui-verb-sail = Segeln
ei-ui-verb-explore = Erkunden
ei-ui-verb-recruit = Anwerben
ei-ui-verb-play = Karte spielen
ei-ui-verb-claim = Beanspruchen
ei-ui-verb-challenge = Herausfordern
ei-ui-verb-duel = Duell
ei-ui-verb-rest = Rasten
ei-ui-verb-reroute = Drehen
ei-ui-verb-refresh = Neue Auslage
ei-ui-verb-use = Nutzen
ei-ui-verb-end = Zug beenden
ei-ui-act-hint = Wähle einen leuchtenden Ort, eine Karte oder eine Aktion.
ei-ui-end-small = behalte bis zu { $n }
ei-ui-free = kostenlos
ei-ui-ways = { $n } zur Wahl
ei-ui-lanterns-range = { $low } bis { $high } Laternen
ei-ui-others = Andere Aktionen
ei-ui-others-small = { $n } gerade nicht
ei-ui-fewer = Weniger
ei-ui-which = Welche davon?
ei-ui-hint-list = Wähle hier oder auf dem Tisch.
ei-ui-hint-explore = Wähle eine leuchtende Straße auf der Karte und einen Ort der Auslage, in beliebiger Reihenfolge.
ei-ui-hint-reroute = Wähle einen leuchtenden Ort auf der Karte; dann dreh ihn.
ei-ui-hint-travel = Wähle einen leuchtenden Ort auf der Karte.
ei-ui-hint-sail = Wähle einen leuchtenden Hafen auf der Karte.
ei-ui-hint-play = Wähle eine leuchtende Karte.
ei-ui-hint-recruit = Wähle eine leuchtende Karte.
ei-ui-hint-use = Wähle einen leuchtenden Gefährten oder ein Relikt.
ei-ui-hint-duel = Wähle einen Rivalen.
ei-ui-explore-dir = Erkunden: { $dir }
ei-ui-step-road = Straße
ei-ui-step-road-dir = Straße: { $dir }
ei-ui-step-turn = Gedreht: Lage { $n } von { $of }
ei-ui-turn = Drehen

# Vermerke
ei-ui-used-sail = Segeln
ei-ui-used-duel = Duell
ei-ui-used-rest = Rast
ei-ui-used-reroute = Drehen
ei-ui-used-refresh = neue Auslage
ei-ui-attempted = die Herausforderung auf { $tile }

# Kämpfe
ei-ui-fight-none = Niemand kämpft.
ei-ui-fight-challenge = { $who } fordert { $legend } heraus: { $tile }
ei-ui-fight-hidden = { $who } fordert einen verdeckten Schelm heraus: { $tile }
ei-ui-fight-duel = { $who } im Duell mit { $rival }: { $tile }
ei-ui-meddle = Einmischung: { $n } von höchstens { $cap }
ei-ui-level-challenge = Gleichstand genügt: Die Legende ist bezwungen.
ei-ui-over-challenge = Mehr als genug: Die Legende ist bezwungen.
ei-ui-short-challenge = Es fehlen { $n }: Der Fluch würde folgen.
ei-ui-level-duel = Gleichstand: Die Verteidigung hält.
ei-ui-tied-duel = Gleichstand: Die Verteidigung würde halten.
ei-ui-commit = { $n } gegen { $of } einsetzen
ei-ui-commit-unknown = { $n } einsetzen
ei-ui-meddle-go = Einmischen: +{ $n }
ei-ui-meddle-lost = { $n } von { $of } zählen: Die Obergrenze ist { $cap }.
ei-ui-win-challenge = Bezwungen:
ei-ui-lose-challenge = Gescheitert:
ei-ui-win-duel = Gewonnen:
ei-ui-lose-duel = Verloren:
ei-ui-over-duel = Diese Seite liegt vorn.
ei-ui-short-duel = Im Moment { $n } zurück.
ei-ui-show-map = Karte
ei-ui-show-fight = Kampf
ei-ui-looked-deck = Du siehst { $n } deines eigenen Stapels.
ei-ui-looked-discovery = Du siehst { $n } der kommenden Orte.
ei-ui-looked-legends = Du siehst { $n } der kommenden Legenden.

# Was jemand anderes gerade entscheidet
awaited-act = macht einen Zug
awaited-stride = wandert
awaited-sail = segelt
awaited-explore = erkundet
awaited-reroute = dreht einen Ort
awaited-dismiss = entlässt einen Gefährten
awaited-target = wählt einen Gefährten
awaited-rest = rastet
awaited-look = sieht Karten an
awaited-peek = darf eine Legende ansehen
awaited-meddle = darf sich einmischen
awaited-commit = tritt zur Herausforderung an
awaited-duel = wählt einen Rivalen
awaited-duel_attack = greift an
awaited-duel_defence = verteidigt sich
awaited-duel_attack_boost = darf den Angriff verstärken
awaited-duel_defence_boost = darf die Verteidigung verstärken
awaited-prize = nimmt den Preis
awaited-send = schickt den Angreifer weg
awaited-retreat = weicht zurück
awaited-discard = wirft ab
awaited-exhaust = erschöpft Gefährten
awaited-order = ordnet Wirkungen
awaited-dawn = erlebt den Morgen
awaited-reserve = füllt die Reserve

# Reiter
ei-ui-tab-hand = Hand
ei-ui-tab-party = Gefolge
ei-ui-tab-rivals = Rivalen
ei-ui-tab-log = Verlauf
ei-ui-cat-turn = So spielt man
ei-ui-cat-kinds = Arten von Orten
ei-ui-cat-explorers = Entdecker
ei-ui-cat-cards = Karten
ei-ui-cat-legends = Legenden
ei-ui-cat-words = Stichwörter
ei-ui-cat-places = Orte
ei-ui-search = Suchen
ei-ui-legend-never = Dort wartet keine Legende.
ei-ui-legend-some = Auf manchen davon wartet eine Legende.
ei-ui-legend-always = Dort wartet eine Legende.

# Das Ende
ei-ui-won = { $n ->
    [one] { $names } gewinnt mit { $renown } Ruhm
   *[other] { $names } teilen sich den Sieg mit { $renown } Ruhm
}

# Die Regeln in Kürze
ei-ui-primer-aim = Worum es geht
ei-ui-primer-aim-text = Erkunde Europa Ort für Ort, beanspruche Orte, bezwinge Legenden und übertriff deine Rivalen. Wer am Ende den meisten Ruhm (Punkte) hat, gewinnt.
ei-ui-primer-round = Runden
ei-ui-primer-round-text = Es gibt bis zu acht Runden. Jede hat eine Laternenstufe, die steigt. Wer den Torschlüssel hat, spielt zuerst, dann die anderen im Uhrzeigersinn. Ein Zug besteht aus Morgen, Tat und Abend.
ei-ui-primer-dawn = Morgen
ei-ui-primer-dawn-text = Laternen in deiner Reserve verfallen, deine Gefährten werden bereit, du bekommst so viele Laternen, wie die Laternenstufe angibt, und ziehst eine Karte. Mit Laternen bezahlst du fast alles.
ei-ui-primer-act = Tat
ei-ui-primer-act-text = Tu, was du willst und bezahlen kannst, so oft du willst: auf Straßen reisen, erkunden, Gefährten anwerben, Karten spielen, beanspruchen, kämpfen. Aber nur eine Segelfahrt, ein Duell, eine Rast und eine Drehung je Zug.
ei-ui-primer-explore = Erkunden
ei-ui-primer-explore-text = Lege für 1 Laterne einen Ort der Auslage an eine offene Straße des Ortes, auf dem du stehst, so gedreht, dass seine Straße deine trifft, und geh dorthin. Auf vielen Orten wartet eine Legende.
ei-ui-primer-claim = Beanspruchen
ei-ui-primer-claim-text = Einen Ort, auf dem du stehst, den niemand beansprucht hat und auf dem keine Legende steht: Zahle, was er kostet, setze deinen Marker darauf und erhalte seinen Ruhm. „Arten von Orten“ sagt, was jeder kostet und kann.
ei-ui-primer-challenge = Herausforderung
ei-ui-primer-challenge-text = Wo eine Legende steht, setze bereite Gefährten, Laternen und Verstärkungen ein; Gefährten werden dabei erschöpft. Ist deine Stärke mindestens so groß wie ihre Macht, bezwingst du sie: Du erhältst ihren Ruhm, beanspruchst den Ort kostenlos und bekommst ihre Belohnung. So kommt man meist zum ersten Ruhm. Sonst folgt ihr Fluch.
ei-ui-primer-meddle = Einmischung
ei-ui-primer-meddle-text = Bevor du etwas einsetzt, darf jeder Rivale mit Reserve und Einmischungskarten die Macht erhöhen; alle zusammen nur bis zu einer Obergrenze.
ei-ui-primer-duel = Duell
ei-ui-primer-duel-text = Gegen einen Rivalen auf deinem Ort. Erst setzt der Angreifer ein, dann der Verteidiger, der seine Reserve nutzen darf. Die höhere Summe gewinnt; bei Gleichstand die Verteidigung.
ei-ui-primer-rest = Rast und Drehen
ei-ui-primer-rest-text = Mach auf einem Schrein einen Gefährten bereit oder zieh eine Karte. Dreh für 2 Laternen einen Ort, den niemand beansprucht hat und auf dem niemand steht.
ei-ui-primer-dusk = Abend
ei-ui-primer-dusk-text = Wirf bis auf dein Handlimit ab und behalte einige übrige Laternen als Reserve, um dich einzumischen und zu verteidigen, während die anderen spielen.
ei-ui-primer-words = Wörter auf den Karten
ei-ui-primer-words-text = „Bereit machen“ heißt, einen erschöpften Gefährten wieder aufzurichten; nur bereite kämpfen. „Wandern“ heißt, kostenlos über Straßen zu gehen. Ein Relikt ist eine Belohnung, die du behältst und die dir von da an hilft.
ei-ui-primer-end = Das Ende
ei-ui-primer-end-text = Nach der letzten Runde kommt weiterer Ruhm aus drei Quellen: dem Atlas, für verschiedene Arten beanspruchter Orte; dem Legendenjäger, für die meisten bezwungenen Legenden; und aus Relikten.
ei-ui-balance = Beide Seiten

# Der Verlauf des ganzen Spiels
score-over-time = Ruhm im Lauf des Spiels
