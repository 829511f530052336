import type { Translated } from "..";
import type { ui as en } from "../en/ui";
export const ui = {
  close: "Fermer",
  hidePassword: "Masquer le mot de passe",
  showPassword: "Afficher le mot de passe",
  hide: "Masquer",
  show: "Afficher",
  pictureNotLoaded: "Nous n’avons pas pu charger cette image.",
  quarter: "{percent} pour cent",
} satisfies Translated<typeof en>;
