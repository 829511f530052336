import type { Translated } from "..";
import type { tool as en } from "../en/tool";

export const tool = {
  badges: ["Sicher", "Kein Wasserzeichen", "Automatische Löschung", "Immer kostenlos"],
  badgesLabel: "Worauf du dich verlassen kannst",
  howTo: "So wandelst du {name} um",
  article: {
    contents: "Auf dieser Seite",
    questions: "Häufige Fragen",
    sizes: {
      times: "{size}, {n}-mal so groß",
      smaller: "{size}, {n} % kleiner",
      larger: "{size}, {n} % größer",
    },
  },
  suggestions: {
    heading: "Ähnliche Tools",
    popular: "Die beliebtesten Tools",
    badges: { "very-high": "Beliebt", high: "Gefragt", medium: "Nützlich", featured: "Empfohlen" },
  },
  placeholder: {
    soon: "Diese Funktion kommt bald!",
    heading: "Kommt bald",
    text: "Wir arbeiten an dieser Funktion. Schau bald wieder vorbei!",
    instead: "[{name}]({path}) wandelt diese Dateien schon heute um und legt bis zu 100 davon in ein PDF.",
  },
} satisfies Translated<typeof en>;
