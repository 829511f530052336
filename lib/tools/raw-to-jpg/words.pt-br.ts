import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "RAW", to: "JPG" }),
  name: "RAW para JPG",
  title: "Converter RAW para JPG | CR2, NEF, ARW, DNG, grátis",
  description:
    "Converta fotos RAW da Canon, Nikon, Sony, Fujifilm e outras câmeras para JPG, com as cores que a câmera escolheu. Grátis, sem cadastro.",
  keywords: [
    "raw para jpg",
    "converter raw para jpg",
    "cr2 para jpg",
    "nef para jpg",
    "arw para jpg",
    "dng para jpg",
  ],
  heading: "Converter RAW para JPG",
  subtitle: "Originais da câmera em JPG, com as cores da própria câmera",
  howTo: [
    {
      name: "Selecione seus arquivos RAW",
      text: "Pode ser um cartão inteiro: até 100 arquivos e 100 MB por vez.",
    },
    {
      name: "Converta",
      text: "Clique em “Converter para JPG”. É rápido, porque nada precisa ser revelado.",
    },
    { name: "Baixe seus JPGs", text: "Só os bons ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "O que esta página faz com um RAW",
        blocks: [
          "Um RAW guarda o que o sensor mediu e, ao lado, um JPG pronto: o que a câmera mostra na própria tela. Esta página encontra o maior desses JPGs, coloca-o em pé e o entrega a você.",
          "Assim você recebe o estilo de imagem, o balanço de branco e a redução de ruído que o fabricante ajustou, não o palpite de outra pessoa. É também por isso que o resultado sai na hora.",
        ],
      },
      {
        heading: "Câmeras e extensões",
        blocks: [
          {
            caption: "Formatos que são lidos",
            head: ["Fabricante", "Extensões"],
            rows: [
              ["Canon", "CR2, CR3"],
              ["Nikon", "NEF, NRW"],
              ["Sony", "ARW"],
              ["Fujifilm", "RAF"],
              ["Panasonic", "RW2"],
              ["Olympus e OM System", "ORF"],
              ["Pentax", "PEF"],
              ["Samsung", "SRW"],
              ["Adobe, Apple, Google, Leica", "DNG"],
            ],
          },
        ],
      },
      {
        heading: "Quando este é o caminho rápido",
        blocks: [
          "Você esqueceu de pôr a câmera em RAW mais JPG, e agora alguém quer ver as fotos ainda hoje. Ou está separando milhares de cliques e precisa de cópias pequenas para escolher. Ou uma agência, uma loja ou um formulário só aceita JPG. Em todos esses casos, a versão da própria câmera é boa o bastante, e você a tem em segundos, em vez de passar uma noite revelando.",
        ],
      },
      {
        heading: "Quantos pixels você recebe",
        blocks: [
          "A maioria das câmeras dos últimos quinze anos guarda uma prévia com todos os pixels da foto. Algumas guardam uma menor, por exemplo com 1620 pixels de largura. Nesse caso a linha diz o tamanho, e você decide se serve.",
          "Para imprimir, cortar muito ou mudar a exposição, revele o RAW em um programa feito para isso: o darktable e o RawTherapee são grátis.",
        ],
      },
    ],
    questions: [
      {
        question: "Vocês podem clarear ou mudar as cores da foto?",
        answer:
          "Não. É para mudar a exposição que o RAW existe, e isso pede um programa de revelação com prévia e controles.",
      },
      {
        question: "Por que meu arquivo foi recusado?",
        answer:
          "Ele não tem prévia, ou tem uma pequena demais para servir. DNGs de alguns scanners e drones são assim.",
      },
      {
        question: "Alguma coisa se perde?",
        answer:
          "O JPG tem 8 bits por cor, e o sensor registrou 12 ou 14. Guarde seu RAW: ele é o seu negativo.",
      },
      {
        question: "O local e os dados da câmera são mantidos?",
        answer: "Não. A localização, a câmera e outros detalhes são removidos do JPG. Seu RAW não muda.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
