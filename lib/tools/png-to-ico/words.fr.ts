import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "ICO" }),
  name: "PNG en ICO",
  title: "Convertir PNG en ICO | Favicon en quatre tailles, gratuit",
  description:
    "Transformez un PNG en favicon.ico de 16, 32, 48 et 256 pixels dans un seul fichier, transparence gardée. Gratuit, sans inscription, sans filigrane.",
  keywords: ["png en ico", "créer favicon", "générateur de favicon", "convertir png en ico", "favicon ico"],
  heading: "Convertisseur PNG en ICO",
  subtitle: "Un favicon en quatre tailles à partir d’un PNG, prêt pour votre site",
  howTo: [
    { name: "Sélectionnez votre PNG", text: "Prenez si possible un logo carré d’au moins 256 × 256 pixels." },
    { name: "Convertissez", text: "Cliquez sur « Convertir en ICO ». Les zones transparentes le restent." },
    {
      name: "Mettez l’icône en ligne",
      text: "Enregistrez-la sous favicon.ico et placez-la à la racine de votre site.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Quatre icônes dans un fichier",
        blocks: [
          "Un ICO contient la même image en plusieurs tailles, et chaque programme prend celle qu’il lui faut. Notre favicon.ico a celles-ci :",
          {
            caption: "Tailles de l’icône et où elles apparaissent",
            head: ["Pixels", "Usage"],
            rows: [
              ["16 × 16", "Onglets et favoris du navigateur"],
              ["32 × 32", "Onglets sur écrans haute définition, barre des tâches Windows"],
              ["48 × 48", "Raccourcis du bureau Windows"],
              ["256 × 256", "Grandes icônes dans l’Explorateur Windows"],
            ],
          },
          "Les tailles plus grandes que votre PNG sont omises, car elles seraient floues. Un PNG de 100 pixels donne une icône de 16, 32, 48 et 100 pixels.",
        ],
      },
      {
        heading: "Ce qu’il faut écrire dans l’en-tête HTML",
        blocks: [
          "Placez favicon.ico à la racine de votre site. Les navigateurs l’y cherchent même si aucune page n’en parle. Pour être clair, ajoutez cette ligne entre <head> et </head> :",
          '<link rel="icon" href="/favicon.ico" sizes="32x32">',
          "L’attribut sizes aide si vous proposez aussi une icône SVG : Chrome préfère alors le SVG. Pour l’écran d’accueil des iPhone, ajoutez un PNG de 180 × 180 pixels, à faire avec [Redimensionner une image](/resize-image) :",
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
          "Les navigateurs gardent longtemps les favicons. Si vous voyez encore l’ancien, ouvrez /favicon.ico lui-même et rechargez.",
        ],
      },
      {
        heading: "Comment votre logo est réduit",
        blocks: [
          {
            list: [
              "Chaque taille est calculée à partir de l’image elle-même, avec un filtre net (Lanczos).",
              "Les photos sont moyennées comme de la lumière, pour ne pas assombrir les détails clairs. Les dessins gardent l’épaisseur de leurs traits.",
              "Si l’image n’est pas carrée, elle est centrée dans un carré transparent. Rien n’est coupé.",
              "Les trois petites tailles sont des bitmaps de 32 bits par pixel, que tous les programmes lisent. La grande est un PNG à l’intérieur de l’icône.",
            ],
          },
          "Les petites tailles prennent toujours 15 Ko ensemble. Dans notre essai, un dessin de 1600 × 1200 pixels (un PNG de 129 Ko) est devenu une icône de 39 Ko.",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi mon logo est-il brouillé à 16 pixels ?",
        answer:
          "Il n’y a que 256 points pour dessiner. Les traits fins et les petits textes disparaissent. Prenez une lettre ou la partie la plus simple de votre logo, et remplissez le carré.",
      },
      {
        question: "Faut-il encore un favicon.ico ?",
        answer:
          "Tous les navigateurs actuels prennent aussi un PNG ou un SVG. L’ICO est le recours que demandent d’eux-mêmes moteurs de recherche, lecteurs de flux et vieux navigateurs.",
      },
      {
        question: "Puis-je utiliser l’icône pour un programme ou un dossier Windows ?",
        answer: "Oui. C’est une icône Windows ordinaire, où Windows choisit la taille qu’il lui faut.",
      },
      {
        question: "Puis-je partir d’un JPG ou d’un autre format ?",
        answer:
          "Cette page ne prend que des PNG. Convertissez d’abord les autres images en PNG, par exemple avec [SVG en PNG](/svg-to-png) ou [JPG en PNG](/jpg-to-png).",
      },
      {
        question: "Que devient mon logo sur votre serveur ?",
        answer:
          "Le PNG est supprimé quand l’icône est faite. L’icône se télécharge pendant {retention}, sauf si vous cliquez sur « Supprimer maintenant ».",
      },
    ],
  },
} satisfies ToolWords<"batch">;
