# Europe Imagined auf Deutsch. Orte, Karten, Legenden und Entdecker stehen in de.almanac.ftl.

game-name = Europe Imagined
game-blurb = Wandere durch ein erträumtes Europa, setze dein Zeichen auf seine Orte, bezwinge seine Legenden und überstrahle die anderen Entdecker.

join-others = { $before } + { $item }

# Tische und Plätze
ei-choice-explorer = Entdecker
ei-option-claim-currency = Womit Orte beansprucht werden
option-claim_currency-renown = Mit Ruhm, wie üblich: Ein Anspruch kostet so viel, wie der Ort dann bringt.
option-claim_currency-lanterns = Mit Laternen, als Variante: Ein Anspruch kostet Laternen und keinen Ruhm.
ei-currency-renown = Ansprüche werden mit Ruhm bezahlt
ei-currency-lanterns = Ansprüche werden mit Laternen bezahlt

# Wörter
pool-lanterns = Laternen
pool-reserve = Reserve
pool-renown = Ruhm
pool-hand = Handkarten
pool-meddle = Macht durch Einmischung
dir-N = Norden
dir-E = Osten
dir-S = Süden
dir-W = Westen
group-companion = Gefährten
group-boost = Verstärkungen
group-ability = Fähigkeiten
group-meddle = Einmischungskarten
group-power = Einmischungskräfte
group-travel = Reisen
group-sail = Segeln
group-explore = Erkunden
group-recruit = Anwerben
group-play = Karte spielen
group-claim = Beanspruchen
group-challenge = Herausfordern
group-duel = Duell
group-rest = Rast
group-reroute = Drehen
group-refresh = Neue Auslage
group-use = Fähigkeit nutzen
group-end = Tat beenden
group-step = Schritte
group-discard = Abwerfen
group-exhaust = Erschöpfen
group-dismiss = Entlassen
group-ready = Bereit machen
group-draw = Ziehen
group-look = Angesehene Karten
group-peek = Verdeckte Legenden
group-trigger = Wirkungen
group-steal = Stehlen
group-drive = Vertreiben
ei-zone-deck = den eigenen Stapel
ei-zone-your-deck = deinen Stapel
ei-zone-discovery = den Entdeckungsstapel
ei-zone-legends = den Legendenstapel

ei-name = { $what }
ei-part = { $what } { $n }
ei-group = { $group }
ei-usual-price = üblicher Preis

# Teile von Summen
ei-share-atlas = Atlas
ei-share-atlas-set = Atlas, alle sieben Arten
ei-share-base = Grundwert
ei-share-consolation = Trost
ei-share-direct = Laternen direkt
ei-share-direct-reserve = Reserve direkt
ei-share-duel = gewonnenes Duell
ei-share-explore = Erkunden
ei-share-hunting-ground = Jagdgrund
ei-share-legend-hunter = Legendenjäger (höchste Zahl, { $tally })
ei-share-meddle = Einmischung ({ $who }: { $what })
ei-share-printed = aufgedruckt
ei-share-refresh = neue Auslage
ei-share-rest = Rast
ei-share-so-far = Ruhm bisher
ei-share-stronghold = Bollwerk { $tile }
ei-share-travel = Reisen
ei-share-underdog = Außenseiter
ei-share-wonder = Wunder

# Ursachen
ei-cause-cost = Preis: { $what }
ei-cause-curse = Fluch: { $legend }
ei-cause-duel = Duell gewonnen von { $who }
ei-cause-explore = erkundet: { $tile }
ei-cause-hand-limit = Handlimit { $n }
ei-cause-legend = { $legend } auf diesem Ort
ei-cause-party-limit = Gefolgelimit { $n } ohne { $source }
ei-cause-piece = { $what } von { $who }
ei-cause-room = Platz für { $who }

