import type { Translated } from "..";
import type { pdfCompress as en } from "../en/pdf-compress";
import { counted } from "../format";

export const pdfCompress = {
  busy: "Comprimindo...",
  working: counted({ one: "PDF enviado. Comprimindo.", other: "{n} PDFs enviados. Comprimindo." }),
  levels: "Nível de compressão",
  level: "{name}: {means}",
  oneLevel: "Este PDF não tem imagens para reduzir. Compactamos melhor o resto, sem nenhuma perda.",
  fewerLevels: "Os níveis que dariam o mesmo arquivo não aparecem.",
  finished: "Pronto, {percent}% menor.",
  finishedKept: "Pronto, não diminuiu.",
  done: "Compressão concluída!",
  smaller: "{percent}% menor: de {before} para {after}.",
  kept: "Este PDF não ficou menor",
  stillSize: "O tamanho continua {size}.",
  compare: "Comparar páginas",
  drawing: "Desenhando a página {page}...",
} satisfies Translated<typeof en>;
