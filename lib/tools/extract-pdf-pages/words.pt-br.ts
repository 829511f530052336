import { pageBoard } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Extrair páginas de PDF",
  title: "Extrair páginas de PDF | Em um arquivo ou vários, grátis",
  description:
    "Tire de um PDF as páginas de que precisa, juntas em um arquivo ou cada uma no seu. Selecione na tela ou pelo número. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "extrair páginas pdf",
    "extrair página de pdf",
    "salvar uma página do pdf",
    "tirar página do pdf",
    "separar páginas de pdf",
  ],
  heading: "Extrair páginas de PDF",
  subtitle: "Salve as páginas de que precisa como um novo PDF ou como um arquivo por página",
  action: "Extrair páginas",
  howToTitle: "Como extrair páginas de um PDF",
  howTo: [
    { name: "Selecione um PDF", text: "Percorra as páginas. Por enquanto elas ficam no navegador." },
    {
      name: "Selecione páginas",
      text: "Clique ou toque nas que quer, ou digite os números. Escolha um arquivo só ou um por página.",
    },
    {
      name: "Extraia e baixe",
      text: "Clique em “Extrair páginas”. Vários arquivos também vêm em ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Um arquivo só ou um por página",
        blocks: [
          {
            caption: "O que escolher",
            head: ["Você precisa de", "Selecione", "Escolha"],
            rows: [
              ["O capítulo 3 para um colega", "As páginas desse capítulo", "Um só PDF"],
              ["O resumo e dois gráficos", "Páginas de vários lugares, como 2, 14, 31", "Um só PDF"],
              [
                "Cada certificado para um campo do formulário",
                "Todos os certificados",
                "Um PDF para cada página",
              ],
              ["A última página de um contrato", "Só essa página", "Tanto faz"],
            ],
          },
          "Em um arquivo só, as páginas vêm na ordem que você vê. Arraste-as se quiser outra ordem, ou gire as que estão deitadas.",
          "Você pode fazer os dois, um depois do outro. As páginas continuam na tela depois do primeiro download.",
        ],
      },
      {
        heading: "Selecione páginas na tela ou pelo número",
        blocks: [
          "Para achar um gráfico, uma foto ou uma tabela, role pelas miniaturas e toque. Enter mostra uma página grande quando você não tem certeza.",
          "Para seguir um sumário, digite números como 5-9, 12. A contagem começa na primeira página do arquivo, incluindo a capa. Livros muitas vezes só numeram a página 1 depois da capa e do sumário, então a numeração deles fica algumas páginas atrás. Confira a primeira página da sua seleção.",
          "Shift+clique seleciona tudo o que está no meio. Em um documento escaneado com um formulário na frente e condições no verso, selecione as páginas ímpares.",
        ],
      },
      {
        heading: "O que vem junto e o que não vem",
        blocks: [
          "Uma página extraída é uma página de PDF de verdade, não uma captura de tela. Você pode pesquisar o texto, preencher os campos e seguir os links dela. Campos preenchidos, comentários e marcadores das páginas selecionadas vêm junto.",
          "As outras páginas não. Nenhum texto nem imagem delas fica escondido no novo arquivo, então você pode tirar a sua página de uma lista e passá-la adiante. Arquivos anexados ao documento, o título e o autor vêm junto.",
          "O resultado costuma ser bem menor que o original, mas nem sempre na proporção das páginas: uma só foto pode ser maior que 50 páginas de texto.",
        ],
      },
    ],
    questions: [
      {
        question: "O PDF original muda?",
        answer: "Não. Você recebe um novo arquivo, e o original no seu dispositivo mantém todas as páginas.",
      },
      {
        question: "Qual é a diferença para dividir um PDF?",
        answer:
          "Extrair salva só o que você seleciona. [Dividir PDF](/split-pdf) separa o documento inteiro em partes, e toda página vai parar em alguma delas.",
      },
      {
        question: "Posso tirar páginas de vários PDFs?",
        answer:
          "Sim. Adicione os outros arquivos, até 50 no total, e selecione páginas em cada um. Com “Um só PDF”, elas vão para o mesmo arquivo.",
      },
      {
        question: "Posso ter uma página como imagem?",
        answer:
          "[PDF para JPG](/pdf-to-jpg) cria uma imagem de cada página, e [PDF para PNG](/pdf-to-png) serve para páginas com linhas finas e letras pequenas.",
      },
      {
        question: "Posso extrair páginas de um PDF com senha?",
        answer: "Sim, depois de digitá-la. O novo PDF não tem senha, e um aviso lembra disso.",
      },
      {
        question: "O que acontece depois com meus arquivos?",
        answer:
          "Excluímos o que você enviou assim que as páginas são extraídas, e o resultado, após {retention}. “Excluir agora” remove o resultado na hora.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
