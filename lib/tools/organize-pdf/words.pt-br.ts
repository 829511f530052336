import { pageBoard } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Organizar PDF",
  title: "Organizar PDF | Mova, gire, copie e exclua páginas, grátis",
  description:
    "Coloque as páginas de um PDF na ordem certa. Mova, gire, duplique ou exclua páginas e adicione páginas em branco ou outros PDFs. Grátis, sem conta.",
  keywords: [
    "organizar pdf",
    "reordenar páginas pdf",
    "mudar ordem das páginas do pdf",
    "ordenar pdf",
    "mover páginas pdf",
    "organizar páginas pdf",
  ],
  heading: "Organizar PDF",
  subtitle: "Mova, gire, duplique e exclua páginas e adicione páginas de outros PDFs",
  action: "Salvar PDF",
  howToTitle: "Como organizar as páginas de um PDF",
  howTo: [
    {
      name: "Selecione um PDF",
      text: "As páginas aparecem lado a lado. Adicione outros PDFs quando quiser.",
    },
    {
      name: "Organize as páginas",
      text: "Arraste-as para o lugar. Gire, duplique ou exclua páginas, ou insira uma em branco.",
    },
    { name: "Salve o novo PDF", text: "Clique em “Salvar PDF” e baixe. Seu original não muda." },
  ],
  article: {
    sections: [
      {
        heading: "Selecione e mova páginas",
        blocks: [
          "Várias páginas selecionadas se movem juntas, até de um arquivo para outro. Veja como fazer com o mouse, o teclado ou o dedo:",
          {
            caption: "Atalhos para trabalhar com páginas",
            head: ["Você quer", "Faça isto"],
            rows: [
              ["Selecionar uma página", "Clique ou toque nela"],
              ["Selecionar um intervalo", "Clique na primeira página e dê Shift+clique na última"],
              ["Selecionar tudo", "Ctrl+A, ou Cmd+A no Mac"],
              ["Selecionar um bloco de páginas", "Desenhe um retângulo em volta delas com o mouse"],
              ["Selecionar por número", "Digite as páginas, como 1-3, 8"],
              ["Mover páginas", "Arraste-as; em uma tela de toque, toque e segure antes"],
              ["Mover páginas com o teclado", "Alt e uma seta"],
              ["Excluir páginas", "A tecla Delete"],
              ["Ler uma página", "Enter mostra a página grande"],
            ],
          },
          "Você também pode selecionar de uma vez todas as páginas ímpares, pares ou em paisagem. Se algo der errado, desfaça.",
        ],
      },
      {
        heading: "O que dá para fazer em um minuto",
        blocks: [
          {
            list: [
              "Trocar uma página: adicione o PDF com a nova página, mova-a para o lugar e exclua a antiga. Serve bem para uma página de assinatura escaneada à parte.",
              "Reaproveitar um formulário: duplique as páginas uma vez para cada pessoa que vai preenchê-lo no papel.",
              "Preparar a impressão: insira uma página em branco onde um capítulo deve começar na frente de uma folha.",
              "Limpar um documento escaneado: gire as páginas deitadas e exclua as vazias.",
              "Fazer duas versões: salve uma, mova ou exclua algumas páginas e salve de novo. As páginas continuam na tela depois de cada download.",
            ],
          },
        ],
      },
      {
        heading: "O que acompanha uma página",
        blocks: [
          "Comentários, links e campos preenchidos ficam na página, para onde quer que você a mova. Marcadores e links ainda encontram as páginas a que levavam.",
          "Números de página impressos não mudam, porque fazem parte da página. Se você move páginas de um relatório numerado, confira também o sumário.",
          "O resultado tem o título e o autor do primeiro arquivo. Páginas de outros tamanhos mantêm o tamanho. Nada é comprimido, então uma foto da página 7 fica igualmente nítida na página 2.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso usar páginas de vários PDFs?",
        answer:
          "Sim, de até 50 arquivos com 100 MB no total. Se você só quer juntar arquivos inteiros, [Juntar PDF](/merge-pdf) começa com um cartão para cada arquivo.",
      },
      {
        question: "Meu PDF é enviado enquanto organizo as páginas?",
        answer:
          "Não. Quem desenha as miniaturas das páginas é o seu navegador. O arquivo é enviado quando você clica em “Salvar PDF” e excluído do servidor assim que o novo PDF existe.",
      },
      {
        question: "Posso fazer isso no celular?",
        answer: "Sim. Toque nas páginas para selecioná-las. Toque e segure uma página para arrastá-la.",
      },
      {
        question: "Posso fazer tudo sem mouse?",
        answer:
          "Sim. Dá para selecionar, mover, girar e excluir páginas com o teclado, e desfazer também funciona.",
      },
      {
        question: "Posso mudar o texto de uma página?",
        answer:
          "Não aqui. Esta ferramenta muda quais páginas existem e em que ordem. Para editar texto, converta o documento com [PDF para Word](/pdf-to-word).",
      },
      {
        question: "Meu PDF está assinado. Posso reordená-lo mesmo assim?",
        answer:
          "Sim, mas o novo PDF não está assinado. Uma assinatura confirma que nada mudou, então não resiste a uma mudança. Guarde o original como prova.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
