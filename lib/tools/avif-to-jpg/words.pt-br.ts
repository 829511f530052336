import { hints } from "../../limits";
import { specifiedBatch, specifiedDropZone } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF para JPG",
  title: "Converter AVIF para JPG | Online, grátis, sem marca d'água",
  description:
    "Converta imagens AVIF em JPGs que abrem em qualquer programa e navegador. Grátis, sem cadastro, sem marca d'água, arquivos excluídos.",
  keywords: [
    "avif para jpg",
    "converter avif para jpg",
    "avif em jpg",
    "avif para jpeg",
    "como abrir arquivo avif",
    "conversor avif",
  ],
  heading: "Converter AVIF para JPG",
  subtitle: "Transforme imagens AVIF em JPGs que você abre e envia em qualquer lugar",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "JPG" }),
  dropZone: fillAll(specifiedDropZone, { from: "AVIF", ...hints.avif }),
  howTo: [
    { name: "Selecione seus arquivos AVIF", text: "Solte-os na página ou use o botão." },
    { name: "Converta", text: "Mude a ordem, se quiser, e clique em “Converter para JPG”." },
    { name: "Baixe seus JPGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "O que é um arquivo AVIF?",
        blocks: [
          "AVIF é um formato de imagem de 2019, baseado no codec de vídeo AV1. Ele cria arquivos bem menores que o JPG com a mesma qualidade e aceita transparência e HDR. Muitos sites o enviam aos navegadores que conseguem mostrá-lo. Quando você salva uma imagem dessas, recebe um arquivo que muitos dos seus programas não abrem.",
        ],
      },
      {
        heading: "O que abre AVIF",
        blocks: [
          {
            caption: "Navegadores que mostram AVIF",
            head: ["Navegador", "Desde a versão"],
            rows: [
              ["Chrome", "85"],
              ["Edge", "121"],
              ["Firefox", "93"],
              ["Safari no Mac", "16.4, ou 16.1 no macOS Ventura"],
              ["Safari no iPhone e iPad", "16"],
            ],
          },
          "Fora do navegador, o AVIF abre no iOS 16, no macOS 13 Ventura, no Android 12 e em versões mais novas. O GIMP 2.10.22 e o Krita 5.0 também leem. O Windows 10 e o 11 precisam da extensão de vídeo AV1 da Microsoft Store. Lojas de revelação, formulários e programas de escritório antigos costumam querer um JPG.",
        ],
      },
      {
        heading: "Como o AVIF vira JPG",
        blocks: [
          "Seu navegador primeiro redesenha a imagem como um JPG de qualidade 92. Nosso servidor transforma essa cópia no JPG que você baixa, com qualidade 85. No tamanho normal, não dá para notar.",
          "O próprio AVIF é enviado se for animado, HDR ou maior que 16,7 megapixels, se a cópia deixasse o envio muito maior ou se o seu navegador não conseguir ler o arquivo. Nosso servidor consegue, com 8, 10 ou 12 bits por canal.",
          "Cores amplas, como Display P3, passam para sRGB, e assim toda tela as mostra direito. Imagens HDR são suavizadas para as áreas claras manterem os detalhes.",
        ],
      },
      {
        heading: "De que tamanho fica o JPG",
        blocks: [
          "O JPG quase sempre fica maior que o AVIF. Nos nossos testes, uma foto de 12 megapixels ficou com 1,1 MB. Os bytes a mais não trazem mais detalhes, então guarde o AVIF se tiver espaço.",
          {
            caption: "A mesma imagem em AVIF e no JPG que nosso servidor cria a partir dele.",
            pictures: [
              {
                path: "/figures/avif-to-jpg-before.avif",
                label: "AVIF",
                alt: "Cinco pipas sobre colinas com árvores ao amanhecer, em AVIF.",
                width: 560,
                height: 420,
                bytes: 16_424,
              },
              {
                path: "/figures/avif-to-jpg-after.jpg",
                label: "JPG",
                alt: "As mesmas pipas e colinas em JPG, com a mesma aparência.",
                width: 560,
                height: 420,
                bytes: 30_540,
              },
            ],
          },
        ],
      },
      {
        heading: "JPG ou outro formato?",
        blocks: [
          "O JPG abre em qualquer lugar, então use-o para compartilhar, imprimir e preencher formulários. Ele não tem transparência: um logo ganha fundo branco com contornos suaves.",
          {
            list: [
              "Para manter o fundo transparente ou editar sem novas perdas, use [AVIF para PNG](/avif-to-png).",
              "Para um fundo de outra cor, converta esse PNG em [PNG para JPG](/png-to-jpg).",
              "Para o seu site, fique com o AVIF ou crie um WEBP para navegadores antigos com o [Conversor de imagens](/image-compressor).",
            ],
          },
          "Outros formatos modernos têm as próprias páginas: [WEBP para JPG](/webp-to-jpg) e [HEIC para JPG](/heic-to-jpg).",
        ],
      },
    ],
    questions: [
      {
        question: "Quantos arquivos posso converter de uma vez?",
        answer: "Até 100 arquivos e 100 MB no total. Cada imagem pode ter até 100 megapixels.",
      },
      {
        question: "Posso só trocar .avif por .jpg no nome?",
        answer: "Não. O arquivo continuaria sendo AVIF, e a maioria dos programas diria que está corrompido.",
      },
      {
        question: "Como converter AVIF para JPG no Windows?",
        answer:
          "Solte o arquivo nesta página em qualquer navegador recente. Você não precisa da extensão da Microsoft Store. Se a janela de arquivos esconder o AVIF, escolha “Todos os arquivos” nela.",
      },
      {
        question: "Posso converter um AVIF animado?",
        answer: "Você recebe uma imagem parada, porque o JPG não se move.",
      },
      {
        question: "O que acontece com meus arquivos?",
        answer:
          "O que você envia é excluído assim que é convertido, e o JPG, após {retention}. Localização, dados da câmera e autor são removidos dele.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
