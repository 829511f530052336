import { languages, pictures } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "Imagem para texto",
  title: "Imagem para texto | Copie o texto de fotos, grátis",
  description:
    "Extraia o texto de uma foto, página escaneada ou captura de tela. Copie ou salve em TXT ou Word. 20 idiomas, grátis, sem conta, nada guardado.",
  keywords: [
    "imagem para texto",
    "extrair texto de imagem",
    "copiar texto de imagem",
    "foto para texto",
    "ocr online",
    "transformar foto em texto",
  ],
  heading: "Imagem para texto",
  subtitle: "Copie o texto de fotos, páginas escaneadas e capturas de tela, ou salve em TXT ou Word",
  messages: {
    wrong: "Aqui só dá para ler imagens.",
    none: "Selecione pelo menos uma imagem.",
  },
  dropZone: {
    prompt: "Arraste imagens com texto para cá",
    dragging: "Solte suas imagens aqui",
    or: "ou",
    button: "Selecionar imagens",
    hint: `${pictures.or}, até 100 MB cada`,
  },
  action: "Extrair texto",
  languages,
  howToTitle: "Como extrair o texto de uma imagem",
  howTo: [
    {
      name: "Selecione imagens",
      text: "Fotos, páginas escaneadas ou capturas de tela. Você também pode colar uma captura.",
    },
    { name: "Extraia o texto", text: "Clique no botão. Cada imagem leva alguns segundos." },
    {
      name: "Copie ou salve",
      text: "Corrija o texto, se for preciso, e copie ou salve em TXT ou Word.",
    },
  ],
  article: {
    sections: [
      {
        heading: "O que dá para ler com esta ferramenta",
        blocks: [
          "Uma receita em um livro, o quadro branco depois da reunião, o número de série em uma etiqueta, uma mensagem de erro na tela: se você consegue ler as letras, esta ferramenta em geral também consegue. Ela marca cada palavra que achou, então você vê logo o que escapou.",
          {
            caption: "O que funciona bem e o que não funciona",
            head: ["Imagem", "Resultado"],
            rows: [
              ["Páginas escaneadas e capturas de tela", "Quase todas as letras certas"],
              ["Fotos nítidas de uma página", "Bom, mesmo com sombra ou um pouco inclinadas"],
              ["Letras borradas ou muito pequenas", "Muitos erros"],
              ["Texto escrito à mão e letras decorativas", "Não são lidos"],
              ["Placas e embalagens no fundo", "Palavras soltas"],
            ],
          },
        ],
      },
      {
        heading: "Tire uma foto fácil de ler",
        blocks: [
          {
            list: [
              "Segure a câmera bem acima da página e preencha o quadro com o texto.",
              "Use luz do dia ou uma luminária de lado. O flash deixa uma mancha branca.",
              "Guarde o original. O WhatsApp e outros aplicativos de mensagens reduzem as fotos até as letras pequenas sumirem.",
            ],
          },
          "Não importa de que lado você segura a câmera, porque a imagem é virada e endireitada antes da leitura.",
        ],
      },
      {
        heading: "Texto, Word ou PDF pesquisável",
        blocks: [
          "Copie o texto para colar em outro lugar. Salve em TXT para texto puro, ou em Word se quiser formatar. Os dois contêm as suas correções.",
          "Para um documento de muitas páginas, outras ferramentas são mais rápidas: [OCR PDF](/ocr-pdf) torna pesquisável um PDF escaneado, e [PDF para Word](/pdf-to-word) o transforma em um documento com parágrafos e títulos.",
        ],
      },
    ],
    questions: [
      {
        question: "Que idiomas ela lê?",
        answer:
          "São 20: alemão, árabe, chinês (simplificado e tradicional), coreano, espanhol, francês, grego, hebraico, hindi, holandês, inglês, italiano, japonês, polonês, português, tailandês, turco, ucraniano e vietnamita. Ela detecta qual é, a não ser que você escolha.",
      },
      {
        question: "Por que algumas palavras saem erradas?",
        answer:
          "Em geral as letras são pequenas demais, estão borradas ou sobre um fundo confuso. Tente uma imagem mais nítida, corte o que não é texto e escolha o idioma.",
      },
      {
        question: "O layout é mantido?",
        answer:
          "Linhas e parágrafos são mantidos, e as colunas são lidas uma depois da outra. Tabelas viram linhas de palavras.",
      },
      {
        question: "Ela lê várias imagens de uma vez?",
        answer: "Sim. Cada imagem ganha o próprio texto, na ordem em que você as selecionou.",
      },
      {
        question: "Minha imagem fica guardada?",
        answer:
          "Não. Ela é excluída assim que é lida, e o texto só existe no seu navegador. Se você fechar a página, ele some.",
      },
    ],
  },
} satisfies ToolWords<"image-text">;
