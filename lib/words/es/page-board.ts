import type { Translated } from "..";
import type { pageBoard as en } from "../en/page-board";
import { counted } from "../format";

export const pageBoard = {
  page: "Página {page} de {name}",
  blankPage: "Página en blanco",
  turnedBy: "Girada {degrees} grados.",
  begins: "Aquí empieza un archivo nuevo.",
  pages: "Páginas",
  help: "Haz clic para seleccionar y Mayús+clic para un intervalo. Arrastra para mover. Doble clic para ver una página en grande.",
  helpTouch: "Toca para seleccionar. Mantén pulsado y arrastra para mover.",
  helpKeys:
    "Espacio selecciona una página; Mayús con las flechas, varias. Alt con las flechas las mueve, Suprimir las elimina e Intro muestra una página en grande.",
  count: counted({ one: "{n} página", other: "{n} páginas" }),
  countOf: counted({
    one: "Páginas seleccionadas: {n} de {total}",
    other: "Páginas seleccionadas: {n} de {total}",
  }),
  empty: "No quedan páginas. “Deshacer” las recupera.",

  views: { label: "Mostrar", files: "Archivos", pages: "Páginas" },
  sort: "Ordenar por nombre",
  opening: "Abriendo...",
  locked: "Necesita contraseña",
  broken: "No se puede abrir",

  tools: {
    label: "Cambiar páginas",
    left: "Girar a la izquierda",
    right: "Girar a la derecha",
    remove: "Eliminar",
    duplicate: "Duplicar",
    blank: "Página en blanco",
    cut: "Dividir aquí",
    view: "Ver",
    undo: "Deshacer",
    redo: "Rehacer",
  },
  select: {
    label: "Seleccionar páginas",
    all: "Todas",
    odd: "Impares",
    even: "Pares",
    landscape: "Horizontales",
    none: "Ninguna",
  },
  range: "Páginas",
  rangeHelp: "Por ejemplo, 1-3, 8",

  announced: {
    moved: counted({
      one: "Página movida a la posición {place} de {total}.",
      other: "{n} páginas movidas a la posición {place} de {total}.",
    }),
    turnedRight: counted({
      one: "Página girada a la derecha.",
      other: "{n} páginas giradas a la derecha.",
    }),
    turnedLeft: counted({
      one: "Página girada a la izquierda.",
      other: "{n} páginas giradas a la izquierda.",
    }),
    removed: counted({
      one: "Página eliminada. Restantes: {left}.",
      other: "{n} páginas eliminadas. Restantes: {left}.",
    }),
    duplicated: counted({ one: "Página duplicada.", other: "{n} páginas duplicadas." }),
    blank: "Página en blanco insertada en la posición {place}.",
    cut: counted({
      one: "Todas las páginas están en un archivo.",
      other: "Las páginas están divididas en {n} archivos.",
    }),
    undone: "Cambio deshecho.",
    redone: "Cambio rehecho.",
    selected: counted({ one: "{n} página seleccionada.", other: "{n} páginas seleccionadas." }),
    sorted: "Archivos ordenados por nombre.",
    fileMoved: "{name} es ahora el archivo {place} de {total}.",
    finished: counted({ one: "Tu PDF está listo.", other: "{n} PDF están listos." }),
    cleared: "Archivos quitados. {keys} los recupera.",
  },

  password: "Contraseña de {name}",
  passwordWrong: "Esa contraseña no abre este archivo.",
  open: "Abrir",
  removeFile: "Quitar",
  brokenFile: "{name} no se puede abrir. Está dañado o no es un PDF. No afecta a los demás archivos.",

  split: "Dividir",
  ways: {
    pages: "En cada página",
    every: "Cada cierto número de páginas",
    ranges: "Por intervalos de páginas",
    bookmarks: "En los marcadores",
    marks: "Donde yo elija",
  },
  waysHelp: {
    pages: "Cada página será un archivo.",
    bookmarks: "En cada marcador del primer nivel empieza un archivo.",
  },
  every: "Páginas por archivo",
  ranges: "Intervalos de páginas",
  rangesHelp: "Cada intervalo será un archivo.",
  extractAs: "Guardar como",
  extractWays: { together: "Un solo PDF", apart: "Un PDF por página" },
  drafts: counted({ one: "Obtendrás un archivo", other: "Obtendrás {n} archivos" }),
  draft: counted({ one: "{name} ({n} página)", other: "{name} ({n} páginas)" }),
  moreDrafts: "y {n} más",
  name: "Nombre del archivo",
  names: "Los nombres empiezan por",
  endings: {
    merge: "unido",
    split: "parte",
    organize: "organizado",
    rotate: "rotado",
    delete: "editado",
    extract: "paginas",
  },

  busy: {
    merge: "Uniendo...",
    split: "Dividiendo...",
    organize: "Guardando...",
    rotate: "Rotando...",
    delete: "Eliminando...",
    extract: "Extrayendo...",
  },
  working: counted({
    one: "Subida completa. Procesando.",
    other: "Subida completa. Procesando {n} archivos.",
  }),

  missing: {
    nothing_selected: "Selecciona antes al menos una página.",
    nothing_turned: "Gira antes al menos una página.",
    nothing_left: "Conserva al menos una página.",
    bad_number: "Escribe cuántas páginas tendrá cada archivo, por ejemplo 2.",
    bad_ranges: "Escribe intervalos de páginas, por ejemplo 1-3, 8.",
    no_such_page: "Algunas de estas páginas no existen. La última página es la {last}.",
    no_bookmarks: "Estas páginas no tienen marcadores. Elige otra forma de dividir.",
    no_marks: "Selecciona la primera página de un archivo nuevo y pulsa “Dividir aquí”.",
    one_file: "Añade otro PDF o cambia sus páginas.",
    one_page: "Este PDF tiene una sola página, así que no hay nada que dividir.",
    too_many_documents: "Así saldrían más de {documents} archivos. Pon más páginas en cada uno.",
    too_many_pages: "Son más de {pages} páginas. Quita algunas.",
    locked: "Escribe la contraseña de {name} o quita ese archivo.",
    broken: "Ninguno de estos archivos se puede abrir. Selecciona otro PDF.",
  },

  done: counted({ one: "Tu PDF está listo", other: "{n} PDF están listos" }),
  doneText: "Tus páginas siguen aquí. Cámbialas para hacer otra versión.",
  results: "Resultados",
  zip: "Descargar todo en ZIP",

  place: "Página {place} de {total}",
} satisfies Translated<typeof en>;
