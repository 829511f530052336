import type { Translated } from "..";
import type { imageText as en } from "../en/image-text";
import { counted } from "../format";

export const imageText = {
  language: "Sprache des Textes",
  step: "Der Text wird gelesen...",
  busy: "Wird gelesen...",
  rest: "{n} weitere lesen",
  announced: { started: "Das Lesen hat begonnen.", canceled: "Das Lesen wurde abgebrochen." },
  finished: counted({ one: "Fertig, {words} Wort.", other: "Fertig, {words} Wörter." }),
  words: counted({ one: "{words} Wort", other: "{words} Wörter" }),
  pictures: counted({ one: "{n} Bild", other: "{n} Bildern" }),
  found: "Text erkannt!",
  foundIn: "{words} in {pictures}.",
  others: counted({ one: "{n} anderen", other: "{n} anderen" }),
  foundInSome: "{words} in {pictures}, nichts in {others}.",
  none: "Kein Text gefunden",
  noneHelp: "Versuche es mit einem schärferen Bild, oder wähle die Sprache.",
  helps: {
    heading: "Was hilft",
    tips: [
      "Wähle die Sprache des Textes und lies ihn noch einmal.",
      "Fotografiere senkrecht von oben, bei gleichmäßigem Licht und so nah, dass der Text das Bild füllt.",
      "Nimm die Originaldatei: Einer kleinen Kopie aus einem Chat fehlt, was Buchstaben lesbar macht.",
    ],
  },
  again: "Noch einmal lesen",
  failed: "Der Text ließ sich nicht lesen.",
  result: "Text aus {name}",
  readAs: counted({
    one: "{words} Wort, gelesen als {language}",
    other: "{words} Wörter, gelesen als {language}",
  }),
  enlarge: "Vergrößern",
  zoomHelp:
    "Zoome mit dem Mausrad, mit zwei Fingern oder den Tasten „+“ und „-“. Zieh das Bild, um es zu verschieben.",
  joinLines: "Zeilen verbinden",
  restoreLines: "Zeilen wiederherstellen",
  copy: "Text kopieren",
  isCopied: "Kopiert",
  copied: "Text kopiert.",
  all: "Alle als eine .txt herunterladen",
  txt: ".txt herunterladen",
  docx: ".docx herunterladen",
} satisfies Translated<typeof en>;
