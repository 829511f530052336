import type { Translated } from "..";
import type { auto as en } from "../en/auto";
import { counted } from "../format";

export const auto = {
  new: "Convertir otros archivos",
  rest: "Convertir {n} más",
  canceled: "Cancelado antes de convertirse",
  finished: counted({
    one: "Terminado, {n} de {total} convertido.",
    other: "Terminado, {n} de {total} convertidos.",
  }),
} satisfies Translated<typeof en>;
