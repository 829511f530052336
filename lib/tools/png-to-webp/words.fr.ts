import { simplePng } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(simplePng, { to: "WEBP" }),
  name: "PNG en WEBP",
  title: "Convertir PNG en WEBP | Images plus légères, gratuit",
  description:
    "Convertissez vos PNG en WEBP pour un site plus rapide. La même image, bien plus légère, transparence comprise. Gratuit, sans inscription, sans filigrane.",
  keywords: [
    "png en webp",
    "convertir png en webp",
    "png to webp",
    "png webp transparent",
    "réduire taille png",
  ],
  heading: "Convertisseur PNG en WEBP",
  subtitle: "La même image dans un fichier bien plus léger, transparence gardée",
  howTo: [
    {
      name: "Sélectionnez vos fichiers PNG",
      text: "Déposez-les sur la page, collez une capture d’écran ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Cliquez sur « Convertir en WEBP ». Les zones transparentes le restent." },
    {
      name: "Téléchargez vos WEBP",
      text: "Enregistrez-les un par un ou en ZIP, et voyez combien chacun a gagné.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Accélérer vos pages",
        blocks: [
          "Un PNG garde exactement chaque pixel, ce dont les visiteurs d’un site ont rarement besoin. Un WEBP a le même aspect et garde la transparence en bien moins d’octets. Le gain est le plus grand sur les photos, les rendus et les captures d’écran avec images.",
          "Tous les navigateurs actuels affichent le WEBP, y compris Safari à partir de la version 14. WordPress l’accepte depuis la version 5.8.",
          {
            caption: "Le même dessin, avec son fond transparent, dans les deux formats.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Un dessin de collines et de cerfs-volants sur fond transparent, en PNG.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-webp-after.webp",
                label: "WEBP",
                alt: "Le même dessin en WEBP, toujours sur fond transparent.",
                width: 560,
                height: 420,
                bytes: 15_638,
                transparent: true,
              },
            ],
          },
        ],
      },
      {
        heading: "Comment le WEBP est fait",
        blocks: [
          {
            list: [
              "La qualité est de 85, avec le réglage le plus minutieux de l’encodeur.",
              "La transparence est gardée sans perte, jusqu’à l’ombre la plus douce.",
              "Les couleurs passent en sRGB, avec 8 bits par canal.",
              "La largeur et la hauteur ne changent pas. Le WEBP permet jusqu’à 16 383 pixels par côté.",
              "Les notes de texte, les dates et la position sont retirées.",
            ],
          },
          "La page attend notre serveur jusqu’à une minute. Si vous avez beaucoup de gros PNG, convertissez-en quelques-uns à la fois.",
        ],
      },
      {
        heading: "PNG ou WEBP ?",
        blocks: [
          "Les WEBP faits ici sont avec perte : la couleur est à demi-résolution. Les étiquettes rouges sur bleu, les traits fins de couleur et le pixel art ont des bords un peu flous. Pour eux, gardez le PNG et allégez-le avec [Compresser une image](/compress-image).",
          {
            caption: "Quel format utiliser",
            head: ["Image", "Choisissez"],
            rows: [
              ["Photo de produit sur fond transparent", "WEBP"],
              ["Capture d’écran avec des photos", "WEBP"],
              ["Icône en aplats, pixel art", "PNG, ou SVG si vous l’avez"],
              ["Original pour la retouche", "PNG"],
              ["Pièce jointe d’e-mail", "PNG ou [JPG](/png-to-jpg)"],
            ],
          },
          "De petites icônes en peu de couleurs peuvent même être plus légères en PNG. Les résultats montrent le gain de chaque fichier : décidez au cas par cas.",
        ],
      },
    ],
    questions: [
      {
        question: "Mon logo garde-t-il son fond transparent ?",
        answer: "Oui, bords adoucis et ombres compris.",
      },
      {
        question: "Puis-je faire un WEBP sans perte ?",
        answer: "Pas ici. Si chaque pixel doit rester identique, gardez le PNG.",
      },
      {
        question: "Puis-je coller une capture d’écran ?",
        answer:
          "Oui. Appuyez sur Ctrl+V, ou Commande+V sur Mac. La page la prend si votre système la colle en PNG, ce que font la plupart.",
      },
      {
        question: "Comment revenir de WEBP à PNG ?",
        answer: "Avec [WEBP en PNG](/webp-to-png). Les détails perdus ne reviennent pas : gardez vos PNG.",
      },
      {
        question: "Que devient un PNG animé ?",
        answer:
          "Un WEBP fixe. Si vous avez l’animation en GIF, [GIF en WEBP](/gif-to-webp) la laisse bouger.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
