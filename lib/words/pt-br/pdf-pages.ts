import type { Translated } from "..";
import type { pdfPages as en } from "../en/pdf-pages";
import { counted } from "../format";

export const pdfPages = {
  format: "Formato da imagem",
  quality: "Qualidade da imagem",
  scales: ["Baixa", "Normal", "Boa", "Alta", "Muito alta"],
  scale: "{name} ({factor}x)",
  scaleHelp: "Uma página A4 fica com {width} x {height} pixels ({dpi} dpi).",
  pages: "Páginas",
  pagesHelp: "Por exemplo 1-3, 8. Deixe vazio para todas as páginas.",
  allPages: "Todas as páginas",
  autoDownload: "Baixar a primeira imagem automaticamente",
  results: "Páginas convertidas",
  ready: counted({
    one: "{n} página em {format}, pronta para baixar.",
    other: "{n} páginas em {format}, prontas para baixar.",
  }),
  someReady: "{n} de {total} páginas em {format}, prontas para baixar.",
  facts: { pages: "Páginas convertidas", format: "Formato de saída", size: "Tamanho total" },
  zip: "Baixar todas em ZIP",
  lost: counted({
    one: "Uma página não pôde ser convertida. O motivo está abaixo.",
    other: "{n} páginas não puderam ser convertidas. O motivo está abaixo.",
  }),
  page: "Página {page}",
  preview: "Ver a página {page}",
  imageOf: "Página {page}, imagem {place} de {total}",
  downloadImage: "Baixar esta imagem",
} satisfies Translated<typeof en>;
