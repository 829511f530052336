import type { Translated } from "..";
import type { pdfProtect as enProtect, pdfUnlock as enUnlock } from "../en/pdf-locks";

export const pdfProtect = {
  busy: "Protegiendo...",
  password: "Contraseña nueva",
  help: "La necesitará cualquiera que abra el PDF. No la guardamos, así que anótala en un lugar seguro.",
  missing: "Escribe una contraseña para el PDF nuevo.",
  strength: {
    short: "Fácil de adivinar: usa al menos 8 caracteres.",
    fair: "Aceptable. Cuanto más larga, mejor: cuatro palabras seguidas son difíciles de adivinar.",
    strong: "Difícil de adivinar.",
  },
  permissions: "Quien lo lea puede",
  allowPrinting: "Imprimirlo",
  allowCopying: "Copiar texto e imágenes",
  allowChanges: "Modificarlo, rellenar formularios y añadir comentarios",
  permissionsHelp:
    "Acrobat y muchos otros programas respetan estas opciones, pero algunos no. Solo la contraseña impide el acceso.",
  chosen: {
    all: "Con contraseña. Quien lo lea puede imprimirlo, copiarlo y modificarlo.",
    some: "Con contraseña. Permitido: {what}",
    none: "Con contraseña. Quien lo lea solo puede verlo.",
  },
  finished: "Terminado, el PDF está protegido.",
  title: "Tu PDF está protegido",
  success: "Solo se abre con la contraseña nueva. Pruébala antes de enviarlo.",
  earlier: "Este PDF es anterior a tu último cambio. Protégelo otra vez para usar lo que ves abajo.",
} satisfies Translated<typeof enProtect>;

export const pdfUnlock = {
  busy: "Desbloqueando...",
  rights: "Desbloquea solo archivos que sean tuyos o que tengas permiso para desbloquear.",
  finished: "Terminado, el PDF está desbloqueado.",
  title: "Tu PDF está desbloqueado",
  success: "Se abre sin contraseña, y se puede imprimir y copiar.",
  kept: "No había nada que desbloquear",
  keptHelp: "Este PDF no tiene contraseña ni restricciones.",
} satisfies Translated<typeof enUnlock>;
