# Was die Netzseite sagt: abgelehnte Anfragen und beendete Verbindungen.
web-not-found = Unter diesem Namen gibt es hier nichts.
web-method = Diese Adresse nimmt solche Anfragen nicht an.
web-no-game = Ein Spiel dieses Namens gibt es auf diesem Server nicht.
web-no-client = Die Seiten von Gatekey fehlen: Sie wurden nicht gebaut.
web-malformed = Diese Nachricht versteht Gatekey nicht.
web-too-large = Das ist mehr, als Gatekey auf einmal annimmt.
web-too-fast = Das war viel in kurzer Zeit. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal.
web-flood = Zu viele Nachrichten in kurzer Zeit.
web-too-slow = Dieses Gerät kam nicht mit und wurde getrennt. Es kann zurückkommen.
web-full = Der Server hat so viele Besucher, wie er aufnehmen kann.
web-draining = Der Server wird beendet. Ist er wieder da, geht das Spiel weiter, wo es war.
web-version = Diese Seite hat eine andere Version als der Server. Lade sie neu.
web-hello = Die Verbindung hat nicht gesagt, was sie will.
web-fault = Im Server ist etwas schiefgegangen. Er hat es vermerkt.
web-foreign = Diese Anfrage kommt von der Seite eines anderen Servers.
web-host = Auf diesen Namen hört der Server nicht.
web-json = Schicke das als application/json.
web-metrics = Diese Zahlen sind nur für den Besitzer des Servers.
web-address = Das ist keine Adresse dieses Servers.
web-file-type = Hier wird ein gespeichertes Spiel erwartet.
