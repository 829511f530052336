import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP para JPG",
  title: "Converter WEBP para JPG | Grátis, sem marca d'água",
  description:
    "Converta WEBP em JPGs que abrem em qualquer aparelho e que todo site aceita. Grátis, sem cadastro e sem marca d'água. Seus arquivos são excluídos.",
  keywords: [
    "webp para jpg",
    "converter webp para jpg",
    "webp em jpg",
    "webp para jpeg",
    "salvar webp como jpg",
    "conversor webp",
  ],
  heading: "Converter WEBP para JPG",
  subtitle: "Transforme imagens salvas da internet em JPGs que você abre e envia em qualquer lugar",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "JPG" }),
  howTo: [
    { name: "Selecione seus arquivos WEBP", text: "Solte-os na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para JPG”. As partes transparentes ficam brancas." },
    { name: "Baixe seus JPGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que as imagens da internet terminam em .webp",
        blocks: [
          "Os sites usam WEBP porque carrega mais rápido que JPG. Mas, quando você salva uma imagem, a loja de revelação, um formulário ou um programa antigo pode não aceitá-la. O JPG funciona em todo lugar.",
        ],
      },
      {
        heading: "Como o WEBP vira JPG",
        blocks: [
          "O Chrome, o Edge e o Firefox primeiro redesenham a imagem como um WEBP de qualidade 92. Nosso servidor transforma esse arquivo em um JPG de qualidade 85. Em uma foto, você não percebe nenhuma das duas etapas.",
          "O arquivo original é enviado no lugar da cópia se ele:",
          {
            list: [
              "for animado",
              "tiver mais de 16,7 megapixels",
              "tiver dados da câmera (EXIF)",
              "não puder ser redesenhado, como no Safari",
            ],
          },
          "Para pular essa etapa em qualquer navegador, escolha jpg no [Conversor de imagens](/image-compressor).",
        ],
      },
      {
        heading: "As partes transparentes ficam brancas",
        blocks: [
          "O JPG não tem transparência. Bordas suaves e sombras se misturam ao branco, como ficariam em uma página branca. Use [WEBP para PNG](/webp-to-png) para manter o fundo transparente. Se quiser outra cor, converta esse PNG em [PNG para JPG](/png-to-jpg), onde dá para escolher.",
        ],
      },
      {
        heading: "O que você recebe",
        blocks: [
          "Largura e altura continuam iguais, as cores passam para sRGB, e os dados da câmera e a localização são removidos. O JPG costuma ficar maior que o WEBP, mas não mostra mais detalhes.",
          "Os downloads são numerados na ordem da sua lista. O ZIP mantém os nomes dos seus arquivos. Você pode enviar até 100 MB de uma vez, e nosso servidor exclui os JPGs após {retention}.",
        ],
      },
    ],
    questions: [
      {
        question: "Como salvar um WEBP como JPG no Chrome?",
        answer:
          "O Chrome salva as imagens no formato que o site envia. Salve o WEBP, solte-o nesta página e baixe o JPG.",
      },
      {
        question: "Posso só trocar .webp por .jpg no nome?",
        answer:
          "Não. Isso só muda o nome. Alguns visualizadores olham o conteúdo e dão conta, mas a maioria dos formulários recusa o arquivo.",
      },
      {
        question: "O que acontece com um WEBP animado?",
        answer:
          "Você recebe o primeiro quadro, porque um JPG não se move. Se quiser só diminuir a animação, use [Comprimir imagem](/compress-image), que mantém todos os quadros.",
      },
      {
        question: "Por que a página diz que meu arquivo não é WEBP?",
        answer:
          "Ela se guia pela extensão. Se o arquivo é mesmo um WEBP, mude o nome para terminar em .webp e selecione-o de novo.",
      },
      {
        question: "Funciona no celular?",
        answer: "Sim, em qualquer navegador recente, no iPhone e no Android.",
      },
      {
        question: "Devo usar JPG no meu próprio site?",
        answer: "Não, lá fique com o WEBP. Ele carrega mais rápido.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
