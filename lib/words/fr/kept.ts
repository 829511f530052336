import type { Translated } from "..";
import type { kept as en } from "../en/kept";
import { counted } from "../format";
export const kept = {
  undo: "Annuler",
  removed: counted({ one: "{n} fichier retiré", other: "{n} fichiers retirés" }),
  replaced: counted({ one: "{n} fichier remplacé", other: "{n} fichiers remplacés" }),
  restored: counted({ one: "{n} fichier rétabli", other: "{n} fichiers rétablis" }),
  results: counted({ one: "{n} résultat retiré", other: "{n} résultats retirés" }),
  earlier: "Résultats précédents",
  from: "{results}, {age}",
  resultCount: counted({ one: "{n} résultat", other: "{n} résultats" }),
} satisfies Translated<typeof en>;
