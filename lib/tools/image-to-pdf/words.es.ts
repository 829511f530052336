import { listIn } from "../../words/phrases";
import { pictureLabels } from "../pictures";
import { mergePdf } from "../shared.es";
import type { ToolWords } from "../words";

const others = pictureLabels.filter((label) => !["JPG", "PNG", "GIF"].includes(label));

export const words = {
  name: "Imagen a PDF",
  title: "Imagen a PDF | Fotos y escaneos en un PDF, gratis",
  description:
    "Reúne fotos, escaneos y capturas en un PDF, o toma fotos con la cámara. Gratis, sin cuenta, sin marca de agua y con borrado automático.",
  keywords: [
    "imagen a pdf",
    "convertir imagen a pdf",
    "foto a pdf",
    "pasar fotos a pdf",
    "escanear a pdf",
    "imágenes a pdf",
  ],
  heading: "Convertir imagen a PDF",
  subtitle: "Imágenes de tus archivos o de tu cámara, una por página, en un solo PDF",
  messages: {
    none: "Selecciona al menos una imagen",
    some: "En el PDF solo pueden ir imágenes.",
    nothingPicked: "No seleccionaste ningún archivo",
  },
  dropZone: {
    prompt: "Arrastra y suelta imágenes aquí",
    dragging: "Suelta aquí tus imágenes",
    or: "o",
    button: "Elegir imágenes",
    hint: "Admite JPG, PNG, GIF | Fotos directas de la cámara",
    limits: `También sirven ${listIn("es", others)}. Hasta 100 archivos y 100 MB.`,
  },
  action: "Convertir a PDF",
  steps: mergePdf.steps,
  success: "¡El PDF está listo para descargar!",
  howToTitle: "Cómo convertir imágenes a PDF",
  howTo: [
    {
      name: "Selecciona o fotografía",
      text: "Selecciona imágenes o toma fotos de las páginas con la cámara.",
    },
    { name: "Convierte a PDF", text: "Ordena las imágenes y pulsa “Convertir a PDF”." },
    { name: "Descarga el PDF", text: "Recibes un archivo con una imagen por página." },
  ],
  article: {
    sections: [
      {
        heading: "Qué pasa con tus imágenes",
        blocks: [
          "Puedes mezclar formatos en un PDF. Los JPG y la mayoría de los PNG no se comprimen otra vez.",
          {
            caption: "Cómo se guarda cada formato en el PDF",
            head: ["Tu imagen", "En el PDF"],
            rows: [
              ["JPG", "Los datos originales, sin ubicación ni otros datos ocultos"],
              ["PNG sin transparencia", "Los datos originales, salvo que el PNG sea entrelazado"],
              ["PNG con transparencia", "Sin pérdida y todavía transparente"],
              ["GIF, TIFF, WEBP sin pérdida", "Sin pérdida, en sRGB con 8 bits por canal"],
              ["BMP, ICO, TGA, PSD", "Lo mismo; un PSD, sin sus capas"],
              ["SVG", "Una imagen sin pérdida, de 1024 a 4096 píxeles en el lado más largo"],
              [
                "HEIC, AVIF, WEBP con pérdida, TIFF con compresión JPEG",
                "Un JPG de calidad 92, con todo el detalle de color",
              ],
            ],
          },
          "Un TIFF de varias páginas ocupa en el PDF una página por cada una. De una animación recibes el primer fotograma.",
        ],
      },
      {
        heading: "Elige un tamaño de página",
        blocks: [
          "Si no cambias nada, cada página mide exactamente lo mismo que su imagen. El tamaño depende de la resolución guardada en el archivo. Si no la hay, usamos 96 dpi, así que una foto de 4032 × 3024 píxeles da una página de 107 × 80 cm (42 × 31,5 pulgadas). Eso no afecta a la calidad: tu visor de PDF ajusta la página a la pantalla.",
          "Para imprimir el PDF, abre “Opciones de página” y elige A4 o Carta. También puedes elegir vertical u horizontal y añadir un margen. Cada imagen queda entonces centrada y tan grande como permite la página.",
        ],
      },
      {
        heading: "Escanea documentos con la cámara",
        blocks: [
          "Las fotos que tomas se quedan en tu navegador hasta que pulsas “Convertir a PDF”. Si las descartas, nunca se suben. La vista en directo está reflejada, como en una videollamada, pero las fotos no, así que el texto se lee bien.",
          "“Tomar fotos” usa la cámara frontal, a unos 1280 × 720 píxeles. Para letra pequeña, haz una foto con la aplicación de cámara de tu teléfono y selecciónala aquí. Tendrás un escaneo mucho más nítido.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo cambiar el orden de las páginas?",
        answer:
          "Sí. En la ventana “Archivos seleccionados”, arrastra las imágenes o usa las flechas que tienen debajo. Ahí también puedes girar una página. Después de la conversión, pulsa “Cambiar las páginas” para abrir otra vez esa ventana.",
      },
      {
        question: "¿Puedo añadir imágenes a un PDF que ya tengo?",
        answer: "Convierte aquí las imágenes y junta después los dos PDF con [Unir PDF](/merge-pdf).",
      },
      {
        question: "¿Puedo buscar en el texto de una carta fotografiada?",
        answer: "No. Cada página es una imagen, y esta herramienta no reconoce el texto de las imágenes.",
      },
      {
        question: "¿Por qué desapareció mi lista?",
        answer:
          "Al cerrar la ventana “Archivos seleccionados” se borra la lista, y al seleccionar archivos nuevos se reemplaza. Para añadir imágenes a la lista, suéltalas en la ventana o pulsa “Añadir más”.",
      },
      {
        question: "¿Y si una imagen está dañada?",
        answer: "Verás su nombre, y no se crea ningún PDF. Quita esa imagen y convierte las demás.",
      },
      {
        question: "Mi PDF es demasiado grande para un correo. ¿Qué hago?",
        answer: "Redúcelo con [Comprimir PDF](/compress-pdf).",
      },
      {
        question: "¿Se guarda una copia de mi PDF?",
        answer:
          "No. Tu navegador recibe el PDF directamente, y nuestro servidor lo elimina justo después de enviarlo.",
      },
    ],
  },
} satisfies ToolWords<"camera-pdf">;
