import { pdfDropZone, pdfMessages } from "../shared.fr";
import type { ScreenWords, ToolWords } from "../words";
export const screen = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Un PDF, jusqu’à 100 Mo" },
  action: "Compresser le PDF",
  steps: [
    "Lecture de votre PDF...",
    "Compression des images...",
    "Retrait des données inutiles...",
    "Presque terminé...",
  ],
  levels: {
    light: { name: "Légère", means: "presque le même aspect, même imprimé" },
    balanced: { name: "Équilibrée", means: "assez petit pour un e-mail, net à l’écran" },
    strong: { name: "Forte", means: "le fichier le plus petit, encore lisible" },
  },
} satisfies ScreenWords["compress"];

export const words = {
  ...screen,
  name: "Compresser PDF",
  title: "Compresser un PDF en ligne | Léger et lisible, gratuit",
  description:
    "Réduisez la taille d’un PDF pour l’envoyer par e-mail. Les images sont réduites au niveau choisi, le texte reste net. Gratuit, sans compte, sans filigrane.",
  keywords: ["compresser pdf", "réduire taille pdf", "réduire poids pdf", "alléger pdf", "compresseur pdf"],
  heading: "Compresser un PDF",
  subtitle: "Réduisez un PDF pour l’e-mail et les formulaires, avec un texte qui reste net",
  howToTitle: "Comment compresser un PDF",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Choisissez un niveau ou une taille",
      text: "Prenez « Légère » pour plus de détails, « Forte » pour gagner plus de place, ou indiquez une taille maximale.",
    },
    {
      name: "Téléchargez le PDF",
      text: "Voyez de combien il a été réduit. S’il ne peut pas être réduit, vous le récupérez inchangé.",
    },
  ],
  variantsHeading: "Tailles les plus demandées",
  article: {
    sections: [
      {
        heading: "Ce qui rend un PDF lourd",
        blocks: [
          "Surtout les images. Un scanner enregistre chaque page comme une grande photo. Un rapport peut contenir des photos en taille réelle, même si elles ne paraissent pas plus grandes qu’un timbre.",
          "Les polices viennent ensuite. Le texte lui-même prend très peu de place, mais beaucoup de PDF contiennent des polices entières, avec des milliers de caractères pour quelques lignes.",
          "Cet outil compresse donc les images, et retire des polices les caractères que votre texte n’utilise pas.",
          {
            caption: "Ce qui change et ce qui ne change pas",
            head: ["Partie du PDF", "Ce qui lui arrive"],
            rows: [
              ["Photos et pages scannées", "Réduites, selon le niveau ou la taille choisie"],
              ["Texte", "Reste net, peut toujours être recherché et sélectionné"],
              ["Polices", "Ne gardent que les caractères que votre PDF affiche"],
              ["Liens, signets et balises d’accessibilité", "Ne changent pas"],
              ["Traits, schémas et logos vectoriels", "Ne changent pas"],
              ["Formulaires", "Gardent champs, saisies et polices complètes"],
              [
                "Couleurs d’impression (CMJN) des images",
                "Deviennent des couleurs d’écran, sauf au niveau « Légère »",
              ],
              ["Titre, auteur et autres propriétés", "Restent, sans aucune position"],
              ["Données inutiles, aperçus, données cachées des images", "Retirés"],
            ],
          },
        ],
      },
      {
        heading: "Trois niveaux",
        blocks: [
          {
            list: [
              "« Légère » garde les images à 220 dpi et dans leurs couleurs : elles sont belles même imprimées.",
              "« Équilibrée » garde 150 dpi, ce qui convient aux e-mails et aux formulaires.",
              "« Forte » garde 100 dpi, gagne davantage sur les photos et retire des polices les réglages pour vieux écrans. C’est bien pour des lettres scannées, pas pour un portfolio.",
            ],
          },
          "Les scans en noir et blanc gardent au moins le double de cette résolution : leur texte reste net.",
          "Si le PDF est encore trop gros, choisissez un niveau plus fort et cliquez à nouveau sur le bouton. L’outil repart toujours du fichier sélectionné. N’envoyez pas le PDF compressé une seconde fois : vous perdriez en qualité sans presque rien gagner.",
        ],
      },
      {
        heading: "Quand un formulaire limite la taille",
        blocks: [
          "Activez « Respecter une taille maximale » et indiquez la limite, par exemple 500 Ko. Votre PDF ne la dépassera pas. Seules les images cèdent : elles reçoivent la résolution et la qualité les plus hautes possibles, à peu près les mêmes pour toutes.",
          {
            caption: "Cinq pages de texte scannées, en gris, 300 dpi, 5,8 Mo au total",
            head: ["Limite", "Résultat", "Résolution"],
            rows: [
              ["200 Ko", "199 Ko", "72 dpi"],
              ["500 Ko", "500 Ko", "102 dpi"],
              ["1 Mo", "998 Ko", "144 dpi"],
              ["2 Mo", "2,0 Mo", "204 dpi"],
            ],
          },
          "Les images gardent au moins 72 dpi, seuil où un scan ordinaire est encore tout juste lisible. Si votre limite demande moins, nous indiquons la plus petite taille possible. Un PDF déjà sous la limite est compressé au niveau « Légère ».",
        ],
      },
      {
        heading: "Quand compresser, et quand s’en abstenir",
        blocks: [
          "Compressez un PDF avant de l’envoyer, de le déposer en ligne ou de le lire sur téléphone. Gardez l’original pour l’imprimeur et pour vos archives.",
          "Si votre PDF n’est fait que de photos et que vous les avez en JPG, compressez-les avec [Compresser une image](/compress-image), puis réunissez-les avec [JPG en PDF](/jpg-to-pdf), qui ne les recompresse pas.",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi mon PDF est-il à peine plus léger ?",
        answer:
          "Ses images et polices étaient sans doute déjà petites, ou il avait déjà été compressé. Les formulaires gardent leurs polices entières, pour que tout puisse y être saisi.",
      },
      {
        question: "Puis-je viser une taille, par exemple 2 Mo ?",
        answer:
          "Oui. Activez « Respecter une taille maximale », tapez 2 et choisissez Mo. Le résultat ne la dépasse jamais, et il est aussi bon que la limite le permet.",
      },
      {
        question: "Puis-je compresser un PDF signé ?",
        answer: "Non. Tout changement casserait la signature numérique : un PDF signé vous revient inchangé.",
      },
      {
        question: "Puis-je compresser un PDF avec mot de passe ?",
        answer:
          "Oui. Saisissez-le quand il est demandé. Nous ne le conservons pas, et le PDF réduit s’ouvre sans mot de passe.",
      },
      {
        question: "Y a-t-il une limite de pages ?",
        answer:
          "Un PDF peut avoir jusqu’à 20 000 pages et 100 Mo. Si un PDF très long demande trop de temps, nous arrêtons et vous le disons.",
      },
      {
        question: "Qui peut voir mon PDF ?",
        answer:
          "Vous seulement, sauf si vous partagez le lien de téléchargement, aléatoire et absent de toute liste. Votre fichier est supprimé dès la fin de la conversion, et le PDF réduit au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"compress">;
