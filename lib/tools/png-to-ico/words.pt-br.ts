import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "ICO" }),
  name: "PNG para ICO",
  title: "Converter PNG para ICO | Favicon em quatro tamanhos",
  description:
    "Transforme um PNG em um favicon.ico com 16, 32, 48 e 256 pixels em um só arquivo, com a transparência mantida. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "png para ico",
    "converter png para ico",
    "gerador de favicon",
    "criar favicon",
    "favicon ico",
    "imagem para ico",
  ],
  heading: "Converter PNG para ICO",
  subtitle: "Um favicon em quatro tamanhos a partir de um PNG, pronto para o seu site",
  howTo: [
    {
      name: "Selecione seu PNG",
      text: "Se tiver, use um logo quadrado de pelo menos 256 × 256 pixels.",
    },
    { name: "Converta", text: "Clique em “Converter para ICO”. A transparência é mantida." },
    { name: "Publique o ícone", text: "Salve como favicon.ico e coloque na raiz do seu site." },
  ],
  article: {
    sections: [
      {
        heading: "Quatro ícones em um arquivo",
        blocks: [
          "Um ICO guarda a mesma imagem em vários tamanhos, e cada programa usa o que precisa. Nosso favicon.ico tem estes:",
          {
            caption: "Tamanhos do ícone e onde aparecem",
            head: ["Pixels", "Usado em"],
            rows: [
              ["16 × 16", "Abas e favoritos do navegador"],
              ["32 × 32", "Abas em telas de alta resolução, barra de tarefas do Windows"],
              ["48 × 48", "Atalhos na área de trabalho do Windows"],
              ["256 × 256", "Ícones grandes no Explorador de Arquivos do Windows"],
            ],
          },
          "Tamanhos maiores que o seu PNG ficam de fora, porque só sairiam borrados. Um PNG de 100 pixels gera um ícone de 16, 32, 48 e 100 pixels.",
        ],
      },
      {
        heading: "O que escrever no head do HTML",
        blocks: [
          "Coloque o favicon.ico na raiz do seu site. Os navegadores o procuram ali mesmo que nenhuma página o mencione. Para deixar claro, adicione esta linha entre <head> e </head>:",
          '<link rel="icon" href="/favicon.ico" sizes="32x32">',
          "O atributo sizes ajuda se você também oferece um ícone SVG: o Chrome então prefere o SVG. Para a tela de início do iPhone, adicione um PNG de 180 × 180 pixels, que você pode criar com [Redimensionar imagem](/resize-image):",
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
          "Os navegadores guardam favicons por muito tempo. Se ainda aparece o antigo, abra o próprio /favicon.ico e recarregue.",
        ],
      },
      {
        heading: "Como seu logo é reduzido",
        blocks: [
          {
            list: [
              "Cada tamanho é calculado a partir da própria imagem, com um filtro nítido (Lanczos).",
              "Nas fotos, a média é feita como luz, para os detalhes claros não escurecerem. Nos desenhos, as linhas mantêm o peso.",
              "Se a imagem não é quadrada, ela é centralizada em um quadrado transparente. Nada é cortado.",
              "Os três tamanhos pequenos são bitmaps com 32 bits por pixel, que todo programa lê. O grande é guardado como PNG dentro do ícone.",
            ],
          },
          "Os tamanhos pequenos ocupam sempre 15 KB juntos. No nosso teste, um desenho de 1600 × 1200 pixels (um PNG de 129 KB) virou um ícone de 39 KB.",
        ],
      },
    ],
    questions: [
      {
        question: "Por que meu logo fica confuso em 16 pixels?",
        answer:
          "Há só 256 pontos para desenhar. Linhas finas e texto pequeno somem. Use uma letra ou a parte mais simples do logo e deixe que ela ocupe o quadrado.",
      },
      {
        question: "Ainda preciso de um favicon.ico?",
        answer:
          "Todos os navegadores atuais também aceitam PNG ou SVG. O ICO é a reserva que buscadores, leitores de feeds e navegadores antigos pedem por conta própria.",
      },
      {
        question: "Posso usar o ícone em um programa ou pasta do Windows?",
        answer: "Sim. É um ícone comum do Windows, que escolhe o tamanho de que precisa.",
      },
      {
        question: "Posso partir de um JPG ou de outro formato?",
        answer:
          "Esta página só aceita PNGs. Converta antes outras imagens para PNG, por exemplo com [SVG para PNG](/svg-to-png) ou [JPG para PNG](/jpg-to-png).",
      },
      {
        question: "O que acontece com meu logo no servidor?",
        answer:
          "O PNG é excluído quando o ícone fica pronto. O ícone pode ser baixado por {retention}, a não ser que você clique em “Excluir agora”.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
