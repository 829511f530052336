import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "{format} elegido",
  cleared: "Archivo quitado. {keys} lo recupera.",
  broken: "{name} no se puede abrir. Está dañado o no es un PDF.",
  doubtful: "Puede que este PDF esté dañado. Comprueba que no falte ninguna página.",
  uploaded: "Subida completa.",
  password: "Contraseña de este PDF",
  passwordHelp: "La usamos para abrir el archivo y no la guardamos.",
  result: "Resultado",
  download: "Descargar PDF",
  page: "Página",
  pageOf: "Página {page} de {total}",
  previous: "Página anterior",
  next: "Página siguiente",
  failures: {
    failed: "Hubo un error durante la conversión.",
    page: "No se pudo descargar la imagen.",
    pages: "No se pudieron descargar todas las imágenes.",
    advice: {
      no_text:
        "La letra manuscrita y la impresión muy tenue no se pueden leer. ¿Te basta con imágenes de las páginas?",
      no_tables: "¿Solo necesitas el texto?",
      target_unreachable: "Quita algunas páginas o envíalo como varios PDF.",
      too_many_pages: "Elige menos páginas donde se pueda, o divide antes el PDF.",
    },
  },
} satisfies Translated<typeof en>;
