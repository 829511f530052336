import type { Translated } from "..";
import type { reading as en } from "../en/reading";
import { counted } from "../format";

export const reading = {
  label: "Progreso de la lectura",
  page: "Leyendo la página {page} de {total}...",
  slow: "Cada página tarda unos segundos.",
  rate: counted({ one: "{n} página por minuto", other: "{n} páginas por minuto" }),
} satisfies Translated<typeof en>;
