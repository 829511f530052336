import { simplePng } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PNG para JPG",
  title: "Converter PNG para JPG | Qualidade e fundo à sua escolha",
  description:
    "Converta PNG para JPG escolhendo a qualidade, a cor de fundo e o que fazer com a transparência. Rápido, seguro, grátis e sem marca d'água.",
  keywords: [
    "png para jpg",
    "converter png para jpg",
    "png em jpg",
    "png para jpeg",
    "png transparente para fundo branco",
    "transformar png em jpg",
  ],
  heading: "Conversor de PNG para JPG avançado",
  headingParts: [{ text: "Conversor de PNG para JPG" }, { text: " avançado", advanced: true }],
  subtitle: "Conversão de imagens com controle de qualidade, fundo e transparência",
  simpleSubtitle: "Transforme todos os seus PNGs em JPGs de uma vez, sem ajustar nada",
  messages: {
    drop: "{file name} não é um arquivo PNG",
    select: "{file name} não é um arquivo PNG",
    none: "Selecione pelo menos um arquivo PNG.",
    tooLarge: "{file name} passa do limite de 10 MB",
  },
  dropZone: {
    prompt: "Arraste arquivos PNG para cá",
    dragging: "Solte seus arquivos PNG aqui",
    or: "ou clique para procurar seus arquivos",
    button: "Selecionar arquivos PNG",
    hint: "Vários arquivos de uma vez (até 10 MB cada)",
  },
  action: "Converter para JPG",
  simple: fillAll(simplePng, { to: "JPG" }),
  howTo: [
    {
      name: "Selecione seus arquivos PNG",
      text: "Solte-os na página ou use o botão.",
    },
    {
      name: "Escolha Avançado ou Simples",
      text: "Em Avançado, você define a qualidade e uma cor de fundo para as partes transparentes. Cada PNG pode ter até 10 MB. Simples converte com qualidade 85 sobre branco e aceita PNGs maiores, até 100 MB no total.",
    },
    { name: "Baixe seus JPGs", text: "Baixe um por um ou todos de uma vez em ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "O que muda quando um PNG vira JPG",
        blocks: [
          "O PNG guarda cada pixel com exatidão. O JPG deixa de fora detalhes finos que você mal nota, por isso as fotos ocupam muito menos espaço. A largura e a altura continuam iguais.",
          "Nosso servidor passa as cores para sRGB, preenche as partes transparentes e cria o JPG. Notas de texto, dados da câmera e localização são removidos.",
        ],
      },
      {
        heading: "Qual qualidade escolher",
        blocks: [
          {
            caption: "O que o controle faz",
            head: ["Qualidade", "Boa para", "Atenção"],
            rows: [
              ["60 a 75", "Miniaturas, prévias, WhatsApp", "Os contornos ganham um leve halo"],
              ["85", "Fotos para sites e e-mail", "É o padrão"],
              [
                "90 a 95",
                "Impressão, texto vermelho, linhas finas coloridas",
                "A cor mantém toda a resolução",
              ],
              ["100", "Imagens que você vai editar de novo", "Muito maior e, ainda assim, com alguma perda"],
            ],
          },
          "Abaixo de 90, a cor é guardada com metade da resolução. Em fotos não dá para ver, mas letras vermelhas finas sobre branco ficam com bordas suaves.",
          {
            caption: "Detalhe de uma foto. Na qualidade 30, o céu se divide em blocos e os contornos borram.",
            pictures: [
              {
                path: "/figures/png-to-jpg-85.jpg",
                label: "Qualidade 85",
                alt: "Uma pipa laranja diante de um céu azul uniforme.",
                width: 300,
                height: 225,
                bytes: 5_452,
              },
              {
                path: "/figures/png-to-jpg-30.jpg",
                label: "Qualidade 30",
                alt: "A mesma pipa com contornos borrados, diante de um céu em blocos.",
                width: 300,
                height: 225,
                bytes: 2_083,
              },
            ],
          },
        ],
      },
      {
        heading: "Do fundo transparente ao branco, ou a qualquer cor",
        blocks: [
          "O JPG não tem transparência. Com “Remover transparência (preencher com a cor de fundo)” ligado, as partes transparentes recebem a cor de fundo que você escolhe, e sombras e bordas suaves se misturam a ela. Escolha a cor da página em que a imagem vai aparecer.",
          "Se você desligar a opção, nada é misturado. Aparece a cor que estiver guardada sob as partes transparentes, muitas vezes preto.",
          {
            caption: "Os quadradinhos representam o fundo transparente do PNG. O do JPG é branco.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Um desenho de colinas, sol e cinco pipas sobre fundo transparente.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-jpg-white.jpg",
                label: "JPG",
                alt: "O mesmo desenho sobre fundo branco.",
                width: 560,
                height: 420,
                bytes: 17_133,
              },
            ],
          },
        ],
      },
      {
        heading: "Quando ficar com o PNG",
        blocks: [
          "Capturas de tela, logos e desenhos de linha têm áreas lisas e contornos duros. Em JPG eles ficam piores e, muitas vezes, até maiores. Se o seu PNG está grande demais, tente [Comprimir imagem](/compress-image) ou [PNG para WEBP](/png-to-webp), que mantém a transparência.",
          "Cada PNG pode ter até 100 megapixels. Avançado aceita até 10 MB por arquivo; Simples, até 100 MB no total. Baixe seus JPGs em até {retention}. Depois disso, nosso servidor os exclui.",
        ],
      },
    ],
    questions: [
      {
        question: "Por que meu JPG ficou maior que o PNG?",
        answer:
          "O PNG deve ser um desenho ou uma captura de tela com poucas cores, que o PNG guarda muito bem. Diminua a qualidade ou fique com o PNG.",
      },
      {
        question: "Para que serve o modo Simples?",
        answer:
          "Ele converte todos os arquivos de uma vez, com qualidade 85 e fundo branco, sem opções para ajustar. Ao trocar de modo, acima da área de arquivos, você não perde os arquivos selecionados.",
      },
      {
        question: "Dá para recuperar a transparência depois?",
        answer:
          "Não. Se você converter [de JPG para PNG](/jpg-to-png), o fundo continua sólido. Guarde o PNG original.",
      },
      {
        question: "O que acontece com um PNG animado?",
        answer: "Você recebe uma só imagem parada, normalmente o primeiro quadro.",
      },
    ],
  },
} satisfies ToolWords<"advanced">;
