import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JP2", to: "JPG" }),
  name: "JP2 en JPG",
  title: "Convertir JP2 en JPG | Fichiers JPEG 2000, gratuit",
  description:
    "Convertissez des images JPEG 2000 (.jp2, .j2k, .jpx) d’archives, de cartes et de scanners en JPG que les navigateurs affichent. Gratuit, sans inscription.",
  keywords: ["jp2 en jpg", "jpeg 2000 en jpg", "j2k en jpg", "convertir jp2", "ouvrir fichier jp2"],
  heading: "Convertisseur JP2 en JPG",
  subtitle: "Le JPEG 2000 des archives, cartes et scanners, en simples JPG",
  howTo: [
    {
      name: "Sélectionnez vos JP2",
      text: "Les flux bruts comme .j2k et .jpc conviennent aussi.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG ». Les grands scans prennent quelques secondes chacun.",
    },
    {
      name: "Téléchargez vos JPG",
      text: "Chaque ligne a son image et son lien.",
    },
  ],
  article: {
    sections: [
      {
        heading: "D’où vient le JPEG 2000",
        blocks: [
          "Des bibliothèques y numérisent des livres, des satellites et des hôpitaux y stockent des images, et les cinémas numériques y projettent des films. Pourtant, les navigateurs d’aujourd’hui ne l’affichent pas, et les téléphones ne savent que faire d’un .jp2.",
          "Si vous avez téléchargé une page d’archives ou un morceau de carte, un JPG est le plus rapide pour la regarder, l’imprimer ou la mettre dans un document.",
        ],
      },
      {
        heading: "Ce qui est converti",
        blocks: [
          {
            caption: "Éléments d’un JP2, et ce qu’en garde le JPG",
            head: ["Dans le JP2", "Dans le JPG"],
            rows: [
              ["RVB, sYCC ou gris", "Les mêmes, en sRGB"],
              ["Un profil de couleurs", "Appliqué : les couleurs sont celles voulues"],
              ["Une palette", "Consultée pour chaque pixel"],
              ["Opacité", "Blanc derrière"],
              ["Plus de 8 bits", "Ramenés à 8"],
              ["Couleurs à demi-résolution (sous-échantillonnage)", "Agrandies à la taille entière"],
            ],
          },
        ],
      },
      {
        heading: "Pourquoi il faut sinon un programme de plus",
        blocks: [
          "Windows n’affiche aucun JPEG 2000, et un lecteur qui le fait est rarement là quand il en faut un. Chaque archive utilise une autre partie de la norme, avec ses tuiles, couches de qualité et espaces de couleurs : un programme qui ouvre les scans d’une bibliothèque peut échouer sur les suivants. Le convertisseur lit tout cela, et indique en une phrase ce qu’il ne lit pas au lieu de rendre une image aux couleurs fausses.",
        ],
      },
      {
        heading: "Les très grands scans",
        blocks: [
          "Un JP2 peut avoir des centaines de mégapixels et s’ouvrir à plus basse résolution. Cette page le décode en entier, jusqu’à 100 mégapixels. Au-delà, prenez une version réduite de l’archive, qui en propose presque toujours une.",
        ],
      },
    ],
    questions: [
      {
        question: "Le JPEG 2000 est-il meilleur que le JPG ?",
        answer:
          "Il garde plus de détails à poids égal, peut être sans perte et ne fait pas de blocs. Il ne s’est pas imposé parce qu’il était lent et que les navigateurs ne l’ont jamais adopté.",
      },
      {
        question: "Et les .jpx et .jpf ?",
        answer: "Ce sont les mêmes images dans un conteneur plus riche. La première est convertie.",
      },
      {
        question: "Le géoréférencement est-il gardé ?",
        answer: "Non. Un JPG ne peut pas le contenir. Notez les coordonnées avant de convertir une carte.",
      },
      {
        question: "Gardez-vous le scan ?",
        answer: "Pas plus longtemps que nécessaire. Son JPG est supprimé au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
