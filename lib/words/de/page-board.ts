import type { Translated } from "..";
import type { pageBoard as en } from "../en/page-board";
import { counted } from "../format";

export const pageBoard = {
  page: "Seite {page} von {name}",
  blankPage: "Leere Seite",
  turnedBy: "Um {degrees} Grad gedreht.",
  begins: "Hier beginnt eine neue Datei.",
  pages: "Seiten",
  help: "Klicken wählt eine Seite aus, Umschalt+Klick einen Bereich. Ziehen verschiebt. Ein Doppelklick zeigt die Seite groß.",
  helpTouch: "Tippen wählt eine Seite aus. Gedrückt halten und ziehen verschiebt.",
  helpKeys:
    "Die Leertaste wählt eine Seite aus, Umschalt mit Pfeiltasten mehrere. Alt mit Pfeiltasten verschiebt sie, Entf entfernt sie, Enter zeigt eine Seite groß.",
  count: counted({ one: "{n} Seite", other: "{n} Seiten" }),
  countOf: counted({
    one: "{n} von {total} Seiten ausgewählt",
    other: "{n} von {total} Seiten ausgewählt",
  }),
  empty: "Keine Seiten mehr da. „Rückgängig“ holt sie zurück.",

  views: { label: "Ansicht", files: "Dateien", pages: "Seiten" },
  sort: "Nach Namen sortieren",
  opening: "Wird geöffnet...",
  locked: "Braucht ein Passwort",
  broken: "Lässt sich nicht öffnen",

  tools: {
    label: "Seiten ändern",
    left: "Nach links drehen",
    right: "Nach rechts drehen",
    remove: "Löschen",
    duplicate: "Duplizieren",
    blank: "Leere Seite",
    cut: "Hier teilen",
    view: "Ansehen",
    undo: "Rückgängig",
    redo: "Wiederholen",
  },
  select: {
    label: "Seiten auswählen",
    all: "Alle",
    odd: "Ungerade",
    even: "Gerade",
    landscape: "Querformat",
    none: "Keine",
  },
  range: "Seiten",
  rangeHelp: "Zum Beispiel 1-3, 8",

  announced: {
    moved: counted({
      one: "Auf Platz {place} von {total} verschoben.",
      other: "{n} Seiten auf Platz {place} von {total} verschoben.",
    }),
    turnedRight: counted({ one: "Seite nach rechts gedreht.", other: "{n} Seiten nach rechts gedreht." }),
    turnedLeft: counted({ one: "Seite nach links gedreht.", other: "{n} Seiten nach links gedreht." }),
    removed: counted({
      one: "Seite gelöscht. Noch übrig: {left}.",
      other: "{n} Seiten gelöscht. Noch übrig: {left}.",
    }),
    duplicated: counted({ one: "Seite dupliziert.", other: "{n} Seiten dupliziert." }),
    blank: "Leere Seite auf Platz {place} eingefügt.",
    cut: counted({
      one: "Alle Seiten sind in einer Datei.",
      other: "Die Seiten sind auf {n} Dateien verteilt.",
    }),
    undone: "Änderung rückgängig gemacht.",
    redone: "Änderung wiederholt.",
    selected: counted({ one: "{n} Seite ausgewählt.", other: "{n} Seiten ausgewählt." }),
    sorted: "Dateien nach Namen sortiert.",
    fileMoved: "{name} ist jetzt Datei {place} von {total}.",
    finished: counted({ one: "Dein PDF ist fertig.", other: "{n} PDFs sind fertig." }),
    cleared: "Dateien entfernt. {keys} holt sie zurück.",
  },

  password: "Passwort von {name}",
  passwordWrong: "Mit diesem Passwort lässt sich die Datei nicht öffnen.",
  open: "Öffnen",
  removeFile: "Entfernen",
  brokenFile:
    "{name} lässt sich nicht öffnen. Die Datei ist beschädigt oder kein PDF. Die anderen Dateien betrifft das nicht.",

  split: "Teilen",
  ways: {
    pages: "Nach jeder Seite",
    every: "Nach mehreren Seiten",
    ranges: "Nach Seitenbereichen",
    bookmarks: "An Lesezeichen",
    marks: "Wo ich es will",
  },
  waysHelp: {
    pages: "Aus jeder Seite wird eine Datei.",
    bookmarks: "Bei jedem Lesezeichen der obersten Ebene beginnt eine neue Datei.",
  },
  every: "Seiten pro Datei",
  ranges: "Seitenbereiche",
  rangesHelp: "Aus jedem Bereich wird eine Datei.",
  extractAs: "Speichern als",
  extractWays: { together: "Ein PDF", apart: "Ein PDF pro Seite" },
  drafts: counted({ one: "Du bekommst eine Datei", other: "Du bekommst {n} Dateien" }),
  draft: counted({ one: "{name} ({n} Seite)", other: "{name} ({n} Seiten)" }),
  moreDrafts: "und {n} weitere",
  name: "Dateiname",
  names: "Dateinamen beginnen mit",
  endings: {
    merge: "zusammen",
    split: "teil",
    organize: "geordnet",
    rotate: "gedreht",
    delete: "bearbeitet",
    extract: "seiten",
  },

  busy: {
    merge: "Wird zusammengefügt...",
    split: "Wird geteilt...",
    organize: "Wird gespeichert...",
    rotate: "Wird gedreht...",
    delete: "Wird gelöscht...",
    extract: "Wird extrahiert...",
  },
  working: counted({
    one: "Hochgeladen. Wird bearbeitet.",
    other: "Hochgeladen. {n} Dateien werden bearbeitet.",
  }),

  missing: {
    nothing_selected: "Wähle zuerst mindestens eine Seite aus.",
    nothing_turned: "Drehe zuerst mindestens eine Seite.",
    nothing_left: "Behalte mindestens eine Seite.",
    bad_number: "Gib ein, wie viele Seiten jede Datei bekommt, zum Beispiel 2.",
    bad_ranges: "Gib Seitenbereiche ein, zum Beispiel 1-3, 8.",
    no_such_page: "Einige dieser Seiten gibt es nicht. Die letzte Seite ist {last}.",
    no_bookmarks: "Diese Seiten haben keine Lesezeichen. Wähle eine andere Art zu teilen.",
    no_marks: "Wähle die erste Seite einer neuen Datei aus und klicke dann auf „Hier teilen“.",
    one_file: "Füge noch ein PDF hinzu oder ändere die Seiten.",
    one_page: "Dieses PDF hat nur eine Seite, da gibt es nichts zu teilen.",
    too_many_documents: "Das ergibt mehr als {documents} Dateien. Nimm mehr Seiten pro Datei.",
    too_many_pages: "Das sind mehr als {pages} Seiten. Entferne einige.",
    locked: "Gib das Passwort von {name} ein, oder entferne diese Datei.",
    broken: "Keine dieser Dateien lässt sich öffnen. Wähle ein anderes PDF aus.",
  },

  done: counted({ one: "Dein PDF ist fertig", other: "{n} PDFs sind fertig" }),
  doneText: "Deine Seiten sind noch da. Ändere sie, um eine weitere Fassung zu erstellen.",
  results: "Ergebnisse",
  zip: "Alle als ZIP herunterladen",

  place: "Seite {place} von {total}",
} satisfies Translated<typeof en>;
