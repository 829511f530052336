import type { Translated } from "..";
import type { targetSize as en } from "../en/target-size";

export const targetSize = {
  limit: "Dateigröße begrenzen",
  amount: "Maximale Dateigröße",
  chosen: { none: "Dateigröße nicht begrenzt", limit: "Höchstens {amount} {unit}" },
  refused: "Gib eine Größe von mindestens 1 KB ein.",
  unit: "Einheit",
  units: { kilobyte: "KB", megabyte: "MB" },
  for: "Gilt für",
  subjects: { each: "Jedes Bild", all: "Alle Bilder zusammen" },
  fewerPixels: "Bei Bedarf weniger Pixel nehmen",
  explainOne: "1 KB sind hier 1.000 Byte, damit die Datei in jedes Formular passt.",
  explainAll: "1 KB sind hier 1.000 Byte, damit die Dateien in jedes Formular passen.",
} satisfies Translated<typeof en>;
