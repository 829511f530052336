import type { Translated } from "..";
import type { targetSize as en } from "../en/target-size";

export const targetSize = {
  limit: "Ajustar a un límite de tamaño",
  amount: "Tamaño máximo del archivo",
  chosen: { none: "Sin límite de tamaño", limit: "Como máximo {amount} {unit}" },
  refused: "Escribe un tamaño de 1 KB o más.",
  unit: "Unidad",
  units: { kilobyte: "KB", megabyte: "MB" },
  for: "Para",
  subjects: { each: "Cada imagen", all: "Todas las imágenes juntas" },
  fewerPixels: "Usar menos píxeles si hace falta",
  explainOne: "Aquí 1 KB son 1000 bytes, así que el archivo cabe en cualquier formulario.",
  explainAll: "Aquí 1 KB son 1000 bytes, así que los archivos caben en cualquier formulario.",
} satisfies Translated<typeof en>;
