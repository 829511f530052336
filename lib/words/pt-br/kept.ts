import type { Translated } from "..";
import type { kept as en } from "../en/kept";
import { counted } from "../format";

export const kept = {
  undo: "Desfazer",
  removed: counted({ one: "{n} arquivo removido", other: "{n} arquivos removidos" }),
  replaced: counted({ one: "{n} arquivo substituído", other: "{n} arquivos substituídos" }),
  restored: counted({ one: "{n} arquivo recuperado", other: "{n} arquivos recuperados" }),
  results: counted({ one: "{n} resultado removido", other: "{n} resultados removidos" }),

  earlier: "Resultados anteriores",
  from: "{results}, {age}",
  resultCount: counted({ one: "{n} resultado", other: "{n} resultados" }),
} satisfies Translated<typeof en>;
