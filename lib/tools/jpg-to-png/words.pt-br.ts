import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG para PNG",
  title: "Converter JPG para PNG | Grátis, sem marca d'água",
  description:
    "Converta JPG para PNG sem perder mais qualidade. As fotos saem na posição certa. Grátis, sem cadastro, sem marca d'água, e os arquivos são excluídos.",
  keywords: [
    "jpg para png",
    "converter jpg para png",
    "jpg em png",
    "jpeg para png",
    "transformar foto em png",
    "conversor jpg para png",
  ],
  heading: "Converter JPG para PNG",
  subtitle: "Transforme fotos JPG em PNGs que você edita e salva sem perder mais qualidade",
  ...fillAll(specifiedBatch, { from: "JPG", to: "PNG" }),
  howTo: [
    { name: "Selecione seus arquivos JPG", text: "Solte-os na página ou use o botão." },
    { name: "Converta", text: "Mude a ordem, se quiser, e clique em “Converter para PNG”." },
    { name: "Baixe seus PNGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "O que você ganha com o PNG",
        blocks: [
          "O JPG perde um pouco de qualidade cada vez que um programa o salva. O PNG nunca perde. Depois que a foto vira PNG, você pode cortar, retocar e salvar quantas vezes quiser.",
          "Mas a conversão não conserta um JPG. Os blocos no céu e os halos em volta das letras já fazem parte da imagem, e nenhum conversor recupera o detalhe perdido.",
        ],
      },
      {
        heading: "O que acontece com a sua foto",
        blocks: [
          "Nosso servidor coloca a foto na posição certa e passa as cores para sRGB, mesmo que sejam Adobe RGB, Display P3 ou CMYK. Imagens em tons de cinza continuam em tons de cinza. Largura e altura não mudam.",
          "Dados da câmera, legendas e localização são removidos.",
        ],
      },
      {
        heading: "PNGs de fotos são grandes",
        blocks: [
          "Nos nossos testes, um JPG de 12 megapixels e 1,7 MB virou um PNG de 9,9 MB. É normal: o PNG guarda com exatidão até o ruído da foto.",
          {
            caption: "JPG ou PNG?",
            head: ["O que você quer fazer", "Melhor formato"],
            rows: [
              ["Editar uma foto várias vezes", "PNG"],
              ["Preencher um formulário que pede PNG", "PNG"],
              ["Recortar o fundo", "PNG"],
              ["Compartilhar ou guardar fotos", "JPG"],
              ["Publicar fotos em um site", "[WEBP](/jpg-to-webp)"],
            ],
          },
          "Você pode converter até 100 arquivos, com 100 MB no total. Cada imagem pode ter até 100 megapixels. Os resultados ficam no nosso servidor por {retention}, a não ser que você os exclua antes.",
        ],
      },
    ],
    questions: [
      {
        question: "O fundo branco fica transparente?",
        answer:
          "Não. Em um JPG, o branco é uma cor como outra qualquer. Um PNG pode ter fundo transparente, mas antes é preciso recortar o objeto em um editor de imagens.",
      },
      {
        question: "A imagem fica mais nítida?",
        answer: "Não, ela fica exatamente igual.",
      },
      {
        question: "Como deixo o PNG menor?",
        answer:
          "Tente [Comprimir imagem](/compress-image). Funciona bem com desenhos e capturas de tela e economiza pouco em fotos. Se uma foto precisa ser pequena, deixe-a em JPG.",
      },
      {
        question: "Posso converter arquivos .jpeg também?",
        answer: "Sim. JPG e JPEG são o mesmo formato.",
      },
      {
        question: "Como converter JPG para PNG no Mac ou no iPhone?",
        answer:
          "Do mesmo jeito que no Windows ou no Android: abra esta página no navegador e selecione suas fotos. Não há nada para instalar.",
      },
      {
        question: "E se uma das fotos estiver danificada?",
        answer:
          "Você recebe uma mensagem com o nome dela, e as outras são convertidas. Não devolvemos imagens pela metade.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
