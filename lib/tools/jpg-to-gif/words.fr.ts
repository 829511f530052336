import { threeView } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "GIF" }),
  name: "JPG en GIF",
  title: "Convertir JPG en GIF | Gratuit, sans filigrane",
  description:
    "Convertissez vos JPG en GIF avec les 256 couleurs qui vont le mieux à chaque image. Gratuit, sans inscription, sans filigrane, fichiers supprimés.",
  keywords: ["jpg en gif", "convertir jpg en gif", "jpg to gif", "jpeg en gif", "photo en gif"],
  heading: "Convertisseur JPG en GIF",
  subtitle: "Des photos en GIF, avec les 256 couleurs qui leur vont le mieux",
  howTo: [
    {
      name: "Sélectionnez vos fichiers JPG",
      text: "Déposez jusqu’à 20 photos sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Cliquez sur « Convertir en GIF » et attendez quelques secondes." },
    { name: "Téléchargez vos GIF", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Vous faut-il vraiment un GIF ?",
        blocks: [
          "Un GIF n’a que 256 couleurs, une photo des milliers. Il paraît donc plus granuleux que le JPG dont il vient et pèse bien plus. Dans nos essais, un JPG de 12 mégapixels et 1,7 Mo est devenu un GIF de 6,0 Mo.",
          "Choisissez le GIF si un formulaire, un forum ou un vieil appareil n’accepte rien d’autre, ou pour le style rétro. Sinon, prenez [JPG en PNG](/jpg-to-png) pour ne plus rien perdre, ou [JPG en WEBP](/jpg-to-webp) pour des fichiers légers.",
          {
            caption:
              "La même photo en JPG et en GIF. Le GIF imite les couleurs manquantes par une fine trame de points.",
            pictures: [
              {
                path: "/figures/jpg-to-gif-before.jpg",
                label: "JPG",
                alt: "Cinq cerfs-volants au-dessus de collines boisées au lever du soleil, aux couleurs lisses.",
                width: 300,
                height: 225,
                bytes: 16_702,
              },
              {
                path: "/figures/jpg-to-gif-after.gif",
                label: "GIF, 256 couleurs",
                alt: "Les mêmes cerfs-volants et collines, avec un ciel granuleux.",
                width: 300,
                height: 225,
                bytes: 38_497,
              },
            ],
          },
        ],
      },
      {
        heading: "Comment 256 couleurs en valent des milliers",
        blocks: [
          "Notre serveur trouve les 256 couleurs qui vont le mieux à chaque image. Un coucher de soleil reçoit beaucoup d’oranges, une forêt beaucoup de verts.",
          "Il mélange ensuite des points voisins de ces couleurs, comme un journal imprimé. C’est le tramage, qui change les bandes du ciel en dégradés lisses. Les points se voient surtout en zoomant.",
          "Un dessin de 256 couleurs ou moins est enregistré exactement. Un dessin en JPG en a souvent bien plus, car le JPG brouille ses bords.",
        ],
      },
      {
        heading: "Ce qui reste et ce qui change",
        blocks: [
          {
            list: [
              "Le nom du fichier reste. Seule l’extension devient .gif.",
              "La largeur et la hauteur ne changent pas, jusqu’à 65 535 pixels par côté.",
              "Les photos sortent à l’endroit, et leurs couleurs passent en sRGB.",
            ],
          },
          "Le GIF perd les données de l’appareil et la position. Pour un GIF plus léger, [redimensionnez la photo](/resize-image) d’abord : à demi-largeur et demi-hauteur, elle a un quart des pixels.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je faire un GIF animé de plusieurs JPG ?",
        answer:
          "Non, chaque JPG devient un GIF fixe. Pour une animation, prenez un éditeur vidéo ou un créateur de GIF.",
      },
      {
        question: "Le GIF peut-il avoir un fond transparent ?",
        answer: "Non. Le GIF gère la transparence, mais un JPG n’a aucune partie transparente à garder.",
      },
      {
        question: "Pourquoi mon GIF paraît-il granuleux ?",
        answer: "C’est le tramage. Certains lecteurs agrandissent les images : regardez le GIF à 100 %.",
      },
      {
        question: "Combien de photos puis-je convertir à la fois ?",
        answer:
          "Jusqu’à 20 fichiers. Les nouveaux s’ajoutent à votre liste, et les résultats déjà faits sont effacés : téléchargez-les d’abord.",
      },
      {
        question: "Comment convertir GIF en JPG ?",
        answer:
          "Avec le [Convertisseur d’images](/image-compressor). Il ne rend pas les couleurs perdues : gardez vos photos.",
      },
      {
        question: "Que deviennent mes photos ?",
        answer:
          "Notre serveur supprime chaque JPG dès qu’il est converti, et chaque GIF au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
