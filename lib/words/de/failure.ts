import type { Translated } from "..";
import type { failure as en } from "../en/failure";

export const failure = {
  title: "Unerwarteter Fehler",
  server: "500 Interner Serverfehler",
  advice:
    "Versuche es erneut. Wenn das nicht hilft, fang auf der Startseite neu an. Die Dateien auf deinem Gerät sind unverändert.",
  reference: "Wenn du uns schreibst, gib den Fehler {digest} an",
  retry: "Erneut versuchen",
  home: "Startseite",
} satisfies Translated<typeof en>;
