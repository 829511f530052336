import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "AVIF" }),
  name: "WEBP en AVIF",
  title: "Convertir WEBP en AVIF | Images web plus légères",
  description:
    "Allégez encore vos images WEBP en les convertissant en AVIF, transparence comprise. Voyez le gain de chaque fichier. Gratuit, sans inscription.",
  keywords: ["webp en avif", "convertir webp en avif", "webp to avif", "convertisseur avif"],
  heading: "Convertisseur WEBP en AVIF",
  subtitle: "Un cran plus léger pour les images du web",
  howTo: [
    {
      name: "Sélectionnez vos WEBP",
      text: "Un dossier de 100 images au plus peut être déposé d’un coup.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en AVIF ». L’encodage est plus long que pour d’autres formats.",
    },
    {
      name: "Téléchargez vos AVIF",
      text: "Comparez d’abord les tailles : toutes les images n’y gagnent pas.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ce que vous gagnez",
        blocks: [
          "L’AVIF est le format le plus économe qu’affichent les navigateurs. Notre photo d’exemple est passée de 109 Ko en WEBP à 63 Ko ; ciels lisses, portraits et scènes sombres gagnent le plus.",
          "Les fichiers déjà très compressés, ou pleins de grain, peuvent ne rien gagner. Gardez alors le WEBP : un chiffre plus petit ne vaut pas une seconde perte.",
        ],
      },
      {
        heading: "Comment la qualité est choisie",
        blocks: [
          "Il n’y a rien à régler sur cette page. Les photos sont enregistrées sans différence visible quand vous les regardez côte à côte, et les dessins gardent bords nets et aplats. S’il vous faut plutôt un certain nombre de kilo-octets, pour un formulaire qui fixe une limite, [Compresser une image](/compress-image) trouve la qualité qui y tient tout juste, dans le format de l’image.",
        ],
      },
      {
        heading: "Servir les deux",
        blocks: [
          "Les vieux téléphones n’affichent pas l’AVIF. Sur vos pages, proposez-le d’abord, avec le WEBP en recours : l’élément picture du HTML prend la première source que connaît le navigateur. Personne n’est exclu et la plupart des visiteurs chargent moins.",
        ],
      },
      {
        heading: "Ce qui est gardé",
        blocks: [
          {
            caption: "Du WEBP à l’AVIF",
            head: ["Dans le WEBP", "Dans l’AVIF"],
            rows: [
              ["Transparence", "Gardée"],
              ["Graphismes sans perte", "Encodés avec perte, mais nets"],
              ["Une animation", "La première image, et une note"],
              ["Un profil de couleurs", "Converti en sRGB"],
              ["Position et données de l’appareil", "Retirées"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Combien de temps cela prend-il ?",
        answer:
          "Une seconde ou deux pour une image de quelques mégapixels. L’AVIF essaie bien des façons de décrire chaque bloc, et cela demande du temps.",
      },
      {
        question: "Quels navigateurs affichent l’AVIF ?",
        answer: "Chrome depuis 2020, Firefox depuis 2021, Safari depuis 2022 et Edge depuis 2024.",
      },
      {
        question: "Puis-je garder mon animation ?",
        answer: "Pas en AVIF. [WEBP en GIF](/webp-to-gif) la garde, dans un fichier plus gros.",
      },
      {
        question: "Y a-t-il une meilleure source que mon WEBP ?",
        answer:
          "Le PNG ou JPG d’origine, si vous l’avez. [PNG en AVIF](/png-to-avif) et [JPG en AVIF](/jpg-to-avif) évitent une double perte.",
      },
      {
        question: "Supprimez-vous mes fichiers ?",
        answer: "Oui, les WEBP aussitôt et les AVIF au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
