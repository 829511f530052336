import { specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG en PNG",
  title: "Convertir JPG en PNG | Gratuit, sans filigrane",
  description:
    "Convertissez vos JPG en PNG sans nouvelle perte de qualité. Les photos sortent à l’endroit. Gratuit, sans inscription, fichiers supprimés automatiquement.",
  keywords: ["jpg en png", "convertir jpg en png", "jpg to png", "jpeg en png", "photo en png"],
  heading: "Convertisseur JPG en PNG",
  subtitle: "Des PNG à retoucher et à enregistrer sans perdre davantage en qualité",
  ...fillAll(specifiedBatch, { from: "JPG", to: "PNG" }),
  howTo: [
    {
      name: "Sélectionnez vos fichiers JPG",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Changez l’ordre si vous voulez, puis cliquez sur « Convertir en PNG »." },
    { name: "Téléchargez vos PNG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Ce que vous gagnez avec le PNG",
        blocks: [
          "Un JPG perd un peu en qualité à chaque enregistrement. Un PNG jamais. Une fois votre photo en PNG, vous pouvez la recadrer, la retoucher et l’enregistrer autant que vous voulez.",
          "La conversion ne répare pourtant pas un JPG. Les blocs dans le ciel et les halos autour des lettres font désormais partie de l’image, et aucun convertisseur ne rend les détails perdus.",
        ],
      },
      {
        heading: "Ce qui arrive à votre photo",
        blocks: [
          "Notre serveur met la photo à l’endroit et passe ses couleurs en sRGB, qu’elles soient en Adobe RGB, Display P3 ou CMJN. Les images grises restent grises. La largeur et la hauteur ne changent pas.",
          "Les données de l’appareil, les légendes et la position sont retirées.",
        ],
      },
      {
        heading: "Les photos en PNG sont lourdes",
        blocks: [
          "Dans nos essais, un JPG de 12 mégapixels et 1,7 Mo est devenu un PNG de 9,9 Mo. C’est normal : un PNG garde exactement chaque grain de bruit.",
          {
            caption: "JPG ou PNG ?",
            head: ["Ce que vous voulez faire", "Meilleur format"],
            rows: [
              ["Retoucher une photo plusieurs fois", "PNG"],
              ["Remplir un formulaire qui demande du PNG", "PNG"],
              ["Supprimer un fond", "PNG"],
              ["Partager ou stocker des photos", "JPG"],
              ["Mettre des photos sur un site", "[WEBP](/jpg-to-webp)"],
            ],
          },
          "Vous pouvez convertir jusqu’à 100 fichiers et 100 Mo au total. Chaque image peut avoir jusqu’à 100 mégapixels. Vos résultats restent sur notre serveur pendant {retention}, sauf si vous les supprimez avant.",
        ],
      },
    ],
    questions: [
      {
        question: "Un fond blanc devient-il transparent ?",
        answer:
          "Non. Dans un JPG, le blanc est une couleur comme une autre. Un PNG peut avoir un fond transparent, mais il faut d’abord détourer le sujet dans un logiciel de retouche.",
      },
      {
        question: "L’image devient-elle plus nette ?",
        answer: "Non, elle a exactement le même aspect.",
      },
      {
        question: "Comment alléger le PNG ?",
        answer:
          "Essayez [Compresser une image](/compress-image). C’est efficace sur les dessins et captures d’écran, et peu sur les photos. Si une photo doit être légère, gardez-la en JPG.",
      },
      {
        question: "Puis-je convertir aussi des fichiers .jpeg ?",
        answer: "Oui. JPG et JPEG sont le même format.",
      },
      {
        question: "Comment convertir JPG en PNG sur Mac ou iPhone ?",
        answer:
          "Comme sous Windows ou Android : ouvrez cette page dans votre navigateur et sélectionnez vos photos. Rien à installer.",
      },
      {
        question: "Et si une de mes photos est endommagée ?",
        answer:
          "Un message vous donne son nom, et les autres photos sont converties. Nous ne rendons jamais une moitié d’image.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
