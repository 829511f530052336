import type { Translated } from "..";
import type { pdfMaking as en } from "../en/pdf-making";
import { counted } from "../format";

export const pdfMaking = {
  options: "Opções de página",
  pageSize: "Tamanho da página",
  sizes: { fit: "Igual à imagem", a4: "A4", letter: "Carta" },
  orientation: "Orientação",
  orientations: { auto: "Como na imagem", portrait: "Retrato", landscape: "Paisagem" },
  margin: "Margem",
  margins: { none: "Sem margem", small: "Margem pequena", large: "Margem grande" },
  pages: {
    fit: "Igual à imagem",
    fitTo: "Igual à imagem: {width} × {height}",
    a4: { auto: "A4", portrait: "A4, retrato", landscape: "A4, paisagem" },
    letter: { auto: "Carta", portrait: "Carta, retrato", landscape: "Carta, paisagem" },
  },
  noPreview: "Sem prévia neste navegador",
  addMore: "Adicionar mais",
  without: counted({ one: "Deixar de fora e converter", other: "Deixar {n} de fora e converter" }),
  name: "Nome do PDF",
  result: "Resultado",
  about: counted({ one: "{n} página, {size}", other: "{n} páginas, {size}" }),
  download: "Baixar PDF",
} satisfies Translated<typeof en>;
