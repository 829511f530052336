import type { Translated } from "..";
import type { fileChoices as en } from "../en/file-choices";
import { counted } from "../format";

export const fileChoices = {
  question: counted({
    one: "¿En qué quieres convertirlo?",
    other: "¿En qué quieres convertirlos?",
  }),
  noQuestion: "Todavía no podemos convertirlo",
  noneLeft: "No queda ningún archivo",
  files: {
    photo: {
      name: counted({ one: "{n} foto {label}", other: "{n} fotos {label}" }),
      none: counted({
        one: "Todavía no podemos convertir fotos {label}.",
        other: "Todavía no podemos convertir fotos {label}.",
      }),
    },
    picture: {
      name: counted({ one: "{n} imagen {label}", other: "{n} imágenes {label}" }),
      none: counted({
        one: "Todavía no podemos convertir imágenes {label}.",
        other: "Todavía no podemos convertir imágenes {label}.",
      }),
    },
    document: {
      name: counted({ one: "{n} {label}", other: "{n} {label}" }),
      none: counted({
        one: "Todavía no podemos convertir {label}.",
        other: "Todavía no podemos convertir {label}.",
      }),
    },
    file: {
      name: counted({ one: "{n} archivo {label}", other: "{n} archivos {label}" }),
      none: counted({
        one: "Todavía no podemos convertir archivos {label}.",
        other: "Todavía no podemos convertir archivos {label}.",
      }),
    },
  },
  together: "Los {n} juntos",
  nameAndSize: "{name}, {size}",
  list: "Archivos ({size})",
  remove: "Quitar {name}",
  more: "Más opciones",
  choiceFor: "{files}: ",
  choiceAs: "{choice}, en {format}",
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "Texto",
    merged: "Un solo PDF",
    split: "PDF dividido en partes",
    organized: "PDF con páginas reordenadas",
    searchable: "PDF con texto buscable",
    protected: "PDF con contraseña",
    unlocked: "PDF sin contraseña",
    resized: "Otro tamaño",
    cleaned: "Sin datos de la foto",
    other: "Otro formato",
  },
  smaller: counted({ one: "Archivo más pequeño", other: "Archivos más pequeños" }),
  unreadable: counted({
    one: "No podemos leer este archivo: {names}.",
    other: "No podemos leer estos archivos: {names}.",
  }),
  unreadableMore: counted({
    one: "No podemos leer estos archivos: {names} y {n} más.",
    other: "No podemos leer estos archivos: {names} y {n} más.",
  }),
  unreadableAs: {
    picture: counted({
      one: "Es un tipo de imagen que no conocemos o está dañado. Guárdalo como JPG o PNG en el programa con el que lo creaste y selecciona el archivo nuevo.",
      other:
        "Son tipos de imagen que no conocemos o están dañados. Guárdalos como JPG o PNG en el programa con el que los creaste y selecciona los archivos nuevos.",
    }),
    document: counted({
      one: "Es un documento, y admitimos imágenes y PDF. Guárdalo como PDF en el programa con el que lo creaste y selecciona el PDF.",
      other:
        "Son documentos, y admitimos imágenes y PDF. Guárdalos como PDF en el programa con el que los creaste y selecciona los PDF.",
    }),
    other: counted({
      one: "No es una imagen ni un PDF, o está dañado.",
      other: "No son imágenes ni PDF, o están dañados.",
    }),
  },
} satisfies Translated<typeof en>;
