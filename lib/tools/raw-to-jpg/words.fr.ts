import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "RAW", to: "JPG" }),
  name: "RAW en JPG",
  title: "Convertir RAW en JPG | CR2, NEF, ARW, DNG, gratuit",
  description:
    "Convertissez les photos RAW de Canon, Nikon, Sony, Fujifilm et autres appareils en JPG, avec les couleurs de l’appareil. Gratuit, sans inscription.",
  keywords: ["raw en jpg", "convertir raw en jpg", "cr2 en jpg", "nef en jpg", "arw en jpg", "dng en jpg"],
  heading: "Convertisseur RAW en JPG",
  subtitle: "Les originaux de votre appareil en JPG, avec ses propres couleurs",
  howTo: [
    {
      name: "Sélectionnez vos fichiers RAW",
      text: "Une carte entière convient : jusqu’à 100 fichiers et 100 Mo à la fois.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG ». Un instant suffit, car rien n’est à développer.",
    },
    {
      name: "Téléchargez vos JPG",
      text: "Enregistrez les bons, ou tous dans un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ce que cette page fait d’un RAW",
        blocks: [
          "Un RAW contient ce que le capteur a mesuré et, à côté, un JPG fini : celui que l’appareil montre sur son écran. Cette page trouve le plus grand de ces JPG, le met à l’endroit et vous le donne.",
          "Vous obtenez ainsi le style d’image, la balance des blancs et la réduction du bruit réglés par le fabricant, pas une supposition d’un tiers. C’est aussi pourquoi le résultat est là tout de suite.",
        ],
      },
      {
        heading: "Appareils et extensions",
        blocks: [
          {
            caption: "Formats lus",
            head: ["Marque", "Extensions"],
            rows: [
              ["Canon", "CR2, CR3"],
              ["Nikon", "NEF, NRW"],
              ["Sony", "ARW"],
              ["Fujifilm", "RAF"],
              ["Panasonic", "RW2"],
              ["Olympus et OM System", "ORF"],
              ["Pentax", "PEF"],
              ["Samsung", "SRW"],
              ["Adobe, Apple, Google, Leica", "DNG"],
            ],
          },
        ],
      },
      {
        heading: "Quand c’est la voie la plus rapide",
        blocks: [
          "Vous avez oublié de régler l’appareil sur RAW plus JPG, et quelqu’un veut voir les photos ce soir. Ou vous triez des milliers de vues et voulez de petites copies pour choisir. Ou une agence, une boutique ou un formulaire n’accepte que le JPG. Dans tous ces cas, la version de l’appareil suffit, en quelques secondes au lieu d’une soirée de développement.",
        ],
      },
      {
        heading: "Combien de pixels vous obtenez",
        blocks: [
          "La plupart des appareils des quinze dernières années enregistrent un aperçu avec tous les pixels de la photo. Certains en gardent un plus petit, par exemple de 1620 pixels de large. La ligne indique alors sa taille, à vous de voir si elle suffit.",
          "Pour des tirages, de forts recadrages ou une autre exposition, développez le RAW dans un programme fait pour cela : darktable et RawTherapee sont gratuits.",
        ],
      },
    ],
    questions: [
      {
        question: "Pouvez-vous éclaircir ou recolorer la photo ?",
        answer:
          "Non. Changer l’exposition est la raison d’être du RAW, et demande un logiciel de développement avec aperçu et curseurs.",
      },
      {
        question: "Pourquoi mon fichier a-t-il été refusé ?",
        answer:
          "Il n’a pas d’aperçu, ou un trop petit pour servir. C’est le cas des DNG de certains scanners et drones.",
      },
      {
        question: "Y a-t-il une perte ?",
        answer:
          "Le JPG a 8 bits par couleur, le capteur en a noté 12 ou 14. Gardez votre RAW : c’est votre négatif.",
      },
      {
        question: "Le lieu et les données de l’appareil sont-ils gardés ?",
        answer:
          "Non. La position, l’appareil et les autres détails sont retirés du JPG. Votre RAW ne change pas.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
