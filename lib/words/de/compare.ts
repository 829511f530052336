import type { Translated } from "..";
import type { compare as enCompare, zoom as enZoom } from "../en/compare";

export const compare = {
  action: "Vergleichen",
  actionOf: "{name} vergleichen",
  dialog: "Vorher und nachher: {name}",
  sizes: "{before} → {after}",
  sizesSaved: "{before} → {after}, {percent} % kleiner",
  before: "Vorher",
  after: "Nachher",
  line: "Vorher und nachher vergleichen: {name}",
  position: "{before} % vorher, {after} % nachher",
  picture: {
    broken: "Dein Browser kann dieses Bild nicht anzeigen.",
    help: "Zoome mit dem Mausrad, mit zwei Fingern oder den Tasten „+“ und „-“. Zieh das Bild, um es zu verschieben. Bei 100 % entspricht jedes seiner Pixel einem auf deinem Bildschirm. Die Linie lässt sich auch mit den Pfeiltasten bewegen.",
  },
  page: {
    broken: "Dein Browser kann diese Seite nicht anzeigen.",
    help: "Zoome mit dem Mausrad, mit zwei Fingern oder den Tasten „+“ und „-“. Zieh die Seite, um sie zu verschieben. Bei 100 % entspricht jedes ihrer Pixel einem auf deinem Bildschirm. Die Linie lässt sich auch mit den Pfeiltasten bewegen.",
  },
} satisfies Translated<typeof enCompare>;

export const zoom = {
  zoom: "Zoom",
  fit: "Einpassen",
  move: "Bild verschieben",
  pan: {
    left: "Nach links schieben",
    up: "Nach oben schieben",
    down: "Nach unten schieben",
    right: "Nach rechts schieben",
  },
} satisfies Translated<typeof enZoom>;
