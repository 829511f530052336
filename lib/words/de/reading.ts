import type { Translated } from "..";
import type { reading as en } from "../en/reading";
import { counted } from "../format";

export const reading = {
  label: "Fortschritt beim Lesen",
  page: "Seite {page} von {total} wird gelesen...",
  slow: "Jede Seite dauert ein paar Sekunden.",
  rate: counted({ one: "{n} Seite pro Minute", other: "{n} Seiten pro Minute" }),
} satisfies Translated<typeof en>;
