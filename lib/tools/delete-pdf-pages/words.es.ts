import { pageBoard } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Eliminar páginas de PDF",
  title: "Eliminar páginas de PDF | Borradas de verdad, gratis",
  description:
    "Quita de un PDF las páginas en blanco, antiguas o privadas. Su texto, sus imágenes y sus comentarios no se quedan en el archivo. Gratis, sin cuenta.",
  keywords: [
    "eliminar páginas de pdf",
    "quitar páginas de pdf",
    "borrar páginas de pdf",
    "borrar hojas de pdf",
    "eliminar páginas en blanco pdf",
  ],
  heading: "Eliminar páginas de PDF",
  subtitle: "Quita las páginas que no quieres y deja las demás como están",
  action: "Eliminar páginas",
  howToTitle: "Cómo eliminar páginas de un PDF",
  howTo: [
    {
      name: "Selecciona un PDF",
      text: "Todas sus páginas aparecen como imágenes pequeñas.",
    },
    {
      name: "Selecciona las páginas que sobran",
      text: "Haz clic en ellas o tócalas, o escribe sus números, por ejemplo 2, 5-7.",
    },
    { name: "Elimina y descarga", text: "Pulsa “Eliminar páginas” y guarda el PDF más corto." },
  ],
  article: {
    sections: [
      {
        heading: "Eliminar es eliminar",
        blocks: [
          "Algunos programas solo quitan una página de la lista. Su texto y sus imágenes siguen en el archivo, y alguien con el programa adecuado puede recuperarlos. Es un riesgo si la página era una tabla de sueldos o la dirección de alguien.",
          "Escribimos un archivo nuevo solo con las páginas que conservas. Nada de una página eliminada llega a él.",
          {
            caption: "Qué desaparece y qué se queda",
            head: ["Parte del PDF", "Después de eliminar una página"],
            rows: [
              ["Su texto y sus imágenes", "Desaparecen"],
              ["Sus comentarios", "Desaparecen"],
              [
                "Marcadores que llevan a ella",
                "Desaparecen, salvo que contengan marcadores de páginas que se quedan",
              ],
              ["Todas las demás páginas", "Se ven igual que antes"],
              ["Marcadores y enlaces a otras páginas", "Siguen funcionando"],
              ["Archivos adjuntos al documento", "Se quedan"],
              ["Título y autor", "Se quedan"],
            ],
          },
          "Fíjate en los dos últimos antes de compartir el archivo. Los adjuntos y el título pueden delatar lo que las páginas ya no muestran.",
        ],
      },
      {
        heading: "Encuentra rápido las páginas",
        blocks: [
          {
            list: [
              "Reversos en blanco: si solo están impresas las caras delanteras, selecciona todas las páginas pares.",
              "Un anexo largo: haz clic en su primera página y, con Mayús pulsada, en la última.",
              "Páginas dispersas: escribe sus números, separados por comas.",
              "Desplegables y tablas anchas: selecciona las páginas horizontales.",
              "Una página que parece vacía: pulsa Intro para verla en grande. Las notas tenues a lápiz se pasan por alto con facilidad.",
            ],
          },
          "Después de la descarga, todas las páginas siguen en la pantalla. Si quitaste una de más, cambia la selección y pulsa el botón otra vez.",
        ],
      },
      {
        heading: "Cuándo conviene otra herramienta",
        blocks: [
          "Si de muchas páginas solo quieres conservar unas pocas, es más fácil seleccionar esas: usa [Extraer páginas de PDF](/extract-pdf-pages).",
          "Si una página tiene que quedarse, pero no todo lo que hay en ella, eliminar páginas no sirve. Necesitas un programa que pueda censurar texto. No basta con un recuadro negro sobre una línea, porque las palabras de debajo se pueden copiar igual.",
          "Si el archivo solo pesa demasiado, prueba antes [Comprimir PDF](/compress-pdf). Muchas veces ahorra más que quitar unas páginas de texto.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo recuperar una página eliminada del PDF nuevo?",
        answer:
          "No, ni tú ni nadie más. Guarda el original si quizá necesites la página más adelante. Sigue sin cambios en tu dispositivo.",
      },
      {
        question: "¿Cambian los números de página?",
        answer:
          "Los números impresos en las páginas se quedan, así que hay un hueco donde estaba una. Tu visor cuenta las páginas que quedan, salvo que el documento tenga su propia numeración.",
      },
      {
        question: "¿Se suben las páginas eliminadas?",
        answer:
          "Sí, como parte del original. Se envía cuando pulsas “Eliminar páginas”, y se borra de nuestro servidor en cuanto el PDF nuevo está hecho. El nuevo lo guardamos {retention} como máximo.",
      },
      {
        question: "¿El PDF pesa menos?",
        answer:
          "Normalmente, tanto como ocupan las imágenes de esas páginas. Las fuentes y los logos hacen falta mientras los use alguna página que queda.",
      },
      {
        question: "¿Puedo eliminar páginas en el teléfono?",
        answer:
          "Sí, en cualquier navegador reciente. Toca las páginas que no quieres y pulsa “Eliminar páginas”.",
      },
      {
        question: "El PDF pide una contraseña. ¿Qué pasa con ella?",
        answer:
          "Escríbela una vez, y aparecen las páginas. El PDF más corto se abre sin ella, así que ponle una nueva con [Proteger PDF](/protect-pdf) si la necesitas.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
