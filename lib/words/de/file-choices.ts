import type { Translated } from "..";
import type { fileChoices as en } from "../en/file-choices";
import { counted } from "../format";

export const fileChoices = {
  question: counted({
    one: "Was soll daraus werden?",
    other: "Was soll daraus werden?",
  }),
  noQuestion: "Das können wir noch nicht umwandeln",
  noneLeft: "Keine Dateien mehr da",
  files: {
    photo: {
      name: counted({ one: "{n} {label}-Foto", other: "{n} {label}-Fotos" }),
      none: counted({
        one: "{label}-Fotos können wir noch nicht umwandeln.",
        other: "{label}-Fotos können wir noch nicht umwandeln.",
      }),
    },
    picture: {
      name: counted({ one: "{n} {label}-Bild", other: "{n} {label}-Bilder" }),
      none: counted({
        one: "{label}-Bilder können wir noch nicht umwandeln.",
        other: "{label}-Bilder können wir noch nicht umwandeln.",
      }),
    },
    document: {
      name: counted({ one: "{n} {label}", other: "{n} {label}s" }),
      none: counted({
        one: "{label} können wir noch nicht umwandeln.",
        other: "{label}s können wir noch nicht umwandeln.",
      }),
    },
    file: {
      name: counted({ one: "{n} {label}-Datei", other: "{n} {label}-Dateien" }),
      none: counted({
        one: "{label}-Dateien können wir noch nicht umwandeln.",
        other: "{label}-Dateien können wir noch nicht umwandeln.",
      }),
    },
  },
  together: "Alle {n} zusammen",
  nameAndSize: "{name}, {size}",
  list: "Dateien ({size})",
  remove: "{name} entfernen",
  more: "Mehr Möglichkeiten",
  choiceFor: "{files}: ",
  choiceAs: "{choice}, als {format}",
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "Text",
    merged: "Ein gemeinsames PDF",
    split: "PDF in Teilen",
    organized: "PDF mit neu geordneten Seiten",
    searchable: "Durchsuchbares PDF",
    protected: "PDF mit Passwort",
    unlocked: "PDF ohne Passwort",
    resized: "Andere Größe",
    cleaned: "Ohne Fotoangaben",
    other: "Anderes Format",
  },
  smaller: counted({ one: "Kleinere Datei", other: "Kleinere Dateien" }),
  unreadable: counted({
    one: "Diese Datei können wir nicht lesen: {names}.",
    other: "Diese Dateien können wir nicht lesen: {names}.",
  }),
  unreadableMore: counted({
    one: "Diese Dateien können wir nicht lesen: {names} und {n} weitere.",
    other: "Diese Dateien können wir nicht lesen: {names} und {n} weitere.",
  }),
  unreadableAs: {
    picture: counted({
      one: "Diese Art von Bild kennen wir nicht, oder die Datei ist beschädigt. Speichere sie in dem Programm, aus dem sie stammt, als JPG oder PNG und wähle dann die neue Datei aus.",
      other:
        "Diese Arten von Bildern kennen wir nicht, oder die Dateien sind beschädigt. Speichere sie in dem Programm, aus dem sie stammen, als JPG oder PNG und wähle dann die neuen Dateien aus.",
    }),
    document: counted({
      one: "Das ist ein Dokument, und wir nehmen Bilder und PDFs an. Speichere es in dem Programm, aus dem es stammt, als PDF und wähle dann das PDF aus.",
      other:
        "Das sind Dokumente, und wir nehmen Bilder und PDFs an. Speichere sie in dem Programm, aus dem sie stammen, als PDF und wähle dann die PDFs aus.",
    }),
    other: counted({
      one: "Sie ist weder ein Bild noch ein PDF, oder sie ist beschädigt.",
      other: "Sie sind weder Bilder noch PDFs, oder sie sind beschädigt.",
    }),
  },
} satisfies Translated<typeof en>;
