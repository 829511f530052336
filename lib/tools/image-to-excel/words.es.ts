import { words as imageToText } from "../image-to-text/words.es";
import { pictures } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "Imagen a Excel",
  title: "Imagen a Excel | Foto de una tabla a XLSX, gratis",
  description:
    "Convierte una foto, un escaneo o una captura de una tabla en un archivo de Excel. Leemos el texto por ti. Gratis, sin cuenta.",
  keywords: [
    "imagen a excel",
    "foto a excel",
    "pasar imagen a excel",
    "captura a excel",
    "jpg a excel",
    "foto de tabla a excel",
  ],
  heading: "Convertidor de imagen a Excel",
  subtitle: "Fotos, escaneos y capturas de tablas, como una hoja con la que puedes calcular",
  dropZone: {
    prompt: "Arrastra y suelta aquí la imagen de una tabla",
    dragging: "Suelta aquí tu imagen",
    or: "o",
    button: "Seleccionar imagen",
    hint: `${pictures.or}, hasta 100 MB`,
  },
  action: "Convertir a Excel",
  steps: ["Leyendo tu imagen...", "Leyendo el texto...", "Buscando las tablas...", "Casi listo..."],
  messages: { wrong: "Aquí solo se pueden leer imágenes.", none: "Selecciona una imagen." },
  instead: imageToText.name,
  howToTitle: "Cómo convertir una imagen en un archivo de Excel",
  howTo: [
    {
      name: "Selecciona una imagen",
      text: "Una foto, un escaneo o una captura. También puedes pegar una captura de pantalla.",
    },
    { name: "Conviértela", text: "Pulsa el botón. Leer el texto tarda unos segundos." },
    {
      name: "Revisa y descarga",
      text: "Compara las celdas con la imagen y guarda el archivo de Excel.",
    },
  ],
  article: {
    sections: [
      {
        heading: "De píxeles a celdas",
        blocks: [
          "Primero se gira y se endereza la imagen, y se lee su texto. Después se buscan las filas y las columnas a partir de las líneas de la tabla, o de cómo se alinean las palabras y los números. Por último se comprueba qué es cada celda: un número, un porcentaje, un importe, una fecha o texto.",
          {
            caption: "Qué esperar de cada imagen",
            head: ["Imagen", "Resultado"],
            rows: [
              ["Capturas de pantalla", "Casi todas las celdas son correctas"],
              ["Escaneos planos a 200 dpi o más", "Bueno, también sin líneas entre las celdas"],
              ["Fotos desde arriba", "Bueno si la letra es nítida"],
              ["Fotos inclinadas o de una página curvada", "Las columnas se pueden mezclar"],
              ["Letra manuscrita", "No se admite"],
            ],
          },
        ],
      },
      {
        heading: "Revisa lo que se leyó",
        blocks: [
          "Leer el texto de una imagen nunca es perfecto. La imagen está junto a su tabla para que puedas compararlas. Las celdas difíciles de leer quedan marcadas, también en el archivo de Excel, y siguen siendo texto hasta que las revises.",
          "Si no se encontró la tabla, o se tomó por tabla más de la cuenta, dibuja un marco a su alrededor. Entonces se lee solo lo que hay dentro.",
        ],
      },
      {
        heading: "Haz una foto que sirva",
        blocks: [
          {
            list: [
              "Pon la página plana y sujeta la cámara justo encima.",
              "Llena el encuadre con la tabla y deja un margen pequeño alrededor.",
              "Usa luz de día desde un lado. El flash deja una mancha blanca.",
              "Usa la foto original. Las aplicaciones de mensajería la reducen hasta que se pierden las cifras pequeñas.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo convertir varias imágenes a la vez?",
        answer:
          "De una en una. Si son páginas de un documento, haz con ellas un PDF en [Imagen a PDF](/image-to-pdf) y usa después [PDF a Excel](/pdf-to-excel).",
      },
      {
        question: "¿Qué idiomas puede leer?",
        answer:
          "20 idiomas, que se detectan automáticamente. La lista está en [Imagen a texto](/image-to-text).",
      },
      {
        question: "¿Por qué un número aparece como texto?",
        answer:
          "Porque se podía leer de dos maneras o tiene un carácter que ningún número tiene. Un número equivocado sería peor que un texto.",
      },
      {
        question: "¿Puedo obtener un archivo CSV?",
        answer: "Sí. Elige CSV como formato de archivo. No hace falta subir otra vez la imagen.",
      },
      {
        question: "Solo necesito el texto. ¿Hay algo más sencillo?",
        answer: "Sí. [Imagen a texto](/image-to-text) te da el texto para copiarlo.",
      },
      {
        question: "¿Se guarda mi imagen?",
        answer:
          "No. Tu imagen se elimina justo después de la conversión, y el resultado, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
