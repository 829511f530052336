import type { Translated } from "..";
import type { auto as en } from "../en/auto";
export const auto = {
  new: "Convertir d’autres fichiers",
  rest: "Convertir le reste ({n})",
  canceled: "Annulé avant d’être converti",
  finished: "Terminé, convertis : {n} sur {total}.",
} satisfies Translated<typeof en>;
