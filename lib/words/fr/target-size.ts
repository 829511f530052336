import type { Translated } from "..";
import type { targetSize as en } from "../en/target-size";
export const targetSize = {
  limit: "Respecter une taille maximale",
  amount: "Taille maximale du fichier",
  chosen: { none: "Pas de taille maximale", limit: "{amount} {unit} au plus" },
  refused: "Indiquez une taille de 1 Ko ou plus.",
  unit: "Unité",
  units: { kilobyte: "Ko", megabyte: "Mo" },
  for: "Pour",
  subjects: { each: "Chaque image", all: "Toutes les images ensemble" },
  fewerPixels: "Réduire le nombre de pixels si besoin",
  explainOne: "Ici, 1 Ko vaut 1 000 octets : le fichier passe dans tous les formulaires.",
  explainAll: "Ici, 1 Ko vaut 1 000 octets : les fichiers passent dans tous les formulaires.",
} satisfies Translated<typeof en>;
