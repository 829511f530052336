import { pageBoard } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Fusionner PDF",
  title: "Fusionner des PDF | Triez fichiers et pages, gratuit",
  description:
    "Réunissez jusqu’à 50 PDF en un seul. Triez fichiers ou pages ; signets, liens et saisies sont gardés. Gratuit, sans compte, sans filigrane.",
  keywords: ["fusionner pdf", "assembler pdf", "combiner pdf", "regrouper pdf", "joindre pdf", "merge pdf"],
  heading: "Fusionner des PDF",
  subtitle: "Réunissez plusieurs PDF en un seul, dans l’ordre voulu",
  action: "Fusionner les PDF",
  howToTitle: "Comment fusionner des fichiers PDF",
  howTo: [
    {
      name: "Sélectionnez vos PDF",
      text: "Déposez-les tous sur la page. Vous pouvez en ajouter à tout moment.",
    },
    {
      name: "Mettez-les dans l’ordre",
      text: "Faites glisser les fichiers, ou triez-les par nom. Ouvrez un fichier pour déplacer des pages.",
    },
    {
      name: "Fusionnez et téléchargez",
      text: "Cliquez sur « Fusionner les PDF », changez le nom si vous voulez, et téléchargez le nouveau PDF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Les fichiers d’abord, les pages si besoin",
        blocks: [
          "Vous commencez avec une carte par fichier. Faites glisser les cartes dans le bon ordre, ou triez-les par nom. Le plus souvent, cela suffit.",
          "Parfois, une page seule est mal placée. Une lettre d’accompagnement va devant, ou un reçu derrière sa facture. Ouvrez alors les fichiers en pages. Vous pouvez déplacer une page d’un fichier à l’autre, la faire pivoter ou l’enlever.",
          "Chaque étape s’annule et se rétablit. Rien n’est envoyé avant le clic sur « Fusionner les PDF ».",
        ],
      },
      {
        heading: "Ce que garde le PDF fusionné",
        blocks: [
          "Certains programmes ne copient que les pages. Cet outil reprend aussi ce qui va avec :",
          {
            caption: "De plusieurs PDF à un seul",
            head: ["Élément", "Dans le PDF fusionné"],
            rows: [
              ["Pages", "Même aspect qu’avant, chacune à sa taille"],
              ["Signets", "Tous, avec une branche par fichier"],
              ["Liens entre pages", "Mènent aux mêmes pages qu’avant"],
              [
                "Champs de formulaire",
                "Gardent leurs saisies ; un champ est renommé si un autre fichier a le même nom",
              ],
              ["Numéros de page propres, comme i, ii, iii", "Gardés"],
              ["Commentaires, pièces jointes et calques", "Gardés, de chaque fichier"],
              ["Balises pour lecteurs d’écran", "Gardées, de chaque fichier"],
              ["Titre et auteur", "Ceux du premier fichier"],
              ["Signatures numériques", "Ne survivent pas à une fusion ; une note vous le signale"],
            ],
          },
          "Si un mauvais titre s’affiche en haut du lecteur PDF, mettez un autre fichier en tête et refaites la fusion. Vos fichiers sont encore sur la page.",
        ],
      },
      {
        heading: "Avant d’envoyer le résultat",
        blocks: [
          {
            list: [
              "Trop gros pour un e-mail ? Passez-le dans [Compresser PDF](/compress-pdf). Compressez après la fusion, pas avant, pour que toutes les pages aient à peu près la même qualité.",
              "Certains papiers sont des photos ? Faites-en un PDF avec [Image en PDF](/image-to-pdf), puis ajoutez-le ici.",
              "Vous imprimez recto verso ? Insérez une page blanche après un document au nombre de pages impair : le suivant commencera sur une nouvelle feuille.",
              "Un des documents est signé ? Envoyez-le à part, pour que sa signature reste valable.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Combien de PDF puis-je fusionner ?",
        answer: "Jusqu’à 50 fichiers à la fois. Ensemble, ils peuvent faire 100 Mo et 10 000 pages.",
      },
      {
        question: "Les pages perdent-elles en qualité ?",
        answer:
          "Non. Le texte, les images et les polices sont copiés tels quels. Rien n’est compressé une seconde fois.",
      },
      {
        question: "Puis-je ne fusionner que quelques pages de chaque fichier ?",
        answer:
          "Oui. Ouvrez les fichiers en pages et supprimez ce qui ne sert pas. Pour prendre des pages d’un seul PDF, [Extraire des pages PDF](/extract-pdf-pages) est plus rapide.",
      },
      {
        question: "Puis-je fusionner des PDF avec mots de passe ?",
        answer:
          "Oui. Chacun de ces fichiers demande le sien. Le PDF fusionné s’ouvre sans mot de passe, et une note le rappelle. Pour le verrouiller à nouveau, utilisez [Protéger PDF](/protect-pdf).",
      },
      {
        question: "Et si un de mes fichiers est endommagé ?",
        answer: "Nous vous disons lequel. Vous pouvez fusionner les autres sans lui.",
      },
      {
        question: "J’ai oublié un fichier. Faut-il recommencer ?",
        answer:
          "Non. Après le téléchargement, vos fichiers sont encore là, dans votre ordre. Ajoutez celui qui manque et cliquez à nouveau sur le bouton.",
      },
      {
        question: "Combien de temps gardez-vous mes fichiers ?",
        answer:
          "Les fichiers envoyés sont supprimés dès que le PDF fusionné est prêt. Le PDF fusionné est supprimé au bout de {retention}, ou tout de suite avec « Supprimer maintenant ».",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
