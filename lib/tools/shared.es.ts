import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";

// Lo que dicen varias páginas. `{from}` y `{to}` son nombres de formatos; cada página pone los suyos.

/** Todos los formatos de imagen que se leen. */
export const pictures = { and: listIn("es", pictureLabels), or: listIn("es", pictureLabels, "or") };

export const refusals = {
  drop: "Suelta solo archivos {from}.",
  select: "Selecciona solo archivos {from}.",
  none: "Selecciona al menos un archivo {from}.",
};

const dropZone = {
  prompt: "Arrastra y suelta archivos {from} aquí",
  dragging: "Suelta aquí tus archivos {from}",
  or: "o",
  button: "Seleccionar archivos {from}",
  hint: "Admite solo {from}, hasta {files} archivos, máximo {totalMb} MB en total",
};

const limits = "Puedes añadir más: hasta 100 archivos, 100 MB";

export const specifiedDropZone = { ...dropZone, limits };

export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "Convertir a {to}",
  steps: [
    "Leyendo tus imágenes...",
    "Convirtiendo {from} a {to}...",
    "Optimizando la calidad...",
    "Casi listo...",
  ],
  success: "Archivos {to} convertidos: {n}",
} satisfies ScreenWords["batch"];

export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "¡Tu descarga en {to} está lista!",
} satisfies ScreenWords["batch"];

export const simplePng = fillAll(
  {
    ...batch,
    messages: refusals,
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);

export const threeView = fillAll(
  {
    messages: {
      none: "Selecciona al menos un archivo JPG.",
      some: "Solo se añadieron los archivos JPG.",
      tooMany: "Solo se conservan los primeros {files} archivos.",
    },
    dropZone: {
      prompt: "Arrastra y suelta, o haz clic para subir",
      dragging: "Suelta aquí tus archivos JPG",
      or: "o",
      button: "Seleccionar archivos JPG",
      hint: "Máximo {files} archivos",
    },
    action: "Convertir a {to}",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);

export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "Seleccionar archivos {from}",
      prompt: "o arrastra y suelta archivos {from} aquí",
      dragging: "Suelta aquí tus archivos {from}",
      hint: dropZone.hint,
      limits,
    },
    action: "Convertir a PDF",
    starting: "Iniciando la conversión...",
    steps: [
      "Leyendo tus imágenes...",
      "Optimizando la calidad...",
      "Uniéndolas en un solo PDF...",
      "Casi listo...",
    ],
    success: "¡El PDF está listo para descargar!",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);

export const pdfMessages = {
  wrong: "Selecciona un archivo PDF válido.",
  none: "Selecciona un archivo PDF.",
};

export const pdfDropZone = {
  prompt: "Arrastra y suelta un archivo PDF aquí",
  dragging: "Suelta aquí tu PDF",
  or: "o",
  button: "Seleccionar archivo PDF",
};

export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Un PDF de hasta 100 MB, hasta 500 páginas cada vez" },
  action: "Convertir a {to}",
  steps: ["Leyendo tu PDF...", "Convirtiendo las páginas...", "Optimizando la calidad...", "Casi listo..."],
} satisfies ScreenWords["images"];

export const languages = {
  auto: "Detectar automáticamente",
  deu: "Alemán",
  ara: "Árabe",
  chi_sim: "Chino (simplificado)",
  chi_tra: "Chino (tradicional)",
  kor: "Coreano",
  spa: "Español",
  fra: "Francés",
  ell: "Griego",
  heb: "Hebreo",
  hin: "Hindi",
  eng: "Inglés",
  ita: "Italiano",
  jpn: "Japonés",
  nld: "Neerlandés",
  pol: "Polaco",
  por: "Portugués",
  rus: "Ruso",
  tha: "Tailandés",
  tur: "Turco",
  ukr: "Ucraniano",
  vie: "Vietnamita",
} satisfies LanguageWords;

export const pdfTables = {
  steps: ["Leyendo tu PDF...", "Buscando las tablas...", "Leyendo números y fechas...", "Casi listo..."],
  languages,
} as const;

export const pageBoard = fillAll(
  {
    messages: {
      none: "Selecciona al menos un archivo PDF.",
      some: "Solo se añadieron los archivos PDF.",
      tooMany: "Solo se conservan los primeros {files} archivos.",
    },
    dropZone: {
      prompt: "Arrastra y suelta archivos PDF aquí",
      dragging: "Suelta aquí tus archivos PDF",
      or: "o",
      button: "Seleccionar archivos PDF",
      hint: "Hasta {files} PDF, 100 MB en total",
    },
    steps: ["Leyendo tus PDF...", "Ordenando las páginas...", "Escribiendo el resultado...", "Casi listo..."],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
