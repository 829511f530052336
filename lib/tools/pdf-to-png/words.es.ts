import { pdfImages } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF a PNG",
  title: "Convertir PDF a PNG | Páginas nítidas, gratis",
  description:
    "Convierte las páginas de un PDF en PNG con texto y líneas nítidas, a la resolución que elijas. Gratis, sin cuenta y sin marca de agua.",
  keywords: [
    "pdf a png",
    "convertir pdf a png",
    "pasar pdf a png",
    "página de pdf a png",
    "pdf a png alta resolución",
  ],
  heading: "Convertidor de PDF a PNG",
  subtitle: "Un PNG de cada página, con texto y líneas nítidas",
  ...fillAll(pdfImages, { to: "PNG" }),
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Elige la calidad y las páginas",
      text: "Una calidad más alta es mejor para imprimir. Convierte todas las páginas o solo algunas.",
    },
    { name: "Descarga los PNG", text: "Uno a uno o todos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por qué PNG es lo mejor para texto y líneas",
        blocks: [
          "El JPG se hizo para fotos. Difumina un poco donde el negro toca el blanco, y una página de texto está llena de esos bordes. El PNG conserva cada píxel. Las letras siguen nítidas, las líneas finas siguen finas, y los bordes de las tablas no se emborronan.",
          "Convertimos tus páginas con PDFium, el motor que muestra los PDF en Chrome. Suaviza los bordes con tonos de gris, así que las letras se ven poco definidas si amplías mucho. Para letras más definidas, elige una calidad más alta.",
        ],
      },
      {
        heading: "Elige una resolución",
        blocks: [
          {
            caption: "Una página Carta con cada calidad",
            head: ["Calidad", "Resolución", "Píxeles", "Sirve para"],
            rows: [
              ["Baja (0,5)", "36 dpi", "306 × 396", "Iconos y vistas generales"],
              ["Normal (1,0)", "72 dpi", "612 × 792", "Vistas previas pequeñas"],
              ["Buena (1,5)", "108 dpi", "918 × 1188", "Diapositivas"],
              ["Alta (2,0)", "144 dpi", "1224 × 1584", "Lectura y documentación"],
              ["Muy alta (3,0)", "216 dpi", "1836 × 2376", "Impresión y detalles de cerca"],
            ],
          },
          "Cada PNG puede tener hasta 40 megapíxeles. Un cartel A0 está dentro del límite con Alta, pero no con Muy alta.",
        ],
      },
      {
        heading: "Cuánto pesan los archivos",
        blocks: [
          "Las páginas de solo texto dan PNG pequeños, sobre todo en blanco y negro. Con las fotos es distinto: como el PNG no tiene pérdida, una foto a página completa ocupa varias veces más que en JPG.",
          "Para un libro de fotos, usa [PDF a JPG](/pdf-to-jpg). Si ya has hecho los PNG, puedes reducirlos con [Comprimir imagen](/compress-image).",
        ],
      },
    ],
    questions: [
      {
        question: "¿El fondo es transparente?",
        answer: "No. Cada página recibe un fondo blanco, aunque el PDF no lo tenga.",
      },
      {
        question: "¿Puedo convertir solo una página de un PDF largo?",
        answer: "Sí. Escribe su número en el campo “Páginas”. También puedes escribir varios, como 4, 9-12.",
      },
      {
        question: "¿Puedo seleccionar o buscar el texto de un PNG?",
        answer: "No, un PNG solo muestra el texto. Si quieres editarlo, usa [PDF a Word](/pdf-to-word).",
      },
      {
        question: "¿Qué pasa con las páginas giradas o recortadas?",
        answer: "Se ven como en un visor de PDF: en su posición correcta, sin las partes que se recortaron.",
      },
      {
        question: "¿Puedo convertir un PDF con contraseña?",
        answer: "Sí. Se te pedirá la contraseña. Solo abre el PDF para esta conversión.",
      },
      {
        question: "¿Cuánto tiempo se guardan mis archivos?",
        answer:
          "Tu PDF se elimina cuando acaba la conversión. Los PNG se pueden descargar durante {retention}; después también se eliminan.",
      },
    ],
  },
} satisfies ToolWords<"images">;
