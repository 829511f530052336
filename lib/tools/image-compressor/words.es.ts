import { words as compressImage } from "../compress-image/words.es";
import { pictureLabels } from "../pictures";
import { pictures } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "Convertidor de imágenes",
  title: "Convertidor de imágenes | A JPG, PNG, WEBP, AVIF o TIFF",
  description:
    "Convierte HEIC, WEBP, AVIF, PSD, SVG, BMP y otras imágenes al formato que elijas. Hasta 20 MB por archivo. Gratis, sin registro, sin marca de agua.",
  keywords: [
    "convertidor de imágenes",
    "convertir imagen",
    "conversor de imágenes",
    "cambiar formato de imagen",
    "imagen a tiff",
    "psd a png",
  ],
  heading: "Convertidor de imágenes",
  subtitle: `Convierte ${pictureLabels.length} formatos de imagen a JPG, PNG, WEBP, AVIF o TIFF`,
  compressor: compressImage.name,
  targets: {
    jpg: "Archivos ligeros para fotos. Las zonas transparentes quedan blancas.",
    jpeg: "Igual que JPG, con la extensión .jpeg. Las zonas transparentes quedan blancas.",
    png: "Sin pérdida y con transparencia. Las fotos ocupan mucho más que en JPG.",
    webp: "Archivos ligeros para sitios web, con transparencia y animación.",
    avif: "Los archivos más ligeros, con transparencia. Algunos programas no los abren.",
    tiff: "Sin pérdida, para imprenta y archivo. Ocupa mucho espacio.",
  },
  messages: {
    wrong: "Selecciona imágenes válidas (máximo 20 MB).",
    none: "Selecciona al menos una imagen.",
  },
  dropZone: {
    prompt: "Arrastra y suelta imágenes aquí",
    dragging: "Suelta aquí tus imágenes",
    or: "o",
    button: "Seleccionar imágenes",
    hint: `${pictures.or}, hasta 20 MB cada una`,
  },
  action: "Convertir",
  steps: [
    "Leyendo tus imágenes...",
    "Convirtiendo tus imágenes...",
    "Optimizando la calidad...",
    "Casi listo...",
  ],
  howToTitle: "Cómo convertir imágenes",
  howTo: [
    {
      name: "Selecciona tus imágenes",
      text: "En una lista puede haber imágenes de distintos formatos. Cada una puede tener hasta 20 MB.",
    },
    { name: "Elige el formato", text: "JPG, PNG, JPEG, WEBP, AVIF o TIFF. Después pulsa “Convertir”." },
    { name: "Descarga tus imágenes", text: "Guárdalas una a una o todas juntas en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Una página para todos los formatos de imagen",
        blocks: [
          `Usa este convertidor para una mezcla de imágenes, o para dos formatos que no tienen página propia. Lee ${pictures.and}, todos en una misma lista, y escribe el formato que elijas.`,
          "Si quieres conservar el formato y solo reducir el peso, usa [Comprimir imagen](/compress-image).",
        ],
      },
      {
        heading: "Qué formato elegir",
        blocks: [
          {
            caption: "Qué hace cada formato con una imagen",
            head: ["Formato", "Calidad", "Transparencia", "Sirve para"],
            rows: [
              ["JPG", "85", "Queda blanca", "Compartir, imprimir"],
              [
                "JPEG",
                "Igual que JPG, con la extensión .jpeg",
                "Queda blanca",
                "Formularios que exigen .jpeg",
              ],
              ["PNG", "Sin pérdida", "Se conserva", "Edición, gráficos"],
              ["WEBP", "80", "Se conserva", "Sitios web"],
              ["AVIF", "De 48 a 60, según la imagen", "Se conserva", "Sitios web, archivos mínimos"],
              ["TIFF", "Sin pérdida (LZW)", "Se conserva", "Imprentas, archivo"],
            ],
          },
          "Los números de calidad no se pueden comparar entre formatos: 48 en AVIF se ve más o menos tan bien como 80 en WEBP. En nuestras pruebas, un JPG de 12 megapíxeles y 1,7 MB se convirtió en un AVIF de 297 KB, un WEBP de 475 KB o un TIFF de 10,8 MB.",
        ],
      },
      {
        heading: "Qué sale de archivos de diseño, iconos y dibujos",
        blocks: [
          {
            caption: "Archivos que contienen más de una imagen plana",
            head: ["Tu archivo", "Tu resultado"],
            rows: [
              ["PSD, PSB", "La imagen que Photoshop guardó junto a las capas, con todas combinadas"],
              ["SVG, SVGZ", "El dibujo a su tamaño, ampliado a 1024 píxeles si es más pequeño"],
              ["ICO, CUR", "La imagen más grande del archivo"],
              ["BMP, TGA", "Cada píxel, con transparencia si el archivo la tiene"],
            ],
          },
          "Photoshop guarda la imagen combinada si “Maximizar compatibilidad” está activado. Un archivo sin esa imagen no se admite, porque saldría en blanco. Los archivos CMYK y Lab se convierten a sRGB, y un duotono pasa a gris.",
          "Para una imagen más grande de un dibujo, usa [SVG a PNG](/svg-to-png).",
        ],
      },
      {
        heading: "Conviene saber",
        blocks: [
          {
            list: [
              "Tu navegador no dibuja nada de nuevo. Se convierte el archivo original.",
              "Los GIF y WEBP animados siguen animados en WEBP. En cualquier otro formato, recibes el primer fotograma.",
              "De un TIFF con varias páginas recibes la primera.",
              "Los PNG y TIFF de 16 bits conservan sus 16 bits como PNG o TIFF.",
              "Al pasar a AVIF, las capturas y el texto reciben un color más fino que las fotos.",
              "Las imágenes salen en su posición correcta y en sRGB, incluso desde CMYK, sin datos de la cámara ni ubicación.",
            ],
          },
          "Cada archivo puede tener hasta 20 MB y 100 megapíxeles. Una animación puede tener hasta 256 fotogramas, con 100 megapíxeles en total. WEBP permite 16 383 píxeles por lado, y AVIF, 16 384.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Qué formato es mejor para mi sitio web?",
        answer:
          "WEBP funciona en todos los navegadores recientes. AVIF pesa menos, pero algunos programas no lo abren. Usa JPG para vistas previas de redes sociales y correos.",
      },
      {
        question: "¿Puedo ajustar la calidad?",
        answer: "Solo cuando conviertes [PNG a JPG](/png-to-jpg). Esa página tiene un control de calidad.",
      },
      {
        question: "¿Puedo convertir archivos .heif?",
        answer: "Sí, igual que los archivos .heic de un iPhone.",
      },
      {
        question: "¿Un JPG mejora como PNG o TIFF?",
        answer: "No. No perderá más calidad, pero ocupa varias veces más espacio.",
      },
      {
        question: "¿Puedo convertir los mismos archivos a otro formato?",
        answer: "Sí. La lista se queda como está. Elige el siguiente formato y pulsa “Convertir” otra vez.",
      },
      {
        question: "¿Puedo sacar las capas de un PSD?",
        answer:
          "No, solo la imagen combinada. Para tener una capa, oculta las demás en Photoshop y guarda el archivo de nuevo.",
      },
    ],
  },
} satisfies ToolWords<"any-format">;
