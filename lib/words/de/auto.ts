import type { Translated } from "..";
import type { auto as en } from "../en/auto";
import { counted } from "../format";

export const auto = {
  new: "Neue Dateien umwandeln",
  rest: "{n} weitere umwandeln",
  canceled: "Vor der Umwandlung abgebrochen",
  finished: counted({ other: "Fertig, {n} von {total} umgewandelt." }),
} satisfies Translated<typeof en>;
