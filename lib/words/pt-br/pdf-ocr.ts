import type { Translated } from "..";
import type { pdfOcr as en } from "../en/pdf-ocr";
import { counted } from "../format";

export const pdfOcr = {
  busy: "Lendo...",
  language: "Idioma do documento",
  last: "Adicionando o texto...",
  finished: "Concluído, o PDF está pronto.",
  found: "Texto reconhecido!",
  words: counted({ one: "{words} palavra", other: "{words} palavras" }),
  pages: counted({ one: "{n} página", other: "{n} páginas" }),
  foundOn: "{words} em {pages}. Agora você pode pesquisar e copiar o texto.",
  none: "Não havia nada para adicionar",
  kept: "O PDF não mudou.",
  noneHelp:
    "Escolha o idioma do documento e tente de novo, ou escaneie as páginas outra vez: retas, nítidas e em 300 dpi.",
} satisfies Translated<typeof en>;
