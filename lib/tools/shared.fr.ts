import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";
export const pictures = { and: listIn("fr", pictureLabels), or: listIn("fr", pictureLabels, "or") };
export const refusals = {
  drop: "Déposez uniquement des fichiers {from}.",
  select: "Sélectionnez uniquement des fichiers {from}.",
  none: "Sélectionnez au moins un fichier {from}.",
};

const dropZone = {
  prompt: "Glissez-déposez des fichiers {from} ici",
  dragging: "Déposez vos fichiers {from} ici",
  or: "ou",
  button: "Sélectionner des fichiers {from}",
  hint: "Format accepté : {from}, jusqu’à {files} fichiers, {totalMb} Mo au total",
};
const limits = "Et même plus : jusqu’à 100 fichiers, 100 Mo";
export const specifiedDropZone = { ...dropZone, limits };
export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "Convertir en {to}",
  steps: [
    "Lecture de vos images...",
    "Conversion de {from} en {to}...",
    "Optimisation de la qualité...",
    "Presque terminé...",
  ],
  success: "Fichiers {to} convertis : {n}",
} satisfies ScreenWords["batch"];
export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "Vos fichiers {to} sont prêts à télécharger !",
} satisfies ScreenWords["batch"];
export const simplePng = fillAll(
  {
    ...batch,
    messages: { ...fillAll(refusals, { from: "PNG" }), none: refusals.none },
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);
export const threeView = fillAll(
  {
    messages: {
      none: "Sélectionnez au moins un fichier JPG.",
      some: "Seuls les fichiers JPG ont été ajoutés.",
      tooMany: "Seuls les {files} premiers fichiers sont gardés.",
    },
    dropZone: {
      prompt: "Glissez-déposez, ou cliquez pour choisir",
      dragging: "Déposez vos fichiers JPG ici",
      or: "ou",
      button: "Sélectionner des fichiers JPG",
      hint: "{files} fichiers au maximum",
    },
    action: "Convertir en {to}",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);
export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "Sélectionner des fichiers {from}",
      prompt: "ou glissez-déposez des fichiers {from} ici",
      dragging: "Déposez vos fichiers {from} ici",
      hint: dropZone.hint,
      limits,
    },
    action: "Convertir en PDF",
    starting: "Démarrage de la conversion...",
    steps: [
      "Lecture de vos images...",
      "Optimisation de la qualité...",
      "Fusion en un seul PDF...",
      "Presque terminé...",
    ],
    success: "Votre PDF est prêt à télécharger !",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);
export const pdfMessages = {
  wrong: "Sélectionnez un fichier PDF valide.",
  none: "Sélectionnez un fichier PDF.",
};
export const pdfDropZone = {
  prompt: "Glissez-déposez un fichier PDF ici",
  dragging: "Déposez votre PDF ici",
  or: "ou",
  button: "Sélectionner un fichier PDF",
};
export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Un PDF de 100 Mo au plus, jusqu’à 500 pages à la fois" },
  action: "Convertir en {to}",
  steps: [
    "Lecture de votre PDF...",
    "Conversion des pages...",
    "Optimisation de la qualité...",
    "Presque terminé...",
  ],
} satisfies ScreenWords["images"];
export const languages = {
  auto: "Détection automatique",
  deu: "Allemand",
  eng: "Anglais",
  ara: "Arabe",
  chi_sim: "Chinois (simplifié)",
  chi_tra: "Chinois (traditionnel)",
  kor: "Coréen",
  spa: "Espagnol",
  fra: "Français",
  ell: "Grec",
  heb: "Hébreu",
  hin: "Hindi",
  ita: "Italien",
  jpn: "Japonais",
  nld: "Néerlandais",
  pol: "Polonais",
  por: "Portugais",
  rus: "Russe",
  tha: "Thaï",
  tur: "Turc",
  ukr: "Ukrainien",
  vie: "Vietnamien",
} satisfies LanguageWords;
export const pdfTables = {
  steps: [
    "Lecture de votre PDF...",
    "Recherche des tableaux...",
    "Lecture des nombres et des dates...",
    "Presque terminé...",
  ],
  languages,
} as const;
export const pageBoard = fillAll(
  {
    messages: {
      none: "Sélectionnez au moins un fichier PDF.",
      some: "Seuls les fichiers PDF ont été ajoutés.",
      tooMany: "Seuls les {files} premiers fichiers sont gardés.",
    },
    dropZone: {
      prompt: "Glissez-déposez des fichiers PDF ici",
      dragging: "Déposez vos fichiers PDF ici",
      or: "ou",
      button: "Sélectionner des fichiers PDF",
      hint: "Jusqu’à {files} PDF, 100 Mo au total",
    },
    steps: [
      "Lecture de vos PDF...",
      "Mise en ordre des pages...",
      "Écriture du résultat...",
      "Presque terminé...",
    ],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
