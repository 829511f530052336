import type { Translated } from "..";
import type { board as en } from "../en/board";
export const board = {
  hint: "Faites glisser pour changer l’ordre.",
  hintTouch: "Appuyez longuement, puis faites glisser pour changer l’ordre.",
  handle: "{name}, position {place} sur {total}",
  help: "Appuyez sur Espace pour saisir l’élément, déplacez-le avec les flèches et posez-le avec Espace. Échap le remet à sa place.",
  turn: "Faire pivoter {name} de 90 degrés",
  picked: "{name} saisi, position {place} sur {total}.",
  dropped: "{name} posé en position {place} sur {total}.",
  back: "{name} revient en position {place} sur {total}.",
  turned: "Pivoté à {degrees} degrés.",
} satisfies Translated<typeof en>;
