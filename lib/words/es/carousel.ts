import type { Translated } from "..";
import type { carousel as en } from "../en/carousel";

export const carousel = {
  place: "{n} de {last}: {name}",
  show: "Mostrar {n} de {last}: {name}",
  play: "Reproducir las opiniones",
  pause: "Pausar las opiniones",
} satisfies Translated<typeof en>;
