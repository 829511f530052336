import { simplePng } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PNG en JPG",
  title: "Convertir PNG en JPG | Qualité et fond au choix, gratuit",
  description:
    "Convertissez vos PNG en JPG en choisissant la qualité, la couleur de fond et le sort de la transparence. Rapide, gratuit, sans inscription ni filigrane.",
  keywords: [
    "png en jpg",
    "convertir png en jpg",
    "png to jpg",
    "png en jpeg",
    "png transparent en fond blanc",
  ],
  heading: "Convertisseur PNG en JPG avancé",
  headingParts: [{ text: "Convertisseur PNG en JPG " }, { text: "avancé", advanced: true }],
  subtitle: "Des conversions de qualité professionnelle, entièrement réglables",
  simpleSubtitle: "Transformez tous vos PNG en JPG d’un coup, sans aucun réglage",
  messages: {
    drop: "{file name} n’est pas un fichier PNG",
    select: "{file name} n’est pas un fichier PNG",
    none: "Sélectionnez au moins un fichier PNG.",
    tooLarge: "{file name} dépasse la limite de 10 Mo",
  },
  dropZone: {
    prompt: "Glissez-déposez des fichiers PNG ici",
    dragging: "Déposez vos fichiers PNG ici",
    or: "ou cliquez pour parcourir vos fichiers",
    button: "Sélectionner des fichiers PNG",
    hint: "Plusieurs fichiers à la fois (10 Mo maximum chacun)",
  },
  action: "Convertir en JPG",
  simple: fillAll(simplePng, { to: "JPG" }),
  howTo: [
    {
      name: "Sélectionnez vos fichiers PNG",
      text: "Déposez-les sur la page ou utilisez le bouton.",
    },
    {
      name: "Choisissez Avancé ou Simple",
      text: "En mode Avancé, vous réglez la qualité et la couleur de fond des parties transparentes. Chaque PNG peut faire jusqu’à 10 Mo. Le mode Simple convertit en qualité 85 sur fond blanc et accepte des PNG plus lourds, jusqu’à 100 Mo au total.",
    },
    { name: "Téléchargez vos JPG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Ce qui change quand un PNG devient un JPG",
        blocks: [
          "Un PNG garde chaque pixel à l’identique. Un JPG omet de fins détails que vous remarquez à peine : les photos prennent bien moins de place. La largeur et la hauteur ne changent pas.",
          "Notre serveur passe les couleurs en sRGB, remplit les parties transparentes et écrit le JPG. Les notes de texte, les données de l’appareil et la position sont retirées.",
        ],
      },
      {
        heading: "Où placer le curseur",
        blocks: [
          {
            caption: "Ce que fait le curseur",
            head: ["Qualité", "Convient pour", "À savoir"],
            rows: [
              ["60 à 75", "Vignettes, aperçus, messageries", "Les bords ont un léger halo"],
              ["85", "Photos pour sites et e-mails", "Le réglage par défaut"],
              [
                "90 à 95",
                "Impression, texte rouge, traits fins de couleur",
                "La couleur garde toute sa résolution",
              ],
              ["100", "Images à retoucher encore", "Bien plus lourd, mais toujours pas sans perte"],
            ],
          },
          "Sous 90, la couleur est enregistrée à demi-résolution. Cela ne se voit pas sur les photos, mais de fines lettres rouges sur du blanc ont des bords flous.",
          {
            caption: "Un détail d’une photo. En qualité 30, le ciel se casse en blocs et les bords bavent.",
            pictures: [
              {
                path: "/figures/png-to-jpg-85.jpg",
                label: "Qualité 85",
                alt: "Un cerf-volant orange devant un ciel bleu lisse.",
                width: 300,
                height: 225,
                bytes: 5_452,
              },
              {
                path: "/figures/png-to-jpg-30.jpg",
                label: "Qualité 30",
                alt: "Le même cerf-volant aux bords baveux, devant un ciel en blocs.",
                width: 300,
                height: 225,
                bytes: 2_083,
              },
            ],
          },
        ],
      },
      {
        heading: "Fond transparent en blanc, ou dans une autre couleur",
        blocks: [
          "Le JPG ne gère pas la transparence. Avec « Retirer la transparence », les parties transparentes prennent la couleur de fond choisie, et ombres et bords adoucis s’y fondent. Choisissez la couleur de la page où l’image servira.",
          "Si vous désactivez l’option, il n’y a aucun fondu. Vous voyez la couleur enregistrée sous les parties transparentes, souvent du noir.",
          {
            caption: "Les carreaux représentent le fond transparent du PNG. Celui du JPG est blanc.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Un dessin de collines, d’un soleil et de cinq cerfs-volants sur fond transparent.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-jpg-white.jpg",
                label: "JPG",
                alt: "Le même dessin sur fond blanc.",
                width: 560,
                height: 420,
                bytes: 17_133,
              },
            ],
          },
        ],
      },
      {
        heading: "Quand rester en PNG",
        blocks: [
          "Les captures d’écran, les logos et les dessins au trait ont des aplats et des bords nets. Ils sont moins beaux en JPG, et souvent plus légers en PNG. Si votre PNG est trop gros, essayez [Compresser une image](/compress-image), ou [PNG en WEBP](/png-to-webp), qui garde la transparence.",
          "Chaque PNG peut avoir jusqu’à 100 mégapixels. Le mode Avancé accepte jusqu’à 10 Mo par fichier, le mode Simple jusqu’à 100 Mo au total. Téléchargez vos JPG dans un délai de {retention}. Passé ce délai, notre serveur les supprime.",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi mon JPG est-il plus lourd que le PNG ?",
        answer:
          "Le PNG est sans doute un dessin ou une capture d’écran en peu de couleurs, ce que ce format enregistre très bien. Baissez la qualité, ou gardez le PNG.",
      },
      {
        question: "À quoi sert l’affichage « Simple » ?",
        answer:
          "Il convertit tous les fichiers d’un coup, en qualité 85 sur fond blanc, sans rien à régler. Changer d’affichage, au-dessus de la zone de dépôt, ne retire pas les fichiers sélectionnés.",
      },
      {
        question: "Puis-je retrouver la transparence plus tard ?",
        answer:
          "Non. Si vous convertissez [de JPG en PNG](/jpg-to-png), le fond reste plein. Gardez le PNG d’origine.",
      },
      {
        question: "Que devient un PNG animé ?",
        answer: "Une seule image fixe, en général la première.",
      },
    ],
  },
} satisfies ToolWords<"advanced">;
