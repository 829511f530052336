import type { Translated } from "..";
import type { advanced as en } from "../en/advanced";
export const advanced = {
  layout: "Affichage",
  layouts: { advanced: "Avancé", simple: "Simple" },
  larger: "L’autre affichage accepte les fichiers plus lourds.",
  options: "Options de conversion",
  quality: "Qualité",
  smallerFile: "Fichier plus léger",
  moreDetail: "Plus de détails",
  background: "Couleur de fond",
  fill: "Retirer la transparence (remplir avec la couleur de fond)",
  fillHelp:
    "Le JPG ne gère pas la transparence. Si vous désactivez cette option, la transparence est supprimée sans fondu : les zones transparentes montrent la couleur enregistrée dessous, souvent du noir.",
  chosen: {
    white: "Qualité {percent} %, fond blanc",
    color: "Qualité {percent} %, fond {color}",
    dropped: "Qualité {percent} %, transparence supprimée",
  },
  start: "{action} ({n})",
  rest: "Convertir le reste ({n})",
  progress: "Progression totale",
  selected: "Fichiers sélectionnés ({n})",
  clear: "Tout effacer",
  empty: "Aucun fichier sélectionné pour l’instant",
  noneLeft:
    "Il ne reste rien à convertir. Ajoutez d’autres fichiers, ou modifiez les options et relancez la conversion.",
  results: "Fichiers JPG convertis",
  converted: "Fichiers JPG convertis ({n})",
  ofQuality: "(qualité {percent} %)",
  zip: "Tout télécharger en ZIP",
} satisfies Translated<typeof en>;
