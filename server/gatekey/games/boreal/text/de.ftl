# Boreal auf Deutsch. Die Karten stehen in de.almanac.ftl.

game-name = Boreal
game-blurb = Zwei Reisende bauen um die Wette Pyramiden verlorener Orte: Jeder Kompass, den du ausgibst, bringt eine Karte näher und rückt die nächste außer Reichweite.

# Tische und Plätze
boreal-option-white = Wer beginnt
option-white-drawn = Das Los entscheidet
option-white-first = Der erste Platz hat den weißen Stein und beginnt.
option-white-second = Der zweite Platz hat den weißen Stein und beginnt.
bot-wanderer = Wanderer (nimmt, was gerade am besten aussieht)
bot-surveyor = Vermesser (denkt mehrere Züge voraus)

# Wörter
family-earth = Erde
family-air = Luft
family-fire = Feuer
family-water = Wasser
pool-compasses = Kompasse
group-build = Bauen
group-reserve = Reservieren
group-take = Reservieren durch eine Kraft
group-swap = Tauschen
slot = Feld { $id }
place = { $id }
place-L1-first = Ebene 1, erster Platz
place-L1-left = Ebene 1, links
place-L1-right = Ebene 1, rechts

boreal-name = { $what }
boreal-part = { $what } { $n }
boreal-bonus = Bonus von Feld { $space }
boreal-covered = { $card } (verdeckt, doch immer offen)
boreal-on-slot = { $slot } { $card }

# Fragen
boreal-ask-explore = Dein Stein steht auf { $token }. Baue eine Karte oder reserviere eine.
boreal-ask-take = { $card }: eine Karte der Reihe reservieren?
boreal-ask-swap = { $card }: zwei Karten deiner Pyramide tauschen?
boreal-ask-build-again = { $card }: noch eine Karte bauen?

# Möglichkeiten
boreal-do-build = { $card } bauen: { $place }
boreal-do-build-any = { $card } bauen
boreal-do-reserve = { $card } reservieren
boreal-do-swap = { $one } ({ $a }) und { $other } ({ $b }) tauschen
boreal-do-pass = Nur rasten
boreal-do-decline = Ablehnen

# Wohin eine Wahl führt
boreal-detail-build = Kostet { $cost }, übrig bleiben { $left }{ $power }. Bringt dort { $here }, { $change ->
    [0] die Punkte bisher bleiben gleich
   *[other] die Punkte bisher ändern sich um { $change }
}; nach der Rast steht der Stein auf { $rest }. Verdeckt: { $over ->
    [0] nichts
   *[other] { $covers }
}.
boreal-detail-reserve = Kostenlos, aus jeder Spalte; die Karte liegt offen vor dir. Nach der Rast steht der Stein auf { $rest }.
boreal-detail-archive = Kostenlos, aus jeder Spalte. Das ist das eine Archiv, das du im ganzen Spiel nehmen darfst. Nach der Rast steht der Stein auf { $rest }.
boreal-detail-swap = Punkte bisher { $before } → { $after }; Kompasse bei der Rast { $open } → { $opened }.
boreal-power-none = {""}
boreal-power-gain = , dann bekommst du { $n }
boreal-power-drain = , und dein Gegenüber verliert { $n }
boreal-power-take = , dann darfst du eine Karte reservieren
boreal-power-swap = , dann darfst du zwei Karten tauschen
boreal-power-build_again = , dann darfst du noch einmal bauen

# Warum nicht
boreal-why-reach = Spalte { $column } ist von Feld { $token } aus nicht zu erreichen.
boreal-why-dear = Sie kostet { $cost }, und dein Stein steht auf { $token }.
boreal-why-archive = Dein eines Archiv hast du schon: { $archive }.
boreal-why-no-place = Für eine weitere Karte ist kein Platz frei.
boreal-why-placement = Kein freier Platz passt zur Legeregel von { $card }.

