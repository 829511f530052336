import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "AVIF", to: "WEBP" }),
  name: "AVIF para WEBP",
  title: "Converter AVIF para WEBP | Para navegadores antigos",
  description:
    "Converta imagens AVIF para WEBP, que mais navegadores, editores e lojas virtuais aceitam. A transparência fica. Grátis, sem cadastro.",
  keywords: [
    "avif para webp",
    "converter avif para webp",
    "avif em webp",
    "conversor avif",
    "avif para webp transparente",
  ],
  heading: "Converter AVIF para WEBP",
  subtitle: "Quase tão pequeno e aceito em muito mais lugares",
  howTo: [
    { name: "Selecione seus AVIFs", text: "Até 100 por vez, pelo botão ou arrastando." },
    {
      name: "Converta",
      text: "Clique em “Converter para WEBP”. A maioria leva menos de um segundo.",
    },
    { name: "Baixe seus WEBPs", text: "Como arquivos avulsos ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que voltar do AVIF para o WEBP",
        blocks: [
          "Todo navegador atual mostra AVIF, mas muita coisa em volta de um site não: sistemas de conteúdo, lojas virtuais, ferramentas de newsletter, editores de imagem e celulares de antes de 2021. O WEBP é nove anos mais antigo e aceito pela maioria deles.",
          "Ele também é decodificado mais rápido, o que conta em páginas com dezenas de miniaturas e em celulares simples.",
        ],
      },
      {
        heading: "O que muda",
        blocks: [
          {
            caption: "AVIF e WEBP lado a lado",
            head: ["Característica", "AVIF", "WEBP"],
            rows: [
              ["Nos navegadores desde", "2020 a 2024", "2010 a 2020"],
              ["Transparência", "Sim", "Sim"],
              ["Bits por cor", "8, 10 ou 12", "8"],
              ["Lado maior", "65.536 pixels", "16.383 pixels"],
              ["Tamanho da nossa foto de teste", "79 KB", "74 KB com aparência parecida"],
            ],
          },
        ],
      },
      {
        heading: "Como saber qual deles um site aceita",
        blocks: [
          "Tente primeiro o AVIF: os formulários dizem na hora quando não conhecem um formato. Se a prévia fica vazia, ou a sua imagem chega como um quadro cinza no e-mail de alguém, esse é o sinal. Um WEBP da mesma imagem então resolve, e onde até ele é recusado, [AVIF para JPG](/avif-to-jpg) cria o que todos aceitam. Guarde o AVIF para as suas páginas, onde você sabe quem está olhando: ele é o menor dos três, e não custa nada ter os dois.",
        ],
      },
      {
        heading: "Uma segunda perda",
        blocks: [
          "Os dois formatos jogam fora o que o olho mal percebe, cada um a seu modo, então, ao converter, você perde um pouco duas vezes. Se você ainda tem o PNG ou o JPG de onde o AVIF saiu, comece por ele: [PNG para WEBP](/png-to-webp) e [JPG para WEBP](/jpg-to-webp) dão um resultado mais limpo.",
        ],
      },
    ],
    questions: [
      {
        question: "O arquivo aumenta?",
        answer: "Muitas vezes em um quarto; às vezes até diminui. Cada linha mostra a diferença.",
      },
      {
        question: "AVIFs animados são convertidos?",
        answer: "Só o primeiro quadro. A linha diz quantos havia.",
      },
      {
        question: "Qual é a maior imagem que cabe?",
        answer:
          "O WEBP permite 16.383 pixels por lado. Um panorama maior precisa ser reduzido antes, e para isso existe [Redimensionar imagem](/resize-image).",
      },
      {
        question: "Minhas imagens ficam privadas?",
        answer: "Sim. O que você envia é excluído logo depois da conversão, e os WEBPs, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
