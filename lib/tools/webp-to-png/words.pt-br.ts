import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP para PNG",
  title: "Converter WEBP para PNG | Com transparência, grátis",
  description:
    "Converta WEBP em PNG que abre em qualquer editor e mantém a transparência. Grátis, sem cadastro. Seus arquivos são excluídos automaticamente.",
  keywords: [
    "webp para png",
    "converter webp para png",
    "webp em png",
    "webp para png transparente",
    "salvar webp como png",
    "figurinha webp para png",
  ],
  heading: "Converter WEBP para PNG",
  subtitle: "Abra imagens salvas da internet em qualquer programa, sem perder a transparência",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "PNG" }),
  howTo: [
    { name: "Selecione seus arquivos WEBP", text: "Solte-os na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para PNG”. O que é transparente continua transparente." },
    { name: "Baixe seus PNGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Abra um WEBP em qualquer editor",
        blocks: [
          "Figurinhas, logos e fotos de produtos da internet muitas vezes são WEBP. O Photoshop abre WEBP desde a versão 23.2, mas versões anteriores e muitos programas de diagramação não. Todos eles abrem PNG.",
          "O PNG também mantém a transparência, incluindo sombras suaves e efeitos de vidro.",
        ],
      },
      {
        heading: "Como o WEBP vira PNG",
        blocks: [
          "Seu navegador redesenha a imagem como um WEBP de qualidade 92, com a transparência. Depois nosso servidor passa as cores para sRGB e cria um PNG sem nova perda.",
          "O Safari não consegue salvar WEBP, então envia o original. Os outros navegadores fazem o mesmo se a imagem é animada, tem mais de 16,7 megapixels ou contém dados da câmera.",
          "Se cada pixel conta, como em pixel art ou texto escaneado, use o [Conversor de imagens](/image-compressor) e escolha png. Ele sempre converte o original.",
        ],
      },
      {
        heading: "Arquivos PNG são maiores",
        blocks: [
          "O WEBP deixa de fora detalhes que você não vê, e o PNG guarda cada pixel. Nos nossos testes, uma foto de 12 megapixels virou um PNG de 8,8 MB. Em desenhos, a diferença é bem menor.",
          {
            caption: "Qual ferramenta usar",
            head: ["Do que você precisa", "Ferramenta"],
            rows: [
              ["Uma imagem transparente para o editor", "Esta página"],
              ["Uma foto para mandar por e-mail ou imprimir", "[WEBP para JPG](/webp-to-jpg)"],
              ["Um PNG menor", "[Comprimir imagem](/compress-image)"],
              ["Transformar o PNG editado em WEBP de novo", "[PNG para WEBP](/png-to-webp)"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "O PNG fica melhor que o WEBP?",
        answer: "Ele fica igual. Mas agora você pode editá-lo e salvá-lo sem perder mais qualidade.",
      },
      {
        question: "O logo mantém o fundo transparente?",
        answer:
          "Sim. O xadrez na prévia representa a transparência e não faz parte do arquivo. Se outros programas também mostram os quadradinhos, eles fazem parte da própria imagem.",
      },
      {
        question: "Por que minha figurinha animada não se mexe?",
        answer: "O PNG mostra o primeiro quadro. Não criamos PNGs animados.",
      },
      {
        question: "Quantos arquivos posso converter de uma vez?",
        answer: "Até 100 arquivos e 100 MB no total. Cada imagem pode ter até 100 megapixels.",
      },
      {
        question: "As notas de autor e licença são mantidas?",
        answer:
          "Não, todos os dados ocultos são removidos. Se você precisa dar crédito a alguém, anote o nome antes de converter.",
      },
      {
        question: "O que acontece com meus arquivos?",
        answer:
          "Cada WEBP é excluído assim que é convertido. Os PNGs são excluídos após {retention}, ou na hora, se você clicar em “Excluir agora”.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
