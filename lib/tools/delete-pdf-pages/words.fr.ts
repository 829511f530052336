import { pageBoard } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Supprimer des pages PDF",
  title: "Supprimer des pages d’un PDF | Pour de bon, gratuit",
  description:
    "Retirez d’un PDF les pages blanches, périmées ou privées. Texte, images et commentaires ne restent pas dans le fichier. Gratuit, sans compte ni filigrane.",
  keywords: [
    "supprimer page pdf",
    "supprimer des pages d'un pdf",
    "enlever page pdf",
    "retirer pages pdf",
    "supprimer page blanche pdf",
  ],
  heading: "Supprimer des pages d’un PDF",
  subtitle: "Retirez les pages inutiles, et gardez le reste tel quel",
  action: "Supprimer les pages",
  howToTitle: "Comment supprimer des pages d’un PDF",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Toutes ses pages apparaissent en petit." },
    {
      name: "Sélectionnez les pages à retirer",
      text: "Cliquez dessus ou touchez-les, ou tapez leurs numéros, par exemple 2, 5-7.",
    },
    {
      name: "Supprimez et téléchargez",
      text: "Cliquez sur « Supprimer les pages » et enregistrez le PDF raccourci.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Supprimé veut dire supprimé",
        blocks: [
          "Certains programmes se contentent de retirer la page de la liste. Son texte et ses images restent dans le fichier, et une personne bien équipée peut les faire revenir. C’est risqué si la page montrait des salaires ou une adresse.",
          "Nous écrivons un nouveau fichier avec les seules pages que vous gardez. Rien d’une page supprimée n’y entre.",
          {
            caption: "Ce qui part et ce qui reste",
            head: ["Partie du PDF", "Après la suppression d’une page"],
            rows: [
              ["Son texte et ses images", "Partis"],
              ["Ses commentaires", "Partis"],
              ["Les signets qui y mènent", "Partis, sauf s’ils contiennent des signets de pages gardées"],
              ["Toutes les autres pages", "Même aspect qu’avant"],
              ["Signets et liens vers d’autres pages", "Fonctionnent toujours"],
              ["Fichiers joints au document", "Restent"],
              ["Titre et auteur", "Restent"],
            ],
          },
          "Vérifiez ces deux derniers avant de partager le fichier. Les pièces jointes et le titre peuvent trahir ce que les pages ne montrent plus.",
        ],
      },
      {
        heading: "Trouver vite les bonnes pages",
        blocks: [
          {
            list: [
              "Versos blancs : si seuls les rectos d’une pile sont imprimés, sélectionnez les pages paires.",
              "Longue annexe : cliquez sur sa première page, puis sur la dernière en tenant Maj.",
              "Pages dispersées : tapez leurs numéros, séparés par des virgules.",
              "Dépliants et grands tableaux : sélectionnez les pages en paysage.",
              "Une page qui semble vide : appuyez sur Entrée pour la voir en grand. De pâles notes au crayon passent facilement inaperçues.",
            ],
          },
          "Après le téléchargement, toutes les pages sont encore à l’écran. S’il en manque une, changez la sélection et cliquez à nouveau sur le bouton.",
        ],
      },
      {
        heading: "Quand un autre outil convient mieux",
        blocks: [
          "Pour ne garder que quelques pages sur beaucoup, il est plus simple de sélectionner celles-là : utilisez [Extraire des pages PDF](/extract-pdf-pages).",
          "Si une page doit rester, mais pas tout ce qu’elle contient, la supprimer ne sert à rien. Il faut un programme capable de caviarder le texte. Un rectangle noir sur une ligne ne suffit pas, car les mots dessous peuvent encore être copiés.",
          "Si le fichier est simplement trop gros, essayez d’abord [Compresser PDF](/compress-pdf). Le gain dépasse souvent celui de quelques pages de texte.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je retrouver une page supprimée dans le nouveau PDF ?",
        answer:
          "Non, et personne d’autre non plus. Gardez l’original si la page peut encore servir. Il reste inchangé sur votre appareil.",
      },
      {
        question: "Les numéros de page changent-ils ?",
        answer:
          "Les numéros imprimés restent : il y a un trou à la place de la page. Votre lecteur compte les pages restantes, sauf si le document a ses propres numéros.",
      },
      {
        question: "Les pages supprimées sont-elles envoyées ?",
        answer:
          "Oui, avec l’original. Il part quand vous cliquez sur « Supprimer les pages », et notre serveur l’efface dès que le nouveau PDF est fait. Nous gardons le nouveau pendant {retention} au plus.",
      },
      {
        question: "Le PDF devient-il plus léger ?",
        answer:
          "En général, du poids des images de ces pages. Les polices et les logos restent tant qu’une page gardée les utilise.",
      },
      {
        question: "Puis-je supprimer des pages sur mon téléphone ?",
        answer:
          "Oui, dans tous les navigateurs récents. Touchez les pages à retirer, puis « Supprimer les pages ».",
      },
      {
        question: "Le PDF demande un mot de passe. Que devient-il ?",
        answer:
          "Saisissez-le une fois, et les pages apparaissent. Le PDF raccourci s’ouvre pour tout le monde : ajoutez un nouveau mot de passe avec [Protéger PDF](/protect-pdf) si besoin.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
