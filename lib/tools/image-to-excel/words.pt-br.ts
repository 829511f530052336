import { words as imageToText } from "../image-to-text/words.pt-br";
import { languages, pictures } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "Imagem para Excel",
  title: "Imagem para Excel | Foto de tabela em planilha, grátis",
  description:
    "Transforme a foto, a página escaneada ou o print de uma tabela em um arquivo do Excel. O texto é lido para você. Grátis, sem conta, arquivos excluídos.",
  keywords: [
    "imagem para excel",
    "foto para excel",
    "converter imagem em excel",
    "print para excel",
    "imagem para planilha",
    "jpg para excel",
  ],
  heading: "Converter imagem para Excel",
  subtitle: "Fotos, páginas escaneadas e prints de tabelas em uma planilha pronta para calcular",
  dropZone: {
    prompt: "Arraste a imagem de uma tabela para cá",
    dragging: "Solte sua imagem aqui",
    or: "ou",
    button: "Selecionar imagem",
    hint: `${pictures.or}, até 100 MB`,
  },
  action: "Converter para Excel",
  languages,
  steps: ["Lendo sua imagem...", "Lendo o texto...", "Procurando as tabelas...", "Quase pronto..."],
  messages: { wrong: "Aqui só dá para ler imagens.", none: "Selecione uma imagem." },
  instead: imageToText.name,
  howToTitle: "Como transformar uma imagem em arquivo do Excel",
  howTo: [
    {
      name: "Selecione uma imagem",
      text: "Uma foto, página escaneada ou captura de tela. Você também pode colar uma captura.",
    },
    { name: "Converta", text: "Clique no botão. A leitura do texto leva alguns segundos." },
    { name: "Confira e baixe", text: "Compare as células com a imagem e baixe o arquivo do Excel." },
  ],
  article: {
    sections: [
      {
        heading: "De pixels a células",
        blocks: [
          "Primeiro a imagem é virada e endireitada, e o texto é lido. Depois linhas e colunas são achadas pelos traços da tabela ou pelo alinhamento de palavras e números. Por fim, verificamos o que cada célula é: um número, uma porcentagem, um valor, uma data ou texto.",
          {
            caption: "O que esperar",
            head: ["Imagem", "Resultado"],
            rows: [
              ["Capturas de tela", "Quase todas as células certas"],
              ["Páginas escaneadas planas com 200 dpi ou mais", "Bom, também sem linhas entre as células"],
              ["Fotos tiradas bem de cima", "Bom, se as letras forem nítidas"],
              ["Fotos tiradas em ângulo ou de uma página curva", "As colunas podem se misturar"],
              ["Texto escrito à mão", "Não é lido"],
            ],
          },
        ],
      },
      {
        heading: "Confira o que foi lido",
        blocks: [
          "Ler o texto de uma imagem nunca é perfeito. A imagem fica ao lado da tabela para você comparar. As células difíceis de ler são marcadas, também no arquivo do Excel, e continuam como texto até você conferir.",
          "Se a tabela não foi achada, ou se pegou coisa demais, desenhe uma moldura em volta dela. Então só é lido o que está na moldura.",
        ],
      },
      {
        heading: "Tire uma foto que funcione",
        blocks: [
          {
            list: [
              "Deixe a página plana e segure a câmera bem acima dela.",
              "Preencha o quadro com a tabela e deixe uma margem pequena em volta.",
              "Use luz do dia de lado. O flash deixa uma mancha branca.",
              "Use a foto original. Aplicativos de mensagens reduzem as imagens até os dígitos pequenos sumirem.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Posso converter várias imagens de uma vez?",
        answer:
          "Uma por vez. Se são páginas de um documento, faça um PDF delas com [Imagem para PDF](/image-to-pdf) e use [PDF para Excel](/pdf-to-excel).",
      },
      {
        question: "Que idiomas são lidos?",
        answer:
          "20 idiomas, detectados automaticamente. A lista está em [Imagem para texto](/image-to-text).",
      },
      {
        question: "Por que um número aparece como texto?",
        answer:
          "Porque podia ser lido de dois jeitos, ou tem um caractere que nenhum número tem. Um número errado seria pior que texto.",
      },
      {
        question: "Posso ter um CSV?",
        answer: "Sim. Escolha CSV como formato do arquivo. Você não precisa enviar a imagem de novo.",
      },
      {
        question: "Só preciso do texto. Há algo mais simples?",
        answer: "Sim. [Imagem para texto](/image-to-text) dá o texto para você copiar.",
      },
      {
        question: "Minha imagem é guardada?",
        answer: "Não. Sua imagem é excluída logo depois da conversão, e o resultado, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
