import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "ICO", to: "PNG" }),
  name: "ICO para PNG",
  title: "Converter ICO para PNG | O maior ícone do arquivo, grátis",
  description:
    "Tire a maior imagem de um ícone do Windows ou favicon (.ico, .cur) em PNG, com a transparência. Grátis, sem cadastro e sem marca d'água.",
  keywords: [
    "ico para png",
    "converter ico para png",
    "ícone para png",
    "favicon para png",
    "cur para png",
    "ico em png",
  ],
  heading: "Converter ICO para PNG",
  subtitle: "A maior imagem de um ícone, com a transparência",
  howTo: [
    { name: "Selecione seus ícones", text: "Cursores com a extensão .cur também contam." },
    {
      name: "Converta",
      text: "Clique em “Converter para PNG”. A melhor imagem de cada ícone é escolhida.",
    },
    { name: "Baixe seus PNGs", text: "São pequenos: um ZIP com cem fica pronto na hora." },
  ],
  article: {
    sections: [
      {
        heading: "Um ícone são várias imagens",
        blocks: [
          "Um ICO é uma caixa com o mesmo desenho em vários tamanhos: 16 pixels para a aba do navegador, 32 e 48 para a área de trabalho, muitas vezes 256 para exibições grandes. O Windows usa o que serve.",
          "Um PNG é uma imagem só. Você recebe a que tem mais pixels e, entre iguais, a que tem mais cores, sem mudança em nenhum pixel.",
        ],
      },
      {
        heading: "O que o PNG tem",
        blocks: [
          {
            caption: "Tipos de ícones e o que sai deles",
            head: ["No ícone", "No PNG"],
            rows: [
              ["Uma imagem de 256 pixels guardada como PNG", "Os mesmos pixels"],
              ["32 bits com bordas suaves", "Bordas suaves, mantidas como transparência"],
              ["Ícones antigos com máscara", "Transparente onde estava a máscara"],
              ["16 cores ou preto e branco", "As mesmas poucas cores"],
              ["Um cursor", "A imagem dele, sem o ponto de clique"],
            ],
          },
        ],
      },
      {
        heading: "Para que as pessoas usam isso",
        blocks: [
          "Para pôr o logo de um programa antigo em um manual, ver como é de verdade o favicon de um site ou recuperar uma imagem da qual só sobrou o ícone. Um PNG entra em um documento, um chat ou um slide, onde um ICO não entra. Como nada se perde, você pode editar o PNG e fazer dele um novo ícone, sem nenhum sinal do caminho até ali.",
        ],
      },
      {
        heading: "Maior que o ícone",
        blocks: [
          "Em um ícone não há mais detalhes que na maior imagem dele. Se você precisa de 512 pixels, procure antes o desenho original. Se não achar, [Redimensionar imagem](/resize-image) amplia, e os contornos ficam suaves. Em desenhos minúsculos com pixels duros, isso pode até ter seu charme.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso ter todos os tamanhos?",
        answer:
          "Só o maior é extraído. Os menores são fáceis de criar a partir dele com [Redimensionar imagem](/resize-image).",
      },
      {
        question: "Como salvo o favicon de um site?",
        answer: "Abra o endereço do site com /favicon.ico no final, salve o arquivo e solte-o aqui.",
      },
      {
        question: "E o caminho contrário?",
        answer:
          "[PNG para ICO](/png-to-ico) cria um ícone com todos os tamanhos que os navegadores e o Windows pedem.",
      },
      {
        question: "O ícone fica guardado?",
        answer:
          "Não depois de convertido. O PNG fica por {retention}, ou até você clicar em “Excluir agora”.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
