import { pageBoard } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Organizar PDF",
  title: "Organizar PDF | Mueve, gira, copia y elimina páginas",
  description:
    "Pon en orden las páginas de un PDF. Muévelas, gíralas, duplícalas o elimínalas, y añade páginas en blanco u otros PDF. Gratis y sin cuenta.",
  keywords: [
    "organizar pdf",
    "ordenar páginas de pdf",
    "reordenar pdf",
    "cambiar orden de páginas pdf",
    "mover páginas de pdf",
  ],
  heading: "Organizar PDF",
  subtitle: "Mueve, gira, duplica y elimina páginas, y añade páginas de otros PDF",
  action: "Guardar PDF",
  howToTitle: "Cómo organizar las páginas de un PDF",
  howTo: [
    {
      name: "Selecciona un PDF",
      text: "Sus páginas aparecen unas junto a otras. Añade otros PDF cuando quieras.",
    },
    {
      name: "Ordena las páginas",
      text: "Arrástralas a su sitio. Gira, duplica o elimina páginas, o inserta una en blanco.",
    },
    {
      name: "Guarda el PDF nuevo",
      text: "Pulsa “Guardar PDF” y descárgalo. Tu original no cambia.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Selecciona y mueve páginas",
        blocks: [
          "Varias páginas seleccionadas se mueven juntas, incluso de un archivo a otro. Así se hace con el ratón, el teclado o el dedo:",
          {
            caption: "Atajos para trabajar con páginas",
            head: ["Quieres", "Haz esto"],
            rows: [
              ["Seleccionar una página", "Haz clic en ella o tócala"],
              [
                "Seleccionar un intervalo",
                "Haz clic en la primera página y, con Mayús pulsada, en la última",
              ],
              ["Seleccionarlo todo", "Ctrl+A, o Cmd+A en un Mac"],
              ["Seleccionar un bloque de páginas", "Dibuja un rectángulo a su alrededor con el ratón"],
              ["Seleccionar por número", "Escribe las páginas, por ejemplo 1-3, 8"],
              ["Mover páginas", "Arrástralas; en una pantalla táctil, mantén pulsado antes"],
              ["Mover páginas con el teclado", "Alt y una flecha"],
              ["Eliminar páginas", "La tecla Suprimir"],
              ["Leer una página", "Intro la muestra en grande"],
            ],
          },
          "También puedes seleccionar de una vez todas las páginas impares, pares u horizontales. Si algo sale mal, deshazlo.",
        ],
      },
      {
        heading: "Tareas de un minuto",
        blocks: [
          {
            list: [
              "Cambiar una página: añade el PDF con la página nueva, muévela a su sitio y elimina la antigua. Va bien para una hoja de firma que se escaneó aparte.",
              "Reutilizar un formulario: duplica sus páginas una vez por cada persona que lo rellena en papel.",
              "Preparar la impresión: inserta una página en blanco donde un capítulo deba empezar en el anverso de una hoja.",
              "Limpiar un escaneo: gira las páginas que están de lado y elimina las vacías.",
              "Hacer dos versiones: guarda una, mueve o elimina unas páginas y guarda de nuevo. Las páginas siguen en la pantalla después de cada descarga.",
            ],
          },
        ],
      },
      {
        heading: "Qué se mueve con una página",
        blocks: [
          "Los comentarios, los enlaces y los datos de formulario se quedan en su página, la lleves donde la lleves. Los marcadores y los enlaces siguen encontrando las páginas de antes.",
          "Los números de página impresos no cambian, porque son parte de la página. Si mueves páginas en un informe numerado, revisa también su índice.",
          "El resultado tiene el título y el autor del primer archivo. Las páginas de otro tamaño lo conservan. Nada se comprime, así que una foto de la página 7 es igual de nítida en la página 2.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo usar páginas de varios PDF?",
        answer:
          "Sí, de hasta 50 archivos y 100 MB en total. Si solo quieres juntar archivos enteros, [Unir PDF](/merge-pdf) empieza con una ficha por archivo.",
      },
      {
        question: "¿Se sube mi PDF mientras ordeno sus páginas?",
        answer:
          "No. Tu navegador dibuja las imágenes pequeñas de las páginas. El archivo se envía cuando pulsas “Guardar PDF”, y se elimina del servidor en cuanto el PDF nuevo está hecho.",
      },
      {
        question: "¿Puedo hacerlo en un teléfono?",
        answer: "Sí. Toca las páginas para seleccionarlas. Mantén pulsada una página para arrastrarla.",
      },
      {
        question: "¿Puedo hacerlo todo sin ratón?",
        answer: "Sí. Puedes seleccionar, mover, girar y eliminar páginas con el teclado, y también deshacer.",
      },
      {
        question: "¿Puedo cambiar el texto de una página?",
        answer:
          "Aquí no. Esta herramienta cambia qué páginas hay y en qué orden. Para editar texto, convierte el documento con [PDF a Word](/pdf-to-word).",
      },
      {
        question: "Mi PDF está firmado. ¿Puedo reordenarlo?",
        answer:
          "Sí, pero el PDF nuevo no está firmado. Una firma confirma que nada ha cambiado, así que cualquier cambio la invalida. Guarda el original como prueba.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
