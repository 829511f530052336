import { pageBoard } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Faire pivoter PDF",
  title: "Faire pivoter un PDF et l’enregistrer | Gratuit",
  description:
    "Faites pivoter les pages d’un PDF à gauche ou à droite et enregistrez-les ainsi. Toutes, impaires, paires, en paysage ou au choix. Sans perte, gratuit.",
  keywords: [
    "pivoter pdf",
    "tourner pdf",
    "faire pivoter pdf et enregistrer",
    "rotation pdf",
    "retourner pdf",
  ],
  heading: "Faire pivoter un PDF",
  subtitle: "Remettez à l’endroit les pages couchées, et enregistrez-les ainsi",
  action: "Faire pivoter le PDF",
  howToTitle: "Comment faire pivoter les pages d’un PDF",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Vous voyez d’un coup d’œil les pages couchées ou à l’envers." },
    {
      name: "Faites pivoter les pages",
      text: "Prenez toutes les pages, les impaires, les paires, celles en paysage ou quelques-unes. Faites-les ensuite pivoter à gauche ou à droite.",
    },
    {
      name: "Enregistrez-les",
      text: "Cliquez sur « Faire pivoter le PDF » et téléchargez le document à l’endroit.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Faire pivoter pour de bon, pas seulement à l’écran",
        blocks: [
          "Le bouton de rotation d’un lecteur PDF ne tourne souvent que ce que vous voyez. Fermez le fichier, rouvrez-le, et la page est couchée comme avant. La personne qui le reçoit par e-mail la voit couchée aussi.",
          "Cet outil enregistre le nouveau sens dans le fichier. Tout lecteur ouvre alors les pages à l’endroit, et elles s’impriment ainsi.",
        ],
      },
      {
        heading: "Quelles pages faire pivoter",
        blocks: [
          {
            caption: "Cas fréquents",
            head: ["Ce que vous voyez", "Choisissez", "Faites pivoter"],
            rows: [
              ["Tout le scan est couché", "Toutes les pages", "Une fois, à gauche ou à droite"],
              ["Tout le scan est à l’envers", "Toutes les pages", "Deux fois dans le même sens"],
              ["Une page sur deux est à l’envers", "Pages impaires ou paires", "Deux fois dans le même sens"],
              [
                "Certaines pages en portrait sont couchées",
                "Pages en paysage",
                "Une fois, à gauche ou à droite",
              ],
              ["Quelques reçus ou photos sont de travers", "Les pages de votre sélection", "Au cas par cas"],
            ],
          },
          "Des versos à l’envers sont typiques des scans recto verso, quand la pile a été retournée par le mauvais bord. Regardez la page 1 : si elle est dans le bon sens, faites pivoter les pages paires.",
          "Vous pouvez aussi taper des numéros, par exemple 4, 9-12. Si une page finit dans le mauvais sens, faites-la pivoter à nouveau ou annulez.",
        ],
      },
      {
        heading: "Pourquoi rien ne devient flou",
        blocks: [
          "Une page PDF a un réglage pour son affichage : à l’endroit, ou tournée de 90, 180 ou 270 degrés. Nous changeons ce réglage sans toucher au contenu. Le texte peut toujours être recherché, les images gardent chaque pixel, et la taille du fichier reste à peu près la même.",
          "Les liens, les commentaires et les champs tournent avec leur page. Vous pouvez revenir en arrière quand vous voulez : quatre quarts de tour ramènent au départ.",
          "Il en va autrement d’une photo de page que vous tournez dans un éditeur d’images : beaucoup d’éditeurs la réenregistrent en JPG, ce qui coûte à chaque fois un peu de qualité. Si vous avez une pile de JPG, faites-en d’abord un document avec [JPG en PDF](/jpg-to-pdf) et faites pivoter ses pages ici.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je faire pivoter une seule page ?",
        answer: "Oui. Sélectionnez-la et faites-la pivoter. Toutes les autres restent telles quelles.",
      },
      {
        question: "Puis-je redresser une page un peu penchée ?",
        answer:
          "Non. Une page PDF ne tourne que par pas de 90 degrés. Pour redresser un scan de travers, scannez-le à nouveau.",
      },
      {
        question: "« À droite », c’est quel sens ?",
        answer:
          "Celui des aiguilles d’une montre : le haut de la page passe à droite. Pour les pages dont le haut est à gauche.",
      },
      {
        question: "Puis-je déplacer ou supprimer des pages en même temps ?",
        answer:
          "Oui. Vous pouvez faire glisser des pages ailleurs et supprimer celles qui ne servent pas. [Organiser PDF](/organize-pdf) montre tous ces outils dès le départ.",
      },
      {
        question: "Mon PDF a un mot de passe. Puis-je en faire pivoter les pages ?",
        answer:
          "Oui, si vous connaissez le mot de passe. Il est demandé à l’ajout du fichier. Le PDF pivoté n’en a pas : verrouillez-le avec [Protéger PDF](/protect-pdf) s’il doit rester privé.",
      },
      {
        question: "Une signature numérique reste-t-elle valable ?",
        answer:
          "Non. Faire pivoter une page modifie le document, et une note dit que la signature est perdue.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
