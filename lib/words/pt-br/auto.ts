import type { Translated } from "..";
import type { auto as en } from "../en/auto";
import { counted } from "../format";

export const auto = {
  new: "Converter outros arquivos",
  rest: "Converter mais {n}",
  canceled: "Cancelado antes da conversão",
  finished: counted({
    one: "Pronto: {n} de {total} convertido.",
    other: "Pronto: {n} de {total} convertidos.",
  }),
} satisfies Translated<typeof en>;
