# Die Sätze des Clients. Die eines Spiels kommen mit dem Spiel.

app = Gatekey
loading = Einen Moment …
loading-table = Der Tisch wird geöffnet …
try-again = Noch einmal
reload = Neu laden
close = Schließen
back = Zurück
keep = Nein, weiterspielen
watching = Du schaust zu. Alles Gezeigte ist öffentlich. Hast du hier einen Platz, holt ihn das Menü auf dieses Gerät.
icons-missing = Die Bildzeichen konnten nicht geladen werden; die Bilder bleiben kahl, bis du die Seite neu lädst.
yes = ja
no = nein
you = du
host = Gastgeber
bot = Bot
away = abwesend
conceded = hat aufgegeben
onlooker = Zuschauer
menu = Menü
rules = Regeln und Karten
undo = Rückgängig
log = Verlauf
chat = Plaudern
settings = Einstellungen des Tisches
language = Sprache
theme-day = Tag
theme-night = Nacht
rule-of = Regel { $rule }
seat-n = Platz { $letter }
bot-n = Bot { $letter }
to-home = Startseite
nowhere = Hier gibt es nichts
nowhere-do = Vielleicht ist die Adresse vertippt. Von der Startseite aus erreichst du jeden Tisch.

# Start
home-lead = Lange Brettspiele für alle im Haus
home-code = Code des Tisches
home-code-hint = Sechs Buchstaben und Ziffern, neben dem QR-Code auf dem Schirm des Gastgebers.
home-join = Mitspielen
home-new = Neuer Tisch
home-mine = Meine Tische
home-as = als
home-last = zuletzt gespielt { $ago }
home-forget = Den Tisch { $name } auf diesem Gerät vergessen
home-public = Tische auf diesem Server
home-none = Noch keiner. Öffne einen mit „Neuer Tisch“, dann können die anderen dazukommen.
home-locked = Passwort
home-open = { $n ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
status-lobby = sammelt sich
status-playing = wird gespielt
status-finished = zu Ende gespielt
status-conceded = aufgegeben
status-ended = vorzeitig beendet
status-stopped = angehalten

# Ein neuer Tisch
create-title = Neuer Tisch
create-game = Das Spiel
create-missing = Das Spiel „{ $name }“ ist auf dem Server installiert, kann aber nicht gespielt werden: Es lässt sich nicht laden. Wer den Server betreibt, sieht dies:
create-size-just = { $most } Personen · { $short } bis { $long } Minuten
create-size = { $least } bis { $most } Personen · { $short } bis { $long } Minuten
create-seats = Plätze
create-more = Zeit je Antwort, Name, Passwort, wer ihn sehen darf
create-public = Auf der Startseite zeigen
create-public-hint = Sonst findet ihn nur, wer den Code hat.
create-password-hint = Leer: Wer den Code hat, darf herein.
create-go = Tisch öffnen
table-name = Name des Tisches
table-name-hint = Leer: Er heißt wie das Spiel.
password = Passwort
your-name = Dein Name
other-name = Name der anderen Person
name-needed = Es braucht einen Namen, damit die anderen wissen, wer spielt.

# Vor dem Spiel
lobby-free = Freier Platz
lobby-watching = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
}
lobby-sit = Hinsetzen
lobby-sit-other = Person an diesem Gerät
lobby-sit-hint = Gib deinen Namen ein und setz dich hin, um mitzuspielen, oder schau einfach zu.
lobby-full = Alle Plätze sind besetzt. Du kannst hier zuschauen.
lobby-add-player = Noch jemand an diesem Gerät
lobby-bot = Bot hinzufügen
lobby-bot-off = Entfernen
lobby-kick = Platz frei machen
lobby-choose = Wähle: { $what }
lobby-choose-of = Wahl von { $name }
lobby-undecided = { $what }: bleibt dem Zufall
lobby-taken = Gewählt von { $name }
lobby-invite = Wie andere dazukommen
lobby-invite-how = Die anderen scannen das oder geben auf der Startseite den Code ein.
lobby-invite-locked = Sie brauchen das Passwort.
lobby-tv = Großer Schirm
lobby-pledge = Faire Würfel: Vor dem ersten Mischen verspricht dieser Tisch
lobby-colour = Farbe
lobby-colour-of = Farbe von { $name }
lobby-colour-a = Rot
lobby-colour-b = Blau
lobby-colour-c = Grün
lobby-colour-d = Violett
lobby-colour-e = Ocker
lobby-colour-f = Schiefer
lobby-start = { $n ->
    [one] Starten
   *[other] Starten zu { $n }
}
lobby-ready = Alle sind da.
lobby-ready-dealt = Alle sind da. Was niemand gewählt hat, wird ausgelost.
lobby-wait-seats = { $n ->
    [one] Ein Platz ist frei. Besetze ihn, füge einen Bot hinzu oder nimm weniger Plätze.
   *[other] { $n } Plätze sind frei. Besetze sie, füge Bots hinzu oder nimm weniger Plätze.
}
lobby-wait-others = { $n ->
    [one] Ein Platz ist frei. Ist er besetzt, startet der Gastgeber das Spiel.
   *[other] { $n } Plätze sind frei. Sind sie besetzt, startet der Gastgeber das Spiel.
}
lobby-wait-host = { $name } startet das Spiel, wenn alle so weit sind.
settings-listed = Auf der Startseite zeigen
rename = Umbenennen
stand-up = Aufstehen
qr-alt = QR-Code, der zum Tisch { $code } führt

