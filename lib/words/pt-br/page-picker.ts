import type { Translated } from "..";
import type { pagePicker as en } from "../en/page-picker";
import { counted } from "../format";

export const pagePicker = {
  pagesOf: "Páginas de {name}",
  page: "Página {page}",
  all: counted({ one: "{n} página", other: "Todas as {n} páginas" }),
  some: counted({ one: "{n} de {total} páginas", other: "{n} de {total} páginas" }),
  click: "Clique para escolher, Shift+clique para um intervalo.",
  tap: "Toque para escolher.",
  select: { all: "Todas", odd: "Ímpares", even: "Pares", none: "Limpar" },
  selectLabels: {
    all: "Selecionar todas as páginas",
    odd: "Selecionar as páginas ímpares",
    even: "Selecionar as páginas pares",
    none: "Limpar a seleção",
  },
  opening: "Abrindo o PDF para mostrar as páginas...",
  locked: "Este PDF tem senha. Digite-a para ver as páginas.",
  broken:
    "Não conseguimos mostrar as páginas deste PDF. Você pode tentar convertê-lo, mas talvez não funcione.",
  show: "Mostrar páginas",
  showHelp: "Carrega cerca de 2 MB. O PDF fica no seu dispositivo até você convertê-lo.",
} satisfies Translated<typeof en>;
