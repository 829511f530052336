import { pageBoard } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Extraer páginas de PDF",
  title: "Extraer páginas de PDF | En un archivo o varios, gratis",
  description:
    "Guarda las páginas que necesitas de un PDF, juntas en un archivo o cada una en el suyo. Elígelas a la vista o por número. Gratis, sin cuenta.",
  keywords: [
    "extraer páginas de pdf",
    "sacar páginas de pdf",
    "extraer hojas de pdf",
    "guardar una página de pdf",
    "seleccionar páginas de pdf",
  ],
  heading: "Extraer páginas de PDF",
  subtitle: "Guarda las páginas que necesitas como un PDF nuevo, o como un archivo por página",
  action: "Extraer páginas",
  howToTitle: "Cómo extraer páginas de un PDF",
  howTo: [
    {
      name: "Selecciona un PDF",
      text: "Recorre sus páginas. De momento se quedan en tu navegador.",
    },
    {
      name: "Selecciona páginas",
      text: "Haz clic en las que necesitas o tócalas, o escribe sus números. Elige un archivo o un archivo por página.",
    },
    {
      name: "Extrae y descarga",
      text: "Pulsa “Extraer páginas”. Si son varios archivos, también tienes un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Un archivo o uno por página",
        blocks: [
          {
            caption: "Qué elegir",
            head: ["Necesitas", "Selecciona", "Elige"],
            rows: [
              ["El capítulo 3 para otra persona", "Las páginas de ese capítulo", "Un solo PDF"],
              ["El resumen y dos gráficos", "Páginas de distintos sitios, como 2, 14, 31", "Un solo PDF"],
              ["Cada certificado para su propio campo", "Todos los certificados", "Un PDF por página"],
              ["La última página de un contrato", "Solo esa página", "Cualquiera de los dos"],
            ],
          },
          "En un solo PDF, las páginas van en el orden que ves. Arrástralas si quieres otro, o gira las que estén de lado.",
          "Puedes hacer las dos cosas, una tras otra. Las páginas siguen en tu pantalla después de la primera descarga.",
        ],
      },
      {
        heading: "Selecciona páginas a la vista o por número",
        blocks: [
          "Para encontrar un gráfico, una foto o una tabla, recorre las imágenes pequeñas y toca. Intro muestra una página en grande cuando no lo tienes claro.",
          "Para seguir un índice, escribe números como 5-9, 12. Cuentan desde la primera página del archivo, con la portada incluida. Los libros suelen imprimir la página 1 después de la portada y el índice, así que sus números difieren en unas páginas. Comprueba la primera de tu selección.",
          "Mayús+clic selecciona todo lo que hay en medio. En un escaneo con un formulario por delante y las condiciones por detrás, selecciona las páginas impares.",
        ],
      },
      {
        heading: "Qué se incluye y qué no",
        blocks: [
          "Una página extraída es una página de PDF de verdad, no una captura. Puedes buscar en su texto, rellenar sus campos y seguir sus enlaces. Van incluidos los datos de formulario, los comentarios y los marcadores de las páginas seleccionadas.",
          "Las demás páginas no. En el archivo nuevo no queda oculto nada de su texto ni de sus imágenes, así que puedes sacar tu propia página de una lista y enviarla. Sí se incluyen los archivos adjuntos al documento, su título y su autor.",
          "Un extracto suele pesar mucho menos que el original, aunque no siempre en proporción a las páginas: una sola foto puede ocupar más que 50 páginas de texto.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cambia el PDF original?",
        answer: "No. Recibes un archivo nuevo, y el original de tu dispositivo conserva todas sus páginas.",
      },
      {
        question: "¿En qué se diferencia de dividir un PDF?",
        answer:
          "Extraer guarda solo lo que seleccionas. [Dividir PDF](/split-pdf) corta el documento entero en partes, de modo que cada página acaba en alguna.",
      },
      {
        question: "¿Puedo sacar páginas de varios PDF?",
        answer:
          "Sí. Añade los demás archivos, hasta 50 en total, y selecciona páginas en cada uno. Con “Un solo PDF” acaban todas en el mismo.",
      },
      {
        question: "¿Puedo tener una página como imagen?",
        answer:
          "[PDF a JPG](/pdf-to-jpg) crea una imagen de cada página, y [PDF a PNG](/pdf-to-png) va bien con líneas finas y letra pequeña.",
      },
      {
        question: "¿Puedo extraer páginas de un PDF con contraseña?",
        answer: "Sí, después de escribirla. El PDF nuevo no tiene contraseña, y una nota te lo indica.",
      },
      {
        question: "¿Qué pasa después con mis archivos?",
        answer:
          "Eliminamos lo que subes en cuanto se extraen tus páginas, y el resultado, después de {retention}. “Eliminar ahora” quita el resultado al instante.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
