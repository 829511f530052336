import type { Translated } from "..";
import type { advanced as en } from "../en/advanced";

export const advanced = {
  layout: "Diseño",
  layouts: { advanced: "Avanzado", simple: "Sencillo" },
  larger: "Los archivos más grandes funcionan con el otro diseño.",
  options: "Opciones de conversión",
  quality: "Calidad",
  smallerFile: "Archivo más pequeño",
  moreDetail: "Más detalle",
  background: "Color de fondo",
  fill: "Quitar la transparencia (rellenar con el color de fondo)",
  fillHelp:
    "El JPG no admite transparencia. Si desactivas esta opción, la transparencia se descarta sin mezclar los colores, y las zonas transparentes muestran el color guardado debajo, a menudo negro.",
  chosen: {
    white: "Calidad {percent} %, fondo blanco",
    color: "Calidad {percent} %, fondo {color}",
    dropped: "Calidad {percent} %, transparencia descartada",
  },
  start: "{action} ({n})",
  rest: "Convertir {n} más",
  progress: "Progreso total",
  selected: "Archivos seleccionados ({n})",
  clear: "Quitar todo",
  empty: "Todavía no hay archivos seleccionados",
  noneLeft: "No queda nada por convertir. Añade más archivos, o cambia las opciones y convierte de nuevo.",
  results: "Archivos JPG convertidos",
  converted: "Archivos JPG convertidos ({n})",
  ofQuality: "(calidad {percent} %)",
  zip: "Descargar todo en ZIP",
} satisfies Translated<typeof en>;
