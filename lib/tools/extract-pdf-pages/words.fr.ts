import { pageBoard } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Extraire des pages PDF",
  title: "Extraire des pages d’un PDF | Un ou plusieurs fichiers",
  description:
    "Enregistrez les pages utiles d’un PDF, dans un seul fichier ou chacune dans le sien. Choisissez-les à l’œil ou par numéro. Gratuit, sans compte.",
  keywords: [
    "extraire page pdf",
    "extraire des pages d'un pdf",
    "enregistrer une page d'un pdf",
    "récupérer page pdf",
  ],
  heading: "Extraire des pages d’un PDF",
  subtitle: "Enregistrez les pages utiles dans un nouveau PDF, ou un fichier par page",
  action: "Extraire les pages",
  howToTitle: "Comment extraire des pages d’un PDF",
  howTo: [
    {
      name: "Sélectionnez un PDF",
      text: "Parcourez ses pages. Elles restent pour l’instant dans votre navigateur.",
    },
    {
      name: "Sélectionnez des pages",
      text: "Cliquez sur celles qu’il vous faut ou touchez-les, ou tapez leurs numéros. Choisissez un seul fichier ou un par page.",
    },
    {
      name: "Extrayez et téléchargez",
      text: "Cliquez sur « Extraire les pages ». S’il y a plusieurs fichiers, ils existent aussi en ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Un seul fichier, ou un par page",
        blocks: [
          {
            caption: "Que choisir",
            head: ["Il vous faut", "Sélectionnez", "Choisissez"],
            rows: [
              ["Le chapitre 3 pour un collègue", "Les pages de ce chapitre", "Un seul PDF"],
              [
                "Le résumé et deux graphiques",
                "Des pages à divers endroits, par exemple 2, 14, 31",
                "Un seul PDF",
              ],
              ["Chaque diplôme pour son propre champ d’envoi", "Tous les diplômes", "Un PDF par page"],
              ["La dernière page d’un contrat", "Cette seule page", "L’un ou l’autre"],
            ],
          },
          "Dans un seul fichier, les pages suivent l’ordre affiché. Faites-les glisser pour le changer, ou faites-les pivoter si elles sont de travers.",
          "Vous pouvez faire les deux, l’un après l’autre. Les pages restent à l’écran après le premier téléchargement.",
        ],
      },
      {
        heading: "Choisir à l’œil ou par numéro",
        blocks: [
          "Pour trouver un graphique, une photo ou un tableau, faites défiler les vignettes et touchez. Entrée montre une page en grand en cas de doute.",
          "Pour suivre une table des matières, tapez des numéros comme 5-9, 12. Ils comptent depuis la première page du fichier, couverture comprise. Les livres n’impriment souvent la page 1 qu’après la couverture et le sommaire : leurs numéros sont décalés. Vérifiez la première page de votre sélection.",
          "Maj+clic sélectionne tout ce qui est entre deux pages. Pour un scan avec un formulaire au recto et des conditions au verso, prenez les pages impaires.",
        ],
      },
      {
        heading: "Ce qui suit les pages, et ce qui ne les suit pas",
        blocks: [
          "Une page extraite est une vraie page PDF, pas une capture d’écran. Vous pouvez chercher son texte, remplir ses champs et suivre ses liens. Les saisies, les commentaires et les signets des pages choisies suivent.",
          "Pas les autres pages. Rien de leur texte ni de leurs images ne se cache dans le nouveau fichier : vous pouvez sortir votre page d’une liste et la transmettre. Les fichiers joints au document, son titre et son auteur suivent, eux.",
          "Un extrait est souvent bien plus léger que l’original, mais pas toujours en proportion des pages : une seule photo peut peser plus que 50 pages de texte.",
        ],
      },
    ],
    questions: [
      {
        question: "Le PDF d’origine change-t-il ?",
        answer:
          "Non. Vous obtenez un nouveau fichier, et l’original sur votre appareil garde toutes ses pages.",
      },
      {
        question: "Quelle différence avec la division d’un PDF ?",
        answer:
          "L’extraction n’enregistre que votre sélection. [Diviser PDF](/split-pdf) découpe tout le document : chaque page se retrouve dans l’une des parties.",
      },
      {
        question: "Puis-je prendre des pages de plusieurs PDF ?",
        answer:
          "Oui. Ajoutez les autres fichiers, jusqu’à 50 en tout, et sélectionnez des pages dans chacun. Avec « Un seul PDF », elles finissent ensemble.",
      },
      {
        question: "Puis-je obtenir une page en image ?",
        answer:
          "[PDF en JPG](/pdf-to-jpg) fait une image de chaque page, et [PDF en PNG](/pdf-to-png) convient aux traits fins et aux petits caractères.",
      },
      {
        question: "Puis-je extraire des pages d’un PDF avec mot de passe ?",
        answer: "Oui, après l’avoir saisi. Le nouveau PDF n’en a pas, comme le rappelle une note.",
      },
      {
        question: "Que deviennent mes fichiers ensuite ?",
        answer:
          "Nous supprimons le fichier envoyé dès que vos pages sont extraites, et le résultat au bout de {retention}. « Supprimer maintenant » retire le résultat tout de suite.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
