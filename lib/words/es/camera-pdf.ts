import type { Translated } from "..";
import type { cameraPdf as en } from "../en/camera-pdf";
import { counted } from "../format";

export const cameraPdf = {
  capture: "Tomar fotos",
  files: "Archivos seleccionados",
  success: counted({ one: "Un PDF con {n} imagen.", other: "Un PDF con {n} imágenes." }),
  change: "Cambiar las páginas",
  camera: {
    title: "Captura con la cámara",
    view: "Vista en directo de la cámara, en espejo",
    starting: "Iniciando la cámara...",
    take: "Tomar foto ({n})",
    taken: "¡Foto tomada!",
    discard: "Descartar todas",
    discarded: "Fotos descartadas",
    captures: "Fotos tomadas",
    use: "Usar las fotos tomadas ({n}) en el PDF",
    none: "Todavía no hay fotos",
    again: "Reintentar",
  },
  cameraErrors: {
    noApi: "Este navegador no permite usar la cámara",
    unsupported: "La cámara no funciona en este dispositivo o navegador",
    ownDocument: "Recarga esta página para usar la cámara. Después, selecciona tus archivos otra vez.",
    noFeed: "No pudimos mostrar la imagen de la cámara",
    noAccess: "No pudimos acceder a la cámara",
    notReady: "La cámara no se inició bien",
    notCaptured: "No pudimos tomar la foto",
  },
  cameraAdvice: {
    NotAllowedError: "Permite la cámara para este sitio en los ajustes del navegador e inténtalo de nuevo.",
    NotFoundError: "Conecta una cámara e inténtalo de nuevo, o cierra esta ventana y elige imágenes.",
    NotReadableError: "Cierra los demás programas que usan la cámara e inténtalo de nuevo.",
  },
} satisfies Translated<typeof en>;
