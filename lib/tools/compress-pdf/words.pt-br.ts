import { pdfDropZone, pdfMessages } from "../shared.pt-br";
import type { ScreenWords, ToolWords } from "../words";

export const screen = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Um PDF, até 100 MB" },
  action: "Comprimir PDF",
  steps: ["Lendo seu PDF...", "Comprimindo as imagens...", "Removendo dados sem uso...", "Quase pronto..."],
  levels: {
    light: { name: "Leve", means: "quase não muda a aparência, nem impresso" },
    balanced: { name: "Equilibrado", means: "pequeno para e-mail, nítido na tela" },
    strong: { name: "Forte", means: "o menor arquivo, ainda legível" },
  },
} satisfies ScreenWords["compress"];

export const words = {
  ...screen,
  name: "Comprimir PDF",
  title: "Comprimir PDF online | Menor e legível, grátis",
  description:
    "Deixe um PDF pequeno o bastante para o e-mail. As imagens diminuem até o nível que você escolher, e o texto continua nítido. Grátis, sem conta.",
  keywords: [
    "comprimir pdf",
    "compactar pdf",
    "diminuir tamanho do pdf",
    "reduzir pdf",
    "reduzir tamanho de pdf",
    "compressor de pdf",
  ],
  heading: "Comprimir PDF",
  subtitle: "Diminua um PDF para e-mail e formulários e mantenha o texto nítido",
  howToTitle: "Como comprimir um PDF",
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Escolha um nível ou um tamanho",
      text: "Escolha Leve para manter mais detalhes, Forte para economizar mais espaço, ou digite um limite de tamanho.",
    },
    {
      name: "Baixe o PDF",
      text: "Veja quanto ele diminuiu. Se não puder ficar menor, você o recebe sem mudanças.",
    },
  ],
  variantsHeading: "Limites mais procurados",
  article: {
    sections: [
      {
        heading: "O que deixa um PDF grande",
        blocks: [
          "São principalmente as imagens. Um scanner salva cada página como uma foto grande. Um relatório pode conter fotos de câmera em tamanho original, mesmo que pareçam do tamanho de um selo.",
          "As fontes vêm em segundo lugar. O texto em si ocupa muito pouco espaço, mas muitos PDFs contêm fontes inteiras, com milhares de caracteres, por causa de poucas linhas.",
          "Por isso, esta ferramenta comprime as imagens e tira das fontes os caracteres que o seu texto não usa.",
          {
            caption: "O que muda e o que não muda",
            head: ["Parte do PDF", "O que acontece"],
            rows: [
              ["Fotos e páginas escaneadas", "Diminuem, conforme o nível ou o limite que você escolher"],
              ["Texto", "Continua nítido, e você ainda pode pesquisá-lo e selecioná-lo"],
              ["Fontes", "Mantêm só os caracteres que o PDF mostra"],
              ["Links, marcadores e tags de acessibilidade", "Ficam exatamente como estão"],
              ["Linhas, diagramas e logos desenhados como formas", "Ficam exatamente como estão"],
              ["Formulários", "Mantêm os campos, o que foi preenchido e as fontes completas"],
              ["Cores de impressão (CMYK) nas imagens", "Viram cores de tela, exceto no nível Leve"],
              ["Título, autor e outras propriedades do documento", "Ficam como estão, sem localização"],
              ["Dados sem uso, prévias e dados ocultos das imagens", "Removidos"],
            ],
          },
        ],
      },
      {
        heading: "Três níveis",
        blocks: [
          {
            list: [
              "Leve mantém as imagens em 220 dpi e nas próprias cores, então elas ficam boas até na impressão.",
              "Equilibrado mantém 150 dpi, o certo para e-mail e formulários.",
              "Forte mantém 100 dpi, economiza mais nas fotos e tira das fontes os ajustes para telas antigas. Serve para cartas escaneadas, mas não para um portfólio.",
            ],
          },
          "Páginas escaneadas em preto e branco mantêm pelo menos o dobro dessa resolução, e o texto continua nítido.",
          "Se o PDF ainda for grande demais, escolha um nível mais forte e clique de novo no botão. A ferramenta parte sempre do arquivo que você selecionou. Não envie outra vez o PDF comprimido: você perderia qualidade e quase não economizaria espaço.",
        ],
      },
      {
        heading: "Quando há um limite de tamanho",
        blocks: [
          "Ligue “Caber em um limite de tamanho” e digite o limite, por exemplo 500 KB. Seu PDF não fica maior que isso. Só as imagens cedem: ganham a maior resolução e qualidade que cabem, todas mais ou menos iguais.",
          {
            caption: "Cinco páginas de texto escaneadas em cinza, 300 dpi, 5,8 MB no total",
            head: ["Limite", "Resultado", "Resolução"],
            rows: [
              ["200 KB", "199 KB", "72 dpi"],
              ["500 KB", "500 KB", "102 dpi"],
              ["1 MB", "998 KB", "144 dpi"],
              ["2 MB", "2,0 MB", "204 dpi"],
            ],
          },
          "As imagens mantêm pelo menos 72 dpi, porque com isso ainda dá para ler letras normais de uma página escaneada. Se o seu limite exige menos, dizemos o menor tamanho a que chegamos. Um PDF que já está dentro do limite é comprimido no nível Leve.",
        ],
      },
      {
        heading: "Quando comprimir e quando não",
        blocks: [
          "Comprima um PDF antes de mandar por e-mail, enviar em um site ou ler no celular. Guarde o original para impressão profissional e para o seu arquivo.",
          "Se o PDF só tem fotos e você ainda as tem em JPG, comprima-as com [Comprimir imagem](/compress-image) e junte-as com [JPG para PDF](/jpg-to-pdf), que não as comprime de novo.",
        ],
      },
    ],
    questions: [
      {
        question: "Por que meu PDF quase não diminuiu?",
        answer:
          "As imagens e fontes dele já deviam ser pequenas, ou ele já foi comprimido antes. Formulários mantêm as fontes completas, para que se possa digitar qualquer coisa neles.",
      },
      {
        question: "Posso definir um tamanho, como 2 MB?",
        answer:
          "Sim. Ligue “Caber em um limite de tamanho”, digite 2 e escolha MB. O resultado nunca passa disso e fica tão bom quanto o limite permite.",
      },
      {
        question: "Posso comprimir um PDF assinado?",
        answer:
          "Não. Qualquer mudança invalidaria a assinatura digital, então um PDF assinado volta sem mudanças.",
      },
      {
        question: "Posso comprimir um PDF com senha?",
        answer: "Sim. Digite a senha quando a página pedir. Não a guardamos, e o PDF menor abre sem senha.",
      },
      {
        question: "Há um limite de páginas?",
        answer:
          "Um PDF pode ter até 20.000 páginas e 100 MB. Se um PDF muito longo demorar demais, paramos e avisamos.",
      },
      {
        question: "Quem pode ver meu PDF?",
        answer:
          "Ninguém além de você, a não ser que compartilhe o link de download, que é aleatório e não aparece em nenhuma lista. O que você envia é excluído assim que a conversão termina, e o PDF menor, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"compress">;
