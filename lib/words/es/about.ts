import type { Translated } from "..";
import type { about as en } from "../en/about";

export const about = {
  what: {
    heading: "Qué es {site}",
    blocks: [
      "{site} es un sitio web gratuito que convierte imágenes y PDF. También comprime y redimensiona imágenes, reduce el peso de los PDF, los une y los divide, y lee el texto de imágenes y escaneos. Cada herramienta tiene su propia página: seleccionas los archivos, los conviertes y descargas los resultados.",
      "No hay cuentas, ni planes de pago, ni marcas de agua.",
    ],
  },
  files: {
    heading: "Cómo tratamos tus archivos",
    blocks: [
      "Tus archivos se suben, se convierten en nuestro servidor y después se eliminan: lo que subes, en cuanto termina la conversión; los resultados, como máximo después de {retention}. En [Privacidad](/privacy) están los detalles.",
    ],
  },
  made: {
    heading: "Cómo está hecho",
    blocks: [
      "El software de {site} es de código abierto, con licencia MIT. Cualquiera puede leerlo, usarlo y modificarlo.",
      "Se apoya en otro software de código abierto: libvips, libheif y libjxl para las imágenes, PDFium para los PDF y Tesseract para leer texto, entre otros. Cada archivo se convierte en un proceso propio, con límites de tiempo y de memoria.",
    ],
  },
  operator: { heading: "Quién gestiona este sitio" },
  ask: {
    heading: "Preguntas e ideas",
    blocks: [
      "Las [preguntas frecuentes](/faq) resuelven la mayoría de las dudas. Para todo lo demás, ve a [Contacto](/contact).",
    ],
  },
} satisfies Translated<typeof en>;
