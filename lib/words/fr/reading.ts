import type { Translated } from "..";
import type { reading as en } from "../en/reading";
import { counted } from "../format";
export const reading = {
  label: "Progression de la lecture",
  page: "Lecture de la page {page} sur {total}...",
  slow: "Chaque page prend quelques secondes.",
  rate: counted({ one: "{n} page par minute", other: "{n} pages par minute" }),
} satisfies Translated<typeof en>;
