# Wozu, sagen die Hinweise, eine Art von Möglichkeiten gut ist. Was jede bringt, sagt sie selbst.

hint-for-build = Punkte, und Kompasse bei der Rast, solange nichts auf der Karte liegt. Was die Punkte am meisten ändert, steht zuerst.
hint-for-reserve = Eine Karte ist vor deinem Gegenüber sicher, so weit weg sie auch liegt. Du rastest trotzdem, so kommst du auch wieder zu Kompassen.
hint-for-take = Noch eine Karte in deiner Reserve, kostenlos.
hint-for-swap = Karten, die an einem anderen Platz mehr zählen oder offen bleiben.
