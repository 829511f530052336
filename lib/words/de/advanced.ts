import type { Translated } from "..";
import type { advanced as en } from "../en/advanced";

export const advanced = {
  layout: "Ansicht",
  layouts: { advanced: "Erweitert", simple: "Einfach" },
  larger: "Größere Dateien gehen in der anderen Ansicht.",
  options: "Optionen",
  quality: "Qualität",
  smallerFile: "Kleinere Datei",
  moreDetail: "Mehr Details",
  background: "Hintergrundfarbe",
  fill: "Transparenz entfernen (mit Hintergrundfarbe füllen)",
  fillHelp:
    "JPG kennt keine Transparenz. Ohne diese Option fällt sie einfach weg: Durchsichtige Stellen zeigen dann die Farbe, die darunter gespeichert ist, oft Schwarz.",
  chosen: {
    white: "Qualität {percent} %, weißer Hintergrund",
    color: "Qualität {percent} %, Hintergrund {color}",
    dropped: "Qualität {percent} %, ohne Transparenz",
  },
  start: "{action} ({n})",
  rest: "{n} weitere umwandeln",
  progress: "Gesamtfortschritt",
  selected: "Ausgewählte Dateien ({n})",
  clear: "Alle entfernen",
  empty: "Noch keine Dateien ausgewählt",
  noneLeft:
    "Es ist nichts mehr umzuwandeln. Füge weitere Dateien hinzu, oder ändere die Optionen und wandle noch einmal um.",
  results: "Umgewandelte JPG-Dateien",
  converted: "Umgewandelte JPG-Dateien ({n})",
  ofQuality: "(Qualität {percent} %)",
  zip: "Alle als ZIP herunterladen",
} satisfies Translated<typeof en>;