# Ein Platz auf einem anderen Gerät
device-other = Auf anderem Gerät spielen
device-new = Neues Gerät
device-new-for = Neues Gerät für { $name }
device-have-seat = Ich habe hier schon einen Platz
device-how = Scanne das Bild mit dem anderen Gerät, oder öffne dort diesen Tisch, wähle „Ich habe hier schon einen Platz“ und gib den Pass ein. Dieses Gerät schaut dann zu.
device-how-for = { $name } scannt das Bild mit dem neuen Gerät oder öffnet dort diesen Tisch, wählt „Ich habe hier schon einen Platz“ und gibt den Pass ein. Alle am Tisch wissen Bescheid.
device-left = { $n ->
    [one] Gilt einmal und noch eine Minute.
   *[other] Gilt einmal und noch { $n } Minuten.
}
device-over = Dieser Pass ist abgelaufen. Mach einen neuen.
device-qr-alt = QR-Code, der den Platz auf das Gerät bringt, das ihn liest
device-pass-of = Pass: { $pass }
device-pass = Pass
device-pass-hint = Acht Zeichen. Dein altes Gerät zeigt sie unter „Auf anderem Gerät spielen“; hast du es verloren, kann dir der Gastgeber einen machen.
device-pass-needed = Gib erst die acht Zeichen des Passes ein.
device-take = Meinen Platz nehmen

# Verbindung
link-shaky = Der Server antwortet nicht …
link-lost = Keine Verbindung. Neuer Versuch …
link-look = Du kannst dich umsehen. Was du wählst, geht hinaus, sobald er wieder da ist.
link-kept = Deine Antwort ist aufgehoben und geht hinaus, sobald er wieder da ist.
link-try = Jetzt versuchen
locked-title = Dieser Tisch hat ein Passwort
locked-go = Eintreten
no-table-title = Kein solcher Tisch
no-table-do = Einen Tisch mit dem Code { $code } gibt es hier nicht. Prüfe die sechs Buchstaben und Ziffern; ein Tisch, der nie begonnen hat, verschwindet nach einer Weile.
bye-title = Der Tisch ist nicht zu erreichen
version-do = Diese Seite ist älter als der Server. Lade sie neu; dein Platz bleibt dir.
load-title = Das Spiel konnte nicht geladen werden
load-do = Der Server hat nicht alles geschickt. Prüfe die Verbindung und versuche es noch einmal.
forget-table = Diesen Tisch vergessen
seat-elsewhere = Der Platz von { $name } ist auf ein anderes Gerät gewandert. Dieses schaut von nun an zu.
seat-gone = Dieser Platz ist nicht mehr auf diesem Gerät: Er ist auf ein anderes gewandert oder wurde jemandem gegeben. Du kannst zuschauen oder dich neu hinsetzen.
next-table = Dieselben Leute spielen an einem neuen Tisch weiter.
next-table-go = Dorthin
error-refused = Das geht jetzt nicht.
error-unanswered = Die Verbindung brach ab, bevor der Server geantwortet hatte. Sieh nach, ob es geschehen ist, und versuche es sonst noch einmal.
error-unreachable = Der Server antwortet nicht. Prüfe, ob dieses Gerät im selben Netz ist und der Server läuft.
error-unknown = Das hat nicht geklappt. Versuche es noch einmal.

# Hände an einem Gerät
curtain-title = Gib das Gerät an { $name }
curtain-asked = Jetzt entscheidet diese Person. Niemand sonst sollte herschauen.
curtain-hidden = Die Karten sind zugedeckt.
curtain-go = Ich bin { $name }
curtain-other = Stattdessen { $name }

