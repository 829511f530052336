import type { Translated } from "..";
import type { targetSize as en } from "../en/target-size";

export const targetSize = {
  limit: "Caber em um limite de tamanho",
  amount: "Tamanho máximo do arquivo",
  chosen: { none: "Sem limite de tamanho", limit: "No máximo {amount} {unit}" },
  refused: "Digite um tamanho de 1 KB ou mais.",
  unit: "Unidade",
  units: { kilobyte: "KB", megabyte: "MB" },
  for: "Para",
  subjects: { each: "Cada imagem", all: "Todas as imagens juntas" },
  fewerPixels: "Usar menos pixels, se for preciso",
  explainOne: "Aqui, 1 KB são 1.000 bytes, então o arquivo cabe em qualquer formulário.",
  explainAll: "Aqui, 1 KB são 1.000 bytes, então os arquivos cabem em qualquer formulário.",
} satisfies Translated<typeof en>;
