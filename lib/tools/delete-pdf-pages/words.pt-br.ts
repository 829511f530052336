import { pageBoard } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Excluir páginas de PDF",
  title: "Excluir páginas de PDF | De verdade, não escondidas",
  description:
    "Remova páginas em branco, antigas ou privadas de um PDF. O texto, as imagens e os comentários delas não ficam no arquivo. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "excluir páginas pdf",
    "remover páginas pdf",
    "apagar páginas do pdf",
    "deletar página de pdf",
    "tirar página em branco do pdf",
  ],
  heading: "Excluir páginas de PDF",
  subtitle: "Tire as páginas que não quer e mantenha o resto como está",
  action: "Excluir páginas",
  howToTitle: "Como excluir páginas de um PDF",
  howTo: [
    { name: "Selecione um PDF", text: "Todas as páginas aparecem em miniatura." },
    {
      name: "Selecione as páginas a excluir",
      text: "Clique ou toque nelas, ou digite os números, como 2, 5-7.",
    },
    { name: "Exclua e baixe", text: "Clique em “Excluir páginas” e baixe o PDF mais curto." },
  ],
  article: {
    sections: [
      {
        heading: "Excluída quer dizer excluída",
        blocks: [
          "Alguns programas só tiram uma página da lista. O texto e as imagens dela continuam no arquivo, e quem tem o programa certo pode trazê-los de volta. É um risco se a página era uma tabela de salários ou o endereço de alguém.",
          "Criamos um novo arquivo só com as páginas que você mantém. Nada de uma página excluída vai para ele.",
          {
            caption: "O que sai e o que fica",
            head: ["Parte do PDF", "Depois de excluir uma página"],
            rows: [
              ["O texto e as imagens dela", "Saem"],
              ["Os comentários dela", "Saem"],
              ["Marcadores que levam a ela", "Saem, a não ser que contenham marcadores de páginas que ficam"],
              ["Todas as outras páginas", "Continuam iguais"],
              ["Marcadores e links para outras páginas", "Ainda funcionam"],
              ["Arquivos anexados ao documento", "Ficam"],
              ["Título e autor", "Ficam"],
            ],
          },
          "Olhe os dois últimos antes de compartilhar o arquivo. Anexos e o título podem revelar o que as páginas já não mostram.",
        ],
      },
      {
        heading: "Ache depressa as páginas certas",
        blocks: [
          {
            list: [
              "Versos em branco: se só as frentes de uma pilha estão impressas, selecione todas as páginas pares.",
              "Um anexo longo: clique na primeira página, segure Shift e clique na última.",
              "Páginas espalhadas: digite os números, separados por vírgulas.",
              "Folhas dobradas e tabelas largas: selecione as páginas em paisagem.",
              "Uma página que parece vazia: pressione Enter para vê-la grande. Anotações fracas a lápis passam despercebidas.",
            ],
          },
          "Depois do download, todas as páginas continuam na tela. Se saiu uma a mais, mude a seleção e clique de novo no botão.",
        ],
      },
      {
        heading: "Quando outra ferramenta serve melhor",
        blocks: [
          "Se de muitas páginas você só quer manter poucas, é mais fácil selecionar essas: use [Extrair páginas de PDF](/extract-pdf-pages).",
          "Se uma página precisa ficar, mas não tudo o que há nela, excluir páginas não ajuda. Você precisa de um programa que remova o texto de fato. Uma tarja preta desenhada sobre uma linha não basta, porque as palavras embaixo ainda podem ser copiadas.",
          "Se o problema é só o tamanho do arquivo, tente antes [Comprimir PDF](/compress-pdf). Muitas vezes isso economiza mais do que economizariam algumas páginas de texto.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso recuperar do novo PDF uma página excluída?",
        answer:
          "Não, e ninguém mais pode. Guarde o original se talvez precise da página depois. Ele continua sem mudanças no seu dispositivo.",
      },
      {
        question: "Os números de página mudam?",
        answer:
          "Números impressos nas páginas ficam, então fica uma lacuna onde havia uma página. O leitor conta as páginas que sobraram, a não ser que o documento tenha rótulos próprios.",
      },
      {
        question: "As páginas excluídas são enviadas?",
        answer:
          "Sim, como parte do original. Ele é enviado quando você clica em “Excluir páginas” e removido do nosso servidor assim que o novo PDF existe. Guardamos o novo por {retention} no máximo.",
      },
      {
        question: "O PDF fica menor?",
        answer:
          "Em geral sim: ele perde o tamanho que as imagens dessas páginas ocupam. Fontes e logos continuam no arquivo enquanto alguma página restante os usar.",
      },
      {
        question: "Posso excluir páginas no celular?",
        answer:
          "Sim, em qualquer navegador recente. Toque nas páginas que não quer e depois em “Excluir páginas”.",
      },
      {
        question: "O PDF pede uma senha. O que acontece com ela?",
        answer:
          "Digite-a uma vez, e as páginas aparecem. O PDF mais curto abre para todos, então ponha uma nova senha com [Proteger PDF](/protect-pdf) se precisar.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
