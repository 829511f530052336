import type { Translated } from "..";
import type { auto as en } from "../en/auto";
import { counted } from "../format";
export const auto = {
  new: "Convertir d’autres fichiers",
  rest: "Convertir le reste ({n})",
  canceled: "Annulé avant d’être converti",
  finished: counted({
    one: "Terminé, {n} converti sur {total}.",
    other: "Terminé, {n} convertis sur {total}.",
  }),
} satisfies Translated<typeof en>;
