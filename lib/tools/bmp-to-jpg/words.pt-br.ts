import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "BMP", to: "JPG" }),
  name: "BMP para JPG",
  title: "Converter BMP para JPG | Uma fração do tamanho, grátis",
  description:
    "Transforme bitmaps BMP pesados em JPGs que cabem em e-mails e formulários. Arquivos antigos do Windows e do OS/2 também. Grátis, sem cadastro.",
  keywords: [
    "bmp para jpg",
    "bitmap para jpg",
    "converter bmp para jpg",
    "bmp para jpeg",
    "bmp em jpg",
    "dib para jpg",
  ],
  heading: "Converter BMP para JPG",
  subtitle: "Bitmaps pesados em JPGs que cabem em um e-mail",
  howTo: [
    { name: "Selecione seus BMPs", text: "Bitmaps que terminam em .dib também valem." },
    { name: "Converta", text: "Clique em “Converter para JPG” e veja os tamanhos caírem." },
    { name: "Baixe seus JPGs", text: "Um por um ou juntos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que os bitmaps são tão grandes",
        blocks: [
          "Um BMP anota cada pixel, em geral com três bytes e sem compressão. Nossa foto de teste, de 1600 por 1200 pixels, ocupa assim 5.625 KB, e 177 KB como JPG de qualidade 85: um trinta avos.",
          "Programas do Windows, scanners, microscópios e aparelhos de medição ainda criam BMPs, porque qualquer programador consegue. Para enviar e publicar, eles são a escolha errada.",
        ],
      },
      {
        heading: "Bitmaps que funcionam",
        blocks: [
          {
            caption: "De 1990 até hoje",
            head: ["Tipo de BMP", "Lido"],
            rows: [
              ["24 e 32 bits", "Sim"],
              ["16 bits (5-5-5, 5-6-5 e outras máscaras)", "Sim"],
              ["1, 2, 4 e 8 bits com paleta", "Sim"],
              ["Comprimido por repetições (RLE)", "Sim"],
              ["Bitmaps do OS/2", "Sim"],
              ["Guardado de baixo para cima ou de cima para baixo", "Sim, os dois ficam em pé"],
            ],
          },
        ],
      },
      {
        heading: "Bitmaps com cabeçalhos estranhos",
        blocks: [
          "O formato nunca foi muito arrumado. Alguns programas gravam um tamanho errado, outros deixam de fora a resolução, guardam as linhas a partir do topo ou põem um perfil de cores depois dos pixels. Esses arquivos são lidos como os navegadores e o Windows os leem. Se um bitmap termina cedo demais, você recebe uma frase dizendo que está danificado, e não uma imagem com metade cinza. Não precisa renomear nada antes: o que conta é o conteúdo, não a extensão.",
        ],
      },
      {
        heading: "Capturas de tela e desenhos",
        blocks: [
          "O JPG é feito para fotos. Em volta de letras e linhas finas ele deixa manchas leves, e uma captura de tela pode até ficar maior que em PNG. Para essas imagens, o [Conversor de imagens](/image-compressor) cria um PNG sem nenhuma perda.",
        ],
      },
    ],
    questions: [
      {
        question: "Ele diminui sem piorar?",
        answer: "Em fotos, sim: na qualidade 85 quase ninguém vê diferença, nem lado a lado.",
      },
      {
        question: "O que acontece com a transparência?",
        answer: "Poucos BMPs têm. Onde ela existe de verdade, o fundo fica branco.",
      },
      {
        question: "Posso converter de volta para BMP?",
        answer:
          "Não aqui. Quase nenhum programa ainda precisa disso: quando precisa, o Paint salva um JPG como BMP.",
      },
      {
        question: "Por quanto tempo minha imagem fica no servidor?",
        answer: "O bitmap, só enquanto é convertido; o JPG, por {retention} no máximo.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
