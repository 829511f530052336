import type { Translated } from "..";
import type { compressor as en } from "../en/compressor";
import { counted } from "../format";

export const compressor = {
  steps: ["Procurando o menor tamanho..."],
  working: counted({ one: "Arquivo enviado. Comprimindo.", other: "{n} arquivos enviados. Comprimindo." }),
  note: "Testamos várias configurações em cada imagem, por isso as grandes demoram mais.",
  busy: "Comprimindo...",
  announced: { started: "Compressão iniciada.", canceled: "Compressão cancelada." },
  finished: counted({ one: "Pronto, {n} comprimido.", other: "Pronto, {n} comprimidos." }),
  smaller: "De {before} para {after}: {percent}% menor no total.",
  kept: "Continua com {size}: não diminuiu no total.",
  zip: "Baixar comprimidos em ZIP",
  jpg: {
    action: "Usar JPG",
    actionOf: "Usar JPG no lugar de {name}",
    converting: "Convertendo {name} para JPG.",
    ready: "{name} está pronto, {size}.",
    made: "Agora é um JPG.",
    madeOf: "Agora é um JPG de {width} × {height} pixels.",
    failed: "Não conseguimos criar o JPG.",
  },
} satisfies Translated<typeof en>;
