import type { Translated } from "..";
import type { questions as en } from "../en/questions";

export const questions = {
  free: {
    question: "Ist das wirklich kostenlos?",
    answer:
      "Ja. Alle Tools sind kostenlos, privat wie geschäftlich. Es gibt kein Abo, keine Testphase und kein Wasserzeichen.",
    tags: ["kostenlos", "gratis", "preis", "wasserzeichen", "geschäftlich nutzen"],
  },
  account: {
    question: "Brauche ich ein Konto?",
    answer:
      "Nein, du musst dich nirgends anmelden. Öffne ein Tool, wähle deine Dateien aus, wandle sie um und lade die Ergebnisse herunter.",
    tags: ["konto", "anmeldung", "registrierung", "login", "e-mail"],
  },
  "how-it-works": {
    question: "Wie wandle ich eine Datei um?",
    answer:
      "Öffne das Tool für deine Formate, zum Beispiel [HEIC in JPG](/heic-to-jpg). Zieh deine Dateien auf die Seite oder wähle sie über den Button aus. Klicke dann auf den Button zum Umwandeln und lade die Ergebnisse herunter. [JPEG in JPG](/jpeg-to-jpg) fängt von allein an und lädt auch von allein herunter.",
    tags: ["anleitung", "schritte", "drag and drop", "hochladen", "konvertieren"],
  },
  "which-formats": {
    question: "Welche Formate kann ich umwandeln?",
    answer:
      "Du kannst Bilder in den Formaten {formats} umwandeln und außerdem PDFs. Der [Bildkonverter](/image-compressor) liest alle diese Bildformate und speichert sie als JPG, PNG, WEBP, AVIF oder TIFF. Aus PDFs werden Bilder oder Word-Dokumente, aus Bildern PDFs, aus JPGs und WEBPs werden GIFs und aus PNGs [Favicons](/png-to-ico). [Bild in Text](/image-to-text) und [OCR für PDF](/ocr-pdf) lesen den Text von Bildern und Scans.",
    tags: ["formate", "dateiformate", "{formats}", "favicon", "pdf"],
  },
  limits: {
    question: "Wie groß dürfen meine Dateien sein?",
    answer:
      "Du kannst bis zu 100 Dateien mit zusammen 100 MB auf einmal hochladen, und jedes Bild darf bis zu 100 Megapixel haben. Bei manchen Tools ist es weniger: [PNG in JPG](/png-to-jpg) („Erweitert“), [JPEG in JPG](/jpeg-to-jpg) und [PDF in JPG](/pdf-to-jpg) nehmen bis zu 10 MB pro Datei an, der [Bildkonverter](/image-compressor) bis zu 20 MB. Bei [JPG in WEBP](/jpg-to-webp) und [JPG in GIF](/jpg-to-gif) sind es 20 Dateien auf einmal.",
    tags: ["grenzen", "dateigröße", "limit", "megapixel", "maximum"],
  },
  "many-files": {
    question: "Kann ich viele Dateien auf einmal umwandeln?",
    answer:
      "Ja. Alle Tools für Bilder nehmen mehrere Dateien an, und du kannst die Ergebnisse zusammen herunterladen. [PDF zusammenfügen](/merge-pdf) und die anderen Tools, die Seiten ordnen, nehmen bis zu 50 PDFs an. Alle übrigen PDF-Tools nehmen eins nach dem anderen.",
    tags: ["mehrere dateien", "stapelverarbeitung", "batch", "zip"],
  },
  devices: {
    question: "Geht das auch auf dem Handy oder Tablet?",
    answer:
      "Ja, in jedem aktuellen Browser und ohne Installation. Bei [Bild in PDF](/image-to-pdf) kannst du auch mit der Kamera fotografieren. Die Aufnahmen bleiben auf deinem Gerät, bis du auf „In PDF umwandeln“ klickst.",
    tags: ["handy", "smartphone", "tablet", "iphone", "android", "installieren", "kamera"],
  },
  "how-long": {
    question: "Wie lange dauert eine Umwandlung?",
    answer:
      "Die meisten Bilder brauchen ein paar Sekunden. Bei langsamer Verbindung dauert das Hochladen am längsten. [Bild komprimieren](/compress-image) braucht mehr Zeit, weil es für jedes Bild mehrere Einstellungen ausprobiert. Braucht eine Datei auf unserem Server mehr als 30 Sekunden, brechen wir ab und sagen dir Bescheid.",
    tags: ["dauer", "zeit", "warten", "langsam", "geschwindigkeit"],
  },
  quality: {
    question: "Verlieren meine Bilder an Qualität?",
    answer:
      "Das hängt vom neuen Format ab. PNG und TIFF sind verlustfrei. JPG, WEBP und AVIF lassen Details weg, die du kaum bemerken würdest. Bei [PNG in JPG](/png-to-jpg) kannst du die Qualität selbst wählen. [JPEG in JPG](/jpeg-to-jpg) behält die ursprünglichen Bilddaten.",
    tags: ["qualität", "verlustfrei", "qualitätsverlust", "komprimierung", "auflösung"],
  },
  "jpg-or-jpeg": {
    question: "Was ist der Unterschied zwischen JPG und JPEG?",
    answer:
      "Nur der Dateiname. Beide Endungen stehen für dasselbe Format; .jpg stammt aus der Zeit, als Endungen höchstens drei Buchstaben haben durften. Will ein Formular eine der beiden, hilft [JPEG in JPG](/jpeg-to-jpg) oder [JPG in JPEG](/Jpg-to-jpeg).",
    tags: ["jpg", "jpeg", "dateiendung", "unterschied"],
  },
  heic: {
    question: "Warum kann ich meine iPhone-Fotos nicht öffnen?",
    answer:
      "iPhones speichern Fotos als HEIC, das viele Programme und Formulare nicht lesen können. [HEIC in JPG](/heic-to-jpg) macht daraus JPGs, die sich überall öffnen lassen. Willst du ein Foto mehrmals bearbeiten, ist [HEIC in PNG](/heic-to-png) die bessere Wahl.",
    tags: ["heic", "heif", "iphone", "ipad", "apple", "öffnen"],
  },
  transparency: {
    question: "Was passiert mit durchsichtigen Stellen?",
    answer:
      "PNG, WEBP, AVIF und TIFF behalten sie. JPG kennt keine Transparenz, deshalb werden diese Stellen weiß. Bei [PNG in JPG](/png-to-jpg) kannst du eine andere Farbe wählen.",
    tags: ["transparenz", "transparent", "alpha", "hintergrund", "logo"],
  },
  animation: {
    question: "Bewegen sich Animationen weiter?",
    answer:
      "Ja, als GIF und WEBP, mit bis zu 256 Einzelbildern. [GIF in WEBP](/gif-to-webp) macht Animationen kleiner, und mit [WEBP in GIF](/webp-to-gif) bewegen sie sich in mehr Programmen. Einzelbilder, Tempo und Wiederholungen bleiben erhalten. Bei jedem anderen Zielformat bekommst du das erste Einzelbild.",
    tags: ["animation", "gif", "animiertes webp", "einzelbilder"],
  },
  "best-for-web": {
    question: "Welches Format ist das beste für meine Website?",
    answer:
      "WEBP ist eine gute Wahl: Alle heutigen Browser zeigen es an, und es ist bei gleicher Qualität kleiner als JPG. Probiere [JPG in WEBP](/jpg-to-webp) oder [PNG in WEBP](/png-to-webp). AVIF ist noch kleiner, aber ältere Browser können es nicht anzeigen. Für E-Mails und Formulare ist JPG nach wie vor am sichersten.",
    tags: ["website", "webp", "avif", "ladezeit", "seo"],
  },
  uploaded: {
    question: "Werden meine Dateien hochgeladen, oder bleiben sie im Browser?",
    answer:
      "Sie werden hochgeladen. Alle Umwandlungen laufen auf unserem Server, und danach werden deine Dateien gelöscht. [WEBP in JPG](/webp-to-jpg), [AVIF in JPG](/avif-to-jpg), [JPG in JPEG](/Jpg-to-jpeg) und ein paar andere Tools bereiten die meisten Bilder zuerst in deinem Browser vor und laden diese Kopie hoch. [JPEG in JPG](/jpeg-to-jpg) lädt deine Datei unverändert hoch.",
    tags: ["hochladen", "upload", "server", "lokal", "browser"],
  },
  deleted: {
    question: "Wann werden meine Dateien gelöscht?",
    answer:
      "Was du hochgeladen hast, wird gleich nach der Umwandlung gelöscht. Ergebnisse werden {retention} später gelöscht, oder sofort, wenn du auf „Jetzt löschen“ klickst. Manche Ergebnisse bewahren wir gar nicht auf, weil dein Browser sie direkt bekommt: PDFs aus Bildern, komprimierte Bilder und die Dateien von [JPEG in JPG](/jpeg-to-jpg).",
    tags: ["löschen", "jetzt löschen", "aufbewahrung", "{retention}", "speicherung"],
  },
  "who-sees": {
    question: "Kann jemand anderes meine Ergebnisse öffnen?",
    answer:
      "Nur wenn du den Download-Link weitergibst. Die Links sind zufällig, viel zu lang zum Erraten und werden nirgends aufgelistet. Wer den Link hat, kann die Datei öffnen, bis sie gelöscht ist. Dateinamen protokollieren wir nicht.",
    tags: ["privat", "sicher", "sicherheit", "zugriff", "teilen"],
  },
  metadata: {
    question: "Wird der Standort aus meinen Fotos entfernt?",
    answer:
      "Ja. Wir entfernen Standort, Kameradaten, Beschreibungen und andere versteckte Daten. Fotos bleiben richtig herum, und Farben werden in sRGB umgerechnet, damit sie überall stimmen. Tools, die die ursprünglichen Bilddaten übernehmen, behalten stattdessen deren Farbprofil.",
    tags: ["metadaten", "exif", "gps", "standort"],
  },
  cookies: {
    question: "Setzen die Tools Cookies?",
    answer:
      "Nein. Sie setzen keine Cookies und fragen nicht nach persönlichen Daten. [Bild in PDF](/image-to-pdf) schaltet deine Kamera nur ein, wenn du auf den Button klickst und es in deinem Browser erlaubst. Was protokolliert und gespeichert wird, steht unter [Datenschutz](/privacy).",
    tags: ["cookies", "tracking", "persönliche daten", "dsgvo", "berechtigungen"],
  },
  "pdf-password": {
    question: "Geht das auch mit einem PDF, das ein Passwort hat?",
    answer:
      "Ja, wenn du das Passwort kennst. Gib es ein, wenn die Seite danach fragt. Es wird mit der Datei gesendet, für diese Umwandlung benutzt und nicht gespeichert. Ein PDF von [PDF komprimieren](/compress-pdf), [OCR für PDF](/ocr-pdf) oder [PDF zusammenfügen](/merge-pdf) lässt sich danach ohne Passwort öffnen.",
    tags: ["passwort", "kennwort", "geschütztes pdf", "verschlüsselt", "gesperrt"],
  },
  "pdf-size": {
    question: "Wie groß darf ein PDF sein?",
    answer:
      "Bis zu 100 MB, außer bei [PDF in JPG](/pdf-to-jpg), das bis zu 10 MB annimmt. Für ein größeres nimm [PDF in Bild](/pdf-to-image) und wähle JPG. Bei Bildern und [PDF in Word](/pdf-to-word) sind es höchstens 500 Seiten auf einmal, davon dürfen bis zu 50 Scans sein, deren Text gelesen wird. Nimmt ein Formular nur kleine PDFs an, bringt [PDF komprimieren](/compress-pdf) deins unter die Grenze.",
    tags: ["pdf größe", "seiten", "grenzen", "großes pdf"],
  },
  "scanned-pdf": {
    question: "Kann ich ein gescanntes PDF in Word umwandeln?",
    answer:
      "Ja. [PDF in Word](/pdf-to-word) liest den Text aus den Bildern der Seiten, bis zu 50 auf einmal, und weist dich darauf hin. Prüfe Namen und Zahlen, denn dort macht die Texterkennung (OCR) die meisten Fehler. Soll der Scan ein PDF bleiben und sich durchsuchen lassen, nimm [OCR für PDF](/ocr-pdf).",
    tags: ["scan", "word", "docx", "ocr", "texterkennung"],
  },
  refused: {
    question: "Warum wurde meine Datei nicht angenommen?",
    answer:
      "Meist, weil das Tool dieses Format nicht annimmt oder weil die Datei zu groß, leer oder beschädigt ist. Die Meldung sagt dir, was davon zutrifft. Manchmal stimmt der Dateiname nicht: Eine Datei, die auf .jpg endet, kann in Wahrheit ein WEBP sein. Der [Bildkonverter](/image-compressor) sieht nach, was wirklich darin steckt.",
    tags: ["fehler", "beschädigt", "falsches format", "abgelehnt"],
  },
  stuck: {
    question: "Meine Umwandlung ist fehlgeschlagen. Was kann ich tun?",
    answer:
      "Warte einen Moment und versuche es noch einmal: Vielleicht war deine Verbindung weg oder unser Server ausgelastet. Klappt es wieder nicht, wandle weniger oder kleinere Dateien um. Wandelst du sie einzeln um, siehst du, welche Datei das Problem macht.",
    tags: ["fehlgeschlagen", "geht nicht", "zeitüberschreitung", "ausgelastet", "verbindung"],
  },
} satisfies Translated<typeof en>;
