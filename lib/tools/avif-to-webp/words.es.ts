import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "AVIF", to: "WEBP" }),
  name: "AVIF a WEBP",
  title: "Convertir AVIF a WEBP | Para navegadores antiguos",
  description:
    "Convierte imágenes AVIF a WEBP, que aceptan más navegadores, editores y tiendas online. Conserva la transparencia. Gratis y sin registro.",
  keywords: [
    "avif a webp",
    "convertir avif a webp",
    "pasar avif a webp",
    "convertidor avif",
    "avif a webp transparente",
  ],
  heading: "Convertidor de AVIF a WEBP",
  subtitle: "Casi igual de ligero, y aceptado en muchos más sitios",
  howTo: [
    {
      name: "Selecciona tus AVIF",
      text: "Hasta 100 cada vez, con el botón o arrastrándolos y soltándolos.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a WEBP”. La mayoría de las imágenes tarda menos de un segundo.",
    },
    {
      name: "Descarga tus WEBP",
      text: "Como archivos sueltos o todos en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Por qué volver de AVIF a WEBP",
        blocks: [
          "Todos los navegadores actuales muestran AVIF, pero muchas de las cosas que rodean a un sitio web no: gestores de contenidos, programas de tienda, herramientas de boletines, editores de imágenes y teléfonos anteriores a 2021. WEBP es nueve años más antiguo, y la mayoría lo acepta.",
          "Además se descodifica más rápido, algo que cuenta en páginas con docenas de miniaturas y en teléfonos baratos.",
        ],
      },
      {
        heading: "Qué cambia",
        blocks: [
          {
            caption: "AVIF y WEBP, uno al lado del otro",
            head: ["Propiedad", "AVIF", "WEBP"],
            rows: [
              ["Navegadores desde", "2020 a 2024", "2010 a 2020"],
              ["Transparencia", "Sí", "Sí"],
              ["Bits por color", "8, 10 o 12", "8"],
              ["Lado más largo", "65 536 píxeles", "16 383 píxeles"],
              ["Peso de nuestra foto de ejemplo", "79 KB", "74 KB con un aspecto parecido"],
            ],
          },
        ],
      },
      {
        heading: "Cómo saber cuál acepta un sitio",
        blocks: [
          "Prueba primero con el AVIF: los formularios avisan enseguida cuando no conocen un formato. Si una vista previa queda vacía, o tu imagen llega como un recuadro gris al correo de alguien, esa es la señal. Entonces sirve un WEBP de la misma imagen, y donde tampoco lo acepten, [AVIF a JPG](/avif-to-jpg) crea lo que aceptan todos. Conserva el AVIF para tus propias páginas, donde sabes quién las mira: es el más pequeño de los tres, y no pierdes nada por tener los dos.",
        ],
      },
      {
        heading: "Una segunda pérdida",
        blocks: [
          "Los dos formatos descartan lo que el ojo apenas echa de menos, cada uno a su manera, así que al convertir se pierde un poco dos veces. Si todavía tienes el PNG o el JPG del que salió el AVIF, parte de él: [PNG a WEBP](/png-to-webp) y [JPG a WEBP](/jpg-to-webp) dan un resultado más limpio.",
        ],
      },
    ],
    questions: [
      {
        question: "¿El archivo pesará más?",
        answer: "A menudo, una cuarta parte más; a veces incluso menos. Cada fila muestra la diferencia.",
      },
      {
        question: "¿Se convierten los AVIF animados?",
        answer: "Solo su primer fotograma. La fila dice cuántos había.",
      },
      {
        question: "¿Cuál es la imagen más grande que cabe?",
        answer:
          "WEBP permite 16 383 píxeles por lado. Una panorámica más larga hay que reducirla antes, y para eso está [Redimensionar imagen](/resize-image).",
      },
      {
        question: "¿Mis imágenes son privadas?",
        answer:
          "Sí. Lo que subes se elimina justo después de convertirse, y los WEBP, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