# Entscheidungen
decide-choose = Wähle erst etwas.
decide-go = Fertig
decide-back = Zurück
decide-fixed = muss dabei sein
decide-earlier = Früher
decide-later = Später
decide-less = Eins weniger
decide-more-one = Eins mehr
decide-all = Alle { $n }
decide-each = je +{ $n }
decide-nth = { $n } von { $of }, alle gleich
decide-left = Übrig:
decide-against = gegen
decide-win = Wenn es reicht:
decide-lose = Wenn nicht:
decide-counts = { $n } von { $of } zählen: Mehr geht nicht.
decide-full = { $n ->
    [one] Nur eines darf gewählt werden.
   *[other] Nicht mehr als { $n } dürfen gewählt werden.
}
decide-full-group = { $group }: nicht mehr als { $n }.
decide-dear = Das kostet { $need } ({ $pool }), und { $have } sind übrig.
decide-overspent = { $n } zu viel ({ $pool }).
decide-more = { $n ->
    [one] Wähle noch eines
   *[other] Wähle noch { $n }
}
decide-more-group = { $group }: wähle noch { $n }
awaited-any = entscheidet
awaited-none = Der Tisch macht sich bereit …
since-seconds = seit { $n } s
since-minutes = seit { $n } min
since-hours = seit { $n } h
title-turn = ● { $name }: du bist dran
generic-mine = Nur für dich
generic-table = Auf dem Tisch
card-nothing = Mehr ist dazu nicht zu sagen.

# Verlauf und Gespräch
log-older = Ältere Zeilen
log-all = Alle Zeilen
log-empty = Noch ist nichts geschehen.
since-title = Seit deinem letzten Zug
since-away = Während du fort warst
since-watch = Noch einmal ansehen
since-more = { $n ->
    [one] und noch eines, siehe Verlauf
   *[other] und noch { $n }, siehe Verlauf
}
chat-say = Sag etwas
chat-send = Senden

# Menü des Tisches
take-seat = Diesen Platz nehmen
stand-in = ein Bot springt ein
stand-in-on = Bot für mich spielen lassen
stand-in-off = Selbst spielen
stand-in-for = Bot einspringen lassen
stand-in-take-off = Vertretung beenden
standing = Ungefragt passen
standing-hint = Kämpfen Rivalen, wirst du gefragt, ob du dich einmischst. Dies sagt für dich nein. Nur du siehst es.
standing-none = Aus: jedes Mal fragen
standing-challenge = Für diese Herausforderung
standing-turn = Für diesen Zug
standing-dawn = Bis zu meinem nächsten Morgen
standing-always = Immer
standing-on-challenge = Kämpfen Rivalen, passt du von selbst, bis diese Herausforderung vorbei ist.
standing-on-turn = Kämpfen Rivalen, passt du von selbst, bis dieser Zug vorbei ist.
standing-on-dawn = Kämpfen Rivalen, passt du von selbst, bis zu deinem nächsten Morgen.
standing-on-always = Kämpfen Rivalen, passt du immer von selbst.
standing-cancel = Wieder fragen
asked-here = Du wirst gefragt:
chat-new = neu im Gespräch
seat-lost = War einer dieser Plätze deiner, auf einem anderen Gerät? Mach dort einen Pass oder bitte den Gastgeber um einen, und gib ihn hier ein.
menu-invite = Mit diesem Code können andere zuschauen oder den Platz eines Bots übernehmen.
save-log = Spiel als Datei sichern
concede = Aufgeben
concede-title = Aufgeben?
concede-text = Ein Bot spielt auf deinem Platz weiter, und du kannst nicht mehr gewinnen. Das lässt sich nicht zurücknehmen.
concede-go = Aufgeben
leave = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-text = Ein Bot spielt auf deinem Platz, bis sich dort wieder jemand hinsetzt.
leave-go = Verlassen
end = Spiel beenden
end-title = Das Spiel für alle beenden?
end-text = Es endet ohne Ergebnis und bleibt als Aufzeichnung. Das lässt sich nicht zurücknehmen.
end-go = Beenden
kick-title = Den Platz von { $name } frei machen?
kick-text = Ein Bot übernimmt ihn, bis sich dort wieder jemand hinsetzt. Wechselt die Person nur das Gerät, gib ihr stattdessen einen Pass: Damit geht der Platz auf das neue Gerät über.
kick-go = Frei machen

# Was dieses Gerät am Tisch tut
at-table = Am Tisch
alert-sound = Ton, wenn du gefragt bist
alert-buzz = Vibration, wenn du gefragt bist
alert-title = Ruf im Titel der Seite
awake = Bildschirm anlassen

