import type { Translated } from "..";
import type { site as en } from "../en/site";

export const site = {
  skip: "Zum Inhalt springen",
  breadcrumb: "Navigationspfad",
  languages: "Sprache",
  menu: {
    open: "Menü",
    close: "Schließen",
    label: "Tools",
    back: "Alle Menüs",
    searches: "{searches} Suchen",
    comingSoon: "Kommt bald",
    start: "Jetzt umwandeln",
    help: "Brauchst du Hilfe?",
  },
  menus: {
    popular: { name: "Beliebt", about: "Die Tools, nach denen am meisten gesucht wird" },
    iphone: {
      name: "iPhone-Formate",
      about: "HEIC-Fotos von iPhone und iPad in JPG, PNG oder WEBP umwandeln",
    },
    web: {
      name: "Web-Formate",
      about: "Bilder in WEBP und AVIF umwandeln und zurück, auch animierte",
    },
    pdf: {
      name: "PDF-Tools",
      about:
        "PDFs zusammenfügen, teilen und komprimieren, aus Bildern erstellen und in Bilder oder Word umwandeln",
    },
    other: {
      name: "Andere Formate",
      about:
        "JPG in PNG und umgekehrt, TIFFs öffnen, GIFs und Favicons erstellen oder ein anderes Format wählen",
    },
    utilities: {
      name: "Werkzeuge",
      about: "Bildgröße ändern, Bilder und PDFs verkleinern und den Text in Bildern lesen",
    },
  },
  deadEnds: {
    "/image-convert": "Bildkonverter",
    "/image-resizer": "Bilder skalieren",
    "/about": "Über uns",
    "/privacy-policy": "Datenschutzerklärung",
    "/terms-of-service": "Nutzungsbedingungen",
  },
  footer: {
    about:
      "Bilder und PDFs kostenlos umwandeln. Ohne Konto, ohne Wasserzeichen, und deine Dateien werden vom Server gelöscht.",
    label: "Alle Tools und Seiten",
    support: "Hilfe",
    company: "Website",
    social: "Soziale Netzwerke",
    account: "{site} auf {network}",
    share: "{site} auf {network} teilen",
  },
} satisfies Translated<typeof en>;
