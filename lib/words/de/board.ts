import type { Translated } from "..";
import type { board as en } from "../en/board";

export const board = {
  hint: "Zum Umordnen ziehen.",
  hintTouch: "Zum Umordnen gedrückt halten, dann ziehen.",
  handle: "{name}, Platz {place} von {total}",
  help: "Nimm es mit der Leertaste auf, verschiebe es mit den Pfeiltasten und lege es mit der Leertaste ab. Mit Escape kehrt es an seinen Platz zurück.",
  turn: "{name} um 90 Grad drehen",
  picked: "{name} aufgenommen, Platz {place} von {total}.",
  dropped: "{name} abgelegt, Platz {place} von {total}.",
  back: "{name} ist zurück auf Platz {place} von {total}.",
  turned: "Auf {degrees} Grad gedreht.",
} satisfies Translated<typeof en>;