# Tasten
to-decision = Zur Entscheidung
decision = Entscheidung
decide-sides = Stärke { $mine } gegen { $theirs }.
decide-chosen = Gewählt: { $what }
keys = Tasten
keys-arrows = zum Nächsten in dieser Richtung
keys-places = auf der Karte jeder Ort, auch was nicht zu wählen ist
keys-group = zum nächsten Teil des Tisches: Entscheidung, Karte, Reihe, Hand, Gefolge, Rivalen, Verlauf, Gespräch, Menü
keys-take = nehmen; wo nichts herausgegriffen ist, die Antwort senden
keys-back = zurück, abbrechen
keys-digits = diese Möglichkeit, oder diese Karte der Reihe, der Hand oder des Gefolges
keys-map = Karte
keys-hand = Hand
keys-party = die eigenen Sachen
keys-log = Verlauf
keys-pawn = zu meiner Figur
keys-turn = das Plättchen nach rechts drehen
keys-turn-left = das Plättchen nach links drehen
keys-amount = im Kampf eine Laterne mehr oder weniger; sonst die Karte näher oder ferner
keys-end = den Zug beenden (fragt erst nach)
keys-hints = was man tun kann, und warum
keys-talk = Gespräch
keys-list = diese Liste
keys-look-step = einen Schritt zurück, einen Schritt weiter
keys-look-turn = einen Zug zurück, einen Zug weiter
keys-look-ends = zum Anfang, zum Ende
keys-look-run = ablaufen lassen, anhalten
keys-look-leave = zurück an den Tisch, wie er jetzt ist
keys-letters = Buchstaben, Ziffern und Zeichen sind Tasten
keys-letters-hint = Schalte das aus, wenn du zum Gerät sprichst oder versehentlich Tasten triffst. Pfeile, Tab, Enter und Esc bleiben.

# Die Uhr
time-left = { $n ->
    [0] Die Zeit ist um
   *[other] noch { $n } s
}

# Das Ende
over-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
over-title-finished = Zu Ende gespielt
over-title-conceded = Aufgegeben
over-title-ended = Vorzeitig beendet
over-title-stopped = Hier hält das Spiel an
over-finished = Das Spiel ist zu Ende gespielt.
over-conceded = Die anderen haben aufgegeben.
over-ended = Der Gastgeber hat das Spiel ohne Ergebnis beendet.
over-stopped = Die Regeln haben versagt, darum kann das Spiel nicht weitergehen. Alles bis hier bleibt und lässt sich als Datei sichern.
over-look = Den Tisch ansehen
over-back = Zurück zum Ergebnis
again = Noch einmal mit denselben Leuten
proof-title = Das Versprechen ist offen.
proof-text = Das Geheimnis des Mischens steht jetzt im gesicherten Spiel. Unter „Zurückblicken“ prüft der Server jedes Mischen gegen das Versprechen, das vor der ersten Karte gezeigt wurde; „gatekey verify“ tut dasselbe mit der Datei.

