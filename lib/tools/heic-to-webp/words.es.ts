import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "HEIC", to: "WEBP" }),
  name: "HEIC a WEBP",
  title: "Convertir HEIC a WEBP | Fotos de iPhone para la web",
  description:
    "Convierte fotos de iPhone de HEIC a WEBP para tu sitio web, en un solo paso y sin datos de ubicación. Gratis, sin registro, sin marca de agua.",
  keywords: [
    "heic a webp",
    "convertir heic a webp",
    "foto de iphone a webp",
    "heif a webp",
    "convertidor heic",
  ],
  heading: "Convertidor de HEIC a WEBP",
  subtitle: "Fotos de iPhone listas para tu sitio web, en un solo paso",
  howTo: [
    {
      name: "Selecciona tus fotos HEIC",
      text: "Cópialas de tu iPhone o abre en él esta página.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a WEBP”. Las fotos salen en su posición correcta." },
    { name: "Descarga tus WEBP", text: "Si son muchos, descarga el ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Del teléfono a tu sitio web",
        blocks: [
          "El iPhone guarda las fotos en HEIC, y los sitios web las quieren en WEBP. El camino habitual pasa por JPG, y cada parada cuesta calidad. Esta página descodifica el HEIC y crea el WEBP directamente.",
          {
            caption: "Cuatro fotos de teléfono de 8,5 a 12 megapíxeles, juntas",
            head: ["Formato", "Tamaño"],
            rows: [
              ["HEIC, como las guardó el teléfono", "3,1 MB"],
              ["JPG, calidad 85", "3,9 MB"],
              ["WEBP, calidad 80", "1,3 MB"],
            ],
          },
          "Eso no quiere decir que WEBP sea mejor formato. El teléfono guarda con más calidad para dejar margen al editar. El WEBP es una copia para la web.",
        ],
      },
      {
        heading: "Qué contiene el WEBP",
        blocks: [
          {
            list: [
              "La foto entera, a su tamaño completo y bien orientada.",
              "Colores sRGB de 8 bits. Los colores de gama amplia de los iPhone recientes (Display P3) se convierten, y el HDR se lleva a un brillo normal.",
              "Sin ubicación, sin fecha y sin datos de la cámara.",
              "Solo la imagen principal. El video de una Live Photo, el mapa de profundidad y las ráfagas no se incluyen.",
            ],
          },
          "Se admiten archivos .heic, .heif y .hif, también los de dispositivos Samsung, Canon y Sony.",
        ],
      },
      {
        heading: "Adáptala a tu página",
        blocks: [
          "Una foto de 4032 × 3024 píxeles es mucho más grande de lo que la muestra cualquier web. Para un blog, 1600 píxeles en el lado más largo son más que suficientes. [Redimensionar imagen](/resize-image) también lee HEIC: escribe el tamaño, elige WEBP y ahórrate esta página.",
          "Guarda el HEIC como original. Si el año que viene necesitas otro tamaño u otro formato, parte de él.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué hay un recuadro en lugar de mi foto?",
        answer:
          "Salvo Safari, los navegadores no pueden mostrar HEIC. La foto aparece en la lista cuando ya es un WEBP.",
      },
      {
        question: "¿Elijo WEBP o JPG?",
        answer:
          "WEBP para tu propio sitio web, donde cuenta el tamaño. Para enviar, imprimir y rellenar formularios, usa [HEIC a JPG](/heic-to-jpg).",
      },
      {
        question: "¿Puedo obtener AVIF?",
        answer:
          "Sí. El [Convertidor de imágenes](/image-compressor) crea AVIF a partir de HEIC. Las cuatro fotos de arriba ocuparon así 895 KB.",
      },
      {
        question: "¿Funciona directamente en mi iPhone?",
        answer:
          "Sí, en Safari o en cualquier otro navegador. Elige fotos de tu fototeca. Puede que iOS las entregue como JPG; en ese caso, elígelas desde la aplicación Archivos, donde siguen en HEIC.",
      },
      {
        question: "¿Cuántas fotos puedo convertir cada vez?",
        answer:
          "Tantas como quepan en 100 archivos y 100 MB. Cien fotos de tamaño normal caben sin problema.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
