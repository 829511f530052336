import { pageBoard } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Dividir PDF",
  title: "Dividir PDF | Por páginas, intervalos ou marcadores, grátis",
  description:
    "Separe um PDF em vários arquivos: a cada página, a cada X páginas, por intervalos, nos marcadores ou onde você disser. Veja antes as partes. Grátis, sem conta.",
  keywords: [
    "dividir pdf",
    "separar pdf",
    "separar páginas pdf",
    "cortar pdf",
    "desmembrar pdf",
    "dividir pdf por páginas",
  ],
  heading: "Dividir PDF",
  subtitle: "Separe um PDF em vários arquivos, nas páginas ou capítulos que escolher",
  action: "Dividir PDF",
  howToTitle: "Como dividir um PDF",
  howTo: [
    { name: "Selecione um PDF", text: "Você vê todas as páginas. Nada foi enviado ainda." },
    {
      name: "Escolha onde dividir",
      text: "A cada página, a cada X páginas, por intervalos, nos marcadores ou nos pontos que você marcar.",
    },
    {
      name: "Confira as partes e divida",
      text: "Veja que arquivos vão sair, clique em “Dividir PDF” e baixe um por um ou em ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cinco jeitos de dividir um PDF",
        blocks: [
          {
            caption: "Qual jeito serve para o seu documento",
            head: ["Você tem", "Divida", "Você recebe"],
            rows: [
              ["20 notas de uma página, escaneadas juntas", "A cada página", "20 arquivos"],
              ["Um lote de formulários de 3 páginas", "A cada 3 páginas", "Um arquivo por formulário"],
              [
                "Um contrato de 10 páginas com dois anexos",
                "Por intervalos: 1-6, 7-8, 9-10",
                "Três arquivos",
              ],
              ["Um manual ou e-book", "Nos marcadores", "Um arquivo por capítulo"],
              ["Cartas escaneadas de vários tamanhos", "Nos pontos que você marcar", "Um arquivo por carta"],
            ],
          },
          "Marcadores são a lista de capítulos que um leitor de PDF mostra ao lado das páginas. Dividimos só no primeiro nível, então um capítulo e suas seções ficam juntos.",
          "Para marcar por conta própria, percorra as páginas e divida onde um novo documento começa. Se o texto é pequeno demais para saber, abra a página grande com a tecla Enter.",
        ],
      },
      {
        heading: "Veja as partes antes de dividir",
        blocks: [
          "A página lista os arquivos que vão sair. Mude os números ou mova um ponto de divisão, e a lista muda junto. O PDF só é enviado quando você clica no botão.",
          "Aproveite para arrumar outras coisas: gire uma página deitada ou exclua as folhas separadoras de um lote escaneado. Cada passo pode ser desfeito.",
          "Depois do download, as páginas continuam na tela. Você pode dividir o mesmo PDF de outro jeito sem selecioná-lo de novo.",
        ],
      },
      {
        heading: "O que cada parte contém",
        blocks: [
          "Cada parte é um PDF completo. Ela tem os marcadores, links, comentários e campos preenchidos das próprias páginas. Um marcador que aponta para uma página de outra parte fica de fora.",
          {
            list: [
              "As páginas ficam iguais ao original, porque nada é comprimido outra vez.",
              "Arquivos anexados ao documento inteiro vão para a primeira parte.",
              "Uma assinatura digital vale para o documento completo, então as partes não estão assinadas. Um aviso informa isso.",
              "Todas as partes somadas podem ser maiores que o original. Fontes e logos que muitas páginas dividem são necessários em cada parte.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Como divido um PDF ao meio?",
        answer:
          "Marque um ponto entre as duas páginas do meio. Em um documento de 40 páginas, você também pode dividir a cada 20.",
      },
      {
        question: "Só preciso de algumas páginas. É a ferramenta certa?",
        answer:
          "[Extrair páginas de PDF](/extract-pdf-pages) é mais rápido: selecione as páginas e salve só elas. Dividir mantém todas as páginas e as distribui em vários arquivos.",
      },
      {
        question: "Posso dividir um PDF para caber em um limite de tamanho?",
        answer:
          "Por tamanho não, só por páginas. Divida a cada X páginas e veja os tamanhos. Muitas vezes nem é preciso dividir, porque [Comprimir PDF](/compress-pdf) faz o documento inteiro caber.",
      },
      {
        question: "Meu PDF não tem marcadores. E agora?",
        answer:
          "Digite a primeira e a última página de cada capítulo como intervalos, ou marque pontos entre os capítulos. O sumário ajuda a achar as páginas.",
      },
      {
        question: "Posso juntar as partes de novo?",
        answer: "Sim, com [Juntar PDF](/merge-pdf). Ordene as partes ali antes de juntar.",
      },
      {
        question: "O que acontece com uma senha?",
        answer:
          "Ela é pedida antes de as páginas aparecerem. As partes abrem sem senha, e um aviso diz isso.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
