import { pageBoard } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Girar PDF",
  title: "Girar PDF | Gire todas as páginas ou algumas e salve",
  description:
    "Gire páginas de PDF para a esquerda ou a direita e salve assim. Todas, ímpares, pares, em paisagem ou as que selecionar. Sem perda e grátis, sem conta.",
  keywords: [
    "girar pdf",
    "rotacionar pdf",
    "virar pdf",
    "girar páginas pdf",
    "girar pdf e salvar",
    "girar uma página do pdf",
  ],
  heading: "Girar PDF",
  subtitle: "Coloque em pé as páginas deitadas e salve assim",
  action: "Girar PDF",
  howToTitle: "Como girar páginas de PDF",
  howTo: [
    {
      name: "Selecione um PDF",
      text: "Você vê logo que páginas estão deitadas ou de cabeça para baixo.",
    },
    {
      name: "Gire as páginas",
      text: "Escolha todas, ímpares, pares ou em paisagem, ou selecione algumas. Depois gire à esquerda ou à direita.",
    },
    { name: "Salve", text: "Clique em “Girar PDF” e baixe o documento em pé." },
  ],
  article: {
    sections: [
      {
        heading: "Gire de vez, não só na sua tela",
        blocks: [
          "O botão de girar de um leitor de PDF muitas vezes só gira o que você vê. Feche o arquivo e abra de novo: a página volta a aparecer deitada. Quem recebe por e-mail também a vê deitada.",
          "Esta ferramenta salva a nova direção no arquivo. Todo leitor abre então as páginas em pé, e elas são impressas assim.",
        ],
      },
      {
        heading: "Que páginas girar",
        blocks: [
          {
            caption: "Casos comuns",
            head: ["O que você vê", "Escolha", "Gire"],
            rows: [
              ["O documento inteiro está deitado", "Todas as páginas", "Uma vez, à esquerda ou à direita"],
              [
                "O documento inteiro está de cabeça para baixo",
                "Todas as páginas",
                "Duas vezes para o mesmo lado",
              ],
              [
                "Página sim, página não está de cabeça para baixo",
                "Páginas ímpares ou pares",
                "Duas vezes para o mesmo lado",
              ],
              [
                "Algumas páginas que deviam estar em pé estão deitadas",
                "Páginas em paisagem",
                "Uma vez, à esquerda ou à direita",
              ],
              [
                "Uns poucos recibos ou fotos estão errados",
                "As páginas que você selecionar",
                "Conforme cada uma precisar",
              ],
            ],
          },
          "Versos de cabeça para baixo são típicos de documentos escaneados frente e verso, quando a pilha foi virada pelo lado errado. Olhe a página 1: se estiver certa, gire as páginas pares.",
          "Você também pode digitar números de página, como 4, 9-12. Se uma página ficar virada para o lado errado, gire-a de novo ou desfaça.",
        ],
      },
      {
        heading: "Por que nada fica borrado",
        blocks: [
          "Uma página de PDF tem uma configuração que diz como mostrá-la: em pé ou girada em 90, 180 ou 270 graus. Mudamos essa configuração e não mexemos no conteúdo. O texto continua pesquisável, as imagens mantêm cada pixel, e o tamanho do arquivo fica mais ou menos igual.",
          "Links, comentários e campos de formulário giram com a página. Você pode voltar atrás quando quiser, porque quatro giros levam ao começo.",
          "Com a foto de uma página, girada em um editor de imagens, é diferente: muitos editores a salvam de novo em JPG, o que custa um pouco de qualidade a cada vez. Se você tem uma pilha de JPGs, faça antes um documento deles com [JPG para PDF](/jpg-to-pdf) e gire as páginas aqui.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso girar só uma página?",
        answer: "Sim. Selecione-a e gire. Todas as outras ficam como estão.",
      },
      {
        question: "Posso endireitar uma página um pouco torta?",
        answer:
          "Não. Uma página de PDF só pode ser girada de 90 em 90 graus. Para endireitar uma página torta, escaneie de novo.",
      },
      {
        question: "Para que lado é “à direita”?",
        answer:
          "No sentido horário: o alto da página vai para o lado direito. Use com páginas cujo alto aponta para a esquerda.",
      },
      {
        question: "Posso mover ou excluir páginas ao mesmo tempo?",
        answer:
          "Sim. Você pode arrastar páginas para outro lugar e excluir as que não precisa. [Organizar PDF](/organize-pdf) mostra todos esses recursos desde o começo.",
      },
      {
        question: "Meu PDF tem senha. Posso girar as páginas?",
        answer:
          "Sim, se você souber a senha. Ela é pedida quando você adiciona o arquivo. O PDF girado não tem senha, então use [Proteger PDF](/protect-pdf) se ele precisa continuar privado.",
      },
      {
        question: "Uma assinatura digital continua válida?",
        answer: "Não. Girar uma página muda o documento, e um aviso diz que a assinatura se perdeu.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
