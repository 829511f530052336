import { pageBoard } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Juntar PDF",
  title: "Juntar PDF | Ordene arquivos e páginas, grátis",
  description:
    "Junte até 50 PDFs em um só. Ordene arquivos ou páginas avulsas e mantenha marcadores, links e formulários preenchidos. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "juntar pdf",
    "unir pdf",
    "mesclar pdf",
    "combinar pdf",
    "juntar arquivos pdf",
    "juntar dois pdf em um só",
  ],
  heading: "Juntar PDF",
  subtitle: "Junte vários PDFs em um só, na ordem que quiser",
  action: "Juntar PDFs",
  howToTitle: "Como juntar arquivos PDF",
  howTo: [
    {
      name: "Selecione seus PDFs",
      text: "Solte todos na página. Dá para adicionar mais a qualquer momento.",
    },
    {
      name: "Coloque em ordem",
      text: "Arraste os arquivos ou ordene por nome. Abra um arquivo para mover páginas avulsas.",
    },
    {
      name: "Junte e baixe",
      text: "Clique em “Juntar PDFs”, mude o nome, se quiser, e baixe o novo PDF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Primeiro os arquivos; as páginas, se precisar",
        blocks: [
          "Você começa com um cartão para cada arquivo. Arraste os cartões para a ordem certa ou ordene-os por nome. Na maioria das vezes, é só disso que você precisa.",
          "Às vezes uma só página está no lugar errado. Uma carta de apresentação vai na frente, ou um recibo atrás da nota. Nesse caso, abra os arquivos em páginas. Você pode mover uma página de um arquivo para outro, girá-la ou deixá-la de fora.",
          "Você pode desfazer e refazer cada passo. Nada é enviado até você clicar em “Juntar PDFs”.",
        ],
      },
      {
        heading: "O que o novo PDF mantém",
        blocks: [
          "Alguns programas só copiam as páginas. Esta ferramenta traz também o que pertence a elas:",
          {
            caption: "De vários PDFs para um",
            head: ["Parte", "No novo PDF"],
            rows: [
              ["Páginas", "Continuam iguais, cada uma no próprio tamanho"],
              ["Marcadores", "Todos, com um ramo para cada arquivo"],
              ["Links entre páginas", "Levam às mesmas páginas de antes"],
              [
                "Campos de formulário",
                "Mantêm o que foi preenchido; um campo muda de nome se outro arquivo usa o mesmo",
              ],
              ["Rótulos de página, como i, ii, iii", "Mantidos"],
              ["Comentários, anexos e camadas", "Mantidos, de todos os arquivos"],
              ["Tags para leitores de tela", "Mantidas, de todos os arquivos"],
              ["Título e autor", "Os do primeiro arquivo"],
              ["Assinaturas digitais", "Não resistem à junção; um aviso informa"],
            ],
          },
          "Se aparece o título errado no alto do leitor de PDF, ponha outro arquivo na frente e junte de novo. Seus arquivos continuam na página.",
        ],
      },
      {
        heading: "Antes de mandar o resultado",
        blocks: [
          {
            list: [
              "É grande demais para um e-mail? Passe-o por [Comprimir PDF](/compress-pdf). Comprima depois de juntar, não antes, para todas as páginas ficarem com qualidade parecida.",
              "Alguns dos documentos são fotos? Faça um PDF delas com [Imagem para PDF](/image-to-pdf) e adicione-o aqui.",
              "Vai imprimir frente e verso? Insira uma página em branco depois de um documento com número ímpar de páginas, para o próximo começar em uma folha nova.",
              "Um dos documentos está assinado? Mande-o em um arquivo separado, para a assinatura continuar válida.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Quantos PDFs posso juntar?",
        answer: "Até 50 arquivos por vez. Somados, podem ter 100 MB e 10.000 páginas.",
      },
      {
        question: "As páginas perdem qualidade?",
        answer: "Não. Texto, imagens e fontes são copiados sem mudança. Nada é comprimido de novo.",
      },
      {
        question: "Posso juntar só algumas páginas de cada arquivo?",
        answer:
          "Sim. Abra os arquivos em páginas e exclua o que não precisa. Para tirar páginas de um só PDF, [Extrair páginas de PDF](/extract-pdf-pages) é mais rápido.",
      },
      {
        question: "Posso juntar PDFs que têm senha?",
        answer:
          "Sim. Cada um desses arquivos pede a própria senha. O novo PDF abre sem senha, e um aviso lembra isso. Para protegê-lo de novo, use [Proteger PDF](/protect-pdf).",
      },
      {
        question: "E se um dos meus arquivos estiver com defeito?",
        answer: "Dizemos qual é. Você pode juntar os outros sem ele.",
      },
      {
        question: "Esqueci um arquivo. Preciso recomeçar?",
        answer:
          "Não. Depois do download, seus arquivos continuam ali, na sua ordem. Adicione o que falta e clique de novo no botão.",
      },
      {
        question: "Por quanto tempo meus arquivos ficam guardados?",
        answer:
          "Os arquivos enviados são excluídos assim que o novo PDF está pronto. Excluímos o novo PDF após {retention}, ou na hora, quando você clica em “Excluir agora”.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
