import type { Translated } from "..";
import type { photoDetails as en } from "../en/photo-details";

export const photoDetails = {
  removed: "Se quitó: {details}",
  kept: "Se conservó: {details}",
  none: "Este archivo no tenía datos ocultos.",
  kinds: {
    place: "ubicación",
    date: "fecha",
    camera: "cámara",
    serial: "número de serie",
    author: "autor",
    description: "descripción",
    software: "software",
    preview: "imagen de vista previa",
    other: "otros datos",
  },

  found: "Lo que decía",
  fields: {
    date: "Fecha",
    camera: "Cámara",
    lens: "Objetivo",
    serial: "Número de serie",
    author: "Autor",
    copyright: "Derechos de autor",
    description: "Descripción",
    software: "Software",
    place: "Ubicación",
  },
  coordinates: "{latitude}; {longitude}",
  map: "Ver en un mapa",
  mapNote: "Abre openstreetmap.org, que así conocerá esta ubicación.",

  keep: "Conservar los datos de la foto",
  keepHelp:
    "La fecha, la cámara, el autor y los derechos de autor se quedan en el archivo. La ubicación se quita.",
  keepPlace: "Conservar también la ubicación",
  keepPlaceHelp: "Quien reciba el archivo podrá ver dónde se tomó la foto.",
  chosen: {
    nothing: "Datos de la foto: se quitan",
    details: "Datos de la foto: se conservan, excepto la ubicación",
    place: "Datos de la foto: se conservan, con la ubicación",
  },
} satisfies Translated<typeof en>;
