import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JP2", to: "JPG" }),
  name: "JP2 a JPG",
  title: "Convertir JP2 a JPG | Archivos JPEG 2000, gratis",
  description:
    "Convierte imágenes JPEG 2000 (.jp2, .j2k, .jpx) de archivos históricos, mapas y escáneres en JPG que muestran los navegadores. Gratis y sin registro.",
  keywords: ["jp2 a jpg", "jpeg 2000 a jpg", "j2k a jpg", "convertir jp2 a jpg", "abrir archivo jp2"],
  heading: "Convertidor de JP2 a JPG",
  subtitle: "JPEG 2000 de archivos históricos, mapas y escáneres, como JPG normales",
  howTo: [
    {
      name: "Selecciona tus JP2",
      text: "También sirven los archivos sin contenedor (codestreams), como .j2k y .jpc.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a JPG”. Los escaneos grandes tardan unos segundos cada uno.",
    },
    {
      name: "Descarga tus JPG",
      text: "Cada fila tiene su imagen y su enlace.",
    },
  ],
  article: {
    sections: [
      {
        heading: "De dónde viene JPEG 2000",
        blocks: [
          "Las bibliotecas escanean libros en este formato, los satélites y los hospitales guardan en él sus imágenes, y los cines digitales proyectan películas con él. Aun así, los navegadores de hoy no lo muestran, y los teléfonos no saben qué hacer con un .jp2.",
          "Si has descargado una página de un archivo histórico o una tesela de un mapa, un JPG es la forma más rápida de verla, imprimirla o ponerla en un documento.",
        ],
      },
      {
        heading: "Qué se convierte",
        blocks: [
          {
            caption: "Partes de un JP2 y lo que queda de ellas en el JPG",
            head: ["En el JP2", "En el JPG"],
            rows: [
              ["RGB, sYCC o gris", "Lo mismo, en sRGB"],
              ["Un perfil de color", "Aplicado, para que los colores sean los previstos"],
              ["Una paleta", "Se consulta para cada píxel"],
              ["Opacidad", "Blanco detrás"],
              ["Más de 8 bits", "Reducidos a 8"],
              ["Color reducido a la mitad (submuestreo)", "Ampliado al tamaño completo"],
            ],
          },
        ],
      },
      {
        heading: "Por qué, sin esta página, haría falta otro programa",
        blocks: [
          "Windows no muestra JPEG 2000, y rara vez tienes a mano un visor que lo haga. Cada archivo histórico usa un rincón distinto del estándar, con sus propias teselas, capas de calidad y espacios de color, de modo que un programa que abre los escaneos de una biblioteca puede fallar con la siguiente. El convertidor los lee todos y, si algo no puede leerlo, lo dice con una frase en lugar de darte una imagen con los colores equivocados.",
        ],
      },
      {
        heading: "Escaneos muy grandes",
        blocks: [
          "Un JP2 puede tener cientos de megapíxeles y abrirse a una resolución menor. Esta página lo descodifica entero, hasta 100 megapíxeles. Si tiene más, descarga del archivo histórico una versión reducida: casi siempre ofrecen una.",
        ],
      },
    ],
    questions: [
      {
        question: "¿JPEG 2000 es mejor que JPG?",
        answer:
          "Conserva más detalle con el mismo peso, puede guardar sin pérdida y no forma bloques. No triunfó porque era lento y los navegadores nunca lo adoptaron.",
      },
      {
        question: "¿Y los .jpx y .jpf?",
        answer: "Son las mismas imágenes en un contenedor más completo. Se convierte la primera imagen.",
      },
      {
        question: "¿Se conserva la georreferencia?",
        answer: "No. Un JPG no tiene dónde guardarla. Apunta las coordenadas antes de convertir un mapa.",
      },
      {
        question: "¿Se queda el escaneo en el servidor?",
        answer: "No más de lo necesario. Su JPG se elimina después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
