import type { Translated } from "..";
import type { faq as en } from "../en/faq";
import { counted } from "../format";

export const faq = {
  search: "Antworten durchsuchen",
  placeholder: "Größe, iPhone, Passwort...",
  categoriesLabel: "Themen",
  all: "Alle",
  categories: {
    start: "Erste Schritte",
    formats: "Formate und Qualität",
    privacy: "Datenschutz",
    pdf: "PDF",
    trouble: "Wenn etwas nicht klappt",
  },
  found: counted({ one: "{n} Frage", other: "{n} Fragen" }),
  none: "Keine Fragen gefunden",
  advice: "Versuche es mit einem anderen Wort, oder sieh dir alle Fragen an.",
  showAll: counted({ one: "Alle {n} Fragen anzeigen", other: "Alle {n} Fragen anzeigen" }),
  tags: "Stichwörter",
  more: "Keine passende Antwort gefunden?",
} satisfies Translated<typeof en>;
