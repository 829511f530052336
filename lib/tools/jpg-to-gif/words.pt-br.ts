import { threeView } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "GIF" }),
  name: "JPG para GIF",
  title: "Converter JPG para GIF | Grátis, sem marca d'água",
  description:
    "Converta JPG para GIF com as 256 cores que melhor combinam com cada imagem. Grátis, sem cadastro, sem marca d'água, arquivos excluídos automaticamente.",
  keywords: [
    "jpg para gif",
    "converter jpg para gif",
    "jpg em gif",
    "jpeg para gif",
    "foto para gif",
    "conversor gif",
  ],
  heading: "Converter JPG para GIF",
  subtitle: "Transforme fotos em GIFs com as 256 cores que mais combinam com elas",
  howTo: [
    { name: "Selecione seus arquivos JPG", text: "Solte até 20 fotos na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para GIF” e espere alguns segundos." },
    { name: "Baixe seus GIFs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Você precisa mesmo de um GIF?",
        blocks: [
          "Um GIF só pode ter 256 cores, e uma foto tem milhares. Por isso o GIF fica mais granulado que o JPG de origem e é muito maior. Nos nossos testes, um JPG de 12 megapixels e 1,7 MB virou um GIF de 6,0 MB.",
          "Escolha GIF se um formulário, fórum ou aparelho antigo não aceita outra coisa, ou se você gosta do visual retrô. Se não, use [JPG para PNG](/jpg-to-png) para evitar novas perdas ou [JPG para WEBP](/jpg-to-webp) para arquivos pequenos.",
          {
            caption:
              "A mesma foto em JPG e em GIF. O GIF imita as cores que faltam com uma trama fina de pontos.",
            pictures: [
              {
                path: "/figures/jpg-to-gif-before.jpg",
                label: "JPG",
                alt: "Cinco pipas sobre colinas com árvores ao amanhecer, com cores suaves.",
                width: 300,
                height: 225,
                bytes: 16_702,
              },
              {
                path: "/figures/jpg-to-gif-after.gif",
                label: "GIF, 256 cores",
                alt: "As mesmas pipas e colinas com um céu granulado.",
                width: 300,
                height: 225,
                bytes: 38_497,
              },
            ],
          },
        ],
      },
      {
        heading: "Como 256 cores parecem milhares",
        blocks: [
          "Nosso servidor encontra as 256 cores que mais combinam com cada imagem. Um pôr do sol ganha muitos laranjas; uma floresta, muitos verdes.",
          "Depois ele mistura pontos vizinhos dessas cores, como faz um jornal impresso. Isso se chama dithering e transforma faixas no céu em transições suaves. Os pontos aparecem mais quando você dá zoom.",
          "Um desenho com 256 cores ou menos é guardado com exatidão. Um desenho salvo em JPG costuma ter muito mais, porque o JPG borra os contornos.",
        ],
      },
      {
        heading: "O que fica e o que muda",
        blocks: [
          {
            list: [
              "O nome do arquivo fica. Só a extensão muda para .gif.",
              "Largura e altura continuam iguais, até 65.535 pixels por lado.",
              "As fotos saem na posição certa, com as cores em sRGB.",
            ],
          },
          "Dados da câmera e localização são removidos. Para um GIF menor, [redimensione a foto](/resize-image) antes: com metade da largura e da altura, ela tem um quarto dos pixels.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso criar um GIF animado com vários JPGs?",
        answer:
          "Não, cada JPG vira um GIF parado. Para criar um animado, use um editor de vídeo ou um criador de GIFs.",
      },
      {
        question: "O GIF pode ter fundo transparente?",
        answer: "Não. O GIF aceita transparência, mas um JPG não tem partes transparentes para manter.",
      },
      {
        question: "Por que meu GIF parece granulado?",
        answer: "É o dithering. Alguns visualizadores ampliam as imagens, então veja o GIF em 100%.",
      },
      {
        question: "Quantas fotos posso converter de uma vez?",
        answer:
          "Até 20 arquivos. Os novos entram na sua lista, e os resultados que você já tem são removidos, então baixe-os antes.",
      },
      {
        question: "Como converto GIF para JPG?",
        answer:
          "Use o [Conversor de imagens](/image-compressor). Ele não traz de volta as cores perdidas, então guarde suas fotos.",
      },
      {
        question: "O que acontece com as minhas fotos?",
        answer: "Nosso servidor exclui cada JPG assim que é convertido, e cada GIF, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
