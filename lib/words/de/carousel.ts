import type { Translated } from "..";
import type { carousel as en } from "../en/carousel";

export const carousel = {
  place: "{n} von {last}: {name}",
  show: "{n} von {last} anzeigen: {name}",
  play: "Stimmen abspielen",
  pause: "Stimmen anhalten",
} satisfies Translated<typeof en>;