# Der Verlauf
boreal-log-setup = Das Spiel ist aufgebaut: ein Stapel von { $deck } Karten, { $out } Karten ungesehen aus dem Spiel.
boreal-log-white-drawn = { $seat } zieht den weißen Stein und beginnt.
boreal-log-white-named = { $seat } bekam den weißen Stein und beginnt.
boreal-log-row = In der Reihe: { $cards }.
boreal-log-build = { $seat } baut { $card } von { $slot } (Spalte { $column }), { $place }: { $before } − { $cost } = { $after } Kompasse.
boreal-log-build-reserve = { $seat } baut { $card } aus der Reserve, { $place }: { $before } − { $cost } = { $after } Kompasse.
boreal-log-shift = Eine Karte am linken Ende: Alle anderen Karten von { $seat } rücken eine Spalte weiter.
boreal-log-refill = { $card } kommt auf { $slot }; { $left ->
    [0] der Stapel ist leer
    [one] 1 Karte bleibt im Stapel
   *[other] { $left } Karten bleiben im Stapel
}.
boreal-log-refill-none = Der Stapel ist leer: { $slot } bleibt leer.
boreal-log-reserve = { $seat } reserviert { $card } von { $slot }.
boreal-log-reserve-archive = { $seat } reserviert { $card } von { $slot }: das eine Archiv des Spiels für { $seat }.
boreal-log-take = { $source }: { $seat } reserviert { $card } von { $slot }.
boreal-log-take-archive = { $source }: { $seat } reserviert { $card } von { $slot }, das eine Archiv des Spiels für { $seat }.
boreal-log-gain = { $source }: Der Stein von { $seat } geht von { $before } um { $n } nach rechts auf { $after }{ $lost ->
    [0] {""}
   *[other] ; { $lost } über das Ende der Leiste hinaus { $lost ->
        [one] verfällt
       *[other] verfallen
    }
}.
boreal-log-drain = { $source }: Der Stein von { $seat } geht von { $before } um { $n } nach links auf { $after }{ $spared ->
    [0] {""}
   *[other] ; es { $spared ->
        [one] war
       *[other] waren
    } { $spared } zu wenig da
}.
boreal-log-swap = { $source }: { $seat } tauscht { $one } ({ $a }) und { $other } ({ $b }).
boreal-log-build-again = { $source }: { $seat } baut noch einmal.
boreal-log-declined = { $seat } lehnt ab, was { $card } bietet.
boreal-log-power-none = { $card } hat { $seat } nichts zu bieten.
boreal-log-rest = { $seat } rastet: auf { $before } + { $parts } = { $lost ->
    [0] { $after }
   *[other] { $after }, das Ende der Leiste; { $lost } { $lost ->
        [one] verfällt
       *[other] verfallen
    }
}.
boreal-log-rest-none = { $seat } rastet auf { $before } und bekommt nichts.
boreal-log-pass = { $seat } kann weder bauen noch reservieren und rastet nur{ $k ->
    [0] {""}
   *[other] ; passt auch das Gegenüber, ist das Runde { $k } von { $of } bis zum Stillstand
}.
boreal-log-tenth = { $seat } hat die zehnte Karte gebaut. { $rival } hat noch einen Zug.
boreal-log-tenth-last = { $seat } hat die zehnte Karte gebaut. Mit diesem Zug endet das Spiel.
boreal-log-standstill = { $n } Runden lang wurde nichts gebaut oder reserviert. Das Spiel endet.
boreal-log-score = { $seat } hat { $n }{ $n ->
    [0] {""}
   *[other] : { $parts }
}.
boreal-log-score-card = { $card } ({ $place }): { $n }, { $how }
boreal-log-winner = { $who } gewinnt{ $how }.
boreal-log-shared-win = { $who } gewinnen gemeinsam{ $how }.

boreal-how-fixed = aufgedruckt
boreal-how-level = auf Ebene { $level }
boreal-how-family = { $n } × { $times } Karten der Familie { $family } in der Pyramide
boreal-how-neighbour = { $n } × { $times } Nachbarn der Familie { $family }
boreal-how-families = { $n } × { $times } Familien unter den Nachbarn
boreal-how-all = { $times ->
    [0] nicht alle vier Familien sind da
   *[other] alle vier Familien sind da
}
boreal-how-levels = { $n } × { $times } volle Ebenen
boreal-how-copy = wie { $card } rechts daneben
boreal-how-no-right = rechts daneben liegt nichts
boreal-how-best = so viel wie der beste Nachbar, { $card }
boreal-how-alone = kein Nachbar, von dem zu lernen wäre

boreal-tie-none = {""}
boreal-tie-compasses = {" "}bei gleichen Punkten mit { $n } zu { $other } Kompassen
boreal-tie-reserve = {" "}bei gleichen Punkten und Kompassen mit { $n } zu { $other } Karten in der Reserve
boreal-tie-shared = {" "}bei gleichen Punkten, Kompassen und Reserven
