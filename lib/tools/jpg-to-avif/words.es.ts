import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JPG", to: "AVIF" }),
  name: "JPG a AVIF",
  title: "Convertir JPG a AVIF | Fotos más ligeras, gratis",
  description:
    "Convierte fotos JPG en AVIF que se ven igual y cargan más rápido. En su posición correcta y sin ubicación. Gratis, sin registro, sin marca de agua.",
  keywords: ["jpg a avif", "convertir jpg a avif", "pasar jpg a avif", "jpeg a avif", "fotos para web"],
  heading: "Convertidor de JPG a AVIF",
  subtitle: "Fotos más ligeras para la web que se ven igual",
  howTo: [
    { name: "Selecciona tus JPG", text: "Suelta fotos en la página. Sirven .jpg y .jpeg." },
    { name: "Convierte", text: "Pulsa “Convertir a AVIF” y espera más o menos un segundo por foto." },
    { name: "Descarga tus AVIF", text: "Uno a uno o en un ZIP, con sus propios nombres." },
  ],
  article: {
    sections: [
      {
        heading: "Cuánto ahorras",
        blocks: [
          "AVIF necesita menos bytes que JPG porque predice cada parte de una foto a partir de lo que la rodea. El ahorro depende de lo comprimido que ya estuviera tu JPG:",
          {
            caption: "Fotos convertidas en esta página",
            head: ["Fotos", "En JPG", "En AVIF"],
            rows: [
              ["Cuatro fotos de teléfono de 8,5 a 12 megapíxeles, JPG de calidad 85", "3,9 MB", "943 KB"],
              ["Siete fotos de 2 megapíxeles o menos, con mucho detalle", "2,0 MB", "1,1 MB"],
            ],
          },
          "Las mismas siete fotos ocuparon 1,8 MB en WEBP. Si uno de tus JPG ya es muy pequeño, quizá su AVIF no valga la pena. La lista muestra el cambio de cada archivo.",
        ],
      },
      {
        heading: "Calidad y color",
        blocks: [
          {
            list: [
              "Las fotos se codifican con calidad 48. Por debajo de 4 megapíxeles es 54, porque las fotos pequeñas tienen más detalle en cada píxel.",
              "Las capturas de pantalla guardadas en JPG se reconocen y reciben calidad 60.",
              "El color se guarda a la mitad de resolución, como en casi todos los JPG.",
              "Las fotos CMYK y Adobe RGB se convierten a sRGB.",
              "Se aplica el giro de la cámara, y se quitan los datos EXIF, la ubicación y las miniaturas.",
            ],
          },
          "A tamaño normal, tendrías que alternar entre las dos fotos para ver una diferencia. Lo primero que AVIF suaviza es el grano muy fino.",
        ],
      },
      {
        heading: "Pon AVIF en tu sitio web",
        blocks: [
          "Casi todos los navegadores que se usan hoy muestran AVIF, pero no los anteriores a 2020. Usa un elemento picture con el AVIF como source y tu JPG como img. Los buscadores y las redes sociales leen el JPG para sus vistas previas.",
          "Las tiendas online y los creadores de sitios web suelen generar sus propios tamaños a partir de lo que subes. Comprueba que el tuyo acepta AVIF antes de convertir un catálogo entero.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Qué es mejor para fotos, AVIF o WEBP?",
        answer:
          "AVIF suele pesar menos con el mismo aspecto. WEBP se abre en más programas. Puedes comparar los dos con tus propias fotos en [JPG a WEBP](/jpg-to-webp).",
      },
      {
        question: "¿Puedo ajustar la calidad yo?",
        answer:
          "En esta página, no. Para llegar a un peso concreto, convierte primero y usa después [Comprimir imagen](/compress-image), que admite AVIF y te deja escribir los kilobytes.",
      },
      {
        question: "¿Mis fotos pierden calidad dos veces?",
        answer:
          "Un poco, porque el JPG ya descartó detalle. Parte del original de tu cámara si lo tienes, no de una copia salida de un chat.",
      },
      {
        question: "¿Hay un límite de ancho?",
        answer:
          "16 384 píxeles por lado. Con panorámicas más grandes recibes un aviso; puedes [redimensionarlas](/resize-image).",
      },
      {
        question: "¿Cómo abro un AVIF en mi equipo?",
        answer:
          "Arrástralo a una ventana del navegador, o crea un JPG a partir de él con [AVIF a JPG](/avif-to-jpg).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
