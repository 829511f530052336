import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "{format} elegido",
  cleared: "Archivo quitado. {keys} lo recupera.",
  uploaded: "Subida completa.",
  password: "Contraseña de este PDF",
  passwordHelp: "La usamos para abrir el archivo y no la guardamos.",
  result: "Resultado",
  download: "Descargar PDF",
  page: "Página",
  pageOf: "Página {page} de {total}",
  previous: "Página anterior",
  next: "Página siguiente",
} satisfies Translated<typeof en>;
