import type { Translated } from "..";
import type { pdfPages as en } from "../en/pdf-pages";
import { counted } from "../format";

export const pdfPages = {
  format: "Formato de imagen",
  quality: "Calidad de imagen",
  scales: ["Baja", "Normal", "Buena", "Alta", "Muy alta"],
  scale: "{name} ({factor}x)",
  scaleHelp: "Una página A4 mide {width} x {height} píxeles ({dpi} dpi).",
  pages: "Páginas",
  pagesHelp: "Por ejemplo, 1-3, 8. Déjalo vacío para todas las páginas.",
  allPages: "Todas las páginas",
  autoDownload: "Descargar la primera imagen al terminar",
  results: "Páginas convertidas",
  ready: counted({
    one: "{n} página en {format}, lista para descargar.",
    other: "{n} páginas en {format}, listas para descargar.",
  }),
  someReady: "{n} de {total} páginas en {format}, listas para descargar.",
  facts: { pages: "Páginas convertidas", format: "Formato de salida", size: "Tamaño total" },
  zip: "Descargar todo en ZIP",
  lost: counted({
    one: "No se pudo convertir una página. Abajo verás el motivo.",
    other: "No se pudieron convertir {n} páginas. Abajo verás el motivo.",
  }),
  page: "Página {page}",
  preview: "Vista previa de la página {page}",
  imageOf: "Página {page}, imagen {place} de {total}",
  downloadImage: "Descargar esta imagen",
} satisfies Translated<typeof en>;
