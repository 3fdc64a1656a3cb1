# Was ein Tisch denen sagt, die ihn benutzen: was los ist und, wo es etwas zu tun gibt, was.
table-no-table = Einen Tisch mit diesem Code gibt es nicht.
table-no-game = Dieses Spiel ist auf dem Server nicht installiert.
table-bad-token = Dieser Platz ist nicht mehr auf diesem Gerät.
table-password = Dieser Tisch verlangt sein Passwort.
table-crowded = Dieser Tisch hat keinen Raum für weitere Verbindungen.
table-too-many = Auf diesem Server sind zu viele Tische offen. Beende einen, an dem niemand mehr spielt.
table-broken = Diese Version des Servers kann den Tisch nicht öffnen. Er bleibt erhalten und lässt sich exportieren.
table-draining = Der Server wird beendet. Alles ist gespeichert; komm gleich wieder.
table-command-id = Ein Befehl braucht eine Kennung von höchstens { $most } Zeichen.
table-unknown = Diesen Befehl kennt der Tisch nicht.
table-failed = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert; versuche es noch einmal.

table-not-seated = Setz dich erst hin.
table-seated = Du hast schon einen Platz.
table-no-seat = Diesen Platz gibt es nicht.
table-nobody = Dort sitzt niemand.
table-seat-taken = Dieser Platz ist besetzt.
table-no-bot = Dort sitzt kein Bot.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
table-not-host = Das darf nur der Gastgeber.
table-host-elsewhere = Das darf nur der Gastgeber. Dieses Recht deines Platzes ist auf einem anderen Gerät.
table-host-has = Das Gastgeberrecht dieses Platzes ist schon vergeben.
table-not-oneself = Dich selbst kannst du nicht wegschicken. Verlasse stattdessen den Tisch.
table-not-yours = Das darf nur, wer auf diesem Platz sitzt.
table-is-here = Wer dort sitzt, ist da und kann selbst entscheiden.
table-bad-pass = Dieser Pass öffnet keinen Platz (mehr). Ein Pass gilt einmal und zehn Minuten lang. Lass dir einen neuen machen.
table-nonce = Der Zufallstext ist länger als { $most } Zeichen.

table-name-empty = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Zeichen.
table-name-long = Ein Name hat höchstens { $most } Zeichen.
table-name-taken = So heißt an diesem Tisch schon jemand. Wähle einen anderen Namen.
table-chat-empty = Darin steht nichts.
table-chat-long = Sag es mit höchstens { $most } Zeichen.

table-started = Das Spiel hat begonnen; das lässt sich nicht mehr ändern.
table-not-started = Das Spiel hat noch nicht begonnen.
table-over = Das Spiel ist zu Ende.
table-not-over = Das geht erst, wenn das Spiel zu Ende ist.
table-own-eyes = Solange das Spiel läuft, kannst du nur mit deinen eigenen Augen zurückblicken.
table-file-damaged = Die Datei ist kein von Gatekey gespeicherter Tisch, oder sie ist beschädigt.
table-file-unsound = Nicht alles in dieser Datei hält stand: Sie wurde nachträglich geändert oder von einem anderen Programm geschrieben. Nichts wurde übernommen.
table-stopped = Die Regeln dieses Spiels haben versagt. Das Spiel hält hier an; es bleibt erhalten und lässt sich exportieren.
table-no-lesson = Dieses Spiel hat kein geführtes erstes Spiel.
table-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
table-seats-taken = Auf einem Platz, der wegfiele, sitzt jemand. Mach ihn erst frei.
table-bad-choice = Das kann hier nicht gewählt werden.
table-bad-option = Diese Einstellung hat das Spiel nicht.
table-choice-taken = Das hat schon jemand anderes gewählt.
table-open-seats = { $n ->
    [one] Ein Platz ist noch frei. Warte auf jemanden, setze einen Bot hin oder nimm den Platz weg.
   *[other] { $n } Plätze sind noch frei. Warte auf Leute, setze Bots hin oder nimm Plätze weg.
}

table-stale = Diese Frage ist schon beantwortet. Sieh dir den Tisch an, wie er jetzt ist.
table-answered = Du hast schon geantwortet; deine Antwort zählt, sobald die Zeit für alle um ist.
table-no-undo = Von dir gibt es nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt, gezogen oder beantwortet.
table-stand-in-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
table-stand-in-not = Dort kann kein Bot einspringen.
table-no-stand-in = Dort ist kein Bot eingesprungen.
table-conceded-already = Du hast dieses Spiel aufgegeben.
table-no-scope = So lange kann man hier nicht im Voraus passen.

table-storage-locked = Der Server kann nicht speichern: Ein anderes Programm hält seine Datenbank. Nichts hat sich geändert; versuche es noch einmal.
table-storage-full = Der Server kann nicht speichern: Seine Platte ist voll. Nichts hat sich geändert; schaffe Platz und versuche es noch einmal.
table-storage-read-only = Der Server kann nicht speichern: In seine Datenbank darf nicht geschrieben werden. Nichts hat sich geändert.
table-storage-newer = Die Datenbank gehört zu einer späteren Version dieses Servers.
table-storage-conflict = Ein anderer Server spielt diesen Tisch ebenfalls. Nichts hat sich geändert; verbinde dich neu.
table-storage-gone = Der Server kann nicht speichern: Seine Datenbank wurde verschoben, gelöscht oder ersetzt. Nichts hat sich geändert; sag es dem, der den Server betreibt.
table-storage-broken = Der Server kann nicht speichern. Nichts hat sich geändert; versuche es noch einmal und sag es dem, der den Server betreibt.
table-storage-closed = Der Server wird beendet. Nichts hat sich geändert; komm gleich wieder.

# Einstellungen jedes Tisches.
table-clock = Zeit je Antwort
option-table-clock-none = Unbegrenzt
option-table-clock-60 = Eine Minute
option-table-clock-180 = Drei Minuten
option-table-clock-600 = Zehn Minuten
