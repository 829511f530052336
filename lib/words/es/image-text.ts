import type { Translated } from "..";
import type { imageText as en } from "../en/image-text";
import { counted } from "../format";

export const imageText = {
  language: "Idioma del texto",
  step: "Leyendo el texto...",
  busy: "Leyendo...",
  rest: "Leer {n} más",
  announced: { started: "Lectura iniciada.", canceled: "Lectura cancelada." },
  finished: counted({ one: "Terminado: {words} palabra.", other: "Terminado: {words} palabras." }),
  words: counted({ one: "{words} palabra", other: "{words} palabras" }),
  pictures: counted({ one: "{n} imagen", other: "{n} imágenes" }),
  found: "¡Texto reconocido!",
  foundIn: "{words} en {pictures}.",
  others: counted({ one: "otra imagen", other: "otras {n}" }),
  foundInSome: "{words} en {pictures}, nada en {others}.",
  none: "No encontramos texto",
  noneHelp: "Prueba con una imagen más nítida o elige el idioma.",
  helps: {
    heading: "Qué ayuda",
    tips: [
      "Elige el idioma del texto y vuelve a leerlo.",
      "Toma la foto desde arriba, con luz uniforme y lo bastante cerca para que el texto ocupe toda la foto.",
      "Usa el archivo original: una copia pequeña de un chat ha perdido lo que hace legibles las letras.",
    ],
  },
  again: "Leer otra vez",
  failed: "No pudimos leer el texto.",
  result: "Texto de {name}",
  readAs: counted({
    one: "{words} palabra, idioma: {language}",
    other: "{words} palabras, idioma: {language}",
  }),
  enlarge: "Ampliar",
  zoomHelp: "Acerca con la rueda, con dos dedos o con las teclas + y -, y arrastra la imagen para moverla.",
  joinLines: "Unir líneas",
  restoreLines: "Restaurar líneas",
  copy: "Copiar texto",
  isCopied: "Copiado",
  copied: "Texto copiado.",
  all: "Descargar todo en un .txt",
  txt: "Descargar .txt",
  docx: "Descargar .docx",
} satisfies Translated<typeof en>;
