import { pageBoard } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Diviser PDF",
  title: "Diviser un PDF | Par pages, plages ou signets, gratuit",
  description:
    "Découpez un PDF en plusieurs fichiers : à chaque page, par plages, aux signets ou où vous voulez. Voyez d’abord les parties. Gratuit, sans compte.",
  keywords: ["diviser pdf", "séparer pdf", "couper pdf", "découper pdf", "séparer pages pdf", "split pdf"],
  heading: "Diviser un PDF",
  subtitle: "Découpez un PDF en plusieurs fichiers, aux pages ou chapitres voulus",
  action: "Diviser le PDF",
  howToTitle: "Comment diviser un PDF",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Vous voyez toutes ses pages. Rien n’est encore envoyé." },
    {
      name: "Choisissez où couper",
      text: "À chaque page, toutes les n pages, par plages, aux signets, ou aux repères que vous posez.",
    },
    {
      name: "Vérifiez les parties et divisez",
      text: "Voyez les fichiers qui sortiront, cliquez sur « Diviser le PDF » et téléchargez-les un par un ou en ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cinq façons de diviser un PDF",
        blocks: [
          {
            caption: "Laquelle convient à votre document",
            head: ["Vous avez", "Divisez", "Vous obtenez"],
            rows: [
              ["20 factures d’une page dans un scan", "À chaque page", "20 fichiers"],
              ["Une série de formulaires de 3 pages", "Toutes les 3 pages", "Un fichier par formulaire"],
              ["Un contrat de 10 pages avec deux annexes", "Par plages : 1-6, 7-8, 9-10", "Trois fichiers"],
              ["Un manuel ou un livre numérique", "Aux signets", "Un fichier par chapitre"],
              [
                "Des lettres scannées de longueurs diverses",
                "Aux repères que vous posez",
                "Un fichier par lettre",
              ],
            ],
          },
          "Les signets sont la liste de chapitres qu’un lecteur PDF montre à côté des pages. Nous ne coupons qu’au premier niveau : un chapitre et ses sections restent ensemble.",
          "Pour les repères, parcourez les pages et coupez là où commence un nouveau document. Si le texte est trop petit, ouvrez une page en grand avec Entrée.",
        ],
      },
      {
        heading: "Voir les parties avant de diviser",
        blocks: [
          "La page liste les fichiers qui sortiront. Changez les nombres ou déplacez un repère, et la liste suit. Le PDF n’est envoyé qu’au clic sur le bouton.",
          "Vous pouvez corriger d’autres choses au passage : faire pivoter une page couchée, ou supprimer les feuilles de séparation d’un scan. Chaque étape peut être annulée.",
          "Après le téléchargement, les pages sont encore à l’écran. Vous pouvez diviser le même PDF autrement sans le sélectionner à nouveau.",
        ],
      },
      {
        heading: "Ce que contient chaque partie",
        blocks: [
          "Chaque partie est un PDF complet. Elle a les signets, liens, commentaires et saisies de ses propres pages. Un signet vers une page d’une autre partie est omis.",
          {
            list: [
              "Les pages ont le même aspect que dans l’original, car rien n’est recompressé.",
              "Les fichiers joints à tout le document vont dans la première partie.",
              "Une signature numérique couvre le document entier : les parties ne sont pas signées. Une note vous le signale.",
              "Toutes les parties ensemble peuvent peser plus que l’original. Les polices et les logos communs à beaucoup de pages sont nécessaires dans chacune.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Comment diviser un PDF en deux ?",
        answer:
          "Posez un repère entre les deux pages du milieu. Pour un document de 40 pages, vous pouvez aussi diviser toutes les 20 pages.",
      },
      {
        question: "Il ne me faut que quelques pages. Est-ce le bon outil ?",
        answer:
          "[Extraire des pages PDF](/extract-pdf-pages) est plus rapide : sélectionnez les pages et n’enregistrez qu’elles. Ici, toutes les pages sont gardées et réparties sur plusieurs fichiers.",
      },
      {
        question: "Puis-je diviser un PDF selon une taille maximale ?",
        answer:
          "Pas par taille, seulement par pages. Divisez-le en parties de quelques pages et regardez les tailles. Souvent, diviser est inutile, car [Compresser PDF](/compress-pdf) ramène tout le document sous la limite.",
      },
      {
        question: "Mon PDF n’a pas de signets. Que faire ?",
        answer:
          "Indiquez la première et la dernière page de chaque chapitre sous forme de plages, ou posez des repères entre les chapitres. La table des matières aide à trouver les pages.",
      },
      {
        question: "Puis-je recoller les parties ?",
        answer: "Oui, avec [Fusionner PDF](/merge-pdf). Triez-y les parties avant de les réunir.",
      },
      {
        question: "Que devient un mot de passe ?",
        answer:
          "Il est demandé avant l’affichage des pages. Les parties s’ouvrent sans mot de passe, et une note vous le signale.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
