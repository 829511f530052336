import type { Translated } from "..";
import type { pagePicker as en } from "../en/page-picker";
import { counted } from "../format";

export const pagePicker = {
  pagesOf: "Seiten von {name}",
  page: "Seite {page}",
  all: counted({ one: "{n} Seite", other: "Alle {n} Seiten" }),
  some: counted({ one: "{n} von {total} Seiten", other: "{n} von {total} Seiten" }),
  click: "Klicken wählt eine Seite aus, Umschalt+Klick einen Bereich.",
  tap: "Tippen wählt eine Seite aus.",
  select: { all: "Alle", odd: "Ungerade", even: "Gerade", none: "Keine" },
  selectLabels: {
    all: "Alle Seiten auswählen",
    odd: "Ungerade Seiten auswählen",
    even: "Gerade Seiten auswählen",
    none: "Keine Seiten auswählen",
  },
  opening: "Das PDF wird geöffnet, um seine Seiten anzuzeigen...",
  locked: "Dieses PDF hat ein Passwort. Gib es ein, um die Seiten zu sehen.",
  broken:
    "Wir können die Seiten dieses PDFs nicht anzeigen. Du kannst versuchen, es umzuwandeln, aber vielleicht klappt es nicht.",
  show: "Seiten anzeigen",
  showHelp: "Lädt etwa 2 MB. Das PDF bleibt auf deinem Gerät, bis du es umwandelst.",
} satisfies Translated<typeof en>;
