import { specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC a PNG",
  title: "Convertir HEIC a PNG | Fotos de iPhone sin pérdida",
  description:
    "Convierte las fotos HEIC de tu iPhone a PNG sin pérdida, para editar, imprimir o diseñar. Gratis, sin registro ni marca de agua.",
  keywords: [
    "heic a png",
    "convertir heic a png",
    "pasar heic a png",
    "foto de iphone a png",
    "heic a png sin perder calidad",
  ],
  heading: "Convertidor de HEIC a PNG",
  subtitle: "Convierte fotos de iPhone en PNG que puedes editar y guardar sin perder calidad",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "PNG" }),
  howTo: [
    {
      name: "Selecciona tus fotos HEIC",
      text: "Suéltalas en cualquier parte de la página o usa el botón.",
    },
    { name: "Convierte", text: "Cambia el orden si quieres y pulsa “Convertir a PNG”." },
    { name: "Descarga tus PNG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Cuándo elegir PNG",
        blocks: [
          "Elige PNG si quieres editar una foto de iPhone, recortar su fondo o colocarla en un diseño. Un PNG se puede abrir y guardar tantas veces como quieras sin que pierda nada.",
          "Para compartir o guardar fotos, un PNG pesa demasiado. Usa [HEIC a JPG](/heic-to-jpg).",
        ],
      },
      {
        heading: "Qué conserva el PNG",
        blocks: [
          {
            caption: "De HEIC a PNG",
            head: ["Parte de la foto", "En el PNG"],
            rows: [
              ["Ancho y alto", "Iguales, en su posición correcta"],
              ["Detalle", "Sin más pérdida"],
              ["Color", "sRGB, 8 bits por canal"],
              ["Transparencia", "Se conserva, si la hay"],
              ["Ubicación, fecha, cámara", "Se quitan"],
              ["Mapa de profundidad, capa HDR, video de Live Photo", "No se incluyen"],
            ],
          },
          "Las cámaras de Apple captan colores que no existen en sRGB (Display P3). Cada uno pasa a ser el color más cercano que todas las pantallas pueden mostrar. Las fotos de 10 bits por canal se reducen a 8, y el HDR se lleva a un brillo normal.",
        ],
      },
      {
        heading: "Cuenta con archivos grandes",
        blocks: [
          "Una foto de 12 megapíxeles da un PNG de unos 9 MB. Puedes subir hasta 100 MB a la vez, y los PNG pesarán varias veces más. En el teléfono, usa wifi.",
          "Si la imagen es para un sitio web, convierte el PNG con [PNG a WEBP](/png-to-webp) cuando termines de editarlo.",
        ],
      },
    ],
    questions: [
      {
        question: "¿El PNG es más nítido que un JPG de la misma foto?",
        answer:
          "Al principio no verás diferencia. Se nota al editar: el contraste fuerte, los recortes y las ampliaciones sacan a la luz los defectos de un JPG.",
      },
      {
        question: "¿Tengo que instalar algo en Windows?",
        answer:
          "No. El HEIC lo lee nuestro servidor, así que no necesitas las extensiones que Windows te pediría instalar.",
      },
      {
        question: "¿Por qué mi HEIC no tiene vista previa?",
        answer: "La mayoría de los navegadores no muestra HEIC. Verás la imagen cuando esté convertida.",
      },
      {
        question: "¿Por qué dice que mi archivo está dañado?",
        answer:
          "Seguramente tu copia está incompleta, por ejemplo porque se cortó una transferencia. Si la foto se abre en tu teléfono, cópiala otra vez y compara los tamaños de archivo.",
      },
      {
        question: "¿Qué imagen recibo si el archivo contiene varias?",
        answer: "La principal, que es la que también muestra la galería de tu teléfono.",
      },
      {
        question: "¿Puedo convertir PNG a HEIC?",
        answer:
          "No. Este sitio lee HEIC, pero no lo escribe. El formato moderno más parecido es AVIF, que puedes crear con el [Convertidor de imágenes](/image-compressor).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
