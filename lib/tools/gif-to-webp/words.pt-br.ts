import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "GIF", to: "WEBP" }),
  name: "GIF para WEBP",
  title: "Converter GIF para WEBP | Mantém a animação, grátis",
  description:
    "Converta GIFs em WEBPs que continuam em movimento e ficam bem menores, com os mesmos tempos e a transparência. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "gif para webp",
    "converter gif para webp",
    "gif animado para webp",
    "webp animado",
    "diminuir gif",
  ],
  heading: "Converter GIF para WEBP",
  subtitle: "A mesma animação em um arquivo menor, com os tempos e a transparência",
  howTo: [
    { name: "Selecione seus GIFs", text: "Solte GIFs animados ou parados em qualquer lugar da página." },
    { name: "Converta", text: "Clique em “Converter para WEBP”. Cada quadro mantém o seu tempo." },
    {
      name: "Assista e baixe",
      text: "Clique em “Comparar” para ver as duas animações em movimento e baixe os WEBPs.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Quanto um GIF diminui",
        blocks: [
          "O GIF é de 1987 e comprime mal imagens em movimento. O WEBP guarda o que muda de um quadro para o outro com um codec moderno. Estes são resultados desta página:",
          {
            caption: "Três animações antes e depois",
            head: ["Animação", "GIF", "WEBP"],
            rows: [
              ["Parte de uma foto, 480 × 360 pixels, 24 quadros", "1,67 MB", "233 KB"],
              ["Desenho colorido, 480 × 360 pixels, 20 quadros", "149 KB", "86 KB"],
              ["Quadrados girando em poucas cores, 80 × 80 pixels, 30 quadros", "41,3 KB", "1,5 KB"],
            ],
          },
          "GIFs minúsculos, de algumas centenas de bytes, podem aumentar, porque um WEBP gasta mais espaço com os dados próprios de cada quadro.",
        ],
      },
      {
        heading: "O que continua igual",
        blocks: [
          {
            list: [
              "A duração de cada quadro e o número de repetições.",
              "A transparência, também onde os quadros apagam o que havia antes.",
              "Largura e altura, com o máximo de 16.383 pixels por lado.",
            ],
          },
          "Quadros idênticos seguidos viram um só quadro, que aparece por mais tempo. Quadros sem duração ganham um décimo de segundo, que é como os navegadores já mostram esses GIFs.",
        ],
      },
      {
        heading: "Exato ou com uma pequena perda",
        blocks: [
          "Em cada quadro, o codificador compara dois jeitos de guardá-lo e fica com o menor. Desenhos, pixel art e texto costumam ser menores sem nenhuma perda, e então ficam exatos. Quadros de vídeos são guardados com perda, na qualidade 80.",
          "GIFs de vídeos muitas vezes têm dithering: as cores são misturas de pontos. O WEBP suaviza a maioria desses pontos. Se você ainda tem o vídeo, crie o WEBP a partir dele.",
          "Animações grandes, a partir de 50 megapixels na soma dos quadros, são sempre guardadas com perda, para você não esperar demais.",
        ],
      },
      {
        heading: "O WEBP no seu site",
        blocks: [
          "Um WEBP animado vai em um elemento img, como um GIF. O Chrome, o Edge, o Firefox e o Safari a partir da versão 14 o reproduzem. A maioria dos programas de e-mail não, então fique com o GIF nas newsletters.",
        ],
      },
    ],
    questions: [
      {
        question: "Qual é a duração máxima de uma animação?",
        answer:
          "Até 256 quadros e 100 megapixels no total. São 256 quadros de 620 × 620 pixels. Se a sua é maior, diminua-a antes com [Redimensionar imagem](/resize-image).",
      },
      {
        question: "Por que a imagem na lista não se mexe?",
        answer:
          "As linhas mostram prévias paradas. Clique em “Comparar” para ver o GIF e o WEBP lado a lado, os dois em movimento.",
      },
      {
        question: "Posso converter GIFs parados também?",
        answer:
          "Sim. Criamos um WEBP exato e um com perda, e você recebe o menor dos dois (a partir de 4 megapixels, sempre o com perda).",
      },
      {
        question: "Como transformo o WEBP em GIF de novo?",
        answer:
          "Com [WEBP para GIF](/webp-to-gif). Se puder, guarde o GIF original, porque cada etapa com perda se soma.",
      },
      {
        question: "Posso converter um GIF para MP4?",
        answer: "Não. Este site converte imagens e PDFs, não vídeos.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
