import { words as compressImage } from "../compress-image/words.pt-br";
import { pictureLabels } from "../pictures";
import { pictures } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "Conversor de imagens",
  title: "Conversor de imagens | Para JPG, PNG, WEBP, AVIF ou TIFF",
  description:
    "Converta HEIC, WEBP, AVIF, PSD, SVG, BMP e outras imagens para o formato que quiser. Até 20 MB por arquivo. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "conversor de imagens",
    "converter imagem",
    "conversor de foto",
    "heic para webp",
    "imagem para tiff",
    "psd para jpg",
    "bmp para png",
  ],
  heading: "Conversor de imagens",
  subtitle: `Converta ${pictureLabels.length} formatos de imagem para JPG, PNG, WEBP, AVIF ou TIFF`,
  compressor: compressImage.name,
  targets: {
    jpg: "Arquivos leves para fotos. As áreas transparentes ficam brancas.",
    jpeg: "Igual ao JPG, com a extensão .jpeg. As áreas transparentes ficam brancas.",
    png: "Sem perda e com transparência. As fotos ocupam muito mais espaço que em JPG.",
    webp: "Arquivos leves para sites, com transparência e animação.",
    avif: "Os arquivos mais leves, com transparência. Alguns programas não os abrem.",
    tiff: "Sem perda, para gráficas e acervos. Ocupa muito espaço.",
  },
  messages: {
    wrong: "Selecione arquivos de imagem válidos (máx. 20 MB).",
    none: "Selecione pelo menos uma imagem.",
  },
  dropZone: {
    prompt: "Arraste imagens para cá",
    dragging: "Solte suas imagens aqui",
    or: "ou",
    button: "Selecionar imagens",
    hint: `${pictures.or}, até 20 MB cada`,
  },
  action: "Converter",
  steps: [
    "Lendo suas imagens...",
    "Convertendo suas imagens...",
    "Otimizando a qualidade...",
    "Quase pronto...",
  ],
  howToTitle: "Como converter imagens",
  howTo: [
    {
      name: "Selecione suas imagens",
      text: "Formatos diferentes podem ir na mesma lista. Cada imagem pode ter até 20 MB.",
    },
    { name: "Escolha o formato", text: "JPG, PNG, JPEG, WEBP, AVIF ou TIFF. Depois clique em “Converter”." },
    { name: "Baixe suas imagens", text: "Uma por uma ou todas em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Uma página para todo formato de imagem",
        blocks: [
          `Use este conversor para imagens variadas ou para um par de formatos que não tem página própria. Ele lê ${pictures.and}, tudo em uma só lista, e cria o formato que você escolher.`,
          "Se você quer manter o formato e só diminuir os arquivos, use [Comprimir imagem](/compress-image).",
        ],
      },
      {
        heading: "Que formato escolher",
        blocks: [
          {
            caption: "O que cada formato faz com uma imagem",
            head: ["Formato", "Qualidade", "Transparência", "Bom para"],
            rows: [
              ["JPG", "85", "Fica branca", "Compartilhar, imprimir"],
              ["JPEG", "Igual ao JPG, com a extensão .jpeg", "Fica branca", "Formulários que exigem .jpeg"],
              ["PNG", "Sem perda", "Mantida", "Edição, gráficos"],
              ["WEBP", "80", "Mantida", "Sites"],
              ["AVIF", "48 a 60, conforme a imagem", "Mantida", "Sites, os menores arquivos"],
              ["TIFF", "Sem perda (LZW)", "Mantida", "Gráficas, acervos"],
            ],
          },
          "Os números de qualidade não se comparam entre formatos: 48 em AVIF parece tão bom quanto 80 em WEBP. Nos nossos testes, um JPG de 12 megapixels e 1,7 MB virou um AVIF de 297 KB, um WEBP de 475 KB ou um TIFF de 10,8 MB.",
        ],
      },
      {
        heading: "O que sai de artes, ícones e desenhos",
        blocks: [
          {
            caption: "Arquivos que contêm mais do que uma imagem simples",
            head: ["Seu arquivo", "Seu resultado"],
            rows: [
              ["PSD, PSB", "A imagem que o Photoshop salvou ao lado das camadas, com todas elas mescladas"],
              ["SVG, SVGZ", "O desenho no tamanho próprio, ampliado para 1024 pixels se for menor"],
              ["ICO, CUR", "A maior imagem do arquivo"],
              ["BMP, TGA", "Cada pixel, com transparência, se houver"],
            ],
          },
          "O Photoshop salva a imagem mesclada se “Maximizar compatibilidade” estiver ligado. Um arquivo sem essa imagem é recusado, porque sairia branco. Arquivos CMYK e Lab passam para sRGB, e um duotônico fica cinza.",
          "Para uma imagem maior de um desenho, use [SVG para PNG](/svg-to-png).",
        ],
      },
      {
        heading: "Bom saber",
        blocks: [
          {
            list: [
              "Seu navegador não redesenha nada. O arquivo original é convertido.",
              "GIFs e WEBPs animados continuam animados em WEBP. Em outro formato, você recebe o primeiro quadro.",
              "De um TIFF com várias páginas, você recebe a primeira.",
              "PNGs e TIFFs de 16 bits mantêm os 16 bits em PNG ou TIFF.",
              "Na conversão para AVIF, capturas de tela e texto ficam com cores mais precisas que as das fotos.",
              "As imagens saem na posição certa, em sRGB, mesmo a partir de CMYK. Dados da câmera e localização são removidos.",
            ],
          },
          "Cada arquivo pode ter até 20 MB e 100 megapixels. Uma animação pode ter até 256 quadros, com 100 megapixels no total. O WEBP permite 16.383 pixels por lado, e o AVIF, 16.384.",
        ],
      },
    ],
    questions: [
      {
        question: "Que formato é melhor para o meu site?",
        answer:
          "O WEBP funciona em todo navegador recente. O AVIF é menor, mas alguns programas não o abrem. Use JPG para prévias em redes sociais e e-mail.",
      },
      {
        question: "Posso definir a qualidade?",
        answer: "Só na conversão de [PNG para JPG](/png-to-jpg). Aquela página tem um controle de qualidade.",
      },
      {
        question: "Posso converter arquivos .heif?",
        answer: "Sim, do mesmo jeito que os .heic de um iPhone.",
      },
      {
        question: "Um JPG melhora em PNG ou TIFF?",
        answer: "Não. Ele não perde mais qualidade, mas ocupa várias vezes o espaço.",
      },
      {
        question: "Posso converter os mesmos arquivos para outro formato?",
        answer: "Sim. Sua lista fica. Escolha o próximo formato e clique em “Converter” de novo.",
      },
      {
        question: "Posso ter as camadas de um PSD?",
        answer:
          "Não, só a imagem mesclada. Para ter uma camada, oculte as outras no Photoshop e salve o arquivo de novo.",
      },
    ],
  },
} satisfies ToolWords<"any-format">;
