import { fileLimits, MIB } from "../../limits";
import { words as pdfToImage } from "../pdf-to-image/words.es";
import type { ToolWords } from "../words";

const said = `${fileLimits.pdfSaid / MIB} MB`;

export const words = {
  name: "PDF a JPG",
  title: "Convertir PDF a JPG | Cada página como imagen, gratis",
  description:
    "Convierte cada página de un PDF en un JPG con la calidad que elijas. Mira las páginas y descarga una o todas. Gratis, sin cuenta, sin marca de agua.",
  keywords: [
    "pdf a jpg",
    "convertir pdf a jpg",
    "pasar pdf a jpg",
    "pdf a jpeg",
    "páginas de pdf a imágenes",
    "guardar pdf como jpg",
  ],
  heading: "Convertidor de PDF a JPG",
  subtitle: "Cada página como un JPG nítido, una a una o todas en un ZIP",
  messages: {
    wrong: "Selecciona un archivo PDF válido.",
    tooLarge: `El archivo supera el límite de ${said}`,
    none: "Selecciona un archivo PDF.",
  },
  dropZone: {
    prompt: "Arrastra y suelta un archivo PDF, o haz clic para seleccionarlo",
    dragging: "Suelta aquí tu PDF",
    or: "o",
    button: "Elegir archivo PDF",
    hint: `Tamaño máximo: ${said} • Formato de salida: JPG`,
    limits: `Archivos de más de ${fileLimits.pdf / MIB} MB: usa PDF a imagen`,
  },
  larger: pdfToImage.name,
  action: "Convertir a imágenes JPG",
  steps: ["Convirtiendo las páginas..."],
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Elige la calidad",
      text: "Desde Baja para miniaturas hasta Muy alta para imprimir.",
    },
    {
      name: "Descarga las páginas",
      text: "Mira las páginas y descarga una, o todas en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cómo serán tus JPG",
        blocks: [
          "Tus páginas se ven igual que en Chrome, porque usamos el mismo motor de PDF, PDFium. Verás el texto, las fotos, los sellos, los resaltados y los campos de formulario rellenos sobre fondo blanco. Las páginas recortadas siguen recortadas, y las giradas, giradas.",
          "Cada JPG se guarda con calidad 85. Las páginas sin color pasan a ser JPG en escala de grises, que ocupan algo menos.",
        ],
      },
      {
        heading: "Elige la nitidez de las páginas",
        blocks: [
          "“Calidad de imagen” fija cuántos píxeles recibes. La compresión JPG es la misma en todos los ajustes.",
          {
            caption: "Una página A4 con cada ajuste",
            head: ["Ajuste", "Resolución", "Píxeles", "Sirve para"],
            rows: [
              ["Baja (0,5)", "36 dpi", "298 × 421", "Miniaturas"],
              ["Normal (1,0)", "72 dpi", "595 × 842", "Vistas previas rápidas"],
              ["Buena (1,5)", "108 dpi", "893 × 1263", "Mensajes de chat"],
              ["Alta (2,0)", "144 dpi", "1191 × 1684", "Leer en pantalla"],
              ["Muy alta (3,0)", "216 dpi", "1786 × 2526", "Imprimir y ampliar"],
            ],
          },
          "Un escaneo no puede ser más nítido de lo que ya es. Si eliges más píxeles de los que tiene, solo consigues un archivo más grande.",
        ],
      },
      {
        heading: "Convierte todas las páginas o solo algunas",
        blocks: [
          "Para convertir solo algunas páginas, escribe sus números, por ejemplo 1-3, 8. Puedes convertir hasta 500 páginas cada vez.",
          "El primer JPG se descarga por sí solo, salvo que desactives esa opción. Haz clic en una miniatura para ver la página a tamaño completo. Cada nombre de archivo termina con el número de página, así que al ordenar por nombre las páginas quedan en orden.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Es JPG el formato adecuado para mis páginas?",
        answer:
          "Para folletos, fotos y escaneos, sí. El texto negro pequeño puede verse algo borroso en los bordes. [PDF a PNG](/pdf-to-png) lo mantiene nítido.",
      },
      {
        question: "¿Puedo convertir a JPG un PDF con contraseña?",
        answer:
          "Sí, si conoces la contraseña. Escríbela cuando la página la pida. La usamos solo para esta conversión y no la guardamos. Los PDF que solo restringen la impresión o la copia no la necesitan.",
      },
      {
        question: "¿Puedo sacar las fotos originales de un PDF?",
        answer: "No. Esta herramienta convierte páginas enteras, y las fotos pasan a ser parte de la página.",
      },
      {
        question: "¿Por qué fallaron algunas páginas?",
        answer:
          "Normalmente porque una página está dañada o es demasiado grande. En su lugar verás el motivo, y puedes descargar las demás.",
      },
      {
        question: "¿Cómo vuelvo a convertir los JPG en un PDF?",
        answer:
          "Usa [JPG a PDF](/jpg-to-pdf). Las páginas nuevas son imágenes, así que no se puede seleccionar ni buscar su texto.",
      },
      {
        question: "¿Cuándo se eliminan mis archivos?",
        answer:
          "Tu PDF se elimina en cuanto termina la conversión. Los JPG se eliminan después de {retention}, o al instante si pulsas “Eliminar ahora”.",
      },
    ],
  },
} satisfies ToolWords<"pdf-pages">;
