import { threeView } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "WEBP" }),
  name: "JPG para WEBP",
  title: "Converter JPG para WEBP | Site mais rápido, grátis",
  description:
    "Converta fotos JPG para WEBP e deixe seu site mais rápido. A mesma aparência em um arquivo bem menor. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "jpg para webp",
    "converter jpg para webp",
    "jpg em webp",
    "jpeg para webp",
    "conversor webp",
    "imagens para site",
  ],
  heading: "Converter JPG para WEBP",
  subtitle: "Fotos com a mesma aparência que carregam mais rápido, até 20 por vez",
  howTo: [
    { name: "Selecione seus arquivos JPG", text: "Solte até 20 fotos na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para WEBP”. As fotos mantêm o tamanho em pixels." },
    { name: "Baixe seus WEBPs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Fotos menores para o seu site",
        blocks: [
          "As fotos costumam ser a parte mais pesada de uma página. Em WEBP, elas têm a mesma aparência e carregam mais rápido. Nos nossos testes, um JPG de 12 megapixels e 1,7 MB (qualidade 92) virou um WEBP de cerca de 475 KB.",
          "Você economiza menos com um JPG que já está muito comprimido. Se o WEBP não ficar menor, fique com o JPG.",
        ],
      },
      {
        heading: "O que acontece com as suas fotos",
        blocks: [
          {
            list: [
              "A qualidade do WEBP é 80.",
              "As fotos saem na posição certa, com a mesma largura e altura.",
              "As cores passam para sRGB, e a cor é guardada com metade da resolução, como na maioria dos JPGs.",
              "Dados da câmera, localização e miniaturas são removidos.",
              "Cada arquivo mantém o nome e ganha a extensão .webp, então é fácil atualizar os links do seu site.",
            ],
          },
          "Um WEBP pode ter até 16.383 pixels por lado. [Redimensione](/resize-image) panoramas maiores antes de converter.",
        ],
      },
      {
        heading: "Quais navegadores mostram WEBP",
        blocks: [
          {
            caption: "Navegadores que mostram WEBP",
            head: ["Navegador", "Desde a versão"],
            rows: [
              ["Chrome", "32"],
              ["Edge", "18"],
              ["Firefox", "65"],
              ["Safari no iPhone e iPad", "14"],
              ["Safari no Mac", "14, no macOS 11 ou mais novo"],
            ],
          },
          "Para navegadores mais antigos, use um elemento picture do HTML com o WEBP como source e o JPG como img. Assim cada visitante carrega só um deles.",
          "Muitos programas de e-mail e gráficas não aceitam WEBP. Mande um JPG para eles.",
        ],
      },
    ],
    questions: [
      {
        question: "Quantas fotos posso converter de uma vez?",
        answer:
          "Até 20 arquivos e 100 MB. Os novos arquivos entram na lista, então você pode selecioná-los aos poucos.",
      },
      {
        question: "Posso escolher a qualidade?",
        answer:
          "Não aqui. Para ter o menor arquivo sem diferença visível, passe o WEBP por [Comprimir imagem](/compress-image).",
      },
      {
        question: "Vou ver alguma diferença?",
        answer:
          "Quase nunca, no tamanho normal. O grão do filme e detalhes vermelhos sobre preto são os primeiros a perder nitidez.",
      },
      {
        question: "Devo converter logos para WEBP?",
        answer:
          "Sim, mas comece pelo PNG, se você tiver, em [PNG para WEBP](/png-to-webp). Um logo salvo em JPG já tem contornos borrados, e eles continuariam assim.",
      },
      {
        question: "Como converto WEBP de volta para JPG?",
        answer: "Use [WEBP para JPG](/webp-to-jpg). Mas o melhor é guardar o JPG original.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
