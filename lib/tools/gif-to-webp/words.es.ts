import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "GIF", to: "WEBP" }),
  name: "GIF a WEBP",
  title: "Convertir GIF a WEBP | Conserva la animación, gratis",
  description:
    "Convierte GIF en WEBP que se siguen moviendo y pesan mucho menos, con los mismos tiempos y transparencia. Gratis, sin registro, sin marca de agua.",
  keywords: [
    "gif a webp",
    "gif animado a webp",
    "convertir gif a webp",
    "webp animado",
    "reducir peso de gif",
  ],
  heading: "Convertidor de GIF a WEBP",
  subtitle: "La misma animación en un archivo más pequeño, con sus tiempos y su transparencia",
  howTo: [
    {
      name: "Selecciona tus GIF",
      text: "Suelta GIF animados o fijos en cualquier parte de la página.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a WEBP”. Cada fotograma conserva su duración." },
    {
      name: "Mira y descarga",
      text: "Pulsa “Comparar” para ver las dos animaciones en movimiento y guarda los WEBP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cuánto se reduce un GIF",
        blocks: [
          "El GIF nació en 1987 y comprime mal las imágenes en movimiento. El WEBP guarda lo que cambia de un fotograma a otro con un códec moderno. Estos son resultados de esta página:",
          {
            caption: "Tres animaciones antes y después",
            head: ["Animación", "GIF", "WEBP"],
            rows: [
              ["Parte de una foto, 480 × 360 píxeles, 24 fotogramas", "1,67 MB", "233 KB"],
              ["Dibujo con muchos colores, 480 × 360 píxeles, 20 fotogramas", "149 KB", "86 KB"],
              ["Cuadrados giratorios de pocos colores, 80 × 80 píxeles, 30 fotogramas", "41,3 KB", "1,5 KB"],
            ],
          },
          "Los GIF diminutos, de unos cientos de bytes, pueden crecer, porque un WEBP necesita más espacio para los datos propios de cada fotograma.",
        ],
      },
      {
        heading: "Qué sigue igual",
        blocks: [
          {
            list: [
              "La duración de cada fotograma y el número de repeticiones.",
              "La transparencia, también donde un fotograma borra lo que había antes.",
              "El ancho y el alto, hasta 16 383 píxeles por lado.",
            ],
          },
          "Los fotogramas idénticos seguidos pasan a ser uno que se muestra más tiempo. Los que no tienen duración reciben una décima de segundo, que es como los navegadores reproducen esos GIF de todos modos.",
        ],
      },
      {
        heading: "Exacto o con una ligera pérdida",
        blocks: [
          "En cada fotograma, el codificador compara dos formas de guardarlo y se queda con la más pequeña. Los dibujos, el pixel art y el texto suelen ocupar menos sin ninguna pérdida, y entonces son exactos. Los fotogramas de videos se guardan con pérdida, con calidad 80.",
          "Los GIF hechos con videos suelen estar tramados: sus colores se mezclan con puntos. El WEBP suaviza la mayoría de esos puntos. Si todavía tienes el video, crea el WEBP a partir de él.",
          "Las animaciones grandes, a partir de 50 megapíxeles entre todos los fotogramas, se guardan siempre con pérdida, para que no esperes demasiado.",
        ],
      },
      {
        heading: "Cómo usar el WEBP en tu sitio web",
        blocks: [
          "Un WEBP animado va en un elemento img, igual que un GIF. Lo reproducen Chrome, Edge, Firefox y Safari desde la versión 14. La mayoría de los programas de correo no, así que conserva el GIF para los boletines.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuánto puede durar una animación?",
        answer:
          "Hasta 256 fotogramas y 100 megapíxeles en total. Con ese máximo, cada fotograma puede medir 620 × 620 píxeles. Si la tuya es más grande, redúcela antes con [Redimensionar imagen](/resize-image).",
      },
      {
        question: "¿Por qué no se mueve la imagen de mi lista?",
        answer:
          "Las filas muestran vistas previas fijas. Pulsa “Comparar” para ver el GIF y el WEBP lado a lado, los dos en movimiento.",
      },
      {
        question: "¿También puedo convertir GIF fijos?",
        answer:
          "Sí. Creamos un WEBP exacto y otro con pérdida, y recibes el más pequeño de los dos (a partir de 4 megapíxeles, siempre el que tiene pérdida).",
      },
      {
        question: "¿Cómo vuelvo a convertir el WEBP en GIF?",
        answer:
          "Con [WEBP a GIF](/webp-to-gif). Guarda tu GIF original si puedes, porque las pérdidas de cada paso se suman.",
      },
      {
        question: "¿Puedo convertir un GIF a MP4?",
        answer: "No. Este sitio convierte imágenes y PDF, no videos.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
