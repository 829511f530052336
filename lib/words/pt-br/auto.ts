import type { Translated } from "..";
import type { auto as en } from "../en/auto";

export const auto = {
  new: "Converter outros arquivos",
  rest: "Converter mais {n}",
  canceled: "Cancelado antes da conversão",
  finished: "Pronto: {n} de {total} convertidos.",
} satisfies Translated<typeof en>;
