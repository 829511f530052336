import type { Translated } from "..";
import type { fileChoices as en } from "../en/file-choices";
import { counted } from "../format";
export const fileChoices = {
  question: counted({
    one: "En quoi voulez-vous le convertir ?",
    other: "En quoi voulez-vous les convertir ?",
  }),
  noQuestion: "Nous ne pouvons pas encore convertir cela",
  noneLeft: "Il ne reste aucun fichier",
  files: {
    photo: {
      name: counted({ one: "{n} photo {label}", other: "{n} photos {label}" }),
      none: counted({
        one: "Nous ne pouvons pas encore convertir la photo {label}.",
        other: "Nous ne pouvons pas encore convertir les photos {label}.",
      }),
    },
    picture: {
      name: counted({ one: "{n} image {label}", other: "{n} images {label}" }),
      none: counted({
        one: "Nous ne pouvons pas encore convertir l’image {label}.",
        other: "Nous ne pouvons pas encore convertir les images {label}.",
      }),
    },
    document: {
      name: counted({ one: "{n} {label}", other: "{n} {label}" }),
      none: counted({
        one: "Nous ne pouvons pas encore convertir ce {label}.",
        other: "Nous ne pouvons pas encore convertir ces {label}.",
      }),
    },
    file: {
      name: counted({ one: "{n} fichier {label}", other: "{n} fichiers {label}" }),
      none: counted({
        one: "Nous ne pouvons pas encore convertir le fichier {label}.",
        other: "Nous ne pouvons pas encore convertir les fichiers {label}.",
      }),
    },
  },
  together: "Les {n} ensemble",
  nameAndSize: "{name}, {size}",
  list: "Fichiers ({size})",
  remove: "Retirer {name}",
  more: "Plus de choix",
  choiceFor: "{files} : ",
  choiceAs: "{choice}, en {format}",
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "Texte",
    merged: "Un seul PDF fusionné",
    split: "PDF divisé en parties",
    organized: "PDF aux pages réorganisées",
    searchable: "PDF avec recherche de texte",
    protected: "PDF avec mot de passe",
    unlocked: "PDF sans mot de passe",
    resized: "Autre taille",
    cleaned: "Sans les données de la photo",
    other: "Autre format",
  },
  smaller: counted({ one: "Fichier plus léger", other: "Fichiers plus légers" }),
  unreadable: counted({
    one: "Nous ne pouvons pas lire ce fichier : {names}.",
    other: "Nous ne pouvons pas lire ces fichiers : {names}.",
  }),
  unreadableMore: counted({
    one: "Nous ne pouvons pas lire ces fichiers : {names} et {n} autre.",
    other: "Nous ne pouvons pas lire ces fichiers : {names} et {n} autres.",
  }),
  unreadableAs: {
    picture: counted({
      one: "C’est un type d’image que nous ne connaissons pas, ou il est endommagé. Enregistrez-le en JPG ou PNG dans le programme qui l’a créé, puis sélectionnez le nouveau fichier.",
      other:
        "Ce sont des types d’image que nous ne connaissons pas, ou ils sont endommagés. Enregistrez-les en JPG ou PNG dans le programme qui les a créés, puis sélectionnez les nouveaux fichiers.",
    }),
    document: counted({
      one: "C’est un document, et nous acceptons les images et les PDF. Enregistrez-le en PDF dans le programme qui l’a créé, puis sélectionnez le PDF.",
      other:
        "Ce sont des documents, et nous acceptons les images et les PDF. Enregistrez-les en PDF dans le programme qui les a créés, puis sélectionnez les PDF.",
    }),
    other: counted({
      one: "Ce n’est ni une image ni un PDF, ou il est endommagé.",
      other: "Ce ne sont ni des images ni des PDF, ou ils sont endommagés.",
    }),
  },
} satisfies Translated<typeof en>;
