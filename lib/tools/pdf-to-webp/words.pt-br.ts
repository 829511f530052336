import { pdfImages } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF para WEBP",
  title: "Converter PDF para WEBP | Imagens leves, grátis",
  description:
    "Transforme páginas de PDF em imagens WEBP pequenas para sites e prévias, no tamanho que quiser. Grátis, sem conta, sem marca d'água, arquivos excluídos.",
  keywords: [
    "pdf para webp",
    "converter pdf para webp",
    "pdf em webp",
    "prévia de pdf em imagem",
    "pdf para site",
  ],
  heading: "Converter PDF para WEBP",
  subtitle: "Imagens leves das páginas para sites e prévias",
  ...fillAll(pdfImages, { to: "WEBP" }),
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Escolha qualidade e páginas",
      text: "Escolha o tamanho que serve no seu layout. Todas as páginas ou só algumas.",
    },
    { name: "Baixe os WEBPs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Mostre uma página sem leitor de PDF",
        blocks: [
          "Um PDF em um site abre em um leitor ou vai parar na pasta de downloads. Uma imagem da página aparece na hora. É um bom jeito de mostrar a capa de um catálogo, o cardápio de um restaurante, uma partitura ou a primeira página de um relatório.",
          "Arquivos WEBP são pequenos, e todo navegador atual os mostra. Páginas que são quase só texto ou desenho são salvas sem nenhuma perda. Páginas com fotos são salvas na qualidade 85.",
        ],
      },
      {
        heading: "Escolha o tamanho para o seu layout",
        blocks: [
          "“Qualidade da imagem” define quantos pixels você recebe por ponto da página. Um ponto é 1/72 de polegada, então uma página A4 em retrato tem 595 pontos de largura, e uma Carta, 612. Ache a largura que cabe no espaço do seu site:",
          {
            caption: "Largura da imagem em pixels",
            head: ["Qualidade", "A4", "Carta", "Boa para"],
            rows: [
              ["Baixa (0,5)", "298", "306", "Capas pequenas em uma grade"],
              ["Normal (1,0)", "595", "612", "Uma coluna de texto em tela comum"],
              ["Boa (1,5)", "893", "918", "Uma imagem de largura total no celular"],
              ["Alta (2,0)", "1191", "1224", "Uma coluna de texto em tela de alta resolução"],
              ["Muito alta (3,0)", "1786", "1836", "Imagens em que se dá zoom"],
            ],
          },
          "Celulares e notebooks modernos têm telas de alta resolução, com dois ou três pixels no espaço de um. Para eles vale a pena subir um nível.",
        ],
      },
      {
        heading: "Ofereça também o PDF",
        blocks: [
          "Buscadores e leitores de tela não leem as palavras de uma imagem. Coloque os pontos principais no texto alternativo e adicione um link para o PDF. [Comprimir PDF](/compress-pdf) deixa esse download menor.",
        ],
      },
    ],
    questions: [
      {
        question: "O texto vai ficar nítido?",
        answer:
          "Sim, em páginas que são quase só texto. Em páginas com fotos, o texto colorido pode ficar um pouco suave. Se isso incomodar, use [PDF para PNG](/pdf-to-png).",
      },
      {
        question: "Posso converter só a capa?",
        answer: "Sim. Digite 1 no campo “Páginas”. Intervalos como 2-5, 9 também funcionam.",
      },
      {
        question: "Por que minha página falhou?",
        answer:
          "Ela pode ser grande demais. Um WEBP pode ter até 16.383 pixels de cada lado, e uma página, até 40 megapixels. Escolha uma qualidade menor e tente de novo.",
      },
      {
        question: "Posso usar WEBP em uma newsletter?",
        answer:
          "Melhor não, porque alguns programas de e-mail não o mostram. Nesse caso, use [PDF para JPG](/pdf-to-jpg).",
      },
      {
        question: "Os links do PDF continuam funcionando?",
        answer: "Não. A imagem não contém os links, mas você pode colocar um nela na sua página.",
      },
      {
        question: "E arquivos confidenciais?",
        answer:
          "Excluímos seu PDF assim que ele é convertido, e as imagens, após {retention}. Se o PDF precisa de senha, ela é usada uma vez e não é guardada.",
      },
    ],
  },
} satisfies ToolWords<"images">;
