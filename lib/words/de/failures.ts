import type { Translated } from "..";
import type { failures as en } from "../en/failures";
import { counted } from "../format";

export const failures = {
  line: "{name}: {reason}",
  page: "Seite {page}",

  network: "Netzwerkfehler",
  timeout: "Zeitüberschreitung",
  reply: "Die Antwort des Servers war nicht lesbar",
  server: "Serverfehler",
  status: "Serverfehler ({status})",
  silent: {
    file: "Diese Datei ließ sich nicht umwandeln.",
    compression: "Diese Datei ließ sich nicht komprimieren.",
    page: "Diese Seite ließ sich nicht umwandeln.",
  },
  advice: {
    network: "Wir konnten den Server nicht erreichen. Prüfe deine Verbindung und versuche es erneut.",
    reply: "Lade die Seite neu und versuche es erneut.",
    timeout: "Das hat zu lange gedauert. Versuche es erneut oder mit kleineren Dateien.",
    tooLarge: "Das war zu viel auf einmal. Wähle weniger oder kleinere Dateien aus.",
    server: "Der Server hatte ein Problem. Versuche es gleich noch einmal.",
  },

  tryAgain: "Die Umwandlung ist fehlgeschlagen. Bitte versuche es erneut.",
  conversion: "Umwandlung fehlgeschlagen: {reason}",
  compression: "Die Komprimierung ist fehlgeschlagen. Bitte versuche es erneut.",
  empty: "Es kamen keine Bilder zurück.",
  file: "{name} ließ sich nicht umwandeln: {reason}",
  batch: "Die Umwandlung der Dateien ist fehlgeschlagen",
  download: "{name} ließ sich nicht herunterladen: {reason}",
  zip: "Die ZIP-Datei ließ sich nicht erstellen: {reason}",

  leftOut: counted({
    one: "{n} Datei wurde nicht übernommen.",
    other: "{n} Dateien wurden nicht übernommen.",
  }),
  overLimit: "Dieses Tool nimmt Dateien bis {limit} MB an.",
  eachLimit: "Jede Datei darf bis zu {limit} MB groß sein.",
  onlyFirst: "Diese Seite nimmt nur ein PDF auf einmal. Wir haben das erste behalten.",

  png: {
    said: "Fehler: {reason}",
    failed: "Umwandlung fehlgeschlagen",
    noAnswer: "Der Server antwortet nicht. Bitte prüfe deine Verbindung.",
    timeout: "Zeitüberschreitung. Bitte versuche es mit kleineren Dateien.",
    conversion: "Kein Bild ließ sich umwandeln",
    download: "Die umgewandelten Dateien ließen sich nicht herunterladen",
  },
  jpeg: {
    timeout: "Zeitüberschreitung (Verbindung abgebrochen)",
    tooLarge: "Datei zu groß",
    advice: "Prüfe deine Verbindung und versuche es erneut.",
  },

  kinds: {
    named: { a: "eine {format}-Datei", an: "eine {format}-Datei" },
    is: {
      only: "Das ist {format}.",
      one: "{name} ist {format}.",
      all: "Das sind {format}-Dateien.",
    },
    made: {
      only: "Das ist schon {format}. Hier gibt es nichts umzuwandeln.",
      one: "{name} ist schon {format}. Hier gibt es nichts umzuwandeln.",
      all: "Das sind schon {format}-Dateien. Hier gibt es nichts umzuwandeln.",
    },
    rename: {
      one: "{kind} Ändere die Dateiendung in .{ending} und wähle die Datei noch einmal aus.",
      all: "{kind} Ändere die Dateiendungen in .{ending} und wähle die Dateien noch einmal aus.",
    },
    extension: "{kind} Diese Seite nimmt nur Dateien an, die auf .{ending} enden.",
    unknown: "Das Format von {name} erkennen wir nicht.",
    unreadable:
      "{format}-Dateien können wir nicht lesen. Speichere das Bild in dem Programm, aus dem es stammt, als PNG oder JPG und wähle dann die neue Datei aus.",
  },
} satisfies Translated<typeof en>;
