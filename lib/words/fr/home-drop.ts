import type { Translated } from "..";
import type { homeDrop as en } from "../en/home-drop";
export const homeDrop = {
  prompt: "Déposez des images ou des PDF n’importe où sur cette page",
  touch: "Choisir des photos ou des PDF",
  dragging: "Déposez-les ici",
  wrong: "Nous acceptons les images et les PDF",
  looking: "Examen de vos fichiers...",
  failed:
    "Une partie de cette page ne s’est pas chargée. Vérifiez votre connexion, puis sélectionnez à nouveau vos fichiers.",
  lost: "Les fichiers partagés ne sont pas arrivés jusqu’ici, et nous n’en avons rien gardé. Sélectionnez-les plutôt ici.",
  button: "Sélectionner des fichiers",
  others: "Sélectionner d’autres fichiers",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, SVG, PSD, PDF et d’autres. Des dossiers entiers aussi. Vous choisissez le nouveau format juste après.",
  private: "Rien n’a encore été envoyé.",
} satisfies Translated<typeof en>;
