import { pageBoard } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Rotar PDF",
  title: "Rotar PDF | Gira páginas y guárdalas así, gratis",
  description:
    "Gira las páginas de un PDF a la izquierda o a la derecha y guárdalas así: todas, pares, impares o las que elijas. Sin pérdida, gratis, sin cuenta.",
  keywords: [
    "rotar pdf",
    "girar pdf",
    "girar páginas de pdf",
    "rotar pdf y guardar",
    "voltear pdf",
    "rotar una página de pdf",
  ],
  heading: "Rotar PDF",
  subtitle: "Endereza las páginas que están de lado y guárdalas así",
  action: "Rotar PDF",
  howToTitle: "Cómo rotar páginas de un PDF",
  howTo: [
    {
      name: "Selecciona un PDF",
      text: "Ves de un vistazo qué páginas están de lado o al revés.",
    },
    {
      name: "Gira las páginas",
      text: "Elige todas, las impares, las pares o las horizontales, o selecciona algunas. Después gíralas a la izquierda o a la derecha.",
    },
    { name: "Guárdalas", text: "Pulsa “Rotar PDF” y descarga el documento bien orientado." },
  ],
  article: {
    sections: [
      {
        heading: "Gira las páginas de verdad, no solo en tu pantalla",
        blocks: [
          "El botón de girar de un visor de PDF muchas veces gira solo lo que ves. Cierras el archivo, lo abres de nuevo, y la página está de lado como antes. También la ve de lado quien la recibe por correo.",
          "Esta herramienta guarda la nueva orientación en el archivo. Así cualquier visor abre las páginas bien orientadas, y así se imprimen.",
        ],
      },
      {
        heading: "Qué páginas girar",
        blocks: [
          {
            caption: "Casos frecuentes",
            head: ["Qué ves", "Elige", "Gira"],
            rows: [
              ["Todo el escaneo está de lado", "Todas las páginas", "Una vez, a izquierda o derecha"],
              ["Todo el escaneo está al revés", "Todas las páginas", "Dos veces en el mismo sentido"],
              [
                "Una de cada dos páginas está al revés",
                "Páginas impares o pares",
                "Dos veces en el mismo sentido",
              ],
              [
                "Algunas páginas verticales están de lado",
                "Páginas horizontales",
                "Una vez, a izquierda o derecha",
              ],
              [
                "Unos pocos recibos o fotos están mal",
                "Las páginas que selecciones",
                "Según lo necesite cada una",
              ],
            ],
          },
          "Los reversos invertidos son típicos de los escaneos a dos caras, cuando se dio la vuelta al montón por el borde equivocado. Mira la página 1: si está bien, gira las páginas pares.",
          "También puedes escribir números de página, como 4, 9-12. Si una página acaba del lado equivocado, gírala otra vez o deshaz el cambio.",
        ],
      },
      {
        heading: "Por qué nada se vuelve borroso",
        blocks: [
          "Una página de PDF tiene un ajuste que dice cómo se muestra: sin girar o girada 90, 180 o 270 grados. Cambiamos ese ajuste y no tocamos el contenido. Se puede seguir buscando en el texto, las imágenes conservan cada píxel, y el archivo pesa más o menos lo mismo.",
          "Los enlaces, los comentarios y los campos de formulario giran con su página. Puedes volver a girarla cuando quieras: cuatro giros te llevan al punto de partida.",
          "Es distinto con una foto de una página que giras en un editor de imágenes: muchos editores la guardan otra vez como JPG, y eso cuesta un poco de calidad en cada ocasión. Si tienes un montón de JPG, haz antes con ellos un documento en [JPG a PDF](/jpg-to-pdf) y gira aquí sus páginas.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo girar solo una página?",
        answer: "Sí. Selecciónala y gírala. Todas las demás quedan como están.",
      },
      {
        question: "¿Puedo enderezar una página un poco inclinada?",
        answer:
          "No. Una página de PDF solo gira en pasos de 90 grados. Para enderezar un escaneo torcido, escanéalo otra vez.",
      },
      {
        question: "¿Hacia dónde es “a la derecha”?",
        answer:
          "En el sentido de las agujas del reloj: la parte de arriba pasa al lado derecho. Úsalo con páginas cuya parte superior apunta a la izquierda.",
      },
      {
        question: "¿Puedo mover o eliminar páginas al mismo tiempo?",
        answer:
          "Sí. Puedes arrastrar páginas a otro lugar y eliminar las que no necesites. [Organizar PDF](/organize-pdf) muestra todas estas herramientas desde el principio.",
      },
      {
        question: "Mi PDF tiene contraseña. ¿Puedo rotar sus páginas?",
        answer:
          "Sí, si conoces la contraseña. Se pide cuando añades el archivo. El PDF rotado no la tiene, así que bloquéalo con [Proteger PDF](/protect-pdf) si tiene que seguir siendo privado.",
      },
      {
        question: "¿Sigue siendo válida una firma digital?",
        answer: "No. Girar una página cambia el documento, y una nota dice que se perdió la firma.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
