import type { Translated } from "..";
import type { compressor as en } from "../en/compressor";
import { counted } from "../format";

export const compressor = {
  steps: ["Buscando el tamaño más pequeño..."],
  working: counted({
    one: "Subida completa. Comprimiendo.",
    other: "Subida completa. Comprimiendo {n} archivos.",
  }),
  note: "Probamos varios ajustes con cada imagen, así que las grandes tardan más.",
  busy: "Comprimiendo...",
  announced: { started: "Compresión iniciada.", canceled: "Compresión cancelada." },
  finished: counted({ one: "Terminado, {n} comprimido.", other: "Terminado, {n} comprimidos." }),
  smaller: "De {before} a {after}: {percent} % menos en total.",
  kept: "Sigue en {size}: no ocupa menos en total.",
  zip: "Descargar ZIP comprimido",
  jpg: {
    action: "Usar JPG",
    actionOf: "Usar JPG en lugar de {name}",
    converting: "Convirtiendo {name} a JPG.",
    ready: "{name} está listo, {size}.",
    made: "Ahora es un JPG.",
    madeOf: "Ahora es un JPG de {width} × {height} píxeles.",
    failed: "No pudimos crear el JPG.",
  },
} satisfies Translated<typeof en>;
