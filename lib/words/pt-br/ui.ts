import type { Translated } from "..";
import type { ui as en } from "../en/ui";

export const ui = {
  close: "Fechar",
  hidePassword: "Ocultar senha",
  showPassword: "Mostrar senha",
  hide: "Ocultar",
  show: "Mostrar",
  pictureNotLoaded: "Não conseguimos carregar esta imagem.",
  quarter: "{percent} por cento",
} satisfies Translated<typeof en>;
