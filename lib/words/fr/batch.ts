import type { Translated } from "..";
import type { batch as en } from "../en/batch";
import { counted } from "../format";
export const batch = {
  target: "Format de sortie",
  smaller: "Pour alléger une image sans changer de format, utilisez {tool}.",
  savedAgain: "Un {format} enregistré de nouveau peut devenir plus lourd. Pour l’alléger, utilisez {tool}.",
  more: "Convertir d’autres fichiers",
  ready: counted({ one: "{n} fichier {format} est prêt.", other: "{n} fichiers {format} sont prêts." }),
  inFormat: counted({
    one: "{n} fichier au format {format}, prêt à télécharger.",
    other: "{n} fichiers au format {format}, prêts à télécharger.",
  }),
  downloadFormat: "Télécharger {format} {n}",
  downloadImage: "Télécharger l’image {n}",
} satisfies Translated<typeof en>;
