import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF para PNG",
  title: "Converter AVIF para PNG | Com transparência, grátis",
  description:
    "Converta imagens AVIF em PNG para editores e sites que não abrem AVIF. Mantém a transparência. Grátis, sem cadastro, sem marca d'água, arquivos excluídos.",
  keywords: [
    "avif para png",
    "converter avif para png",
    "avif em png",
    "avif para png transparente",
    "abrir arquivo avif",
    "conversor avif",
  ],
  heading: "Converter AVIF para PNG",
  subtitle: "Transforme imagens AVIF em PNGs que qualquer editor abre, com a transparência",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "PNG" }),
  howTo: [
    { name: "Selecione seus arquivos AVIF", text: "Solte-os na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para PNG”. A transparência é mantida." },
    { name: "Baixe seus PNGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que converter AVIF para PNG?",
        blocks: [
          "O AVIF é ótimo para sites e ruim para editar. Muitos editores de imagem, drivers de impressora e sistemas de conteúdo ainda não conseguem importá-lo. Todos leem PNG, que não perde qualidade e mantém a transparência.",
          "O GIMP (2.10.22 ou mais novo) e o Krita (5.0 ou mais novo) abrem AVIF diretamente, então para eles você não precisa desta página.",
        ],
      },
      {
        heading: "Como o AVIF vira PNG",
        blocks: [
          "Seu navegador redesenha imagens pequenas como PNG antes do envio. Se isso deixasse o envio muito maior, como na maioria das fotos, é o próprio AVIF que é enviado. O mesmo vale para animações, imagens HDR, imagens acima de 16,7 megapixels e qualquer AVIF que o navegador não consiga ler. Em todos os casos, nosso servidor cria o PNG final sem nova perda.",
          {
            list: [
              "Áreas transparentes e semitransparentes ficam como estão.",
              "Rotação e espelhamento são aplicados à imagem.",
              "As cores passam para sRGB, e o HDR é suavizado para o brilho normal.",
              "Dados da câmera e localização são removidos.",
            ],
          },
        ],
      },
      {
        heading: "Arquivos PNG são grandes",
        blocks: [
          "O AVIF é pequeno porque deixa de fora detalhes que você não vê. O PNG guarda cada pixel, por isso uma foto de 12 megapixels ocupa cerca de 8,7 MB. Se você não precisa de transparência, [AVIF para JPG](/avif-to-jpg) cria um arquivo de cerca de 1,1 MB da mesma foto.",
          "Não coloque o PNG em um site. Quando terminar de editar, transforme-o em WEBP com [PNG para WEBP](/png-to-webp), ou de novo em AVIF com o [Conversor de imagens](/image-compressor). Os dois mantêm a transparência.",
        ],
      },
    ],
    questions: [
      {
        question: "O PNG é idêntico ao AVIF?",
        answer:
          "Para os olhos, sim. A cópia feita no navegador reduz um AVIF de 10 ou 12 bits por canal para 8. O [Conversor de imagens](/image-compressor) nunca redesenha os arquivos, então lá ele vira um PNG de 16.",
      },
      {
        question: "Quantos arquivos posso converter de uma vez?",
        answer: "Até 100 arquivos e 100 MB no total. Cada imagem pode ter até 100 megapixels.",
      },
      {
        question: "Por que meu AVIF não tem prévia?",
        answer: "Nem todo navegador mostra AVIF. A prévia aparece quando o PNG fica pronto.",
      },
      {
        question: "O que acontece com um AVIF animado?",
        answer: "Ele vira uma imagem parada. Não criamos PNGs animados.",
      },
      {
        question: "Por que os contornos ficam serrilhados no meu programa?",
        answer:
          "Alguns programas antigos não mostram pixels semitransparentes. Nesse caso, coloque a imagem sobre uma cor sólida com [PNG para JPG](/png-to-jpg).",
      },
      {
        question: "Por quanto tempo posso baixar os PNGs?",
        answer: "Enquanto esta página estiver aberta. Nosso servidor exclui as cópias dele após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
