import type { Translated } from "..";
import type { auto as en } from "../en/auto";

export const auto = {
  new: "Convertir otros archivos",
  rest: "Convertir {n} más",
  canceled: "Cancelado antes de convertirse",
  finished: "Terminado. Convertidos: {n} de {total}.",
} satisfies Translated<typeof en>;