# Fragen
ei-ask-act = Deine Tat: { $lanterns ->
    [0] keine Laternen mehr
    [one] noch 1 Laterne
   *[other] noch { $lanterns } Laternen
}. Was tust du?
ei-ask-stride = { $source }: Wandern, Schritt { $k } von { $of }
ei-ask-sail = { $source }: Wohin segelst du?
ei-ask-explore = { $source }: Wo erkundest du?
ei-ask-reroute = { $source }: Welchen Ort drehst du?
ei-ask-duel = { $source }: Wen greifst du an?
ei-ask-dismiss = Entlasse einen Gefährten ({ $cause })
ei-ask-ready = { $source }: { $n ->
    [one] Mach einen Gefährten bereit
   *[other] Mach bis zu { $n } Gefährten bereit
}
ei-ask-unwind = { $source }: Welchen Gefährten eines Rivalen hältst du erschöpft?
ei-ask-rest = Rast: einen Gefährten bereit machen oder eine Karte ziehen? { $of ->
    [one] {""}
   *[other] ({ $k } von { $of })
}
ei-ask-order = Mehrere Wirkungen warten: Welche kommt als Nächstes?
ei-ask-order-top = { $source }: In welcher Reihenfolge kommen sie wieder obenauf? Die erste wird zuerst gezogen.
ei-ask-order-bottom = { $source }: In welcher Reihenfolge kommen die anderen unter den Stapel?
ei-ask-take = { $source }: Welche Karte nimmst du?
ei-ask-peek = { $source }: Welche verdeckte Legende siehst du dir an?
ei-ask-meddle = { $who } fordert die Legende von { $tile } heraus. Einmischen? { $room } von { $cap } Macht sind noch möglich.
ei-ask-commit = { $legend }: abziehen oder zur Herausforderung antreten?
ei-ask-commit-more = { $legend }: noch mehr einsetzen?
ei-ask-duel-attack = Was setzt du für deinen Angriff ein?
ei-ask-duel-defence = { $who } greift dich an. Was setzt du ein?
ei-ask-duel-defence-boost = Mit welchen Verstärkungen und Fähigkeiten verteidigst du dich?
ei-ask-duel-attack-boost = Mit welchen Verstärkungen und Fähigkeiten greifst du an?
ei-ask-prize = Du hast { $who } besiegt. Was nimmst du?
ei-ask-send = Du hast { $who } abgewehrt. Wohin schickst du den Angreifer?
ei-ask-retreat = Rückzug ({ $cause }), Schritt { $k } von { $of }: Wohin?
ei-ask-discard = Wirf { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab ({ $cause })
ei-ask-exhaust = Erschöpfe { $n ->
    [one] einen bereiten Gefährten
   *[other] { $n } bereite Gefährten
} ({ $cause })
ei-ask-wake = 1 Laterne zahlen, um { $who } bereit zu machen?
ei-ask-reserve = { $lanterns ->
    [one] 1 Laterne ist
   *[other] { $lanterns } Laternen sind
} übrig. Wie viele behältst du in Reserve, höchstens { $limit }?

# Zahlen zum Einstellen
ei-amount-lanterns = Laternen
ei-amount-reserve = Laternen aus der Reserve
ei-amount-keep = Reserve

# Möglichkeiten
ei-do-travel = Reise nach { $tile }
ei-do-step = Nach { $tile }
ei-do-stop = Hier anhalten
ei-do-sail = Segle nach { $tile } für { $price }
ei-do-explore = Lege { $tile }{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , auf dem Kopf
   *[other] , nach links gedreht
}
ei-do-recruit = { $what } anwerben
ei-do-play = { $what } spielen
ei-do-use = { $what } nutzen
ei-do-claim = { $tile } beanspruchen
ei-do-challenge = { $legend } herausfordern
ei-do-challenge-hidden = Die verdeckte Legende herausfordern
ei-do-duel = Duell gegen { $who }
ei-do-rest = Rasten
ei-do-reroute = { $tile } um { $turn }° drehen
ei-do-refresh = Neue Auslage
ei-do-end = Tat beenden
ei-do-no-reroute = Nicht drehen
ei-do-no-peek = Nicht ansehen
ei-do-peek = Legende von { $tile } ansehen
ei-do-dismiss = { $who } entlassen
ei-do-ready = { $who } bereit machen
ei-do-unwind = { $who } von { $owner }
ei-do-draw = Eine Karte ziehen
ei-do-meddle = { $what }
ei-do-power = { $what }
ei-do-pass = Passen
ei-do-commit = { $who } einsetzen
ei-do-boost = { $what } spielen
ei-do-ability = { $what } nutzen
ei-do-abandon = Abziehen
ei-do-enough = Nichts weiter
ei-do-commit-nothing = Nichts einsetzen
ei-do-steal = { $relic } stehlen
ei-do-drive = Vertreiben nach { $tile }
ei-do-make-discard = { $n } Karten abwerfen lassen
ei-do-discard = { $what } abwerfen
ei-do-exhaust = { $who } erschöpfen
ei-do-trigger = { $what }
ei-do-wake = { $who } für 1 Laterne bereit machen
ei-do-let-sleep = Schlafen lassen

# Einzelheiten
ei-detail-travel = Kostet { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
}; du betrittst { $tile }.
ei-detail-sail = Kostet { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
} ({ $source }) und die eine Segelfahrt deines Zuges; du betrittst { $tile }.
ei-detail-explore = Kostet { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
}; { $tile } wird gelegt, du gehst hin, und die Auslage wird aufgefüllt{ $legends ->
    [0] {""}
   *[other] ; dann kommt eine Legende auf den neuen Ort
}.
ei-detail-recruit = Kostet { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
}; { $what } stößt bereit zu deinem Gefolge.
ei-detail-play = Kostet { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
}: { $effect }. Danach wird die Karte abgeworfen.
ei-detail-use = Einmal je Zug: { $effect }.
ei-detail-claim-renown = Zahle { $price } Ruhm, setze für immer einen Marker und erhalte { $n } Ruhm und was der Anspruch sonst bringt.
ei-detail-claim-lanterns = Zahle { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
}, setze für immer einen Marker und erhalte { $n } Ruhm und was der Anspruch sonst bringt.
ei-detail-challenge = Kostet nichts, verbraucht aber deinen Versuch gegen diese Legende in diesem Zug. Rivalen dürfen sich einmischen; danach kannst du noch abziehen.
ei-detail-duel = { $price ->
    [0] Kostet nichts
    [one] Kostet 1 Laterne
   *[other] Kostet { $price } Laternen
} und verbraucht deinen einen Angriff dieses Zuges, gegen { $who }.
ei-detail-rest = Kostet nichts und verbraucht die eine Rast deines Zuges: Mach einen Gefährten bereit oder zieh eine Karte{ $n ->
    [one] {""}
   *[other] , und das { $n }-mal
}.
ei-detail-reroute = Kostet { $price ->
    [one] 1 Laterne
   *[other] { $price } Laternen
}; { $tile } dreht sich im Uhrzeigersinn um { $turn }°.
ei-detail-refresh = Kostet nichts, einmal je Zug: Die ganze Auslage wird abgeworfen, und bis zu drei neue Orte erscheinen.
ei-detail-boost = { $n } Stärke für { $price }{ $renown ->
    [0] {""}
   *[other] {" "}und { $renown } Ruhm
}{ $discards ->
    [0] {""}
    [one] {" "}und eine weitere Karte, abgeworfen
   *[other] {" "}und { $discards } weitere Karten, abgeworfen
}{ $draws ->
    [0] {""}
    [one] ; du ziehst auch eine Karte
   *[other] ; du ziehst auch { $draws } Karten
}.
ei-detail-meddle = { $n } Macht für { $price } Reserve{ $lost ->
    [0] {""}
   *[other] , wovon unter der Obergrenze nur { $counts } zählen
}.
ei-detail-power = { $n } Macht{ $price ->
    [0] {" "}umsonst
    [one] {" "}für eine abgeworfene Karte
   *[other] {" "}für { $price } abgeworfene Karten
}{ $lost ->
    [0] {""}
   *[other] , wovon unter der Obergrenze nur { $counts } zählen
}.
ei-detail-dismiss = Kommt auf deinen Ablagestapel und kann wieder gezogen werden.
ei-detail-dismiss-retired = Kommt zu den abgetretenen Legenden und kehrt nie zurück.
ei-detail-ability = Einmal je Zug{ $price ->
    [0] {""}
    [one] {" "}für eine abgeworfene Karte
   *[other] {" "}für { $price } abgeworfene Karten
}: { $n ->
    [0] {""}
   *[other] { $n } Stärke
}{ $cards ->
    [0] {""}
    [one] zieh eine Karte
   *[other] zieh { $cards } Karten
}.

# Was ein Kampf brächte
ei-outcome = { $items }
ei-brings-renown = +{ $n } Ruhm
ei-brings-claim = { $tile } kostenlos beansprucht, +{ $n }
ei-brings-no-claim = { $tile } bleibt bei { $owner }
ei-brings-no-marker = { $tile } bleibt frei, denn du hast keinen Marker mehr
ei-brings-cards = { $n ->
    [one] du ziehst eine Karte
   *[other] du ziehst { $n } Karten
}
ei-brings-relic = { $relic } gehört dir
ei-brings-tame = { $legend } kommt erschöpft zu dir (Gefolge { $n } von { $of })
ei-brings-tame-full = { $legend } kommt erschöpft zu dir, sobald du einen Gefährten entlässt
ei-brings-prize = du wählst: { $relics ->
    [0] {""}
   *[other] ein Relikt von { $who },{" "}
}{ $steps ->
    [0] {""}
   *[other] ein erzwungener Schritt oder{" "}
}zwei abgeworfene Karten
ei-brings-send = du schickst { $who } einen Schritt weit weg
ei-loss-renown = { $who } erhält { $n } Ruhm
ei-loss-sent = { $who } schickt dich einen Schritt weit weg
ei-loss-prize = { $who } nimmt { $relics ->
    [0] {""}
   *[other] ein Relikt von dir,{" "}
}{ $steps ->
    [0] {""}
   *[other] einen erzwungenen Schritt oder{" "}
}zwei deiner Karten
ei-curse-lose-renown = verliere { $n } Ruhm
ei-curse-discard = wirf { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab
ei-curse-discard-down-to = wirf ab bis auf { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ei-curse-exhaust = erschöpfe { $n ->
    [one] einen bereiten Gefährten
   *[other] { $n } bereite Gefährten
}
ei-curse-retreat = weiche { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
} zurück

# Was Karten und Fähigkeiten der Tat bewirken
ei-effect-pilgrims_pace = Wandere ein bis drei Schritte
ei-effect-letters_of_introduction = Zieh zwei Karten
ei-effect-borrowed_light = Erhalte 1 Laterne
ei-effect-forged_charter = Beanspruche diesen Ort, ohne noch etwas zu zahlen
ei-effect-turn_the_hour = Dreh, wenn du willst, einmal kostenlos einen Ort, und zieh auf jeden Fall eine Karte
ei-effect-unwind_the_mechanism = Wähle den Gefährten eines Rivalen; er wird erschöpft und bleibt es bis zu dessen nächstem Morgen
ei-effect-oil_and_spare_parts = Mach bis zu zwei deiner erschöpften Gefährten bereit
ei-effect-fair_wind = Segle kostenlos (das ist die eine Segelfahrt deines Zuges), dann wandere, wenn du willst, bis zu zwei Schritte
ei-effect-boarding_party = Segle kostenlos zu einem Rivalen, gegen den du ein Duell führen darfst, und beginne es mit 2 Stärke mehr; das verbraucht Segelfahrt und Duell dieses Zuges
ei-effect-soundings = Sieh dir die obersten drei Orte des Entdeckungsstapels an, leg sie in beliebiger Reihenfolge zurück und zieh eine Karte
ei-effect-follow_the_spoor = Erkunde einmal kostenlos
ei-effect-mend_by_the_fire = Mach einen deiner erschöpften Gefährten bereit; stehst du auf einem Wald, bis zu zwei
ei-effect-index_of_lost_books = Sieh dir die obersten vier Karten deines Stapels an, behalte eine und leg die anderen in beliebiger Reihenfolge unter den Stapel
ei-effect-thousand_clocks_keeper = Bis zum Ende dieses Zuges kostet Drehen dich nichts, und du darfst insgesamt zweimal drehen
ei-effect-doges_cartographer = Wirf die ganze Auslage ab und deck bis zu drei neue Orte auf
ei-effect-inquisitive_owl = Sieh dir irgendwo auf der Karte eine verdeckte Legende an
ei-effect-sled_driver = Erschöpfe ihn und wandere ein oder zwei Schritte
ei-effect-reynard = Wirf eine Karte ab, dann zieh eine
ei-effect-faust = Zahle 1 Ruhm und erhalte 2 Laternen
ei-effect-baba_yaga = Wandere einen Schritt
ei-effect-minotaur = Geh zum Tor
ei-effect-iron_rooster = Sieh dir die obersten zwei Orte des Entdeckungsstapels an und leg sie in beliebiger Reihenfolge zurück

# Gründe
ei-why-lanterns = Das kostet { $need ->
    [one] 1 Laterne
   *[other] { $need } Laternen
}, und du hast { $have }.
ei-why-reserve = Das kostet { $need } Reserve, und du hast { $have }.
ei-why-renown = Das kostet volle { $need } Ruhm, und du hast { $have }.
ei-why-claim-renown = Dieser Anspruch kostet { $need } Ruhm im Voraus, und du hast { $have }.
ei-why-claim-lanterns = Dieser Anspruch kostet { $need ->
    [one] 1 laufende Laterne
   *[other] { $need } laufende Laternen
}, und du hast { $have }. Weder Reserve noch Ruhm können sie ersetzen.
ei-why-no-road = Von hier führt keine Straße zu einem anderen Ort.
ei-why-sailed = In diesem Zug bist du schon gesegelt.
ei-why-no-port-here = Eine Segelfahrt beginnt auf einem Hafen oder Wunder.
ei-why-no-port-there = Es gibt keinen anderen Hafen und kein Wunder, wohin du segeln darfst.
ei-why-sail-forbidden = { $what } verbietet diese Segelfahrt.
ei-why-no-open-exit = Kein Ausgang dieses Ortes führt ins Leere.
ei-why-empty-row = Die Auslage ist leer.
ei-why-nothing-fits = Kein Ort der Auslage passt hier an einen offenen Ausgang.
ei-why-row-fits = Ein Ort der Auslage passt hier, also bleibt die Auslage.
ei-why-refreshed = In diesem Zug hast du die Auslage schon erneuert.
ei-why-rerouted = In diesem Zug darfst du nicht mehr drehen.
ei-why-nothing-to-turn = Kein Ort lässt sich drehen: Er muss frei sein, ohne Figur und ohne Legende im Weg, und alles muss mit dem Tor verbunden bleiben.
ei-why-gate = Das Tor gehört niemandem, und das bleibt so.
ei-why-claimed = Dieser Ort gehört { $who }.
ei-why-legend-here = Hier steht noch eine Legende.
ei-why-no-marker = Du hast keinen Marker mehr.
ei-why-no-legend = Hier ist keine Legende.
ei-why-attempted = Diese Legende hast du in diesem Zug schon herausgefordert.
ei-why-dueled = In diesem Zug hast du schon ein Duell begonnen.
ei-why-not-here = { $who } ist nicht dort.
ei-why-honour = Ehre: { $who } hat { $theirs } Ruhm, weniger als du mit { $mine }.
ei-why-duel-forbidden = { $what } lässt dort kein Duell zu.
ei-why-rested = In diesem Zug hast du schon gerastet.
ei-why-no-rest-here = Auf diesem Ort kannst du nicht rasten.
ei-why-no-companion = Auf deiner Hand ist kein Gefährte.
ei-why-no-maneuver = Auf deiner Hand ist keine Karte, die jetzt spielbar ist.
ei-why-no-ability = Keiner deiner Gefährten und Relikte hat eine nutzbare Fähigkeit.
ei-why-only-boost = Eine Verstärkung spielst du in einem eigenen Kampf.
ei-why-only-meddle = Eine Einmischungskarte spielst du bei der Herausforderung eines Rivalen.
ei-why-committed = Schon in diesem Kampf eingesetzt.
ei-why-held = Bleibt bis zu deinem nächsten Morgen erschöpft.
ei-why-exhausted = Erschöpft.
ei-why-legends-only = Kämpft nur gegen Legenden.
ei-why-duels-only = Kämpft nur in Duellen.
ei-why-too-weak = { $what } lässt nur aufgedruckte Stärke ab { $n } zu.
ei-why-ground = Sein Text hält ihn aus Kämpfen auf diesem Ort heraus.
ei-why-no-direct = { $what } lässt keine direkten Laternen zu.
ei-why-no-lanterns = Du hast keine Laternen mehr.
ei-why-no-reserve = Du hast keine Reserve mehr.
ei-why-later = Verstärkungen und Kampffähigkeiten kommen nach dem Einsatz.
ei-why-locked = Der Einsatz steht fest; nur Verstärkungen und Kampffähigkeiten können noch dazukommen.
ei-why-used-round = In dieser Runde schon genutzt.
ei-why-used-challenge = Bei dieser Herausforderung schon genutzt.
ei-why-other-fight = In dieser Art Kampf nicht spielbar.
ei-why-no-boosts = { $what } lässt keine Verstärkungen zu.
ei-why-no-other-card = Du hast keine andere Karte, um sie dafür abzuwerfen.
ei-why-no-card = Du hast keine Karte, um sie dafür abzuwerfen.
ei-why-no-target = Niemand hat einen Gefährten zur Wahl.
ei-why-nobody-to-board = Auf keinem erreichbaren Hafen oder Wunder steht ein Rivale, den du angreifen darfst und dir leisten kannst.
ei-why-not-ready = Dazu muss er bereit sein.
ei-why-used = In diesem Zug schon genutzt.
ei-why-at-gate = Du bist am Tor.
ei-why-nothing-hidden = Keine Legende liegt verdeckt.

ei-skip-cap = die Obergrenze der Einmischung ist erreicht
ei-skip-nothing = keine Karten, keine Reserve, keine Einmischungskraft
ei-skip-powers = keine Karten, keine Reserve und { $powers }
ei-skip-power-card = { $what } braucht eine Karte
ei-skip-power-round = { $what } ist in dieser Runde genutzt
ei-skip-power-challenge = { $what } ist bei dieser Herausforderung genutzt

# Preise
ei-price-lanterns-only = { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
}
ei-price-reserve-only = { $n } Reserve
ei-price-waived = nichts zu zahlen dank { $what }
ei-price-renown = { $n } Ruhm gezahlt
ei-price-lanterns = { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
} gezahlt, noch { $left }

# Der Verlauf: Aufbau
ei-log-setup = Der Tisch ist gedeckt; { $option }.
ei-log-seat = { $seat } reist als { $explorer } und zieht fünf Karten.
ei-log-seat-hand = Du reist als { $explorer } und ziehst { $cards }.
ei-log-removed = Zu zweit nicht dabei: { $tiles }.
ei-log-row-first = Die Auslage zeigt { $tiles }; { $left } Orte liegen im Entdeckungsstapel.

# Der Verlauf: Runden
ei-log-round = Runde { $round }: Laternenstufe { $level }, { $key } hat den Schlüssel.
ei-log-final-round = { $seat } deckt den letzten Ort auf, { $tile } ({ $cause }): Runde { $round } ist die letzte.
ei-log-dawn = { $seat } beginnt einen Zug.
ei-log-reserve-returned = { $seat } gibt { $n } ungenutzte Reserve zurück.
ei-log-dawn-ready = { $who } { $n ->
    [one] wird
   *[other] werden
} bereit.
ei-log-dawn-asleep = { $who } { $n ->
    [one] schläft
   *[other] schlafen
} weiter: Der eigene Text verhindert das Bereitwerden am Morgen.
ei-log-level = { $seat } nimmt { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
}, die Laternenstufe von Runde { $round }.
ei-log-dusk = { $seat } beendet die Tat.
ei-log-reserve = { $seat } behält { $n } von höchstens { $limit } in Reserve; { $returned ->
    [0] nichts geht
    [one] 1 Laterne geht
   *[other] { $returned } Laternen gehen
} in den Vorrat zurück.
ei-log-reserve-limit = { $seat } darf ohne { $source } nur { $limit } Reserve behalten: { $n } zurückgegeben.
ei-log-boon-ends = Der Bonus von { $what } endet.

# Der Verlauf: Karten
ei-log-draw = { $n ->
    [0] { $seat } kann keine von { $asked } Karten ziehen ({ $parts }).
   *[other] { $seat } zieht { $asked ->
        [one] 1 Karte ({ $parts }).
       *[other] { $n } von { $asked } Karten ({ $parts }).
    }
}
ei-log-draw-own = { $n ->
    [0] Du kannst keine von { $asked } Karten ziehen ({ $parts }).
   *[other] Du ziehst { $cards }: { $asked ->
        [one] 1 Karte ({ $parts }).
       *[other] { $n } von { $asked } Karten ({ $parts }).
    }
}
ei-log-shuffled = { $seat } mischt { $n ->
    [one] 1 abgeworfene Karte
   *[other] { $n } abgeworfene Karten
} zu einem neuen Stapel.
ei-log-discard = { $n ->
    [0] { $seat } hat nichts abzuwerfen: verlangt { $asked }, { $cause }.
   *[other] { $seat } wirft { $cards } ab: { $n } von { $asked } verlangten, { $cause }; noch { $left } auf der Hand.
}
ei-log-hand-small = { $seat } wirft nichts ab: { $left } auf der Hand, nicht mehr als { $limit } ({ $cause }).
ei-log-turned = { $seat } erschöpft { $who } dafür.
ei-log-recruit = { $seat } wirbt { $what } für { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
} an, noch { $left }; { $k } von { $of } Gefährten.
ei-log-dismiss = { $seat } entlässt { $who } auf den Ablagestapel ({ $cause }).
ei-log-dismiss-retired = { $seat } entlässt { $who } zu den abgetretenen Legenden ({ $cause }).
ei-log-play = { $seat } spielt { $what } für { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
}, noch { $left }.
ei-log-use = { $seat } nutzt { $what }; für diesen Zug ist das vermerkt.
ei-log-free-reroutes = Bis zum Ende dieses Zuges kostet Drehen { $seat } nichts; { $k } von { $of } getan.
ei-log-marked = { $what } ist für diesen Zug vermerkt.
ei-log-marked-challenge = { $what } ist für diese Herausforderung vermerkt.
ei-log-marked-round = { $what } ist bis zur nächsten Runde vermerkt.
ei-log-paid = { $seat } zahlt { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
} für { $source }, noch { $left }.
ei-log-lanterns = { $seat } erhält { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
} durch { $source } und hat { $after }.
ei-log-ready = { $n ->
    [0] { $source } macht niemanden bereit.
    [one] { $who } wird bereit ({ $source }).
   *[other] { $who } werden bereit ({ $source }).
}
ei-log-exhaust = { $n ->
    [0] { $seat } hat keinen bereiten Gefährten zu erschöpfen: verlangt { $asked }, { $cause }.
   *[other] { $seat } erschöpft { $who }: { $n } von { $asked } verlangten, { $cause }.
}
ei-log-held = { $who } von { $owner } bleibt erschöpft, bis { $owner } einen Zug beginnt ({ $source }).
ei-log-boon = { $what } gibt { $seat } { $n } Stärke in jedem Kampf bis zum Ende dieses Zuges.

# Der Verlauf: Blicke
ei-log-look = { $seat } sieht von oben { $n } an, Blick in { $zone } ({ $source }).
ei-log-look-own = Du siehst von oben { $n } an, Blick in { $zone } ({ $source }){ $n ->
    [0] .
   *[other] : { $faces }.
}
ei-log-ordered-top = { $seat } legt { $n } in selbst gewählter Reihenfolge oben auf { $zone }.
ei-log-ordered-top-own = Du legst oben auf { $zone }: { $faces }.
ei-log-ordered-bottom = { $seat } legt { $n } in selbst gewählter Reihenfolge unter { $zone }.
ei-log-ordered-bottom-own = Du legst unter { $zone }{ $n ->
    [0] {" "}nichts.
   *[other] : { $faces }.
}
ei-log-take = { $seat } nimmt eine dieser Karten auf die Hand ({ $source }).
ei-log-take-own = Du nimmst { $card } auf die Hand ({ $source }).
ei-log-peek = { $seat } sieht sich die verdeckte Legende auf { $tile } an ({ $source }).
ei-log-peek-own = Du siehst dir die verdeckte Legende auf { $tile } an ({ $source }): { $legend }.

# Der Verlauf: Bewegung
ei-log-travel = { $seat } reist von { $origin } nach { $tile } für { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
} ({ $parts }); noch { $left }.
ei-log-stride = { $seat } wandert von { $origin } nach { $tile }, Schritt { $k } von { $of } ({ $source }).
ei-log-sail = { $seat } segelt von { $origin } nach { $tile } für { $n } ({ $source }), noch { $left }; die Segelfahrt dieses Zuges ist verbraucht.
ei-log-moved = { $seat } geht von { $origin } nach { $tile } ({ $source }).
ei-log-retreat = { $seat } weicht von { $origin } nach { $tile } zurück, Schritt { $k } von { $of }, Weg gewählt von { $chooser } ({ $cause }).
ei-log-no-retreat = { $seat } hat keinen erlaubten Schritt für den Rückzug, { $k } von { $of } ({ $cause }).
ei-log-toll = Zoll: { $mover } betritt { $tile }, das { $seat } gehört ({ $source }).
ei-log-toll-instead = Zoll: { $mover } betritt { $tile }, das { $seat } gehört: { $n } statt { $usual } ({ $source }).
ei-log-explore = { $seat } erkundet: { $tile } auf { $cell }{ $turn ->
    [0] {""}
   *[other] , um { $turn }° gedreht
}, für { $n ->
    [one] 1 Laterne
   *[other] { $n } Laternen
} ({ $parts }); noch { $left }.
ei-log-row = { $n ->
    [0] Die Auslage wird nicht aufgefüllt; im Entdeckungsstapel liegen { $left }.
   *[other] Neu in der Auslage: { $tiles }; im Entdeckungsstapel liegen { $left }.
}
ei-log-sweep = { $seat } räumt die Auslage ({ $cause }): { $tiles } abgeworfen.
ei-log-legend = { $legend } erscheint auf { $tile }: Macht { $n } = { $parts }; noch { $left } Legenden.
ei-log-legend-hidden = Auf { $tile } kommt eine verdeckte Legende; noch { $left } Legenden.
ei-log-legend-hidden-own = Du legst { $legend } verdeckt auf { $tile }: Macht { $n } = { $parts }; noch { $left } Legenden.
ei-log-rules-error = Für { $tile } ist keine Legende mehr übrig. Es geht ohne weiter; das ist als Regelfehler vermerkt.
ei-log-reroute = { $seat } dreht { $tile } um { $turn }° für { $n } ({ $source }), noch { $left }: Ausgänge { $before } werden { $after }; Drehung { $k } von { $of }.
ei-log-rest = { $seat } rastet auf { $tile }{ $n ->
    [one] .
   *[other] , mit { $n } Wirkungen.
}

# Der Verlauf: Ruhm
ei-log-renown = { $seat } erhält { $n } Ruhm = { $parts } ({ $before } → { $after }).
ei-log-renown-lost = { $seat } verliert { $n } von { $asked } Ruhm: { $cause } ({ $before } → { $after }).
ei-log-renown-paid = { $seat } zahlt { $n } Ruhm für { $source } ({ $before } → { $after }).
ei-log-claim = { $seat } beansprucht { $tile }: { $price }; erhält { $n } = { $parts }; Ruhm { $before } → { $after }; { $markers ->
    [0] kein Marker
    [one] 1 Marker
   *[other] { $markers } Marker
} übrig.
ei-log-no-marker = { $seat } hat keinen Marker mehr: { $tile } bleibt frei.
ei-log-already-claimed = { $tile } bleibt bei { $owner }.
ei-log-tally = { $seat } hat { $after ->
    [one] 1 Legende
   *[other] { $after } Legenden
} bezwungen ({ $before } → { $after }).
ei-log-tame = { $seat } zähmt { $legend }: kommt erschöpft dazu, Gefährte { $n } von { $of }.
ei-log-relic = { $seat } nimmt { $relic } von { $legend }.

# Der Verlauf: Herausforderungen
ei-log-challenge = { $seat } fordert { $legend } auf { $tile } heraus: Ziel { $n } = { $parts }. Der Versuch dieses Zuges ist verbraucht.
ei-log-challenge-hidden = { $seat } fordert die verdeckte Legende auf { $tile } heraus. Der Versuch dieses Zuges ist verbraucht.
ei-log-meddle = { $seat } mischt sich ein: { $what }, { $price } Reserve, { $n } { $n ->
    [one] zählt
   *[other] zählen
} ({ $k } von { $of }); noch { $left } Reserve.
ei-log-meddle-over = { $seat } mischt sich ein: { $what }, { $price } Reserve, { $printed } aufgedruckt, { $n } { $n ->
    [one] zählt
   *[other] zählen
}, { $lost } über der Obergrenze ({ $k } von { $of }); noch { $left } Reserve.
ei-log-meddle-pass = { $seat } passt.
ei-log-meddle-skip = { $seat } wird übergangen: { $reason }.
ei-log-flip = Die Legende auf { $tile } wird aufgedeckt: { $legend }, Ziel { $n } = { $parts }.
ei-log-abandon = { $seat } zieht ab, lässt { $legend } stehen und hat nichts ausgegeben.
ei-log-commit = { $seat } setzt { $n } = { $parts } ein{ $direct ->
    [0] {""}
   *[other] , noch { $left }
}; zusammen { $total }.
ei-log-boost = { $seat } spielt { $card }: { $n } Stärke für { $price }, noch { $left }{ $renown ->
    [0] {""}
   *[other] , und { $renown } Ruhm ({ $before } → { $after })
}{ $discards ->
    [0] {""}
    [one] , und eine abgeworfene Karte
   *[other] , und { $discards } abgeworfene Karten
}; zusammen { $total }.
ei-log-ability = { $seat } nutzt { $what }{ $n ->
    [0] {""}
   *[other] : { $n } Stärke
}; zusammen { $total }. Für diesen Zug ist das vermerkt.
ei-log-challenge-won = { $seat } { $n } = { $parts }. { $legend } { $target } = { $others }. Bezwungen.
ei-log-challenge-equal = { $seat } { $n } = { $parts }. { $legend } { $target } = { $others }. Gleichstand: bezwungen.
ei-log-challenge-lost = { $seat } { $n }{ $n ->
    [0] {""}
   *[other] {" "}= { $parts }
}. { $legend } { $target } = { $others }. Gescheitert: Die Legende bleibt, und ihr Fluch folgt.

# Der Verlauf: Duelle
ei-log-duel = { $seat } ({ $mine } Ruhm) greift { $target } ({ $theirs } Ruhm) auf { $tile } an{ $price ->
    [0] {""}
   *[other] {" "}für { $price } = { $parts }, noch { $left }
}. Der Angriff dieses Zuges ist verbraucht.
ei-log-duel-skip-commit = { $seat } hat für diesen Kampf niemanden bereit und keine Laterne einzusetzen.
ei-log-duel-skip-boost = { $seat } hat keine Karte und keine ungenutzte Kampffähigkeit, die keine braucht.
ei-log-duel-commit-nothing = { $seat } setzt nichts ein.
ei-log-duel-no-more = { $seat } fügt keine Verstärkung und keine Fähigkeit hinzu.
ei-log-duel-forced = { $who } von { $seat } muss kämpfen.
ei-log-duel-won = { $seat } { $n } = { $parts }. { $target } { $against }{ $against ->
    [0] {""}
   *[other] {" "}= { $others }
}. { $seat } gewinnt.
ei-log-duel-lost = { $seat } { $n }{ $n ->
    [0] {""}
   *[other] {" "}= { $parts }
}. { $target } { $against } = { $others }. { $target } gewinnt.
ei-log-duel-tie = { $seat } { $n }{ $n ->
    [0] {""}
   *[other] {" "}= { $parts }
}. { $target } { $against }{ $against ->
    [0] {""}
   *[other] {" "}= { $others }
}. Gleichstand: Die Verteidigung gewinnt.
ei-log-steal = { $seat } stiehlt { $relic } von { $loser }.
ei-log-drive = { $seat } will { $loser } vertreiben.
ei-log-make-discard = { $seat } lässt { $loser } { $n } Karten abwerfen.
ei-log-boarding-lost = Das Duell durch { $what } entfällt; die Segelfahrt gilt.

# Der Verlauf: die Abrechnung
ei-log-hunter = Bezwungene Legenden: { $tallies }. { $n ->
    [0] Niemand ist Legendenjäger.
   *[other] Die höchste Zahl ist { $n }; wer sie hat, ist Legendenjäger.
}
ei-log-score = { $n ->
    [0] { $seat }: kein Ruhm.
   *[other] { $seat }: { $parts } = { $n }.
}
ei-log-winner = { $who } gewinnt ({ $how }).
ei-log-shared-win = { $who } teilen sich den Sieg ({ $how }).
ei-tie-none = der meiste Ruhm
ei-tie-legends = gleich an Ruhm, voraus mit { $n } bezwungenen Legenden
ei-tie-claims = gleich an Ruhm und Legenden, voraus mit { $n } Ansprüchen
ei-tie-shared = gleich an Ruhm, Legenden und Ansprüchen
