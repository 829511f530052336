import type { Translated } from "..";
import type { kept as en } from "../en/kept";
import { counted } from "../format";

export const kept = {
  undo: "Deshacer",
  removed: counted({ one: "{n} archivo quitado", other: "{n} archivos quitados" }),
  replaced: counted({ one: "{n} archivo reemplazado", other: "{n} archivos reemplazados" }),
  restored: counted({ one: "{n} archivo recuperado", other: "{n} archivos recuperados" }),
  results: counted({ one: "{n} resultado quitado", other: "{n} resultados quitados" }),

  earlier: "Resultados anteriores",
  from: "{results} de {age}",
  resultCount: counted({ one: "{n} resultado", other: "{n} resultados" }),
} satisfies Translated<typeof en>;
