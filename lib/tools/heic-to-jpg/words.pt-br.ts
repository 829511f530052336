import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC para JPG",
  title: "Converter HEIC para JPG | Fotos do iPhone, grátis",
  description:
    "Converta fotos HEIC do iPhone ou iPad para JPG no Windows, no Mac ou no celular. Na posição certa e com as cores fiéis. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "heic para jpg",
    "converter heic para jpg",
    "heic em jpg",
    "converter foto do iphone para jpg",
    "como abrir arquivo heic",
    "heic para jpeg",
  ],
  heading: "Converter HEIC para JPG",
  subtitle: "Transforme fotos do iPhone e do iPad em JPGs que abrem em qualquer lugar",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "JPG" }),
  howTo: [
    { name: "Selecione suas fotos HEIC", text: "Solte-as na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para JPG”. A maioria das fotos leva poucos segundos." },
    { name: "Baixe seus JPGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que a foto do iPhone não abre",
        blocks: [
          "Desde o iOS 11, o iPhone e o iPad salvam as fotos em HEIC. O formato ocupa muito menos espaço que o JPG, mas muitos programas, formulários e computadores mais antigos não conseguem ler.",
          {
            caption: "Onde o HEIC abre",
            head: ["Sistema ou navegador", "Abre HEIC"],
            rows: [
              ["iPhone, iPad", "iOS 11 ou mais novo"],
              ["Mac", "macOS 10.13 High Sierra ou mais novo"],
              ["Windows 10 e 11", "Com as extensões HEIF e HEVC da Microsoft Store"],
              ["Safari", "Versão 17 ou mais nova"],
              ["Chrome, Edge, Firefox", "Não"],
            ],
          },
        ],
      },
      {
        heading: "Converter HEIC no Windows, no Mac ou no celular",
        blocks: [
          "Você não precisa de aplicativo nem de extensão. Quem lê o HEIC é o nosso servidor, então esta página funciona em qualquer navegador recente.",
          {
            list: [
              "A foto sai na posição certa e no tamanho original.",
              "As cores amplas da Apple (Display P3) passam para sRGB, que fica bem em qualquer tela. O HDR é suavizado para os céus claros manterem os detalhes.",
              "O JPG é salvo com qualidade 85 de 100.",
              "Localização, data, modelo da câmera e outros dados ocultos são removidos.",
            ],
          },
          "Mapas de profundidade e a camada extra de HDR ficam de fora.",
        ],
      },
      {
        heading: "JPG ou outro formato?",
        blocks: [
          "O JPG é o certo para compartilhar, imprimir e enviar em formulários. Se você vai editar e salvar a foto muitas vezes, [HEIC para PNG](/heic-to-png) evita novas perdas. Para o seu site, use [HEIC para WEBP](/heic-to-webp) ou crie um AVIF com o [Conversor de imagens](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "Como faço o iPhone tirar fotos em JPG?",
        answer:
          "Abra Ajustes, toque em Câmera, depois em Formatos, e escolha “Mais Compatível”. As novas fotos passam a ser JPG e ocupam mais espaço. As que você já tem continuam em HEIC.",
      },
      {
        question: "O JPG fica pior?",
        answer:
          "No tamanho normal, você não vê diferença. Mas ele é comprimido pela segunda vez, então guarde o HEIC como original.",
      },
      {
        question: "Posso converter arquivos .heif?",
        answer:
          "Não nesta página. O [Conversor de imagens](/image-compressor) aceita esses arquivos e também cria JPGs.",
      },
      {
        question: "Posso converter uma Live Photo?",
        answer: "Você recebe a imagem parada. A parte em movimento é um vídeo separado.",
      },
      {
        question: "Funciona no próprio iPhone?",
        answer:
          "Sim. O iPhone pode até transformar a foto em JPG quando você a seleciona. Nesse caso, não é preciso converter.",
      },
      {
        question: "Quantas fotos posso converter de uma vez?",
        answer: "Até 100 fotos, 100 MB no total. Cada foto pode ter até 100 megapixels.",
      },
      {
        question: "O que acontece com as minhas fotos?",
        answer:
          "O que você envia é excluído logo depois da conversão. Os JPGs ficam no nosso servidor por {retention} no máximo, e você pode excluí-los antes.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
