import type { Translated } from "..";
import type { compare as enCompare, zoom as enZoom } from "../en/compare";
export const compare = {
  action: "Comparer",
  actionOf: "Comparer {name}",
  dialog: "Avant et après : {name}",
  sizes: "{before} → {after}",
  sizesSaved: "{before} → {after}, {percent} % de moins",
  before: "Avant",
  after: "Après",
  line: "Comparer avant et après : {name}",
  position: "{before} % avant, {after} % après",
  picture: {
    broken: "Votre navigateur ne peut pas afficher cette image.",
    help: "Zoomez avec la molette, deux doigts ou les touches + et -, et faites glisser l’image pour la déplacer. À 100 %, chacun de ses pixels occupe un pixel de votre écran. La ligne se déplace aussi avec les flèches.",
  },
  page: {
    broken: "Votre navigateur ne peut pas afficher cette page.",
    help: "Zoomez avec la molette, deux doigts ou les touches + et -, et faites glisser la page pour la déplacer. À 100 %, chacun de ses pixels occupe un pixel de votre écran. La ligne se déplace aussi avec les flèches.",
  },
} satisfies Translated<typeof enCompare>;

export const zoom = {
  zoom: "Zoom",
  fit: "Ajuster",
  move: "Déplacer l’image",
  pan: { left: "Vers la gauche", up: "Vers le haut", down: "Vers le bas", right: "Vers la droite" },
} satisfies Translated<typeof enZoom>;
