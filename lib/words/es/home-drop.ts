import type { Translated } from "..";
import type { homeDrop as en } from "../en/home-drop";

export const homeDrop = {
  prompt: "Suelta imágenes o PDF en cualquier parte de esta página",
  touch: "Elegir fotos o PDF",
  dragging: "Suéltalos aquí",
  wrong: "Admitimos imágenes y PDF",
  looking: "Revisando tus archivos...",
  failed: "Una parte de esta página no se cargó. Revisa tu conexión y selecciona tus archivos de nuevo.",
  button: "Seleccionar archivos",
  others: "Seleccionar otros archivos",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, SVG, PSD, PDF y más. También carpetas enteras. Después eliges el nuevo formato.",
  private: "Todavía no se ha subido nada.",
} satisfies Translated<typeof en>;
