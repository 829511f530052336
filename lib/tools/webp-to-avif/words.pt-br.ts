import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "AVIF" }),
  name: "WEBP para AVIF",
  title: "Converter WEBP para AVIF | Imagens menores para sites",
  description:
    "Diminua ainda mais suas imagens WEBP convertendo para AVIF, com a transparência. Veja a economia de cada arquivo. Grátis, sem cadastro.",
  keywords: [
    "webp para avif",
    "converter webp para avif",
    "webp em avif",
    "menor que webp",
    "conversor avif",
  ],
  heading: "Converter WEBP para AVIF",
  subtitle: "O próximo passo para imagens menores na internet",
  howTo: [
    { name: "Selecione seus WEBPs", text: "Você pode soltar uma pasta com até 100 de uma vez." },
    {
      name: "Converta",
      text: "Clique em “Converter para AVIF”. Demora mais que em outros formatos.",
    },
    { name: "Baixe seus AVIFs", text: "Compare os tamanhos antes: nem toda imagem ganha." },
  ],
  article: {
    sections: [
      {
        heading: "O que você ganha",
        blocks: [
          "O AVIF é o formato mais econômico que os navegadores mostram. Nossa foto de teste foi de 109 KB em WEBP para 63 KB, e céus lisos, retratos e cenas escuras são os que mais ganham.",
          "Arquivos que já estão bem enxutos, ou cheios de grão, podem não ganhar nada. Nesse caso, fique com o WEBP: um número menor não vale uma segunda rodada de perda.",
        ],
      },
      {
        heading: "Como a qualidade é escolhida",
        blocks: [
          "Não há nada para ajustar nesta página. As fotos são salvas de modo que as pessoas não vejam diferença ao olhar as duas lado a lado, e os desenhos mantêm os contornos duros e as cores lisas. Se você precisa de um certo número de kilobytes, para um formulário com limite, [Comprimir imagem](/compress-image) encontra a qualidade que cabe, no formato que a imagem já tem.",
        ],
      },
      {
        heading: "Ofereça os dois",
        blocks: [
          "Celulares antigos não mostram AVIF. Nas suas páginas, ofereça-o primeiro, com o WEBP de reserva: o elemento picture do HTML usa a primeira opção que o navegador conhece, então ninguém fica de fora, e a maioria dos visitantes carrega menos.",
        ],
      },
      {
        heading: "O que é mantido",
        blocks: [
          {
            caption: "De WEBP para AVIF",
            head: ["No WEBP", "No AVIF"],
            rows: [
              ["Transparência", "Mantida"],
              ["Gráficos sem perda", "Codificados com perda, mas nítidos"],
              ["Uma animação", "O primeiro quadro e um aviso"],
              ["Um perfil de cores", "Convertido para sRGB"],
              ["Localização e dados da câmera", "Removidos"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Quanto tempo demora?",
        answer:
          "Um ou dois segundos para uma imagem de poucos megapixels. O AVIF testa muitos jeitos de descrever cada bloco, e isso custa tempo.",
      },
      {
        question: "Quais navegadores mostram AVIF?",
        answer: "O Chrome desde 2020, o Firefox desde 2021, o Safari desde 2022 e o Edge desde 2024.",
      },
      {
        question: "Posso manter a animação?",
        answer: "Não em AVIF. [WEBP para GIF](/webp-to-gif) a mantém, em um arquivo maior.",
      },
      {
        question: "Há uma origem melhor que o meu WEBP?",
        answer:
          "O PNG ou JPG original, se você tiver. [PNG para AVIF](/png-to-avif) e [JPG para AVIF](/jpg-to-avif) evitam perder duas vezes.",
      },
      {
        question: "Vocês excluem meus arquivos?",
        answer: "Sim, os WEBPs na hora e os AVIFs após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
