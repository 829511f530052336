import type { Translated } from "..";
import type { pdfTables as en } from "../en/pdf-tables";
import { counted } from "../format";

export const pdfTables = {
  layout: "O que ler",
  layouts: {
    tables: { text: "Tabelas", help: "Encontra cada tabela e deixa de fora o texto em volta." },
    page: {
      text: "Tudo o que está na página",
      help: "Para formulários e extratos: todo o texto, nas células onde ele está.",
    },
  },
  readPage: "Ler tudo o que está na página",
  language: "Idioma do documento",
  last: "Procurando as tabelas...",
  format: "Formato do arquivo",
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
  oneSheet: {
    xlsx: "Colocar todas as tabelas em uma só aba",
    csv: "Colocar todas as tabelas em um só arquivo",
  },
  text: "Manter tudo como texto",
  separator: "Separador",
  separators: { comma: "Vírgula", semicolon: "Ponto e vírgula", tab: "Tabulação" },
  bom: "Marcar como UTF-8 para o Excel",
  summary: "{layout}, {format}",
  noText: "Não encontramos texto nesta área.",
  names: "Tabela {n}, página {page}",
  found: counted({ one: "{n} tabela encontrada", other: "{n} tabelas encontradas" }),
  foundOn: counted({
    one: "Confira abaixo e depois baixe.",
    other: "Confira todas abaixo e depois baixe.",
  }),
  finished: counted({ one: "Pronto, {n} tabela encontrada.", other: "Pronto, {n} tabelas encontradas." }),
  download: "Baixar .{extension}",
  making: "Criando o arquivo...",
  notMade: "Não conseguimos criar o arquivo. Mude uma opção ou recarregue a página.",
  empty: "Todas as tabelas estão de fora. Inclua uma para ter um arquivo.",
} satisfies Translated<typeof en>;
