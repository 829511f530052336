import type { Translated } from "..";
import type { imageText as en } from "../en/image-text";
import { counted } from "../format";

export const imageText = {
  language: "Idioma do texto",
  step: "Lendo o texto...",
  busy: "Lendo...",
  rest: "Ler mais {n}",
  announced: { started: "Leitura iniciada.", canceled: "Leitura cancelada." },
  finished: counted({ one: "Pronto, {words} palavra.", other: "Pronto, {words} palavras." }),
  words: counted({ one: "{words} palavra", other: "{words} palavras" }),
  pictures: counted({ one: "{n} imagem", other: "{n} imagens" }),
  found: "Texto reconhecido!",
  foundIn: "{words} em {pictures}.",
  others: counted({ one: "{n} outra", other: "{n} outras" }),
  foundInSome: "{words} em {pictures}, nada em {others}.",
  none: "Nenhum texto encontrado",
  noneHelp: "Tente uma imagem mais nítida ou escolha o idioma.",
  helps: {
    heading: "O que ajuda",
    tips: [
      "Escolha o idioma do texto e leia de novo.",
      "Tire a foto de cima, com luz uniforme e perto o bastante para o texto ocupar toda a imagem.",
      "Use o arquivo original: uma cópia pequena do WhatsApp já perdeu o que torna as letras legíveis.",
    ],
  },
  again: "Ler de novo",
  failed: "Não conseguimos ler o texto.",
  result: "Texto de {name}",
  readAs: counted({
    one: "{words} palavra, lida em {language}",
    other: "{words} palavras, lidas em {language}",
  }),
  enlarge: "Ampliar",
  zoomHelp: "Dê zoom com a roda do mouse, dois dedos ou as teclas + e -, e arraste a imagem para movê-la.",
  joinLines: "Juntar linhas",
  restoreLines: "Restaurar linhas",
  copy: "Copiar texto",
  isCopied: "Copiado",
  copied: "Texto copiado.",
  all: "Baixar tudo em um .txt",
  txt: "Baixar .txt",
  docx: "Baixar .docx",
} satisfies Translated<typeof en>;
