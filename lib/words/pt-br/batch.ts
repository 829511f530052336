import type { Translated } from "..";
import type { batch as en } from "../en/batch";
import { counted } from "../format";

export const batch = {
  target: "Novo formato",
  smaller: "Para diminuir uma imagem sem mudar o formato, use {tool}.",
  savedAgain: "Um {format} salvo de novo pode ficar maior. Para diminuí-lo, use {tool}.",
  more: "Converter mais arquivos",
  ready: counted({ one: "{n} arquivo {format} pronto.", other: "{n} arquivos {format} prontos." }),
  inFormat: counted({
    one: "{n} arquivo em {format}, pronto para baixar.",
    other: "{n} arquivos em {format}, prontos para baixar.",
  }),
  downloadFormat: "Baixar {format} {n}",
  downloadImage: "Baixar imagem {n}",
} satisfies Translated<typeof en>;
