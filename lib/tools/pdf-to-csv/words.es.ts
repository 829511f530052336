import { words as pdfToWord } from "../pdf-to-word/words.es";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF a CSV",
  title: "Convertir PDF a CSV | Extrae tablas, gratis",
  description:
    "Extrae las tablas de un PDF como archivos CSV para Excel, Python o una base de datos. También escaneos. Gratis, sin cuenta y con borrado automático.",
  keywords: [
    "pdf a csv",
    "convertir pdf a csv",
    "pasar pdf a csv",
    "extraer tabla de pdf",
    "extraer datos de pdf",
  ],
  heading: "Convertidor de PDF a CSV",
  subtitle: "Tablas como datos sin formato para hojas de cálculo, scripts y bases de datos",
  dropZone: {
    ...pdfDropZone,
    hint: "Un PDF de hasta 100 MB y 500 páginas. También escaneos, hasta 50 páginas.",
  },
  action: "Convertir a CSV",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Encuentra las tablas",
      text: "Pulsa el botón. Las páginas y sus tablas aparecen unas junto a otras.",
    },
    {
      name: "Elige el formato y descarga",
      text: "Coma, punto y coma o tabulador, con marca de orden de bytes o sin ella. Para cambiarlo no hace falta otra subida.",
    },
  ],
  article: {
    sections: [
      {
        heading: "El formato del archivo",
        blocks: [
          "Los valores están en el archivo CSV como en el PDF, en UTF-8. Los que contienen un separador, unas comillas o un salto de línea van entre comillas, como pide la norma RFC 4180.",
          {
            caption: "Qué separador elegir",
            head: ["Separador", "Sirve para"],
            rows: [
              [
                "Coma",
                "Python, R, bases de datos, Hojas de cálculo de Google y Excel donde se usa punto decimal, como en México",
              ],
              [
                "Punto y coma",
                "Excel donde los números llevan coma decimal, como en España y gran parte de Sudamérica",
              ],
              ["Tabulador", "Copiar en otros programas, y textos llenos de comas"],
            ],
          },
          "“Marcar como UTF-8 para Excel” añade tres bytes al principio, la marca de orden de bytes. Con ella, Excel muestra bien la ñ, los acentos y el € cuando haces doble clic en el archivo. Desactívala para los scripts a los que les dé problemas.",
        ],
      },
      {
        heading: "Un archivo o varios",
        blocks: [
          "Varias tablas dan varios archivos CSV en un ZIP, con los nombres de sus títulos. Activa “Poner todas las tablas en un archivo” para tenerlas una debajo de otra, con una fila vacía en medio.",
          "Una celda que ocupa varias columnas o filas tiene su texto en el primer lugar, y los demás quedan vacíos. Una tabla que sigue en varias páginas es una sola, y su encabezado repetido no se incluye.",
        ],
      },
      {
        heading: "Seguro para abrirlo en una hoja de cálculo",
        blocks: [
          "Excel ejecuta como fórmula una celda que empieza por =, +, - o @, también en un archivo CSV. Alguien podría esconder una dañina en un PDF. Esas celdas reciben un apóstrofo delante, y eso lo impide. Los números como -12 y +3,5 quedan como están.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué Excel lo pone todo en una columna?",
        answer:
          "Tu Excel espera otro separador, casi siempre el punto y coma. Elígelo y descarga el archivo otra vez, o usa [PDF a Excel](/pdf-to-excel), que no tiene separadores.",
      },
      {
        question: "¿Se cambian los números?",
        answer:
          "No. Un archivo CSV no tiene tipos, así que 1.234,56 sigue siendo 1.234,56. Para números que una hoja de cálculo entiende en cualquier idioma, elige Excel como formato de archivo.",
      },
      {
        question: "¿Funciona con escaneos?",
        answer:
          "Sí, hasta 50 páginas escaneadas. Su texto se lee de la imagen, así que revisa las cifras antes de confiar en ellas.",
      },
      {
        question: "Falta una tabla. ¿Y ahora?",
        answer:
          "Dibuja un marco a su alrededor en la imagen de la página, y se lee de nuevo. Si el PDF no tiene ninguna tabla, elige “Todo lo que hay en la página”.",
      },
      {
        question: "¿Puedo hacerlo desde un script?",
        answer:
          "Sí. La dirección /api/pdf-to-excel recibe un PDF y devuelve sus tablas como XLSX, CSV o JSON. El archivo /api/openapi.json la describe.",
      },
      {
        question: "¿Cuánto tiempo se guarda mi archivo?",
        answer:
          "No más de lo que dura la conversión. Las tablas encontradas se guardan {retention}, salvo que las elimines enseguida.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
