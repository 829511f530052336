import { pdfImages } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF para PNG",
  title: "Converter PDF para PNG | Páginas nítidas, grátis",
  description:
    "Transforme páginas de PDF em imagens PNG com texto e linhas nítidos, na resolução que quiser. Grátis, sem conta, sem marca d'água, arquivos excluídos.",
  keywords: [
    "pdf para png",
    "converter pdf para png",
    "pdf em png",
    "página de pdf para png",
    "pdf para png alta resolução",
  ],
  heading: "Converter PDF para PNG",
  subtitle: "Um PNG de cada página, com texto e linhas nítidos",
  ...fillAll(pdfImages, { to: "PNG" }),
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Escolha qualidade e páginas",
      text: "Para imprimir, quanto mais alta, melhor. Todas as páginas ou só algumas.",
    },
    { name: "Baixe os PNGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que o PNG é melhor para texto e linhas",
        blocks: [
          "O JPG foi feito para fotos. Ele borra um pouco onde o preto encontra o branco, e uma página de texto está cheia desses contornos. O PNG mantém cada pixel. As letras continuam nítidas, as linhas finas continuam finas, e as bordas das tabelas não mancham.",
          "Convertemos suas páginas com o PDFium, o motor que mostra PDFs no Chrome. Ele suaviza os contornos com tons de cinza, então as letras parecem suaves com muito zoom. Para letras mais lisas, escolha uma qualidade mais alta.",
        ],
      },
      {
        heading: "Escolha uma resolução",
        blocks: [
          {
            caption: "Uma página A4 em cada qualidade",
            head: ["Qualidade", "Resolução", "Pixels", "Boa para"],
            rows: [
              ["Baixa (0,5)", "36 dpi", "298 × 421", "Ícones e visão geral"],
              ["Normal (1,0)", "72 dpi", "595 × 842", "Prévias pequenas"],
              ["Boa (1,5)", "108 dpi", "893 × 1263", "Slides"],
              ["Alta (2,0)", "144 dpi", "1191 × 1684", "Leitura e documentação"],
              ["Muito alta (3,0)", "216 dpi", "1786 × 2526", "Impressão e detalhes"],
            ],
          },
          "Cada PNG pode ter até 40 megapixels. Um cartaz A0 fica dentro do limite em Alta, mas não em Muito alta.",
        ],
      },
      {
        heading: "De que tamanho ficam os arquivos",
        blocks: [
          "Páginas só de texto geram PNGs pequenos, principalmente em preto e branco. Com fotos é diferente: como o PNG não perde nada, uma foto de página inteira ocupa várias vezes o espaço que ocuparia em JPG.",
          "Para um livro de fotos, use [PDF para JPG](/pdf-to-jpg). Se você já criou PNGs, pode diminuí-los com [Comprimir imagem](/compress-image).",
        ],
      },
    ],
    questions: [
      {
        question: "O fundo fica transparente?",
        answer: "Não. Toda página ganha fundo branco, mesmo que o PDF não tenha nenhum.",
      },
      {
        question: "Posso converter só uma página de um PDF longo?",
        answer: "Sim. Digite o número dela no campo “Páginas”. Também pode digitar várias, como 4, 9-12.",
      },
      {
        question: "Posso selecionar ou pesquisar o texto de um PNG?",
        answer: "Não, um PNG só mostra o texto. Se você quer editá-lo, use [PDF para Word](/pdf-to-word).",
      },
      {
        question: "O que acontece com páginas giradas ou cortadas?",
        answer:
          "Elas ficam como em um leitor de PDF: viradas para o lado certo, sem as partes que foram cortadas.",
      },
      {
        question: "Posso converter um PDF que tem senha?",
        answer: "Sim. A página pede a senha, que só abre o PDF para esta conversão.",
      },
      {
        question: "Por quanto tempo meus arquivos são guardados?",
        answer:
          "Seu PDF é excluído quando a conversão termina. Você pode baixar os PNGs por {retention}, e depois eles também são excluídos.",
      },
    ],
  },
} satisfies ToolWords<"images">;
