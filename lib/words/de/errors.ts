import type { Translated } from "..";
import type { errors as en } from "../en/errors";

export const errors = {
  bad_request: "Wir konnten diese Anfrage nicht lesen. Lade die Seite neu und versuche es erneut.",
  bad_option:
    "Die Option „{limit}“ hat einen Wert, den dieses Tool nicht annimmt. Lade die Seite neu und versuche es erneut.",
  bad_pages: "Wir konnten diese Seitenzahlen nicht lesen. Gib sie so ein: 1-3, 8.",
  missing_page: "In dieser Datei gibt es keine Seite {limit}. Die Zählung beginnt bei 1.",
  no_files: "Bei uns ist keine Datei angekommen. Wähle eine aus und versuche es erneut.",
  upload_broken: "Das Hochladen wurde unterbrochen. Prüfe deine Verbindung und versuche es erneut.",
  bad_token: "Dieses Token ist hier nicht bekannt. Prüfe es, oder sende die Anfrage ohne Token.",
  forbidden: "Diese Anfrage kam von einer anderen Website. Benutze das Tool auf seiner eigenen Seite.",
  turned_off: "Diese Umwandlung ist auf dieser Website abgeschaltet.",
  not_found:
    "Wir finden diese Datei nicht. Vielleicht wurde sie schon gelöscht. Wandle sie noch einmal um, dann bekommst du eine neue.",
  method_not_allowed: "Diese Adresse nimmt nur Dateien an, die per POST gesendet werden.",
  upload_timeout:
    "Das Hochladen hat zu lange gedauert. Versuche es mit kleineren Dateien oder einer schnelleren Verbindung.",
  too_large: "Du kannst bis zu {limit} MB auf einmal hochladen. Wähle weniger oder kleinere Dateien aus.",
  too_many_files: "Das sind zu viele Dateien. Wähle höchstens {limit} aus und versuche es erneut.",
  unsupported_type: "Dieses Tool kann nicht lesen, was in dieser Datei steckt. Wähle eine andere aus.",
  empty_file: "Diese Datei ist leer. Wähle eine andere aus.",
  corrupt: "Diese Datei ist beschädigt oder unvollständig. Versuche es mit einer anderen Kopie.",
  no_preview:
    "Diese RAW-Datei enthält keine oder nur eine kleine Vorschau, und entwickeln können wir sie nicht. Speichere sie mit der Software deiner Kamera als JPG.",
  too_many_pixels:
    "Dieses Bild hat mehr als {limit} Megapixel, und mehr können wir nicht umwandeln. Versuche es mit einer kleineren Größe.",
  result_too_large:
    "Das Ergebnis hätte mehr als {limit} Megapixel, und mehr können wir nicht erstellen. Wähle eine kleinere Größe.",
  side_too_long:
    "Dieses Format erlaubt höchstens {limit} Pixel in Breite und Höhe. Versuche es mit einer kleineren Größe oder einem anderen Format.",
  no_merged_picture:
    "Diese Photoshop-Datei enthält nur Ebenen. Speichere sie mit „Kompatibilität maximieren“ und wähle sie noch einmal aus.",
  cmyk_jxl:
    "Dieses JPEG XL enthält Druckfarben (CMYK), die wir nicht lesen können. Speichere es mit RGB-Farben und versuche es erneut.",
  predicted_picture:
    "Dieses HEIC speichert sein Bild als Änderung eines anderen, und das können wir nicht lesen. Speichere es in der App, aus der es stammt, als JPG.",
  too_complex:
    "Diese Zeichnung enthält einen Effekt, dessen Berechnung zu lange dauern würde. Wähle eine kleinere Größe, oder entferne den Effekt.",
  too_many_frames:
    "Diese Animation hat mehr als {limit} Einzelbilder, und mehr können wir nicht umwandeln. Versuche es mit einer kürzeren.",
  too_many_passes:
    "Dieses JPG ist in zu vielen Durchgängen gespeichert. Speichere es noch einmal als gewöhnliches JPG.",
  too_many_pages: "Das sind mehr als {limit} Seiten, und mehr können wir nicht auf einmal umwandeln.",
  too_many_scans:
    "Dieses PDF hat mehr als {limit} gescannte Seiten, und mehr können wir nicht auf einmal lesen. Teile es und versuche es erneut.",
  target_unreachable:
    "So klein bekommen wir diese Datei nicht. Das Kleinste, was wir erreichen, sind {limit} KB.",
  fits_as_jpg:
    "So klein bekommen wir dieses PNG nicht. Das Kleinste, was wir erreichen, sind {limit} KB. Als JPG passt es.",
  no_such_page: "Einige dieser Seiten gibt es nicht. Die letzte Seite dieses PDFs ist {limit}.",
  no_bookmarks:
    "Dieses PDF hat keine Lesezeichen, an denen es sich teilen lässt. Wähle eine andere Art, es zu teilen.",
  password_needed: "Dieses PDF ist mit einem Passwort geschützt. Gib das Passwort ein.",
  no_tables: "Wir haben in dieser Datei keine Tabelle gefunden.",
  no_text: "Wir haben in diesem PDF keinen Text gefunden, auch nicht in den Bildern.",
  language_missing:
    "Diese Sprache können wir im Moment nicht lesen. Wähle eine andere, oder versuche es später erneut.",
  wrong_password: "Mit diesem Passwort lässt sich das PDF nicht öffnen. Prüfe es und versuche es erneut.",
  cannot_convert:
    "Das konnten wir nicht umwandeln. Speichere es in einem anderen Format und versuche es erneut.",
  cannot_clean:
    "Aus dieser Datei können wir die Angaben nicht entfernen, ohne ihr Bild zu verändern. Wandle sie in ein anderes Format um, dabei fallen sie weg.",
  conversion_timeout:
    "Das hat länger als {limit} Sekunden gedauert, deshalb haben wir abgebrochen. Versuche es mit einer kleineren Datei.",
  out_of_memory:
    "Diese Datei braucht mehr Arbeitsspeicher, als wir ihr geben können. Versuche es mit einer kleineren.",
  engine_crashed:
    "Der Konverter ist bei dieser Datei abgestürzt. Versuche es noch einmal oder mit einer anderen Kopie.",
  cancelled: "Die Umwandlung wurde abgebrochen.",
  rate_limited: "Zu viele Umwandlungen in kurzer Zeit. Warte eine Minute und versuche es erneut.",
  internal: "Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.",
  busy: "Der Konverter ist gerade ausgelastet. Versuche es gleich noch einmal.",
  storage_full: "Auf unserem Server ist gerade kein Platz für weitere Ergebnisse. Versuche es später erneut.",
} satisfies Translated<typeof en>;
