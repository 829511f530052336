import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JPG", to: "AVIF" }),
  name: "JPG para AVIF",
  title: "Converter JPG para AVIF | Fotos menores, mesmo visual",
  description:
    "Converta fotos JPG em arquivos AVIF com a mesma aparência que carregam mais rápido. Na posição certa, sem localização. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "jpg para avif",
    "converter jpg para avif",
    "jpg em avif",
    "jpeg para avif",
    "conversor avif",
    "fotos para site",
  ],
  heading: "Converter JPG para AVIF",
  subtitle: "Fotos menores para a internet, com a mesma aparência",
  howTo: [
    { name: "Selecione seus JPGs", text: "Solte fotos na página. Valem .jpg e .jpeg." },
    {
      name: "Converta",
      text: "Clique em “Converter para AVIF” e espere cerca de um segundo por foto.",
    },
    { name: "Baixe seus AVIFs", text: "Um de cada vez ou em um ZIP com os nomes originais." },
  ],
  article: {
    sections: [
      {
        heading: "Quanto você economiza",
        blocks: [
          "O AVIF precisa de menos bytes que o JPG porque prevê cada parte da foto a partir do que está em volta. Quantos a menos depende de quanto o JPG já tinha sido comprimido:",
          {
            caption: "Fotos convertidas nesta página",
            head: ["Fotos", "Em JPG", "Em AVIF"],
            rows: [
              ["Quatro fotos de celular, de 8,5 a 12 megapixels, JPG de qualidade 85", "3,9 MB", "943 KB"],
              ["Sete fotos de 2 megapixels ou menos, ricas em detalhes", "2,0 MB", "1,1 MB"],
            ],
          },
          "As mesmas sete fotos ocuparam 1,8 MB em WEBP. Se um dos seus JPGs já é muito pequeno, o AVIF pode não valer a pena. A lista mostra a diferença de cada arquivo.",
        ],
      },
      {
        heading: "Qualidade e cor",
        blocks: [
          {
            list: [
              "As fotos são convertidas na qualidade 48. Abaixo de 4 megapixels é 54, porque fotos pequenas têm mais detalhe em cada pixel.",
              "Capturas de tela salvas em JPG são reconhecidas e ficam com qualidade 60.",
              "A cor é guardada em metade da resolução, como em quase todos os JPGs.",
              "Fotos CMYK e Adobe RGB passam para sRGB.",
              "A rotação da câmera é aplicada, e os dados EXIF, a localização e as miniaturas são removidos.",
            ],
          },
          "No tamanho normal, você teria de alternar entre as duas para ver a diferença. O grão muito fino é o que o AVIF suaviza primeiro.",
        ],
      },
      {
        heading: "Como usar AVIF no seu site",
        blocks: [
          "Quase todos os navegadores em uso hoje mostram AVIF, mas não os de antes de 2020. Use um elemento picture com o AVIF como source e o seu JPG como img. Buscadores e redes sociais leem o JPG para as prévias.",
          "Lojas virtuais e construtores de sites muitas vezes criam os próprios tamanhos do que você envia. Confira se o seu aceita AVIF antes de converter um catálogo inteiro.",
        ],
      },
    ],
    questions: [
      {
        question: "O que é melhor para fotos, AVIF ou WEBP?",
        answer:
          "O AVIF costuma ser menor com a mesma aparência. O WEBP abre em mais programas. Você pode comparar os dois com suas fotos em [JPG para WEBP](/jpg-to-webp).",
      },
      {
        question: "Posso definir a qualidade?",
        answer:
          "Não nesta página. Para chegar a um certo tamanho, converta primeiro e depois use [Comprimir imagem](/compress-image), que aceita AVIF e deixa você digitar os kilobytes.",
      },
      {
        question: "Minhas fotos perdem qualidade duas vezes?",
        answer:
          "Um pouco, porque o JPG já deixou detalhes de fora. Se tiver, parta do original da câmera, não de uma cópia que veio por um chat.",
      },
      {
        question: "Há um limite de largura?",
        answer:
          "16.384 pixels por lado. Panoramas maiores recebem uma mensagem e podem ser [redimensionados](/resize-image).",
      },
      {
        question: "Como abro um AVIF no computador?",
        answer: "Arraste-o para uma janela do navegador ou crie um JPG com [AVIF para JPG](/avif-to-jpg).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
