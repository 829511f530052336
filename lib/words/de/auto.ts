import type { Translated } from "..";
import type { auto as en } from "../en/auto";

export const auto = {
  new: "Neue Dateien umwandeln",
  rest: "{n} weitere umwandeln",
  canceled: "Vor der Umwandlung abgebrochen",
  finished: "Fertig, {n} von {total} umgewandelt.",
} satisfies Translated<typeof en>;
