import type { Translated } from "..";
import type { photoDetails as en } from "../en/photo-details";

export const photoDetails = {
  removed: "Removido: {details}",
  kept: "Mantido: {details}",
  none: "Este arquivo não tinha dados ocultos.",
  kinds: {
    place: "local",
    date: "data",
    camera: "câmera",
    serial: "número de série",
    author: "autoria",
    description: "descrição",
    software: "programa",
    preview: "imagem de prévia",
    other: "outros dados",
  },

  found: "O que o arquivo dizia",
  fields: {
    date: "Tirada em",
    camera: "Câmera",
    lens: "Lente",
    serial: "Número de série",
    author: "Autoria",
    copyright: "Direitos autorais",
    description: "Descrição",
    software: "Programa",
    place: "Local",
  },
  coordinates: "{latitude}; {longitude}",
  map: "Mostrar no mapa",
  mapNote: "Abre o openstreetmap.org, que assim fica sabendo deste local.",

  keep: "Manter os dados da foto",
  keepHelp: "Data, câmera, autoria e direitos autorais ficam no arquivo. O local é removido.",
  keepPlace: "Manter também o local",
  keepPlaceHelp: "Quem receber o arquivo pode ver onde a foto foi tirada.",
  chosen: {
    nothing: "Dados da foto: removidos",
    details: "Dados da foto: mantidos, menos o local",
    place: "Dados da foto: mantidos, com o local",
  },
} satisfies Translated<typeof en>;
