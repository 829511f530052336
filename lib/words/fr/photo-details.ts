import type { Translated } from "..";
import type { photoDetails as en } from "../en/photo-details";

export const photoDetails = {
  removed: "Retiré : {details}",
  kept: "Conservé : {details}",
  none: "Ce fichier ne contenait aucune donnée cachée.",
  kinds: {
    place: "lieu",
    date: "date",
    camera: "appareil photo",
    serial: "numéro de série",
    author: "auteur",
    description: "description",
    software: "logiciel",
    preview: "aperçu",
    other: "autres données",
  },

  found: "Données trouvées",
  fields: {
    date: "Prise le",
    camera: "Appareil photo",
    lens: "Objectif",
    serial: "Numéro de série",
    author: "Auteur",
    copyright: "Copyright",
    description: "Description",
    software: "Logiciel",
    place: "Lieu",
  },
  coordinates: "{latitude}\u00a0; {longitude}",
  map: "Voir sur une carte",
  mapNote: "Ouvre openstreetmap.org, qui connaîtra alors ce lieu.",

  keep: "Garder les données de la photo",
  keepHelp:
    "La date, l’appareil photo, l’auteur et le copyright restent dans le fichier. Le lieu est retiré.",
  keepPlace: "Garder aussi le lieu",
  keepPlaceHelp: "Toute personne qui reçoit le fichier peut voir où la photo a été prise.",
  chosen: {
    nothing: "Données de la photo : retirées",
    details: "Données de la photo : gardées, sauf le lieu",
    place: "Données de la photo : gardées, avec le lieu",
  },
} satisfies Translated<typeof en>;
