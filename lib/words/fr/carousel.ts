import type { Translated } from "..";
import type { carousel as en } from "../en/carousel";
export const carousel = {
  place: "{n} sur {last} : {name}",
  show: "Afficher {n} sur {last} : {name}",
  play: "Faire défiler les témoignages",
  pause: "Mettre les témoignages en pause",
} satisfies Translated<typeof en>;
