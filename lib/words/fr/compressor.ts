import type { Translated } from "..";
import type { compressor as en } from "../en/compressor";
import { counted } from "../format";
export const compressor = {
  steps: ["Recherche de la taille la plus petite..."],
  working: counted({ one: "Envoyé. Compression en cours.", other: "Envoyé. Compression de {n} fichiers." }),
  note: "Nous essayons plusieurs réglages pour chaque image : les grandes prennent plus de temps.",
  busy: "Compression...",
  announced: { started: "Compression commencée.", canceled: "Compression annulée." },
  finished: counted({ one: "Terminé, {n} compressé.", other: "Terminé, {n} compressés." }),
  smaller: "De {before} à {after} : {percent} % de moins au total.",
  kept: "Toujours {size} : rien de gagné au total.",
  zip: "Télécharger le ZIP compressé",
  jpg: {
    action: "Passer en JPG",
    actionOf: "Passer en JPG : {name}",
    converting: "Conversion en JPG : {name}.",
    ready: "{name} est prêt, {size}.",
    made: "Maintenant en JPG.",
    madeOf: "Maintenant en JPG de {width} × {height} pixels.",
    failed: "Nous n’avons pas pu créer le JPG.",
  },
} satisfies Translated<typeof en>;
