import type { Translated } from "..";
import type { reading as en } from "../en/reading";
import { counted } from "../format";

export const reading = {
  label: "Progresso da leitura",
  page: "Lendo a página {page} de {total}...",
  slow: "Cada página leva alguns segundos.",
  rate: counted({ one: "{n} página por minuto", other: "{n} páginas por minuto" }),
} satisfies Translated<typeof en>;
