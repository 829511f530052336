import { pageBoard } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Dividir PDF",
  title: "Dividir PDF | Por páginas, intervalos o marcadores",
  description:
    "Separa un PDF en varios archivos: en cada página, cada varias, por intervalos, en sus marcadores o donde digas. Mira antes las partes. Gratis.",
  keywords: [
    "dividir pdf",
    "separar pdf",
    "cortar pdf",
    "separar páginas de pdf",
    "partir pdf",
    "dividir pdf por marcadores",
  ],
  heading: "Dividir PDF",
  subtitle: "Separa un PDF en varios archivos, por las páginas o los capítulos que elijas",
  action: "Dividir PDF",
  howToTitle: "Cómo dividir un PDF",
  howTo: [
    { name: "Selecciona un PDF", text: "Ves todas sus páginas. Todavía no se sube nada." },
    {
      name: "Elige dónde cortar",
      text: "En cada página, cada varias páginas, por intervalos, en los marcadores o donde tú marques.",
    },
    {
      name: "Revisa las partes y divide",
      text: "Mira qué archivos saldrán, pulsa “Dividir PDF” y descárgalos uno a uno o en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cinco formas de dividir un PDF",
        blocks: [
          {
            caption: "Qué forma le va a tu documento",
            head: ["Tienes", "Divide", "Obtienes"],
            rows: [
              ["20 facturas de una página en un escaneo", "En cada página", "20 archivos"],
              ["Un lote de formularios de 3 páginas", "Cada 3 páginas", "Un archivo por formulario"],
              ["Un contrato de 10 páginas con dos anexos", "Por intervalos: 1-6, 7-8, 9-10", "Tres archivos"],
              ["Un manual o un libro electrónico", "En los marcadores", "Un archivo por capítulo"],
              ["Cartas escaneadas de distinta longitud", "Donde tú marques", "Un archivo por carta"],
            ],
          },
          "Los marcadores son la lista de capítulos que un visor de PDF muestra junto a las páginas. Cortamos solo por el primer nivel, así que un capítulo y sus apartados quedan juntos.",
          "Para marcar tú, recorre las páginas y corta donde empieza un documento nuevo. Si el texto es demasiado pequeño para saberlo, abre una página en grande con la tecla Intro.",
        ],
      },
      {
        heading: "Mira las partes antes de dividir",
        blocks: [
          "La página muestra la lista de los archivos que saldrán. Cambia los números o mueve una marca, y la lista cambia con ellos. El PDF no se sube hasta que pulsas el botón.",
          "De paso puedes arreglar otras cosas: girar una página que está de lado o eliminar las hojas separadoras de un escaneo. Cada paso se puede deshacer.",
          "Después de la descarga, las páginas siguen en la pantalla. Puedes dividir el mismo PDF de otra forma sin seleccionarlo otra vez.",
        ],
      },
      {
        heading: "Qué contiene cada parte",
        blocks: [
          "Cada parte es un PDF completo. Tiene los marcadores, los enlaces, los comentarios y los datos de formulario de sus propias páginas. Un marcador que apunta a una página de otra parte no se incluye.",
          {
            list: [
              "Las páginas se ven como en el original, porque nada se comprime de nuevo.",
              "Los archivos adjuntos a todo el documento van en la primera parte.",
              "Una firma digital vale para el documento completo, así que las partes no están firmadas. Una nota te avisa.",
              "Todas las partes juntas pueden pesar más que el original. Las fuentes y los logos que comparten muchas páginas hacen falta en cada parte.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "¿Cómo divido un PDF por la mitad?",
        answer:
          "Pon una marca entre las dos páginas del medio. Un documento de 40 páginas también lo puedes dividir cada 20.",
      },
      {
        question: "Solo necesito unas páginas. ¿Es esta la herramienta adecuada?",
        answer:
          "Es más rápido [Extraer páginas de PDF](/extract-pdf-pages): selecciona las páginas y guarda solo esas. Dividir conserva todas las páginas y las reparte en varios archivos.",
      },
      {
        question: "¿Puedo dividir un PDF para respetar un límite de tamaño?",
        answer:
          "Por tamaño, no; solo por páginas. Divídelo cada varias páginas y mira los tamaños. Muchas veces ni siquiera hace falta, porque [Comprimir PDF](/compress-pdf) hace que quepa el documento entero.",
      },
      {
        question: "Mi PDF no tiene marcadores. ¿Y ahora?",
        answer:
          "Escribe la primera y la última página de cada capítulo como intervalos, o pon marcas entre los capítulos. El índice te ayuda a encontrar las páginas.",
      },
      {
        question: "¿Puedo volver a juntar las partes?",
        answer: "Sí, con [Unir PDF](/merge-pdf). Ordena allí las partes antes de unirlas.",
      },
      {
        question: "¿Qué pasa con una contraseña?",
        answer:
          "Se te pide antes de mostrar las páginas. Las partes se abren sin contraseña, y una nota lo dice.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
