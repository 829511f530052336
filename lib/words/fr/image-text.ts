import type { Translated } from "..";
import type { imageText as en } from "../en/image-text";
import { counted } from "../format";
export const imageText = {
  language: "Langue du texte",
  step: "Lecture du texte...",
  busy: "Lecture...",
  rest: "Lire le reste ({n})",
  announced: { started: "Lecture commencée.", canceled: "Lecture annulée." },
  finished: counted({ one: "Terminé, {words} mot.", other: "Terminé, {words} mots." }),
  words: counted({ one: "{words} mot", other: "{words} mots" }),
  pictures: counted({ one: "{n} image", other: "{n} images" }),
  found: "Texte reconnu !",
  foundIn: "{words} dans {pictures}.",
  others: counted({ one: "{n} autre", other: "{n} autres" }),
  foundInSome: "{words} dans {pictures}, aucun dans {others}.",
  none: "Aucun texte trouvé",
  noneHelp: "Essayez avec une image plus nette, ou choisissez la langue.",
  helps: {
    heading: "Ce qui aide",
    tips: [
      "Choisissez la langue du texte, et relancez la lecture.",
      "Prenez la photo bien à la verticale, avec une lumière régulière, d’assez près pour que le texte remplisse l’image.",
      "Prenez le fichier d’origine : une petite copie issue d’une messagerie a perdu ce qui rend les lettres lisibles.",
    ],
  },
  again: "Relire",
  failed: "Nous n’avons pas pu lire le texte.",
  result: "Texte de {name}",
  readAs: counted({ one: "{words} mot, lu en : {language}", other: "{words} mots, lus en : {language}" }),
  enlarge: "Agrandir",
  zoomHelp:
    "Zoomez avec la molette, deux doigts ou les touches + et -, et faites glisser l’image pour la déplacer.",
  joinLines: "Joindre les lignes",
  restoreLines: "Rétablir les lignes",
  copy: "Copier le texte",
  isCopied: "Copié",
  copied: "Texte copié.",
  all: "Tout télécharger en un .txt",
  txt: "Télécharger en .txt",
  docx: "Télécharger en .docx",
} satisfies Translated<typeof en>;
