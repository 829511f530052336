import type { Translated } from "..";
import type { photoDetails as en } from "../en/photo-details";

export const photoDetails = {
  removed: "Entfernt: {details}",
  kept: "Behalten: {details}",
  none: "Diese Datei hatte keine versteckten Angaben.",
  kinds: {
    place: "Ort",
    date: "Datum",
    camera: "Kamera",
    serial: "Seriennummer",
    author: "Urheber",
    description: "Beschreibung",
    software: "Software",
    preview: "Vorschaubild",
    other: "andere Daten",
  },
  found: "Was darin stand",
  fields: {
    date: "Aufgenommen",
    camera: "Kamera",
    lens: "Objektiv",
    serial: "Seriennummer",
    author: "Urheber",
    copyright: "Copyright",
    description: "Beschreibung",
    software: "Software",
    place: "Ort",
  },
  coordinates: "{latitude}; {longitude}",
  map: "Auf der Karte anzeigen",
  mapNote: "Öffnet openstreetmap.org, das diesen Ort dann erfährt.",
  keep: "Fotoangaben behalten",
  keepHelp: "Datum, Kamera, Urheber und Copyright bleiben in der Datei. Der Ort wird entfernt.",
  keepPlace: "Auch den Ort behalten",
  keepPlaceHelp: "Wer die Datei bekommt, kann sehen, wo das Foto aufgenommen wurde.",
  chosen: {
    nothing: "Fotoangaben: werden entfernt",
    details: "Fotoangaben: bleiben, ohne den Ort",
    place: "Fotoangaben: bleiben, mit Ort",
  },
} satisfies Translated<typeof en>;
