import type { Translated } from "..";
import type { pdfMaking as en } from "../en/pdf-making";
import { counted } from "../format";

export const pdfMaking = {
  options: "Opciones de página",
  pageSize: "Tamaño de página",
  sizes: { fit: "Ajustado a la imagen", a4: "A4", letter: "Carta" },
  orientation: "Orientación",
  orientations: { auto: "Como la imagen", portrait: "Vertical", landscape: "Horizontal" },
  margin: "Margen",
  margins: { none: "Sin margen", small: "Margen pequeño", large: "Margen grande" },
  pages: {
    fit: "Ajustado a la imagen",
    fitTo: "Ajustado a la imagen: {width} × {height}",
    a4: { auto: "A4", portrait: "A4, vertical", landscape: "A4, horizontal" },
    letter: { auto: "Carta", portrait: "Carta, vertical", landscape: "Carta, horizontal" },
  },
  noPreview: "Sin vista previa en este navegador",
  addMore: "Añadir más",
  without: counted({ one: "Dejarla fuera y convertir", other: "Dejar {n} fuera y convertir" }),
  name: "Nombre del PDF",
  result: "Resultado",
  about: counted({ one: "{n} página, {size}", other: "{n} páginas, {size}" }),
  download: "Descargar PDF",
} satisfies Translated<typeof en>;
