import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";

export const pictures = { and: listIn("pt-BR", pictureLabels), or: listIn("pt-BR", pictureLabels, "or") };

export const refusals = {
  drop: "Solte só arquivos {from}.",
  select: "Selecione só arquivos {from}.",
  none: "Selecione pelo menos um arquivo {from}.",
};

const dropZone = {
  prompt: "Arraste arquivos {from} para cá",
  dragging: "Solte seus arquivos {from} aqui",
  or: "ou",
  button: "Selecionar arquivos {from}",
  hint: "Só arquivos {from}, até {files} arquivos e {totalMb} MB no total",
};

const limits = "Pode ser mais: até 100 arquivos, 100 MB";

export const specifiedDropZone = { ...dropZone, limits };

export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "Converter para {to}",
  steps: [
    "Lendo suas imagens...",
    "Convertendo {from} para {to}...",
    "Otimizando a qualidade...",
    "Quase pronto...",
  ],
  success: "Arquivos convertidos para {to}: {n}",
} satisfies ScreenWords["batch"];

export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "Tudo em {to}, pronto para baixar!",
} satisfies ScreenWords["batch"];

export const simplePng = fillAll(
  {
    ...batch,
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);

export const threeView = fillAll(
  {
    messages: {
      none: "Selecione pelo menos um arquivo JPG.",
      some: "Só os arquivos JPG foram adicionados.",
      tooMany: "Só os primeiros {files} arquivos ficaram na lista.",
    },
    dropZone: {
      prompt: "Arraste para cá ou clique para enviar",
      dragging: "Solte os arquivos JPG aqui",
      or: "ou",
      button: "Selecionar arquivos JPG",
      hint: "Até {files} arquivos",
    },
    action: "Converter para {to}",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);

export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "Selecionar arquivos {from}",
      prompt: "ou arraste arquivos {from} para cá",
      dragging: "Solte seus arquivos {from} aqui",
      hint: dropZone.hint,
      limits,
    },
    action: "Converter para PDF",
    starting: "Iniciando a conversão...",
    steps: [
      "Lendo suas imagens...",
      "Otimizando a qualidade...",
      "Juntando tudo em um só PDF...",
      "Quase pronto...",
    ],
    success: "O PDF está pronto para baixar!",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);

export const pdfMessages = { wrong: "Selecione um arquivo PDF válido.", none: "Selecione um arquivo PDF." };

export const pdfDropZone = {
  prompt: "Arraste um arquivo PDF para cá",
  dragging: "Solte seu PDF aqui",
  or: "ou",
  button: "Selecionar arquivo PDF",
};

export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Um PDF de até 100 MB, até 500 páginas por vez" },
  action: "Converter para {to}",
  steps: ["Lendo seu PDF...", "Convertendo as páginas...", "Otimizando a qualidade...", "Quase pronto..."],
} satisfies ScreenWords["images"];

export const languages = {
  auto: "Detectar automaticamente",
  ara: "Árabe",
  chi_sim: "Chinês (simplificado)",
  chi_tra: "Chinês (tradicional)",
  nld: "Holandês",
  eng: "Inglês",
  fra: "Francês",
  deu: "Alemão",
  ell: "Grego",
  heb: "Hebraico",
  hin: "Hindi",
  ita: "Italiano",
  jpn: "Japonês",
  kor: "Coreano",
  pol: "Polonês",
  por: "Português",
  rus: "Russo",
  spa: "Espanhol",
  tha: "Tailandês",
  tur: "Turco",
  ukr: "Ucraniano",
  vie: "Vietnamita",
} satisfies LanguageWords;

export const pdfTables = {
  steps: ["Lendo seu PDF...", "Procurando as tabelas...", "Lendo números e datas...", "Quase pronto..."],
  languages,
} as const;

export const pageBoard = fillAll(
  {
    messages: {
      none: "Selecione pelo menos um arquivo PDF.",
      some: "Só os arquivos PDF foram adicionados.",
      tooMany: "Só os primeiros {files} arquivos ficaram na lista.",
    },
    dropZone: {
      prompt: "Arraste arquivos PDF para cá",
      dragging: "Solte seus arquivos PDF aqui",
      or: "ou",
      button: "Selecionar arquivos PDF",
      hint: "Até {files} PDFs, 100 MB no total",
    },
    steps: ["Lendo seus PDFs...", "Organizando as páginas...", "Criando o resultado...", "Quase pronto..."],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
