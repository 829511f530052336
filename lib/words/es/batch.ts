import type { Translated } from "..";
import type { batch as en } from "../en/batch";
import { counted } from "../format";

export const batch = {
  target: "Formato de salida",
  smaller: "Para reducir el peso de una imagen sin cambiar su formato, usa {tool}.",
  savedAgain: "Un {format} que se guarda de nuevo puede ocupar más. Para reducir su peso, usa {tool}.",
  more: "Convertir más archivos",
  ready: counted({ one: "{n} archivo {format} está listo.", other: "{n} archivos {format} están listos." }),
  inFormat: counted({
    one: "{n} archivo en formato {format}, listo para descargar.",
    other: "{n} archivos en formato {format}, listos para descargar.",
  }),
  downloadFormat: "Descargar {format} {n}",
  downloadImage: "Descargar imagen {n}",
} satisfies Translated<typeof en>;
