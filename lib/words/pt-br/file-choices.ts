import type { Translated } from "..";
import type { fileChoices as en } from "../en/file-choices";
import { counted } from "../format";

export const fileChoices = {
  question: counted({
    one: "Em que você quer transformar este arquivo?",
    other: "Em que você quer transformar estes arquivos?",
  }),
  noQuestion: "Ainda não conseguimos converter isto",
  noneLeft: "Não sobrou nenhum arquivo",
  files: {
    photo: {
      name: counted({ one: "{n} foto {label}", other: "{n} fotos {label}" }),
      none: counted({
        one: "Ainda não convertemos fotos {label}.",
        other: "Ainda não convertemos fotos {label}.",
      }),
    },
    picture: {
      name: counted({ one: "{n} imagem {label}", other: "{n} imagens {label}" }),
      none: counted({
        one: "Ainda não convertemos imagens {label}.",
        other: "Ainda não convertemos imagens {label}.",
      }),
    },
    document: {
      name: counted({ one: "{n} {label}", other: "{n} {label}s" }),
      none: counted({
        one: "Ainda não convertemos {label}.",
        other: "Ainda não convertemos {label}s.",
      }),
    },
    file: {
      name: counted({ one: "{n} arquivo {label}", other: "{n} arquivos {label}" }),
      none: counted({
        one: "Ainda não convertemos arquivos {label}.",
        other: "Ainda não convertemos arquivos {label}.",
      }),
    },
  },
  together: "Todos os {n} juntos",
  nameAndSize: "{name}, {size}",
  list: "Arquivos ({size})",
  remove: "Remover {name}",
  more: "Mais opções",
  choiceFor: "{files}: ",
  choiceAs: "{choice}, em {format}",
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "Texto",
    merged: "Um só PDF",
    split: "PDF dividido em partes",
    organized: "PDF com páginas em outra ordem",
    searchable: "PDF pesquisável",
    protected: "PDF com senha",
    unlocked: "PDF sem senha",
    resized: "Outro tamanho",
    cleaned: "Sem os dados da foto",
    other: "Outro formato",
  },
  smaller: counted({ one: "Arquivo menor", other: "Arquivos menores" }),
  unreadable: counted({
    one: "Não conseguimos ler este arquivo: {names}.",
    other: "Não conseguimos ler estes arquivos: {names}.",
  }),
  unreadableMore: counted({
    one: "Não conseguimos ler estes arquivos: {names} e mais {n}.",
    other: "Não conseguimos ler estes arquivos: {names} e mais {n}.",
  }),
  unreadableAs: {
    picture: counted({
      one: "É um tipo de imagem que não conhecemos ou está danificado. Salve-o como JPG ou PNG no programa em que você o criou e selecione o novo arquivo.",
      other:
        "São tipos de imagem que não conhecemos ou estão danificados. Salve-os como JPG ou PNG no programa em que você os criou e selecione os novos arquivos.",
    }),
    document: counted({
      one: "É um documento, e aceitamos imagens e PDFs. Salve-o como PDF no programa em que você o criou e selecione o PDF.",
      other:
        "São documentos, e aceitamos imagens e PDFs. Salve-os como PDF no programa em que você os criou e selecione os PDFs.",
    }),
    other: counted({
      one: "Não é uma imagem nem um PDF, ou está danificado.",
      other: "Não são imagens nem PDFs, ou estão danificados.",
    }),
  },
} satisfies Translated<typeof en>;
