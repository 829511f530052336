import type { Translated } from "..";
import type { homeDrop as en } from "../en/home-drop";

export const homeDrop = {
  prompt: "Zieh Bilder oder PDFs irgendwohin auf diese Seite",
  touch: "Fotos oder PDFs auswählen",
  dragging: "Hier ablegen",
  wrong: "Wir nehmen Bilder und PDFs an",
  looking: "Deine Dateien werden geprüft...",
  failed:
    "Ein Teil dieser Seite wurde nicht geladen. Prüfe deine Verbindung und wähle deine Dateien noch einmal aus.",
  lost: "Die geteilten Dateien sind nicht angekommen, und wir haben nichts davon behalten. Wähle sie stattdessen hier aus.",
  button: "Dateien auswählen",
  others: "Andere Dateien auswählen",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, SVG, PSD, PDF und mehr. Auch ganze Ordner. Das neue Format wählst du danach.",
  private: "Noch wurde nichts hochgeladen.",
} satisfies Translated<typeof en>;
