import type { Translated } from "..";
import type { pages as en } from "../en/pages";

export const pages = {
  home: {
    name: "Startseite",
    title: "Bilder umwandeln: kostenloser Bildkonverter | {site}",
    description:
      "PNG, JPG, HEIC und andere Bilder kostenlos online umwandeln. Ohne Konto, ohne Wasserzeichen, und deine Dateien werden von unserem Server gelöscht.",
    keywords: [
      "bilder umwandeln",
      "bildkonverter",
      "bilder konvertieren kostenlos",
      "png in jpg",
      "jpg in png",
      "heic in jpg",
    ],
    heading: "Bilder kostenlos online umwandeln",
    subtitle: "Bilder und PDFs in dem Format, das du brauchst",
  },
  faq: {
    name: "Häufige Fragen",
    title: "Häufige Fragen | Formate, Dateigröße, Datenschutz",
    description:
      "Antworten rund ums Umwandeln von Bildern und PDFs: Formate, maximale Dateigröße, Qualität, Datenschutz und wann deine Dateien gelöscht werden.",
    keywords: [
      "faq",
      "häufige fragen",
      "bildkonverter hilfe",
      "maximale dateigröße",
      "werden meine dateien gelöscht",
      "heic hilfe",
    ],
    heading: "Fragen und Antworten",
    subtitle: "Formate, Grenzen, Qualität und was mit deinen Dateien passiert",
    tiles: { from: "?", to: "!" },
  },
  contact: {
    name: "Kontakt",
    title: "Kontakt | Hilfe, Fehler, Ideen und Geschäftliches",
    description:
      "Schreib uns zu einer Umwandlung, einem Fehler, einer Idee oder geschäftlich. Antwort innerhalb von 24 Stunden, meist in 2 bis 4, Mo–Fr 9–18 Uhr EST.",
    keywords: ["kontakt", "support", "fehler melden", "wunsch einreichen", "bildkonverter kontakt"],
    heading: "Schreib uns",
    subtitle: "Stell eine Frage, melde einen Fehler, oder sag uns, was dir hier fehlt",
    tiles: { from: "HI", to: "RE:" },
  },
  privacy: {
    name: "Datenschutz",
    title: "Datenschutz | Was mit deinen Dateien passiert",
    description:
      "Was hochgeladen wird, wo und wie lange Dateien liegen, was unser Server protokolliert und was dein Browser speichert. Ohne Konto, ohne IP-Adressen im Protokoll.",
    keywords: [
      "datenschutz",
      "datenschutzerklärung",
      "werden meine dateien gelöscht",
      "keine cookies",
      "bildkonverter datenschutz",
    ],
    heading: "Datenschutz",
    subtitle: "Was mit deinen Dateien passiert und was wir über deinen Besuch wissen",
    tiles: { from: "HIN", to: "WEG" },
  },
  terms: {
    name: "Nutzungsbedingungen",
    title: "Nutzungsbedingungen | Kostenlos, deine Dateien, fair",
    description:
      "Die Bedingungen für diese Website: Sie ist kostenlos, deine Dateien gehören weiter dir, die Grenzen sind fair, und es gibt keine Gewährleistung.",
    keywords: ["nutzungsbedingungen", "agb", "bildkonverter kostenlos", "geschäftliche nutzung"],
    heading: "Nutzungsbedingungen",
    subtitle: "Was du von dieser Website erwarten kannst und worum wir dich bitten",
    tiles: { from: "DU", to: "WIR" },
  },
  about: {
    name: "Über uns",
    title: "Über uns | {site}",
    description:
      "Was {site} ist, wie es gemacht ist, wie es mit deinen Dateien umgeht und wer es betreibt. Open-Source-Software, ohne Konto und ohne Wasserzeichen.",
    keywords: [
      "über uns",
      "impressum",
      "open source bildkonverter",
      "bildkonverter kostenlos",
      "wer betreibt diese seite",
    ],
    heading: "Über diese Website",
    subtitle: "Was sie ist, wie sie gemacht ist und wer sie betreibt",
    tiles: { from: "WAS", to: "WIE" },
  },
  notFound: {
    name: "404",
    title: "Seite nicht gefunden (404) | {site}",
    description:
      "Unter dieser Adresse gibt es keine Seite. Suche nach dem Tool, das du brauchst, wähle eines aus der Liste aller Tools, oder spiel eine Runde.",
    keywords: ["404", "seite nicht gefunden", "bildkonverter", "pdf konverter"],
    heading: "Seite nicht gefunden",
    subtitle:
      "Vielleicht hat die Adresse einen Tippfehler, oder die Seite ist umgezogen. Suche nach dem Tool, das du brauchst, oder spiel eine Runde.",
    tiles: { from: "404", to: "?" },
    tools: "Alle Tools",
  },
  placeholder: {
    title: "{name} | Kommt bald",
    description: "{name} kommt bald. Bis dahin wandelt „Bild in PDF“ diese Dateien um.",
    keywords: ["{keyword}", "{keyword} umwandeln", "bild in pdf"],
  },
  card: { line: "Kostenlos, ohne Konto, ohne Wasserzeichen", alt: "{heading}, mit Kacheln: {labels}" },
  data: {
    application: "{heading} – {site}",
    files: "Bis zu {n} Dateien auf einmal",
    megabytes: "Bis zu {n} MB pro Datei",
    requirements: "Braucht JavaScript",
  },
  llms: {
    about:
      "Jedes Tool ist eine Seite: Du wählst Dateien aus, unser Server wandelt sie um, und du lädst die Ergebnisse herunter. Die Tools brauchen einen Browser mit JavaScript. Sie sind kostenlos, ohne Konto und ohne Wasserzeichen.",
    tools: "Tools",
    limits: "Grenzen",
    privacy: "Datenschutz",
    help: "Hilfe",
  },
} satisfies Translated<typeof en>;
