import type { Translated } from "..";
import type { ui as en } from "../en/ui";

export const ui = {
  close: "Schließen",
  hidePassword: "Passwort verbergen",
  showPassword: "Passwort anzeigen",
  hide: "Verbergen",
  show: "Anzeigen",
  pictureNotLoaded: "Das Bild ließ sich nicht laden.",
  quarter: "{percent} Prozent",
} satisfies Translated<typeof en>;
