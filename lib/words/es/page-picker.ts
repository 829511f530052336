import type { Translated } from "..";
import type { pagePicker as en } from "../en/page-picker";
import { counted } from "../format";

export const pagePicker = {
  pagesOf: "Páginas de {name}",
  page: "Página {page}",
  all: counted({ one: "{n} página", other: "Las {n} páginas" }),
  some: counted({ one: "{n} de {total} páginas", other: "{n} de {total} páginas" }),
  click: "Haz clic para elegir y Mayús+clic para un intervalo.",
  tap: "Toca para elegir.",
  select: { all: "Todas", odd: "Impares", even: "Pares", none: "Ninguna" },
  selectLabels: {
    all: "Seleccionar todas las páginas",
    odd: "Seleccionar las páginas impares",
    even: "Seleccionar las páginas pares",
    none: "No seleccionar ninguna página",
  },
  opening: "Abriendo el PDF para mostrar sus páginas...",
  locked: "Este PDF tiene contraseña. Escríbela para ver las páginas.",
  broken: "No podemos mostrar las páginas de este PDF. Puedes intentar convertirlo, pero quizá no funcione.",
  show: "Mostrar páginas",
  showHelp: "Carga unos 2 MB. El PDF se queda en tu dispositivo hasta que lo conviertas.",
} satisfies Translated<typeof en>;
