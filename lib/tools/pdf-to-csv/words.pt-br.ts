import { words as pdfToWord } from "../pdf-to-word/words.pt-br";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF para CSV",
  title: "Converter PDF para CSV | Extraia tabelas, grátis",
  description:
    "Extraia as tabelas de um PDF em arquivos CSV para Excel, Python ou um banco de dados. Páginas escaneadas também. Grátis, sem conta, arquivos excluídos.",
  keywords: [
    "pdf para csv",
    "converter pdf para csv",
    "pdf em csv",
    "extrair tabela de pdf",
    "extrair dados de pdf",
  ],
  heading: "Converter PDF para CSV",
  subtitle: "Tabelas em dados puros para planilhas, scripts e bancos de dados",
  dropZone: {
    ...pdfDropZone,
    hint: "Um PDF, até 100 MB e 500 páginas. Páginas escaneadas também, até 50.",
  },
  action: "Converter para CSV",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Encontre as tabelas",
      text: "Clique no botão. As páginas e as tabelas aparecem lado a lado.",
    },
    {
      name: "Escolha o formato e baixe",
      text: "Vírgula, ponto e vírgula ou tabulação, com ou sem marca de ordem de bytes. Para mudar isso, não é preciso enviar de novo.",
    },
  ],
  article: {
    sections: [
      {
        heading: "O formato do arquivo",
        blocks: [
          "Os valores ficam no CSV como estão no PDF, em UTF-8. Valores que contêm um separador, aspas ou uma quebra de linha vão entre aspas, como pede a RFC 4180.",
          {
            caption: "Que separador escolher",
            head: ["Separador", "Bom para"],
            rows: [
              ["Vírgula", "Python, R, bancos de dados, Planilhas Google e Excel em inglês"],
              ["Ponto e vírgula", "Excel em português e onde os números têm vírgula decimal"],
              ["Tabulação", "Copiar para outros programas e textos cheios de vírgulas"],
            ],
          },
          "“Marcar como UTF-8 para o Excel” acrescenta três bytes no começo, a marca de ordem de bytes. Com ela, o Excel mostra ç, ã e é direito quando você abre o arquivo com dois cliques. Desligue para scripts que tropeçam nela.",
        ],
      },
      {
        heading: "Um arquivo ou vários",
        blocks: [
          "Várias tabelas viram vários arquivos CSV em um ZIP, com os nomes das legendas. Ligue “Colocar todas as tabelas em um só arquivo” para tê-las uma abaixo da outra, com uma linha vazia no meio.",
          "Uma célula que ocupa várias colunas ou linhas tem o texto na primeira posição, e as demais ficam vazias. Uma tabela que continua por várias páginas é uma só, e o cabeçalho repetido fica de fora.",
        ],
      },
      {
        heading: "Seguro para abrir em uma planilha",
        blocks: [
          "O Excel executa como fórmula uma célula que começa com =, +, - ou @, também em um arquivo CSV. Alguém poderia esconder uma fórmula nociva em um PDF. Essas células ganham um apóstrofo na frente, o que impede isso. Números como -12 e +3,5 ficam como estão.",
        ],
      },
    ],
    questions: [
      {
        question: "Por que o Excel põe tudo em uma coluna?",
        answer:
          "Seu Excel espera outro separador; em português, é o ponto e vírgula. Escolha-o e baixe o arquivo de novo, ou use [PDF para Excel](/pdf-to-excel), que não tem separadores.",
      },
      {
        question: "Os números mudam?",
        answer:
          "Não. Um arquivo CSV não tem tipos, então 1.234,56 continua 1.234,56. Para números que uma planilha entende em qualquer idioma, escolha Excel como formato do arquivo.",
      },
      {
        question: "Funciona com páginas escaneadas?",
        answer: "Sim, até 50. O texto é lido na imagem, então confira os dígitos antes de confiar neles.",
      },
      {
        question: "Falta uma tabela. E agora?",
        answer:
          "Desenhe uma moldura em volta dela na imagem da página, e ela é lida de novo. Se o PDF não tem nenhuma tabela, escolha “Tudo o que está na página”.",
      },
      {
        question: "Posso fazer isso em um script?",
        answer:
          "Sim. O endereço /api/pdf-to-excel recebe um PDF e devolve as tabelas em XLSX, CSV ou JSON. O arquivo /api/openapi.json explica como.",
      },
      {
        question: "Por quanto tempo vocês guardam meu arquivo?",
        answer:
          "Só o tempo da conversão. As tabelas encontradas ficam por {retention}, a não ser que você as exclua na hora.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
