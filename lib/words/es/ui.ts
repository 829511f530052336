import type { Translated } from "..";
import type { ui as en } from "../en/ui";

export const ui = {
  close: "Cerrar",
  hidePassword: "Ocultar la contraseña",
  showPassword: "Mostrar la contraseña",
  hide: "Ocultar",
  show: "Mostrar",
  pictureNotLoaded: "No pudimos cargar esta imagen.",
  quarter: "{percent} por ciento",
} satisfies Translated<typeof en>;
