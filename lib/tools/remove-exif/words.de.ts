import { counted } from "../../words/format";
import type { ToolWords } from "../words";

export const words = {
  messages: {
    drop: "Bitte lege nur JPG-, PNG-, WEBP-, HEIC- oder AVIF-Dateien ab.",
    select: "Bitte wähle nur JPG-, PNG-, WEBP-, HEIC- oder AVIF-Dateien aus.",
    none: "Bitte wähle mindestens ein Foto aus.",
  },
  dropZone: {
    prompt: "Fotos hierher ziehen",
    dragging: "Fotos hier ablegen",
    or: "oder",
    button: "Fotos auswählen",
    hint: "JPG, PNG, WEBP, HEIC oder AVIF, bis zu 100 Dateien mit zusammen 100 MB",
  },
  action: "Angaben entfernen",
  busy: "Wird entfernt...",
  failed: "Die Angaben konnten nicht entfernt werden. Bitte versuche es erneut.",
  steps: [
    "Deine Fotos werden gelesen...",
    "Versteckte Angaben werden gesucht...",
    "Die Angaben werden entfernt...",
    "Gleich fertig...",
  ],
  success: "{had} {rest}",
  cleaned: {
    title: "Angaben entfernt",
    had: counted({
      one: "{n} Foto hatte Angaben, sie sind jetzt entfernt.",
      other: "{n} Fotos hatten Angaben, sie sind jetzt entfernt.",
    }),
    rest: counted({ one: "{n} hatte keine.", other: "{n} hatten keine." }),
    none: {
      title: "Keine Angaben gefunden",
      text: counted({
        one: "Dieses Foto hatte keine versteckten Angaben.",
        other: "Keines dieser {n} Fotos hatte versteckte Angaben.",
      }),
    },
  },
  clear: "Liste leeren",
  name: "EXIF entfernen",
  title: "EXIF-Daten entfernen | GPS, Datum, Kamera, verlustfrei",
  description:
    "Sieh, was ein Foto über dich verrät, und entferne EXIF, GPS, XMP und IPTC aus JPG, PNG, WEBP, HEIC und AVIF, ohne Qualitätsverlust. Kostenlos, ohne Anmeldung.",
  keywords: [
    "exif daten entfernen",
    "exif daten löschen",
    "metadaten aus foto entfernen",
    "gps daten aus foto entfernen",
    "standort aus foto entfernen",
  ],
  heading: "EXIF-Daten aus Fotos entfernen",
  subtitle: "Sieh, was deine Fotos über dich verraten, und teile sie ohne diese Angaben",
  howToTitle: "So entfernst du EXIF-Daten",
  howTo: [
    {
      name: "Fotos auswählen",
      text: "Du kannst die fünf Formate mischen. Jedes Foto behält Namen, Format und Größe in Pixeln.",
    },
    {
      name: "Angaben entfernen",
      text: "Klicke auf „Angaben entfernen“. Nichts wird neu kodiert, deshalb dauert es auch bei großen Fotos nur einen Moment.",
    },
    {
      name: "Nachsehen und herunterladen",
      text: "In jeder Zeile steht, was entfernt wurde. Unter „Was darin stand“ kannst du es lesen.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Was ein Foto über dich verrät",
        blocks: [
          "Ein Handy schreibt in jedes Bild einen kleinen Bericht: wann es entstand, mit welchem Modell und Objektiv und, wenn die Kamera-App den Standort verwenden darf, auf wenige Meter genau, wo du standest. Ein Foto von deinem Balkon ist deine Adresse. Bildprogramme schreiben ihren eigenen Namen dazu und oft auch den der Person, die die Lizenz bezahlt hat.",
          {
            caption: "Wo diese Angaben stehen und was sie verraten",
            head: ["Teil der Datei", "Was darin stehen kann"],
            rows: [
              [
                "EXIF",
                "Datum, Kamera, Objektiv, Belichtung, Seriennummern, Koordinaten, Höhe, Blickrichtung",
              ],
              [
                "Herstellernotizen",
                "Einstellungen im eigenen Code des Kameraherstellers, manchmal eine Stadt oder die Zahl der Auslösungen",
              ],
              ["XMP", "Urheber, Rechte, Stichwörter, Bearbeitungsschritte, Namen markierter Gesichter"],
              ["IPTC", "Bildunterschrift, Bildnachweis, Stadt und Land, wie Zeitungen sie verwenden"],
              ["Vorschaubild", "Eine kleine Kopie, die noch zeigen kann, was später weggeschnitten wurde"],
            ],
          },
          "Große soziale Netzwerke entfernen das meiste davon, wenn du etwas postest. E-Mails, Cloud-Links, Foren, Kleinanzeigen und Messenger, die „als Datei“ senden, geben es unverändert weiter.",
        ],
      },
      {
        heading: "Das Bild bleibt genau, wie es ist",
        blocks: [
          "Viele Tools öffnen ein Foto und speichern es neu, und das kostet jedes Mal Qualität. Hier wird die Datei zerlegt und ohne die Teile zusammengesetzt, die sie beschreiben. Das komprimierte Bild wird Byte für Byte kopiert: Jedes Pixel des Ergebnisses ist gleich.",
          {
            list: [
              "Das Farbprofil bleibt, weil sich die Farben sonst ändern würden.",
              "Auch die Ausrichtung bleibt, die eine Zahl, die sagt, wo oben ist. In einem JPG steht sie allein in einem sonst leeren EXIF-Block.",
              "Kopiert werden nur Teile, die zum Bild gehören. Was wir nicht kennen, lassen wir weg.",
            ],
          },
          "Auch das Video, das manche Handys als „Motion Photo“ hinter einem Foto verstecken, verschwindet. Brauchst du eine kleinere Datei, nimm [Bild komprimieren](/compress-image): Dabei werden dieselben Angaben gleich mit entfernt.",
        ],
      },
      {
        heading: "HEIC, AVIF und was wir nicht können",
        blocks: [
          "HEIC und AVIF führen ihren Inhalt in einem Verzeichnis. Wir schreiben es ohne die Angaben neu und überschreiben deren Bytes mit Nullen, deshalb bleibt die Datei gleich groß. Serienaufnahmen und Animationen in diesen beiden Formaten lehnen wir ab, weil ihre Einzelbilder anders gespeichert sind. [HEIC in JPG](/heic-to-jpg) macht daraus ein sauberes JPG.",
          "Manche Handys speichern zusätzliche Helligkeit für HDR-Bildschirme. In einem JPG ist das ein zweites Bild hinter dem ersten, und es verschwindet mit dem Rest; das Foto sieht dann aus wie auf einem gewöhnlichen Bildschirm. In TIFF- und RAW-Dateien sind Beschreibung und Bild verwoben: Wandle sie mit [TIFF in JPG](/tiff-to-jpg) oder [RAW in JPG](/raw-to-jpg) um.",
          "Kein Tool entfernt, was das Bild selbst zeigt. Achte auf Straßen- und Namensschilder, Bildschirme und Spiegelungen, bevor du es teilst.",
        ],
      },
    ],
    questions: [
      {
        question: "Wie kann ich das Ergebnis prüfen?",
        answer:
          "Wähle die heruntergeladene Datei noch einmal aus: Dann steht in der Zeile, dass sie keine versteckten Angaben hatte. Dein Computer zeigt es auch: unter Windows in den „Eigenschaften“ unter „Details“, am Mac in der Vorschau mit „Informationen einblenden“.",
      },
      {
        question: "Wird der Ort an einen Kartendienst geschickt?",
        answer:
          "Nein. Du siehst die Koordinaten und daneben einen Link. Erst wenn du ihn anklickst, fragt dein Browser OpenStreetMap nach diesem Ort.",
      },
      {
        question: "Warum ist meine Datei kaum kleiner?",
        answer:
          "Die Angaben brauchen ein paar Kilobyte, ein Vorschaubild vielleicht fünfzig. Der Rest ist das Bild, und das rühren wir nicht an.",
      },
      {
        question: "Kann ich den Copyright-Vermerk behalten?",
        answer:
          "Auf dieser Seite nicht. Schalte beim Umwandeln eines Fotos „Fotoangaben behalten“ ein: Urheber, Copyright, Datum und Kamera bleiben, der Ort nur, wenn du es willst.",
      },
      {
        question: "Wie verhindere ich, dass mein Handy den Ort speichert?",
        answer:
          "Öffne auf dem iPhone „Einstellungen“, „Datenschutz & Sicherheit“, „Ortungsdienste“, „Kamera“ und wähle „Nie“. Unter Android schaltest du die Standort-Tags in den Einstellungen der Kamera-App aus.",
      },
      {
        question: "Behaltet ihr, was in meinen Fotos stand?",
        answer:
          "Nein. Es wird auf unserem Server gelesen, mit dem Ergebnis an deinen Browser geschickt und nicht gespeichert. Hochgeladene Dateien werden sofort gelöscht, Ergebnisse {retention} später.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
