import { words as pdfToWord } from "../pdf-to-word/words.es";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF a Excel",
  title: "Convertir PDF a Excel | Tablas a XLSX, gratis",
  description:
    "Convierte las tablas de un PDF en un archivo de Excel, con números y fechas de verdad. También escaneos. Gratis, sin cuenta, sin marca de agua.",
  keywords: [
    "pdf a excel",
    "convertir pdf a excel",
    "pasar pdf a excel",
    "pdf a xlsx",
    "extraer tablas de pdf",
  ],
  heading: "Convertidor de PDF a Excel",
  subtitle: "Tablas como hojas con las que puedes calcular, con números, fechas y celdas combinadas",
  dropZone: {
    ...pdfDropZone,
    hint: "Un PDF de hasta 100 MB y 500 páginas. También escaneos, hasta 50 páginas.",
  },
  action: "Convertir a Excel",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Encuentra las tablas",
      text: "Pulsa el botón. Las páginas y sus tablas aparecen unas junto a otras.",
    },
    {
      name: "Revisa y descarga",
      text: "Deja fuera lo que no necesites, une las tablas que van juntas y guarda el archivo de Excel.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Qué llega al archivo de Excel",
        blocks: [
          "Un PDF no tiene celdas. Tiene letras y, a veces, líneas. El convertidor deduce las filas y las columnas de las líneas que rodean las celdas, de los colores que hay detrás y de cómo se alinean las palabras y los números.",
          {
            caption: "En qué se convierte una tabla",
            head: ["En el PDF", "En Excel"],
            rows: [
              ["Cada tabla", "Una hoja, con el nombre de su título"],
              ["1.234,56 o 1,234.56", "Un número que puedes sumar"],
              ["12,5 % y 1200 $", "Un porcentaje y un importe, como se ven en el PDF"],
              ["31.12.2025 o Dec 31, 2025", "Una fecha"],
              ["Celdas que ocupan varias columnas o filas", "Celdas combinadas"],
              ["Filas de encabezado", "En negrita, y a la vista al desplazarte"],
              ["Una tabla en varias páginas", "Una sola tabla, con su encabezado una vez"],
            ],
          },
          "El texto que rodea las tablas no se incluye. Si también lo necesitas, elige “Todo lo que hay en la página” antes de convertir.",
        ],
      },
      {
        heading: "Números en los que puedes confiar",
        blocks: [
          "¿1.234 es un poco más de uno, o más de mil? Depende de quién lo escribió. El convertidor mira los demás números de la columna, de la tabla y del documento, y solo decide si no dejan dudas. Si no, la celda se queda como texto, exactamente como está en el PDF.",
          "Los números entre paréntesis, como (12), pasan a ser negativos, igual que los que llevan un signo menos detrás. Los teléfonos, los identificadores largos y los números con ceros delante se quedan como texto, para que no se pierda ninguna cifra.",
        ],
      },
      {
        heading: "Revisa las tablas antes de guardarlas",
        blocks: [
          "La página aparece junto a sus tablas, cada una en un marco. Compara unas cuantas celdas, sobre todo las sumas. Puedes dejar fuera tablas, decir qué filas son el encabezado y unir tablas que el convertidor tomó por dos. Si falta una tabla o está cortada, dibuja un marco a su alrededor y se lee otra vez.",
          "Todo esto pasa en tu navegador, así que no hace falta subir nada otra vez.",
        ],
      },
      {
        heading: "Tablas escaneadas",
        blocks: [
          "Si una página es un escaneo, antes se lee el texto de la imagen. Eso tarda unos segundos por página, hasta 50 páginas. Las celdas difíciles de leer quedan marcadas. Compáralas con la página antes de confiar en ellas: un 3 tenue y un 8 se confunden con facilidad.",
        ],
      },
    ],
    questions: [
      {
        question: "El convertidor dice que no hay ninguna tabla. ¿Qué hago?",
        answer:
          "Elige “Todo lo que hay en la página” y convierte otra vez: el texto va a celdas según el lugar donde está. Para documentos que son sobre todo texto, es mejor [PDF a Word](/pdf-to-word).",
      },
      {
        question: "¿Puedo tener todas las tablas en una hoja?",
        answer:
          "Sí. Activa “Poner todas las tablas en una hoja”. Van una tras otra, con una fila vacía en medio.",
      },
      {
        question: "¿Puedo obtener un archivo CSV?",
        answer: "Sí. Elige CSV como formato de archivo o ve a [PDF a CSV](/pdf-to-csv).",
      },
      {
        question: "¿Qué programas abren el archivo?",
        answer:
          "Excel, LibreOffice, Hojas de cálculo de Google y Numbers. No ofrecemos el formato antiguo .xls.",
      },
      {
        question: "¿También se convierten las fórmulas?",
        answer:
          "Un PDF solo muestra resultados, así que no hay fórmulas que convertir. Un texto que parece una fórmula se queda como texto y nunca se ejecuta.",
      },
      {
        question: "¿Puedo convertir un extracto bancario con contraseña?",
        answer: "Sí, si la conoces. Se te pide la contraseña después de pulsar el botón, y nadie la guarda.",
      },
      {
        question: "¿Mi documento es privado?",
        answer:
          "Sí. Tu PDF se elimina justo después de la conversión, y el resultado, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
