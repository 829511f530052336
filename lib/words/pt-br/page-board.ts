import type { Translated } from "..";
import type { pageBoard as en } from "../en/page-board";
import { counted } from "../format";

export const pageBoard = {
  page: "Página {page} de {name}",
  blankPage: "Página em branco",
  turnedBy: "Girada em {degrees} graus.",
  begins: "Um novo arquivo começa aqui.",
  pages: "Páginas",
  help: "Clique para selecionar, Shift+clique para um intervalo. Arraste para mover. Clique duas vezes para ver a página grande.",
  helpTouch: "Toque para selecionar. Toque e segure, depois arraste para mover.",
  helpKeys:
    "Espaço seleciona uma página, Shift com as setas seleciona várias. Alt com as setas move, Delete exclui, Enter mostra a página grande.",
  count: counted({ one: "{n} página", other: "{n} páginas" }),
  countOf: counted({
    one: "{n} página selecionada de {total}",
    other: "{n} páginas selecionadas de {total}",
  }),
  empty: "Não sobrou nenhuma página. Desfazer traz todas de volta.",

  views: { label: "Mostrar", files: "Arquivos", pages: "Páginas" },
  sort: "Ordenar por nome",
  opening: "Abrindo...",
  locked: "Precisa de senha",
  broken: "Não pode ser aberto",

  tools: {
    label: "Mudar as páginas",
    left: "Girar à esquerda",
    right: "Girar à direita",
    remove: "Excluir",
    duplicate: "Duplicar",
    blank: "Página em branco",
    cut: "Dividir aqui",
    view: "Ver",
    undo: "Desfazer",
    redo: "Refazer",
  },
  select: {
    label: "Selecionar páginas",
    all: "Todas",
    odd: "Ímpares",
    even: "Pares",
    landscape: "Paisagem",
    none: "Nenhuma",
  },
  range: "Páginas",
  rangeHelp: "Por exemplo 1-3, 8",

  announced: {
    moved: counted({
      one: "Agora na posição {place} de {total}.",
      other: "{n} páginas movidas para a posição {place} de {total}.",
    }),
    turnedRight: counted({ one: "Página girada à direita.", other: "{n} páginas giradas à direita." }),
    turnedLeft: counted({ one: "Página girada à esquerda.", other: "{n} páginas giradas à esquerda." }),
    removed: counted({
      one: "Página excluída. Páginas restantes: {left}.",
      other: "{n} páginas excluídas. Páginas restantes: {left}.",
    }),
    duplicated: counted({ one: "Página duplicada.", other: "{n} páginas duplicadas." }),
    blank: "Página em branco inserida na posição {place}.",
    cut: counted({
      one: "Todas as páginas estão em um só arquivo.",
      other: "As páginas estão divididas em {n} arquivos.",
    }),
    undone: "Mudança desfeita.",
    redone: "Mudança refeita.",
    selected: counted({ one: "{n} página selecionada.", other: "{n} páginas selecionadas." }),
    sorted: "Arquivos ordenados por nome.",
    fileMoved: "{name} agora é o arquivo {place} de {total}.",
    finished: counted({ one: "Seu PDF está pronto.", other: "{n} PDFs estão prontos." }),
    cleared: "Arquivos removidos. {keys} traz de volta.",
  },

  password: "Senha de {name}",
  passwordWrong: "Esta senha não abre o arquivo.",
  open: "Abrir",
  removeFile: "Remover",
  brokenFile:
    "Não é possível abrir {name}. O arquivo está danificado ou não é um PDF. Os outros arquivos não são afetados.",

  split: "Dividir",
  ways: {
    pages: "A cada página",
    every: "A cada X páginas",
    ranges: "Por intervalos de páginas",
    bookmarks: "Nos marcadores",
    marks: "Onde eu escolher",
  },
  waysHelp: {
    pages: "Cada página vira um arquivo.",
    bookmarks: "Um arquivo começa em cada marcador do primeiro nível.",
  },
  every: "Páginas em cada arquivo",
  ranges: "Intervalos de páginas",
  rangesHelp: "Cada intervalo vira um arquivo.",
  extractAs: "Salvar como",
  extractWays: { together: "Um só PDF", apart: "Um PDF para cada página" },
  drafts: counted({ one: "Você vai receber um arquivo", other: "Você vai receber {n} arquivos" }),
  draft: counted({ one: "{name} ({n} página)", other: "{name} ({n} páginas)" }),
  moreDrafts: "e mais {n}",
  name: "Nome do arquivo",
  names: "Os nomes começam com",
  endings: {
    merge: "unido",
    split: "parte",
    organize: "organizado",
    rotate: "girado",
    delete: "editado",
    extract: "paginas",
  },

  busy: {
    merge: "Juntando...",
    split: "Dividindo...",
    organize: "Salvando...",
    rotate: "Girando...",
    delete: "Excluindo...",
    extract: "Extraindo...",
  },
  working: counted({
    one: "Arquivo enviado. Processando.",
    other: "{n} arquivos enviados. Processando.",
  }),

  missing: {
    nothing_selected: "Selecione pelo menos uma página.",
    nothing_turned: "Gire pelo menos uma página.",
    nothing_left: "Mantenha pelo menos uma página.",
    bad_number: "Digite quantas páginas cada arquivo deve ter, por exemplo 2.",
    bad_ranges: "Digite intervalos de páginas, por exemplo 1-3, 8.",
    no_such_page: "Algumas destas páginas não existem. A última página é a {last}.",
    no_bookmarks: "Estas páginas não têm marcadores. Escolha outro modo de dividir.",
    no_marks: "Selecione a primeira página de um novo arquivo e clique em “Dividir aqui”.",
    one_file: "Adicione outro PDF ou altere as páginas deste.",
    one_page: "Este PDF tem só uma página, então não há o que dividir.",
    too_many_documents: "Isso daria mais de {documents} arquivos. Coloque mais páginas em cada um.",
    too_many_pages: "São mais de {pages} páginas. Exclua algumas.",
    locked: "Digite a senha de {name} ou remova esse arquivo.",
    broken: "Nenhum destes arquivos pode ser aberto. Selecione outro PDF.",
  },

  done: counted({ one: "Seu PDF está pronto", other: "{n} PDFs estão prontos" }),
  doneText: "Suas páginas continuam aqui. Mude-as para criar outra versão.",
  results: "Resultados",
  zip: "Baixar todos em ZIP",

  place: "Página {place} de {total}",
} satisfies Translated<typeof en>;
