import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "HEIC", to: "WEBP" }),
  name: "HEIC para WEBP",
  title: "Converter HEIC para WEBP | Fotos do iPhone para sites",
  description:
    "Converta fotos do iPhone de HEIC para WEBP para o seu site, em uma só etapa e sem a localização. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "heic para webp",
    "converter heic para webp",
    "heic em webp",
    "foto do iphone para webp",
    "heif para webp",
    "conversor heic",
  ],
  heading: "Converter HEIC para WEBP",
  subtitle: "Fotos do iPhone prontas para o seu site, em uma só etapa",
  howTo: [
    { name: "Selecione suas fotos HEIC", text: "Copie as fotos do iPhone ou abra esta página nele." },
    { name: "Converta", text: "Clique em “Converter para WEBP”. As fotos saem na posição certa." },
    { name: "Baixe seus WEBPs", text: "Se forem muitos, prefira o ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Do celular para o site",
        blocks: [
          "HEIC é como o iPhone guarda fotos, e WEBP é o que os sites querem. O caminho habitual passa pelo JPG, e cada parada custa qualidade. Esta página decodifica o HEIC e cria o WEBP diretamente.",
          {
            caption: "Quatro fotos de celular, de 8,5 a 12 megapixels, somadas",
            head: ["Formato", "Tamanho"],
            rows: [
              ["HEIC, como o celular salvou", "3,1 MB"],
              ["JPG, qualidade 85", "3,9 MB"],
              ["WEBP, qualidade 80", "1,3 MB"],
            ],
          },
          "Isso não quer dizer que o WEBP seja o melhor formato. O celular salva com mais qualidade para sobrar margem na edição. O WEBP é uma cópia para a internet.",
        ],
      },
      {
        heading: "O que o WEBP contém",
        blocks: [
          {
            list: [
              "A foto inteira no tamanho original, virada para o lado certo.",
              "Cores sRGB com 8 bits. As cores mais amplas dos iPhones novos (Display P3) são convertidas, e o HDR passa para o brilho normal.",
              "Nada de localização, data ou dados da câmera.",
              "Só a imagem principal. O vídeo da Live Photo, o mapa de profundidade e as sequências ficam de fora.",
            ],
          },
          "São aceitos arquivos que terminam em .heic, .heif e .hif, também os de aparelhos da Samsung, Canon e Sony.",
        ],
      },
      {
        heading: "Do tamanho da sua página",
        blocks: [
          "Nenhum site mostra uma foto de 4032 × 3024 pixels em tamanho real. Para um blog, 1600 pixels no lado maior bastam. [Redimensionar imagem](/resize-image) também lê HEIC: digite o tamanho, escolha WEBP e pule esta página.",
          "Guarde o HEIC como original. Quando precisar de outro tamanho ou formato no ano que vem, comece por ele.",
        ],
      },
    ],
    questions: [
      {
        question: "Por que aparece um bloco no lugar da minha foto?",
        answer:
          "Fora do Safari, os navegadores não desenham HEIC. A foto aparece na lista quando já é um WEBP.",
      },
      {
        question: "Escolho WEBP ou JPG?",
        answer:
          "WEBP para o seu site, onde o tamanho importa. Para enviar, imprimir e preencher formulários, use [HEIC para JPG](/heic-to-jpg).",
      },
      {
        question: "E se eu quiser AVIF?",
        answer:
          "Sim. O [Conversor de imagens](/image-compressor) cria AVIF a partir de HEIC. Assim, as quatro fotos acima ocuparam 895 KB.",
      },
      {
        question: "Funciona direto no iPhone?",
        answer:
          "Sim, no Safari ou em qualquer outro navegador. Escolha as fotos da fototeca. O iOS pode entregá-las como JPG; nesse caso, escolha no app Arquivos, onde elas continuam em HEIC.",
      },
      {
        question: "Quantas fotos posso converter por vez?",
        answer:
          "Tantas quantas couberem em 100 arquivos e 100 MB. Dá tranquilamente para cem fotos de tamanho comum.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
