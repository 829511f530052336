import { languages, pdfDropZone, pdfMessages } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "OCR PDF",
  title: "OCR PDF online | Torne um PDF pesquisável, grátis",
  description:
    "Transforme um PDF escaneado em um PDF pesquisável, com texto que dá para copiar. As páginas ficam iguais, com o texto por trás. Grátis, sem conta.",
  keywords: [
    "ocr pdf",
    "pdf pesquisável",
    "tornar pdf pesquisável",
    "ocr online",
    "reconhecimento de texto em pdf",
    "pdf digitalizado para texto",
  ],
  heading: "OCR PDF",
  subtitle: "Pesquise em um PDF escaneado e selecione e copie o texto",
  dropZone: { ...pdfDropZone, hint: "Um PDF, até 100 MB e 50 páginas escaneadas" },
  action: "Tornar pesquisável",
  steps: ["Lendo seu PDF...", "Lendo as páginas escaneadas...", "Adicionando o texto...", "Quase pronto..."],
  languages,
  howToTitle: "Como tornar pesquisável um PDF escaneado",
  howTo: [
    { name: "Selecione um PDF", text: "Solte-o na página ou selecione com o botão." },
    {
      name: "Escolha o idioma",
      text: "Nós o detectamos. Escolha na lista se o resultado tiver letras estranhas.",
    },
    {
      name: "Baixe o PDF",
      text: "Ele parece igual. Pressione Ctrl+F ou Command+F no leitor para pesquisar nele.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "O que acontece com uma página escaneada",
        blocks: [
          "Uma página escaneada é uma foto de um texto. Você consegue ler, mas o computador só vê uma imagem, então pesquisar e copiar não funcionam. O reconhecimento de texto (OCR) lê as letras dessa imagem.",
          "Depois esta ferramenta põe as palavras de volta no PDF, cada uma invisível sobre o lugar onde está impressa. Você pode pesquisar no PDF, selecionar uma frase e copiá-la, e um leitor de tela pode ler em voz alta.",
          {
            caption: "O que muda e o que fica",
            head: ["Parte do PDF", "O que acontece"],
            rows: [
              ["Páginas escaneadas", "Ficam exatamente iguais, com texto pesquisável"],
              ["Páginas que já têm texto", "Ficam como estão"],
              ["Texto com letras estranhas ao copiar", "É lido de novo na imagem"],
              ["Tamanho do arquivo", "Cresce alguns kilobytes por página"],
              ["Links, marcadores e formulários", "Ficam como estão"],
            ],
          },
        ],
      },
      {
        heading: "Como ter o melhor resultado",
        blocks: [
          {
            list: [
              "Escaneie a 300 dpi. A 150 dpi é difícil ler letras pequenas, e mais de 300 dpi não traz nada.",
              "Páginas tortas, deitadas e com sombras não são problema: endireitamos e limpamos cada página antes de ler. A página no seu PDF fica como era.",
              "Se você sabe o idioma, escolha-o. Isso ajuda com acentos e cedilhas.",
            ],
          },
          "O reconhecimento nunca é perfeito. Ele erra em nomes, números e impressão fraca, então confira tudo isso antes de confiar. Não lemos texto escrito à mão.",
        ],
      },
      {
        heading: "Que idiomas ele lê",
        blocks: [
          "Português, inglês, espanhol, francês, alemão, italiano, holandês, polonês, turco, vietnamita, grego, ucraniano, japonês, chinês (simplificado e tradicional), coreano, árabe, hebraico, hindi e tailandês. A escolha automática examina cada página, então um documento pode ter páginas em idiomas diferentes.",
          "Você só tem fotos das páginas? Junte-as antes com [Imagem para PDF](/image-to-pdf). Se o arquivo for grande demais para o e-mail, use depois [Comprimir PDF](/compress-pdf): o texto fica nele.",
        ],
      },
    ],
    questions: [
      {
        question: "Quanto tempo demora?",
        answer:
          "Alguns segundos por página. Você vê qual está sendo lida. Documentos longos podem levar alguns minutos, e um pouco mais quando muita gente usa a ferramenta ao mesmo tempo.",
      },
      {
        question: "Quantas páginas posso converter?",
        answer:
          "Até 50 páginas escaneadas de uma vez. As que já têm texto não contam. Divida antes um documento mais longo com [Dividir PDF](/split-pdf).",
      },
      {
        question: "Por que aparecem caracteres estranhos quando copio?",
        answer:
          "A impressão pode ser pequena ou fraca demais, ou o idioma não foi reconhecido. Escolha o idioma e tente de novo.",
      },
      {
        question: "Posso editar o texto?",
        answer:
          "No próprio PDF não, porque as páginas continuam sendo imagens. Copie o texto para qualquer editor.",
      },
      {
        question: "Posso usar com um PDF assinado?",
        answer: "Ele volta sem mudanças. Acrescentar o texto invalidaria a assinatura.",
      },
      {
        question: "Meu documento é enviado a outro serviço?",
        answer:
          "Não. Quem lê é o nosso próprio servidor, sem nenhum outro serviço. O que você envia é excluído assim que a conversão termina, e o PDF pesquisável, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"ocr">;
