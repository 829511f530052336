import { words as pdfToImage } from "../pdf-to-image/words.es";
import { pdfDropZone, pdfMessages } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF a Word",
  title: "Convertir PDF a Word | DOCX editable, gratis",
  description:
    "Convierte un PDF en un documento de Word que puedes editar, con títulos, listas, tablas e imágenes. Gratis, sin cuenta, sin marca de agua.",
  keywords: [
    "pdf a word",
    "convertir pdf a word",
    "pasar pdf a word",
    "pdf a docx",
    "editar pdf en word",
    "pdf a word editable",
  ],
  heading: "Convertidor de PDF a Word",
  subtitle: "Párrafos, títulos, listas, tablas e imágenes, listos para editar en Word",
  dropZone: {
    ...pdfDropZone,
    hint: "Un PDF de hasta 100 MB y 500 páginas. También escaneos, hasta 50 páginas.",
  },
  action: "Convertir a Word",
  steps: [
    "Leyendo tu PDF...",
    "Buscando párrafos y tablas...",
    "Escribiendo el documento...",
    "Casi listo...",
  ],
  layouts: {
    flow: {
      text: "Texto continuo",
      help: "Para editar: los párrafos, las listas y las tablas hacen sitio a lo que escribes.",
    },
    exact: {
      text: "Diseño exacto",
      help: "Para conservar el aspecto: cada página se ve como en el PDF.",
    },
  },
  scanned: pdfToImage.name,
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Convierte a Word",
      text: "Elige entre texto continuo y diseño exacto, y pulsa el botón. La mayoría de los documentos tarda unos segundos.",
    },
    { name: "Descarga el documento", text: "Guarda el archivo .docx y ábrelo en Word." },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Cómo reconstruye tu documento el convertidor",
        blocks: [
          "Un PDF sabe en qué lugar de la página va cada letra. Normalmente no sabe qué letras forman una palabra, dónde termina un párrafo ni qué es una tabla. El convertidor lo deduce de la posición, el tamaño y el estilo de las letras.",
          {
            caption: "Qué llega al documento de Word",
            head: ["En Word", "A partir de"],
            rows: [
              ["Párrafos", "Líneas que se siguen en el orden de lectura"],
              ["Títulos", "Texto más grande que el resto, o corto y en negrita"],
              ["Negrita y cursiva", "La fuente del PDF"],
              ["Listas", "Viñetas y números"],
              ["Tablas", "Líneas trazadas, o columnas claramente alineadas"],
              ["Enlaces", "Enlaces a sitios web del PDF"],
              ["Imágenes", "Imágenes, en el mismo lugar"],
              ["Tamaño y saltos de página", "Las páginas del PDF"],
            ],
          },
          "También lee árabe y hebreo, que van de derecha a izquierda, además de chino, japonés y coreano.",
        ],
      },
      {
        heading: "Texto continuo o diseño exacto",
        blocks: [
          "El texto continuo es mejor si quieres cambiar más de unas palabras. Los párrafos, las listas y las tablas son lo que Word espera, así que todo lo de abajo se mueve cuando escribes.",
          "Con el diseño exacto, cada página se ve como en el PDF. Cada bloque de líneas está en un marco en su sitio, y detrás quedan las líneas, los recuadros y las imágenes. Puedes corregir palabras y números, pero un texto más largo no empuja al siguiente hacia abajo.",
        ],
      },
      {
        heading: "Qué revisar después",
        blocks: [
          "El texto continuo no se ve exactamente como el PDF. Las líneas pueden cortarse en otros sitios, sobre todo si tu equipo no tiene las mismas fuentes. Mira con atención las tablas sin líneas, las fórmulas y el texto en recuadros contiguos.",
          "Los gráficos y los diagramas se convierten en imágenes, con las palabras que llevan. En el diseño exacto, esas palabras siguen siendo texto.",
        ],
      },
      {
        heading: "¿Y los escaneos?",
        blocks: [
          "Una página escaneada es una foto. Si tu PDF tiene páginas así, el convertidor lee el texto de sus imágenes y te lo dice con el resultado. Averigua el idioma, gira las páginas que están de lado y endereza las torcidas.",
          "Tarda unos segundos por página, hasta 50 páginas. Lee el documento una vez antes de usarlo: los errores aparecen en nombres, números y letra tenue. Se pierden la negrita y la cursiva, y también las imágenes dentro de una página escaneada.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo dejar un escaneo en PDF y buscar en él?",
        answer:
          "Sí. [OCR PDF](/ocr-pdf) añade el texto de forma invisible, y las páginas conservan su aspecto.",
      },
      {
        question: "¿El documento de Word puede verse exactamente como el PDF?",
        answer:
          "Elige “Diseño exacto” antes de convertir. Las páginas se ven entonces como en el PDF, siempre que tu equipo tenga sus fuentes. Es más difícil de editar que el texto continuo.",
      },
      {
        question: "¿Qué programas abren el resultado?",
        answer:
          "El archivo .docx se abre en Word, LibreOffice y Documentos de Google. No ofrecemos el formato antiguo .doc.",
      },
      {
        question: "¿Cómo vuelvo a convertir el documento en PDF?",
        answer: "Cuando termines de editar, guárdalo como PDF en Word o LibreOffice.",
      },
      {
        question: "¿Puedo convertir solo una página?",
        answer:
          "A Word, no. Si te basta una imagen de la página, [PDF a imagen](/pdf-to-image) convierte páginas sueltas.",
      },
      {
        question: "¿Puedo convertir un PDF que pide contraseña?",
        answer:
          "Sí. Escríbela cuando se te pida. La usamos solo para convertir el documento y no la guardamos.",
      },
      {
        question: "¿Mi documento es privado?",
        answer:
          "Sí. Tu PDF se elimina justo después de la conversión, y el documento de Word, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"word">;
