import { words as pdfToImage } from "../pdf-to-image/words.pt-br";
import { pdfDropZone, pdfMessages } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF para Word",
  title: "Converter PDF para Word | DOCX editável, grátis",
  description:
    "Transforme um PDF em um documento do Word que você pode editar, com títulos, listas, tabelas e imagens. Grátis, sem conta, sem marca d'água, arquivos excluídos.",
  keywords: [
    "pdf para word",
    "converter pdf para word",
    "pdf em word",
    "pdf para docx",
    "transformar pdf em word editável",
    "pdf escaneado para word",
  ],
  heading: "Converter PDF para Word",
  subtitle: "Parágrafos, títulos, listas, tabelas e imagens, prontos para editar no Word",
  dropZone: {
    ...pdfDropZone,
    hint: "Um PDF, até 100 MB e 500 páginas. Páginas escaneadas também, até 50.",
  },
  action: "Converter para Word",
  steps: [
    "Lendo seu PDF...",
    "Procurando parágrafos e tabelas...",
    "Criando o documento...",
    "Quase pronto...",
  ],
  layouts: {
    flow: {
      text: "Texto corrido",
      help: "Para editar: parágrafos, listas e tabelas abrem espaço para o que você escreve.",
    },
    exact: { text: "Layout exato", help: "Para manter a aparência: cada página fica como no PDF." },
  },
  scanned: pdfToImage.name,
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Converta para Word",
      text: "Escolha entre texto corrido e layout exato e clique no botão. A maioria dos documentos leva poucos segundos.",
    },
    { name: "Baixe o documento", text: "Baixe o arquivo .docx e abra no Word." },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Como o conversor reconstrói seu documento",
        blocks: [
          "Um PDF sabe onde cada letra fica na página. Em geral não sabe que letras formam uma palavra, onde um parágrafo termina ou o que é uma tabela. O conversor descobre isso pela posição, pelo tamanho e pelo estilo das letras.",
          {
            caption: "O que vai para o documento do Word",
            head: ["No Word", "Feito de"],
            rows: [
              ["Parágrafos", "Linhas que se seguem na ordem de leitura"],
              ["Títulos", "Texto maior que o resto, ou curto e em negrito"],
              ["Negrito e itálico", "A fonte do PDF"],
              ["Listas", "Marcas de lista e números"],
              ["Tabelas", "Linhas desenhadas ou colunas claramente alinhadas"],
              ["Links", "Links para sites no PDF"],
              ["Imagens", "Imagens, no mesmo lugar"],
              ["Tamanho e quebras de página", "As páginas do PDF"],
            ],
          },
          "Ele também lê árabe e hebraico, que vão da direita para a esquerda, e chinês, japonês e coreano.",
        ],
      },
      {
        heading: "Texto corrido ou layout exato",
        blocks: [
          "O texto corrido é a melhor escolha se você quer mudar mais que algumas palavras. Parágrafos, listas e tabelas são o que o Word espera, então tudo o que vem abaixo se move quando você escreve.",
          "Com o layout exato, cada página fica como no PDF. Cada bloco de linhas está em um quadro no seu lugar, com linhas, caixas e imagens por trás. Você pode corrigir palavras e números, mas um texto mais longo não empurra o próximo para baixo.",
        ],
      },
      {
        heading: "O que conferir depois",
        blocks: [
          "O texto corrido não fica exatamente igual ao PDF. As linhas podem quebrar em outros pontos, principalmente se o seu computador não tem as mesmas fontes. Olhe bem as tabelas sem linhas, as fórmulas e os textos em caixas lado a lado.",
          "Gráficos e diagramas viram imagens, com as palavras que estão neles. No layout exato, essas palavras continuam sendo texto.",
        ],
      },
      {
        heading: "E os PDFs escaneados?",
        blocks: [
          "Uma página escaneada é uma foto. Se o seu PDF tem páginas assim, o conversor lê o texto das imagens e avisa isso no resultado. Ele descobre o idioma, vira páginas deitadas e endireita as tortas.",
          "São alguns segundos por página, em até 50 páginas. Leia o documento uma vez antes de usá-lo: é em nomes, números e impressão fraca que os erros acontecem. Negrito e itálico se perdem, assim como as imagens dentro de uma página escaneada.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso deixar em PDF um documento escaneado e pesquisar nele?",
        answer:
          "Sim. [OCR PDF](/ocr-pdf) acrescenta o texto de forma invisível, e as páginas mantêm a aparência.",
      },
      {
        question: "O documento do Word pode ficar exatamente como o PDF?",
        answer:
          "Escolha “Layout exato” antes de converter. As páginas ficam então como no PDF, desde que o seu computador tenha as fontes. É mais difícil de editar que o texto corrido.",
      },
      {
        question: "Que programas abrem o resultado?",
        answer:
          "Você pode abrir o arquivo .docx no Word, no LibreOffice e no Google Docs. Não oferecemos o formato antigo .doc.",
      },
      {
        question: "Como transformo o documento em PDF de novo?",
        answer: "Quando terminar de editar, salve como PDF no Word ou no LibreOffice.",
      },
      {
        question: "Posso converter só uma página?",
        answer:
          "Para Word, não. Se uma imagem da página basta, [PDF para imagem](/pdf-to-image) converte páginas avulsas.",
      },
      {
        question: "Posso converter um PDF que pede senha?",
        answer:
          "Sim. Digite a senha quando a página pedir. Ela serve só para esta conversão e não é guardada.",
      },
      {
        question: "Meu documento fica privado?",
        answer: "Sim. Seu PDF é excluído logo depois da conversão, e o documento do Word, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"word">;
