import type { Translated } from "..";
import type { offline as en } from "../en/offline";

export const offline = {
  title: "Keine Verbindung – {site}",
  heading: "Du bist nicht verbunden",
  needed:
    "{site} öffnet Seiten und wandelt Dateien auf dem Server um, deshalb braucht jedes Tool das Internet. Prüfe deine Verbindung und versuche es erneut.",
  shared:
    "Die geteilten Dateien warten auf diesem Gerät. Sie erscheinen hier, sobald du wieder verbunden bist.",
  retry: "Erneut versuchen",
} satisfies Translated<typeof en>;
