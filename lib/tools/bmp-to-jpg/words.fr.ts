import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "BMP", to: "JPG" }),
  name: "BMP en JPG",
  title: "Convertir BMP en JPG | Une fraction du poids, gratuit",
  description:
    "Transformez de lourds bitmaps BMP en JPG qui passent par e-mail et dans les formulaires. Anciens fichiers Windows et OS/2 compris. Gratuit, sans inscription.",
  keywords: ["bmp en jpg", "convertir bmp en jpg", "bitmap en jpg", "bmp to jpg", "dib en jpg"],
  heading: "Convertisseur BMP en JPG",
  subtitle: "Vos gros bitmaps en JPG qui tiennent dans un e-mail",
  howTo: [
    {
      name: "Sélectionnez vos BMP",
      text: "Les bitmaps en .dib sont acceptés aussi.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG » et voyez les tailles fondre.",
    },
    {
      name: "Téléchargez vos JPG",
      text: "Un par un, ou ensemble dans un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi les bitmaps sont si gros",
        blocks: [
          "Un BMP note chaque pixel, en général sur trois octets et sans compression. Notre photo d’exemple de 1600 par 1200 pixels prend ainsi 5 625 Ko, et 177 Ko en JPG de qualité 85 : un trentième.",
          "Des programmes Windows, des scanners, des microscopes et des appareils de mesure écrivent encore des BMP, parce que c’est simple à programmer. Pour envoyer ou publier, c’est le mauvais choix.",
        ],
      },
      {
        heading: "Les bitmaps acceptés",
        blocks: [
          {
            caption: "De 1990 à aujourd’hui",
            head: ["Sorte de BMP", "Lu"],
            rows: [
              ["24 et 32 bits", "Oui"],
              ["16 bits (5-5-5, 5-6-5 et autres masques)", "Oui"],
              ["1, 2, 4 et 8 bits avec palette", "Oui"],
              ["Compressé par plages (RLE)", "Oui"],
              ["Bitmaps OS/2", "Oui"],
              ["Enregistré à l’envers ou de haut en bas", "Oui, les deux sortent à l’endroit"],
            ],
          },
        ],
      },
      {
        heading: "Les bitmaps aux en-têtes bizarres",
        blocks: [
          "Ce format n’a jamais été très rigoureux. Certains programmes inscrivent une taille fausse, d’autres omettent la résolution, rangent les lignes à partir du haut ou placent un profil de couleurs après les pixels. Ces fichiers sont lus comme le font les navigateurs et Windows. Si un bitmap s’arrête trop tôt, une phrase vous dit qu’il est endommagé, plutôt qu’une image à moitié grise. Inutile de renommer quoi que ce soit : c’est le contenu qui compte, pas l’extension.",
        ],
      },
      {
        heading: "Captures d’écran et dessins",
        blocks: [
          "Le JPG est fait pour les photos. Autour des lettres et des traits fins, il laisse de légères traînées, et une capture d’écran peut même devenir plus lourde qu’en PNG. Pour elles, le [Convertisseur d’images](/image-compressor) fait un PNG sans aucune perte.",
        ],
      },
    ],
    questions: [
      {
        question: "Le fichier est-il plus léger sans être moins beau ?",
        answer:
          "Pour les photos, oui : à la qualité 85, presque personne ne voit de différence, même côte à côte.",
      },
      {
        question: "Que devient la transparence ?",
        answer: "Peu de BMP en ont une. Quand elle est réelle, le fond devient blanc.",
      },
      {
        question: "Puis-je revenir au BMP ?",
        answer:
          "Pas ici. Presque aucun programme n’en a encore besoin ; pour ceux-là, Paint enregistre un JPG en BMP.",
      },
      {
        question: "Combien de temps mon image reste-t-elle sur votre serveur ?",
        answer: "Le bitmap seulement pendant sa conversion, le JPG pendant {retention} au plus.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
