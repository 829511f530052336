import type { Translated } from "..";
import type { carousel as en } from "../en/carousel";

export const carousel = {
  place: "{n} de {last}: {name}",
  show: "Mostrar {n} de {last}: {name}",
  play: "Passar os depoimentos automaticamente",
  pause: "Pausar os depoimentos",
} satisfies Translated<typeof en>;
