import type { Translated } from "..";
import type { home as en } from "../en/home";
import { counted } from "../format";

type CardWords = {
  badge: string;
  features: readonly [string, string, string, string];
  searches?: string;
  title?: string;
  description?: string;
};

export const home = {
  hero: {
    sentence:
      "Wandle Bilder und PDFs in das Format um, das du brauchst. Ohne Konto, ohne Wasserzeichen, und deine Dateien bleiben höchstens {retention} auf dem Server.",
    start: "PNG in JPG umwandeln",
  },
  stats: {
    images: { number: "50 Mio.+", label: "umgewandelte Bilder" },
    users: { number: "2,5 Mio.+", label: "Nutzer" },
    uptime: { number: "99,9 %", label: "Verfügbarkeit" },
    formats: { number: "15+", label: "Formate" },
    time: { number: "< 5 s", label: "im Durchschnitt pro Bild" },
  },
  demo: {
    watch: "Demo ansehen (30 s)",
    title: "So funktioniert es",
    close: "Schließen",
    start: "Jetzt ausprobieren – kostenlos",
    steps: {
      upload: {
        name: "Dateien hochladen",
        text: "Zieh sie auf die Seite oder klicke, um sie auszuwählen: PNG, JPG, HEIC, WEBP und mehr.",
      },
      convert: {
        name: "Sofort umwandeln",
        text: "Ein Klick auf den Button, und du siehst den Fortschritt. Die meisten Bilder brauchen ein paar Sekunden.",
      },
      download: {
        name: "Herunterladen und fertig",
        text: "Speichere deine Dateien einzeln oder zusammen als ZIP. Unsere Kopien löschen wir {retention} später.",
      },
    },
  },
  cards: {
    heading: "Was möchtest du umwandeln?",
    searches: "{searches} Suchen im Monat",
    more: { pictures: "Mehr für Bilder", documents: "Mehr für Dokumente" },
    tools: {
      "/png-to-jpg": {
        badge: "Am beliebtesten",
        searches: "1,2 Mio.+",
        features: ["Regler für die Qualität", "Hintergrundfarbe", "Bis 10 MB pro Datei", "Alle in einem ZIP"],
      },
      "/image-to-pdf": {
        badge: "Für Dokumente",
        searches: "896.000+",
        features: [
          "{formats} Bildformate",
          "Aufnahme mit der Kamera",
          "Seiten in A4 oder Letter",
          "Freie Reihenfolge",
        ],
      },
      "/heic-to-jpg": {
        badge: "Fürs iPhone",
        searches: "823.000+",
        features: ["Richtig herum", "Echte Farben", "Ohne Standort", "Keine App nötig"],
      },
      "/image-compressor": {
        badge: "Spart Platz",
        searches: "673.000+",
        features: [
          "Fünf Zielformate",
          "{formats} Ausgangsformate",
          "Bis 20 MB pro Datei",
          "Zeigt die neue Größe",
        ],
        title: "Bildkonverter",
        description: "Spare Platz und wandle Bilder in WEBP oder AVIF um",
      },
      "/pdf-to-jpg": {
        badge: "Aus PDFs",
        features: ["Bis 500 Seiten", "Fünf Qualitätsstufen", "Vorschau jeder Seite", "Alle in einem ZIP"],
      },
      "/webp-to-jpg": {
        badge: "Aus dem Web",
        features: [
          "Lässt sich überall öffnen",
          "Viele Dateien auf einmal",
          "Ohne Standort",
          "Alle in einem ZIP",
        ],
      },
      "/jpg-to-png": {
        badge: "Hohe Qualität",
        features: ["Verlustfrei", "Gut zum Bearbeiten", "Echte Farben", "Viele Dateien auf einmal"],
      },
      "/pdf-to-png": {
        badge: "Gestochen scharf",
        features: ["Verlustfreie PNGs", "Bis 500 Seiten", "Seiten wählbar", "Bis 216 dpi"],
      },
      "/jpg-to-webp": {
        badge: "Schnelle Websites",
        features: ["Kleiner, gleiches Bild", "Alle in einem ZIP", "Behält Dateinamen", "Ohne Standort"],
      },
      "/webp-to-png": {
        badge: "Zum Bearbeiten",
        features: [
          "Behält Transparenz",
          "Für jedes Bildprogramm",
          "Viele Dateien auf einmal",
          "Alle in einem ZIP",
        ],
      },
      "/avif-to-jpg": {
        badge: "Neues Format",
        features: [
          "Lässt sich überall öffnen",
          "Viele Dateien auf einmal",
          "Ohne Standort",
          "Alle in einem ZIP",
        ],
      },
      "/jpeg-to-jpg": {
        badge: "Passende Endung",
        features: [
          "Ohne Qualitätsverlust",
          "Startet von allein",
          "Speichert von allein",
          "Bis 10 MB pro Datei",
        ],
      },
    } satisfies Record<string, CardWords>,
  },
  testimonials: {
    heading: "Was andere sagen",
    label: "Stimmen",
    stars: counted({ one: "{n} von {most} Sternen", other: "{n} von {most} Sternen" }),
    people: {
      maya: {
        name: "Maya L.",
        role: "Hochzeitsfotografin",
        content:
          "Gäste schicken mir ihre iPhone-Fotos als HEIC. Ich ziehe alle auf die Seite und bekomme JPGs zurück, richtig herum und in den Farben, die ich auf dem Handy gesehen habe.",
        tile: "ML",
      },
      daniel: {
        name: "Daniel O.",
        role: "Webdesigner",
        content:
          "Bevor eine Seite online geht, schicke ich ihre Fotos durch JPG in WEBP, zwanzig auf einmal. Die Namen bleiben, und noch kein Kunde hat einen Unterschied bemerkt.",
        tile: "DO",
      },
      priya: {
        name: "Priya S.",
        role: "Marketingleiterin",
        content:
          "Fünf Minuten vor einer Besprechung brauchte ich eine Seite aus einem langen PDF als Bild. Ich musste mich nicht einmal anmelden.",
        tile: "PS",
      },
    },
  },
  reasons: {
    heading: "Was für uns spricht",
    list: {
      deleted: {
        tile: "WEG",
        title: "Deine Dateien bleiben nicht hier",
        description: "Wir behalten sie nur so lange, wie Umwandeln und Herunterladen dauern.",
        details: [
          "Hochgeladene Dateien werden gleich nach der Umwandlung gelöscht",
          "Ergebnisse werden {retention} später gelöscht",
          "Download-Links sind zufällig und stehen nirgends",
          "Die Tools setzen keine Cookies",
        ],
      },
      free: {
        tile: "0",
        title: "Kostenlos, ohne Anmeldung",
        description: "Öffne ein Tool und benutze es. Es gibt keine Tarife und nichts zu bezahlen.",
        details: [
          "Kein Konto und keine E-Mail-Adresse nötig",
          "Kein Wasserzeichen auf deinen Bildern",
          "Keine Testphase",
          "Privat und geschäftlich nutzbar",
        ],
      },
      same: {
        tile: "=",
        title: "Gleiches Bild, neues Format",
        description:
          "Die Einstellungen sind auf jedes Format abgestimmt, damit dein Bild aussieht wie vorher.",
        details: [
          "Fotos kommen richtig herum zurück",
          "Farben werden in sRGB umgerechnet und stimmen so überall",
          "JPEG in JPG behält die ursprünglichen Bilddaten",
          "Standort, Kameradaten und versteckte Notizen werden entfernt",
        ],
      },
      many: {
        tile: "100",
        title: "Viele Dateien auf einmal, auf jedem Gerät",
        description: "Ein Foto auf dem Handy oder ein ganzer Ordner am Computer: beides geht.",
        details: [
          "Mit den meisten Tools bis zu 100 Dateien auf einmal",
          "Alle Ergebnisse in einem ZIP",
          "Läuft in jedem aktuellen Browser, ohne Installation",
          "Nehmen wir eine Datei nicht an, sagen wir, warum und was stattdessen geht",
        ],
      },
    },
  },
  closing: {
    heading: "Bereit zum Umwandeln?",
    sentence: "Fang mit PNG in JPG an, unserem beliebtesten Tool, oder lies erst die häufigen Fragen.",
    start: "PNG in JPG umwandeln",
    ask: "Häufige Fragen lesen",
  },
} satisfies Translated<typeof en>;