# Zurückblicken
replay = Zurückblicken
replay-loading = Das Spiel wird geholt …
replay-silent = Davon steht nichts im Protokoll.
replay-round = Runde { $n }
replay-step = Schritt { $n } von { $of }
replay-everybody = Was alle sehen
replay-asked = Du wirst gefragt: zurück zum Tisch
replay-leave = Zurück zum Tisch, wie er jetzt ist
replay-slider = Augenblick des Spiels
replay-steps = Schritte
replay-turn-back = Zum Zug davor
replay-back = Einen Schritt zurück
replay-run = Laufen lassen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Zum nächsten Zug
replay-pace = Tempo: { $n }-fach
replay-eyes = Gesehen von
replay-line = Diesen Augenblick ansehen
replay-whole = Das ganze Spiel
replay-scores = Die Punkte im Lauf des Spiels
replay-plot-summary = Wie die Punkte gewachsen sind. Am Ende: { $list }.
replay-plot-table = Als Tabelle
replay-plot-when = Wann
replay-share = Dieser Augenblick als Link
replay-share-what = Der Link öffnet den Tisch bei Schritt { $n }. Er gibt niemandem einen Platz: Wer keinen hat, sieht, was alle sehen.
replay-share-link = Link zu diesem Augenblick
replay-share-go = Teilen
replay-copy = Kopieren
replay-copied = Kopiert
replay-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn von Hand.
replay-file = Das Spiel als Datei
replay-file-what = Alles, mit jeder Hand, dem Protokoll und dem Gespräch. Jedes Gatekey kann die Datei aufnehmen und zeigen.
replay-running = Ist das Spiel zu Ende, lässt es sich mit den Augen aller ansehen, sichern und prüfen.
verify-title = Jedes Mischen geprüft
verify-what = Der Server spielt das Spiel noch einmal aus dem Geheimnis, das er vor der ersten Karte versprochen hat, und vergleicht jeden Schritt.
verify-go = Alles prüfen
verify-running = Wird geprüft …
verify-holds = { $n ->
    [one] Alles hält stand: { $n } Schritt, mit Würfeln und Mischen.
   *[other] Alles hält stand: { $n } Schritte, mit Würfeln und Mischen.
}
verify-broken = Nicht alles hält stand. Etwas wurde nachträglich geändert.
verify-pledge = Das Geheimnis ist das vor dem Start versprochene.
verify-form = Tisch, Protokoll und Gespräch passen zusammen.
verify-chain = Jeder Schritt ist da, wie er aufgeschrieben wurde.
verify-states = Die Änderungen führen zu den Ständen, die sie nennen.
verify-rules = Die Regeln kommen mit demselben Geheimnis und denselben Antworten zum selben Spiel.
verify-not-pledge = Das Geheimnis ist nicht das vor dem Start versprochene.
verify-not-form = Tisch, Protokoll und Gespräch passen nicht zusammen.
verify-not-chain = Nicht jeder Schritt ist da, wie er aufgeschrieben wurde.
verify-not-states = Die Änderungen führen nicht zu den Ständen, die sie nennen.
verify-not-rules = Die Regeln kommen zu einem anderen Spiel.
verify-left-rules = Nicht alles ließ sich noch einmal spielen: Diese Regeln haben eine andere Version.
import-title = Ein Spiel aus einer Datei
import-what = Sichere ein beendetes Spiel an seinem Tisch und nimm es hier oder bei jedem anderen Gatekey auf.
import-go = Gesichertes Spiel öffnen
import-running = Jeder Schritt wird geprüft …

# Über
about = Info
about-what = Ein Server für lange Brettspiele vom Reisen, gespielt im Heimnetz auf Telefonen, Laptops und einem Fernseher.
about-licence = Lizenz
about-licence-text = Gatekey ist freie Software unter der MIT-Lizenz.
about-icons = Bildzeichen
about-icons-text = Die Bildzeichen sind von Lorc, Delapouite und den anderen Zeichnern von
about-fonts = Schriften
about-fonts-text = Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), IM Fell English von Igino Marini; alle unter
about-dice = Faire Würfel
about-dice-text = Vor dem ersten Mischen zeigt jeder Tisch ein Versprechen: einen Fingerabdruck seines Geheimnisses. Jedes Gerät fügt eine eigene Zahl hinzu. Am Ende wird das Geheimnis gezeigt, und alle können prüfen, dass kein Mischen verändert wurde.

# Ein geführtes erstes Spiel
learn-title = Spielend lernen
learn-text = Ein erstes Spiel gegen einen Bot, mit einer Anleitung, die sagt, was du tun kannst und warum. Zehn Minuten genügen, und du kannst jederzeit aufhören.
learn-go = { $game } lernen
learn-name = Gast
learn-coach = Anleitung
learn-lamps = Was zu lernen ist: { $n } von { $of } geschafft
learn-done = geschafft
learn-open = kommt noch
learn-leave = Die Anleitung verlassen
learn-leave-title = Die Anleitung verlassen?
learn-leave-text = Das Spiel ist ein echtes. Es kann ohne Anleitung weitergehen, und es bleibt erhalten, wenn du gehst.
learn-alone = Allein weiterspielen
learn-stay = Anleitung behalten
learn-end-title = So wird gespielt
learn-play-on = Weiterspielen
learn-new = Neues Spiel

# Hinweise
hints-open = Was kann ich tun?
hints-title = Was kann ich jetzt tun, und warum?
hints-try = Versuchen
hints-try-what = Versuchen: { $what }
hints-more = { $n } weitere
hints-not = Jetzt nicht möglich
hints-cost = { $pool }: { $n }
hints-amount = von { $least } bis { $most }
hints-pass = Nichts wird ausgegeben, und es geht ohne dich weiter.
hints-can = { $now } gegen { $against }, wie es steht; mit allem könnten es { $most } sein. Es kann genügen.
hints-cannot = { $now } gegen { $against }, wie es steht; mit allem wären es { $most }. Das genügt nicht.
hints-unknown = Du hast { $now }, höchstens { $most }; die andere Seite ist verborgen.
words-on = Stichwörter:
hints-house = Was würde das Haus spielen?
hints-house-says = Das Haus würde antworten:
hints-house-nothing = gar nichts
