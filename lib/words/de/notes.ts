import type { Translated } from "..";
import type { notes as en } from "../en/notes";
import { counted } from "../format";

export const notes = {
  first_frame: counted({ other: "Diese Animation hat {n} Einzelbilder; du bekommst das erste." }),
  first_picture: counted({ other: "Diese Datei enthält {n} Bilder; du bekommst das erste." }),
  main_picture: counted({ other: "Diese Datei enthält {n} Bilder; du bekommst das Hauptbild." }),
  small_preview:
    "Die Vorschau in dieser RAW-Datei ist kleiner als das Foto: {width} × {height} Pixel. Du bekommst die Vorschau.",
  not_enlarged: "Dieses Bild ist kleiner als die gewählte Größe und wurde nicht vergrößert.",
  kept_pdf:
    "Dieses PDF ist schon so klein, wie diese Stufe es machen kann. Du bekommst es unverändert zurück.",
  fitting_pdf: "Dieses PDF liegt schon unter deiner Obergrenze. Du bekommst es unverändert zurück.",
  fitted_pdf: "Damit es unter deine Obergrenze passt, wurden Bilder auf {dpi} dpi oder weniger verkleinert.",
  fitted_pdf_quality:
    "Damit es unter deine Obergrenze passt, wurden Bilder in geringerer Qualität gespeichert. Alle Pixel sind noch da.",
  check_small_print: "Prüfe, ob das Kleingedruckte noch lesbar ist.",
  signed_pdf:
    "Dieses PDF ist signiert, und jede Änderung würde die Signatur ungültig machen. Du bekommst es unverändert zurück.",
  searchable_pdf: "Der Text dieses PDFs lässt sich schon durchsuchen. Du bekommst es unverändert zurück.",
  no_text_found: "Auf den Seiten haben wir keinen Text gefunden.",
  no_text_in_picture: "In diesem Bild haben wir keinen Text gefunden.",
  only_pictures:
    "In diesem PDF haben wir keinen Text gefunden, deshalb enthält die Word-Datei nur seine Bilder.",
  unread_script: "Dieser Text ist in einer Schrift oder Sprache verfasst, die wir noch nicht lesen können.",
  unread_scripts: counted({
    one: "Eine Seite ist in einer Schrift oder Sprache verfasst, die wir noch nicht lesen können.",
    other: "{n} Seiten sind in einer Schrift oder Sprache verfasst, die wir noch nicht lesen können.",
  }),
  read_scans: counted({
    one: "Eine Seite ist ein Scan, deshalb haben wir den Text aus dem Bild gelesen. Prüfe ihn auf Fehler.",
    other: "{n} Seiten sind Scans, deshalb haben wir den Text aus den Bildern gelesen. Prüfe ihn auf Fehler.",
  }),
  unread_scans: counted({ other: "{n} weitere ließen sich nicht lesen." }),
  unreadable_text: counted({
    one: "Ein Teil des Textes auf Seite {page} ließ sich nicht lesen, weil die Schrift nicht verrät, welche Buchstaben sie zeigt.",
    other:
      "Ein Teil des Textes auf {n} Seiten, zum Beispiel Seite {page}, ließ sich nicht lesen, weil die Schrift nicht verrät, welche Buchstaben sie zeigt.",
  }),
  lost_scans: counted({
    one: "Eine Seite ließ sich nicht lesen. Im PDF steht sie ohne Text.",
    other: "{n} Seiten ließen sich nicht lesen. Im PDF stehen sie ohne Text.",
  }),
  lost_signature:
    "Ein signiertes PDF lässt sich nicht ändern, ohne dass die Signatur verloren geht. Das neue PDF ist nicht signiert.",
  unlocked_already:
    "Dieses PDF hat kein Passwort und keine Einschränkungen. Du bekommst es unverändert zurück.",
  unprotected_pdf: "Ein Passwort ist nicht mehr nötig.",
  fits_as_jpg: "Als JPG passt es in voller Größe.",
  colors_fit_as_jpg: "Jetzt mit wenigen Farben. Als JPG passt es mit allen.",
  smaller_as_jpg: "Fotos sind als JPG viel kleiner.",
  fewer_pixels: "Jetzt {width} × {height} Pixel, vorher {oldWidth} × {oldHeight}.",
} satisfies Translated<typeof en>;
