import { words as imageToText } from "../image-to-text/words.fr";
import { languages, pictures } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "Image en Excel",
  title: "Convertir image en Excel | Photo de tableau en XLSX",
  description:
    "Transformez la photo, le scan ou la capture d’un tableau en fichier Excel. Le texte est lu pour vous. Gratuit, sans compte, fichiers supprimés.",
  keywords: [
    "image en excel",
    "convertir image en excel",
    "photo en excel",
    "capture écran en excel",
    "jpg en excel",
  ],
  heading: "Convertisseur image en Excel",
  subtitle: "Photos, scans et captures de tableaux, en feuille prête pour vos calculs",
  dropZone: {
    prompt: "Glissez-déposez ici l’image d’un tableau",
    dragging: "Déposez votre image ici",
    or: "ou",
    button: "Sélectionner une image",
    hint: `${pictures.or}, jusqu’à 100 Mo`,
  },
  action: "Convertir en Excel",
  languages,
  steps: [
    "Lecture de votre image...",
    "Lecture du texte...",
    "Recherche des tableaux...",
    "Presque terminé...",
  ],
  messages: { wrong: "Seules les images peuvent être lues ici.", none: "Sélectionnez une image." },
  instead: imageToText.name,
  howToTitle: "Comment transformer une image en fichier Excel",
  howTo: [
    {
      name: "Sélectionnez une image",
      text: "Une photo, un scan ou une capture d’écran, que vous pouvez aussi coller.",
    },
    { name: "Convertissez-la", text: "Cliquez sur le bouton. La lecture du texte prend quelques secondes." },
    {
      name: "Vérifiez et téléchargez",
      text: "Comparez les cellules avec l’image, puis enregistrez le fichier Excel.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Des pixels aux cellules",
        blocks: [
          "L’image est d’abord tournée et redressée, et son texte lu. Les lignes et les colonnes sont ensuite déduites des filets du tableau, ou de l’alignement des mots et des nombres. Enfin, chaque cellule est examinée : nombre, pourcentage, montant, date ou texte.",
          {
            caption: "À quoi s’attendre",
            head: ["Image", "Résultat"],
            rows: [
              ["Captures d’écran", "Presque toutes les cellules sont justes"],
              ["Scans à plat, 200 dpi ou plus", "Bon, même sans filets entre les cellules"],
              ["Photos prises à la verticale", "Bon si l’impression est nette"],
              ["Photos de biais, ou d’une page bombée", "Les colonnes peuvent se mélanger"],
              ["Écriture manuscrite", "Non prise en charge"],
            ],
          },
        ],
      },
      {
        heading: "Vérifier ce qui a été lu",
        blocks: [
          "La lecture d’un texte sur une image n’est jamais parfaite. L’image est à côté de son tableau pour comparer. Les cellules difficiles à lire sont marquées, aussi dans le fichier Excel, et restent du texte jusqu’à vérification.",
          "Si le tableau n’a pas été trouvé, ou si la zone prise est trop grande, tracez un cadre autour. Seul le contenu du cadre est alors lu.",
        ],
      },
      {
        heading: "Prendre une photo qui convient",
        blocks: [
          {
            list: [
              "Posez la page à plat et tenez l’appareil bien au-dessus.",
              "Remplissez le cadre avec le tableau, en laissant une petite marge.",
              "Prenez la lumière du jour, de côté. Un flash laisse une tache blanche.",
              "Prenez la photo d’origine. Les messageries rapetissent les images jusqu’à perdre les petits chiffres.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je convertir plusieurs images à la fois ?",
        answer:
          "Une à la fois. Si ce sont les pages d’un même document, faites-en un PDF avec [Image en PDF](/image-to-pdf), puis utilisez [PDF en Excel](/pdf-to-excel).",
      },
      {
        question: "Quelles langues lit l’outil ?",
        answer: "20 langues, détectées automatiquement. [Image en texte](/image-to-text) en donne la liste.",
      },
      {
        question: "Pourquoi un nombre est-il en texte ?",
        answer:
          "Parce qu’il pouvait se lire de deux façons, ou contient un caractère qu’aucun nombre n’a. Un nombre faux serait pire que du texte.",
      },
      {
        question: "Puis-je obtenir un fichier CSV ?",
        answer: "Oui. Choisissez CSV comme format de fichier. Inutile de renvoyer l’image.",
      },
      {
        question: "Seul le texte m’intéresse. Y a-t-il plus simple ?",
        answer: "Oui. [Image en texte](/image-to-text) vous donne le texte à copier.",
      },
      {
        question: "Mon image est-elle gardée ?",
        answer: "Non. Elle est supprimée juste après la conversion, et le résultat au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
