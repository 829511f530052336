import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "RAW", to: "JPG" }),
  name: "RAW a JPG",
  title: "Convertir RAW a JPG | CR2, NEF, ARW, DNG, gratis",
  description:
    "Convierte fotos RAW de Canon, Nikon, Sony, Fujifilm y otras cámaras a JPG, con los colores que eligió la cámara. Gratis y sin registro.",
  keywords: ["raw a jpg", "convertir raw a jpg", "cr2 a jpg", "nef a jpg", "arw a jpg", "dng a jpg"],
  heading: "Convertidor de RAW a JPG",
  subtitle: "Los originales de tu cámara en JPG, con los colores de la propia cámara",
  howTo: [
    {
      name: "Selecciona tus archivos RAW",
      text: "Puede ser una tarjeta entera: hasta 100 archivos y 100 MB cada vez.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a JPG”. Tarda un momento, porque no hay que revelar nada.",
    },
    {
      name: "Descarga tus JPG",
      text: "Guarda los buenos, o todos en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Qué hace esta página con un RAW",
        blocks: [
          "Un RAW contiene lo que midió el sensor y, al lado, un JPG ya terminado: el que la cámara muestra en su propia pantalla. Esta página busca el más grande de esos JPG, lo orienta bien y te lo entrega.",
          "Así recibes el estilo de imagen, el balance de blancos y la reducción de ruido que ajustó el fabricante de la cámara, y no la suposición de otro. Por eso también el resultado está listo enseguida.",
        ],
      },
      {
        heading: "Cámaras y extensiones",
        blocks: [
          {
            caption: "Formatos que se leen",
            head: ["Fabricante", "Extensiones"],
            rows: [
              ["Canon", "CR2, CR3"],
              ["Nikon", "NEF, NRW"],
              ["Sony", "ARW"],
              ["Fujifilm", "RAF"],
              ["Panasonic", "RW2"],
              ["Olympus y OM System", "ORF"],
              ["Pentax", "PEF"],
              ["Samsung", "SRW"],
              ["Adobe, Apple, Google, Leica", "DNG"],
            ],
          },
        ],
      },
      {
        heading: "Cuándo es el camino rápido",
        blocks: [
          "Olvidaste poner la cámara en RAW más JPG y alguien quiere ver las fotos esta noche. O clasificas miles de tomas y necesitas copias pequeñas para elegir. O una agencia, una tienda o un formulario no acepta más que JPG. En todos esos casos basta con la versión de la cámara, y la tienes en segundos en lugar de pasar una tarde revelando.",
        ],
      },
      {
        heading: "Cuántos píxeles recibes",
        blocks: [
          "La mayoría de las cámaras de los últimos quince años guarda una vista previa con todos los píxeles de la foto. Algunas guardan una menor, por ejemplo de 1620 píxeles de ancho. En ese caso, la fila dice cuánto mide, y tú decides si te basta.",
          "Para copias en papel, recortes fuertes u otra exposición, revela el RAW en un programa pensado para eso: darktable y RawTherapee son gratis.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Se puede aclarar la foto o cambiar sus colores?",
        answer:
          "No. Cambiar la exposición es justo para lo que sirve un RAW, y hace falta un programa de revelado con vista previa y controles.",
      },
      {
        question: "¿Por qué no se admitió mi archivo?",
        answer:
          "No tiene vista previa, o tiene una demasiado pequeña para ser útil. Pasa con los DNG de algunos escáneres y drones.",
      },
      {
        question: "¿Se pierde algo?",
        answer: "El JPG tiene 8 bits por color; el sensor registró 12 o 14. Guarda tu RAW: es tu negativo.",
      },
      {
        question: "¿Se conservan el lugar y los datos de la cámara?",
        answer: "No. La ubicación, la cámara y otros detalles se quitan del JPG. Tu RAW no cambia.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
