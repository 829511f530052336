import { pageBoard } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Organiser PDF",
  title: "Organiser un PDF | Déplacer, pivoter, supprimer, gratuit",
  description:
    "Mettez les pages d’un PDF dans le bon ordre : déplacez, tournez, dupliquez, supprimez, ajoutez pages blanches et autres PDF. Gratuit, sans compte.",
  keywords: [
    "organiser pdf",
    "réorganiser pages pdf",
    "changer ordre pages pdf",
    "trier pages pdf",
    "déplacer pages pdf",
  ],
  heading: "Organiser un PDF",
  subtitle: "Déplacez, tournez, dupliquez et supprimez des pages, et ajoutez celles d’autres PDF",
  action: "Enregistrer le PDF",
  howToTitle: "Comment organiser les pages d’un PDF",
  howTo: [
    {
      name: "Sélectionnez un PDF",
      text: "Ses pages apparaissent côte à côte. Ajoutez d’autres PDF quand vous voulez.",
    },
    {
      name: "Organisez les pages",
      text: "Faites-les glisser à leur place. Tournez, dupliquez ou supprimez des pages, ou insérez-en une blanche.",
    },
    {
      name: "Enregistrez le nouveau PDF",
      text: "Cliquez sur « Enregistrer le PDF » et téléchargez-le. Votre original ne change pas.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Sélectionner et déplacer des pages",
        blocks: [
          "Plusieurs pages sélectionnées se déplacent ensemble, même d’un fichier à l’autre. Voici comment, à la souris, au clavier ou au doigt :",
          {
            caption: "Raccourcis pour travailler avec les pages",
            head: ["Vous voulez", "Faites ceci"],
            rows: [
              ["Sélectionner une page", "Cliquez dessus ou touchez-la"],
              ["Sélectionner une plage", "Cliquez sur la première page, puis Maj+clic sur la dernière"],
              ["Tout sélectionner", "Ctrl+A, ou Cmd+A sur Mac"],
              ["Sélectionner un groupe de pages", "Tracez un rectangle autour à la souris"],
              ["Sélectionner par numéro", "Tapez les pages, par exemple 1-3, 8"],
              ["Déplacer des pages", "Faites-les glisser ; sur écran tactile, appuyez d’abord longuement"],
              ["Déplacer des pages au clavier", "Alt et une flèche"],
              ["Supprimer des pages", "La touche Suppr"],
              ["Lire une page", "Entrée l’affiche en grand"],
            ],
          },
          "Vous pouvez aussi sélectionner d’un coup toutes les pages impaires, paires ou en paysage. En cas d’erreur, annulez.",
        ],
      },
      {
        heading: "Ce que vous pouvez faire en une minute",
        blocks: [
          {
            list: [
              "Remplacer une page : ajoutez le PDF de la nouvelle page, mettez-la en place et supprimez l’ancienne. Pratique pour une page de signature scannée à part.",
              "Réutiliser un formulaire : dupliquez ses pages une fois pour chaque personne qui le remplit sur papier.",
              "Préparer l’impression : insérez une page blanche là où un chapitre doit commencer au recto.",
              "Nettoyer un scan : faites pivoter les pages couchées et supprimez les vides.",
              "Faire deux versions : enregistrez-en une, déplacez ou supprimez quelques pages, et enregistrez encore. Les pages restent à l’écran après chaque téléchargement.",
            ],
          },
        ],
      },
      {
        heading: "Ce qui suit une page déplacée",
        blocks: [
          "Les commentaires, les liens et les saisies restent sur leur page, où que vous la mettiez. Les signets et les liens trouvent toujours les pages où ils menaient.",
          "Les numéros imprimés ne changent pas, car ils font partie de la page. Si vous déplacez des pages d’un rapport numéroté, vérifiez aussi sa table des matières.",
          "Le résultat a le titre et l’auteur du premier fichier. Les pages d’autres tailles gardent la leur. Rien n’est compressé : une photo de la page 7 est aussi nette en page 2.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je utiliser des pages de plusieurs PDF ?",
        answer:
          "Oui, de 50 fichiers au plus, pour 100 Mo au total. Pour réunir des fichiers entiers, [Fusionner PDF](/merge-pdf) commence avec une carte par fichier.",
      },
      {
        question: "Mon PDF est-il envoyé pendant que j’organise ses pages ?",
        answer:
          "Non. Votre navigateur dessine les vignettes des pages. Le fichier part au clic sur « Enregistrer le PDF », et le serveur l’efface dès que le nouveau PDF est fait.",
      },
      {
        question: "Est-ce possible sur un téléphone ?",
        answer:
          "Oui. Touchez les pages pour les sélectionner. Appuyez longuement sur une page pour la faire glisser.",
      },
      {
        question: "Puis-je tout faire sans souris ?",
        answer:
          "Oui. Vous pouvez sélectionner, déplacer, faire pivoter et supprimer des pages au clavier, et annuler aussi.",
      },
      {
        question: "Puis-je changer le texte d’une page ?",
        answer:
          "Pas ici. Cet outil change les pages présentes et leur ordre. Pour modifier le texte, convertissez le document avec [PDF en Word](/pdf-to-word).",
      },
      {
        question: "Mon PDF est signé. Puis-je quand même changer l’ordre ?",
        answer:
          "Oui, mais le nouveau PDF n’est pas signé. Une signature atteste que rien n’a changé : elle ne survit pas à un changement. Gardez l’original comme preuve.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
