import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "AVIF", to: "WEBP" }),
  name: "AVIF en WEBP",
  title: "Convertir AVIF en WEBP | Pour anciens navigateurs, gratuit",
  description:
    "Convertissez des images AVIF en WEBP, accepté par plus de navigateurs, de logiciels et de boutiques en ligne. Transparence gardée. Gratuit, sans inscription.",
  keywords: [
    "avif en webp",
    "convertir avif en webp",
    "avif to webp",
    "convertisseur avif",
    "avif webp transparent",
  ],
  heading: "Convertisseur AVIF en WEBP",
  subtitle: "Presque aussi léger, et accepté à bien plus d’endroits",
  howTo: [
    {
      name: "Sélectionnez vos AVIF",
      text: "Jusqu’à 100 à la fois, avec le bouton ou par glisser-déposer.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en WEBP ». La plupart des images prennent moins d’une seconde.",
    },
    {
      name: "Téléchargez vos WEBP",
      text: "En fichiers séparés, ou tous dans un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi délaisser l’AVIF",
        blocks: [
          "Tous les navigateurs actuels affichent l’AVIF, mais pas tout ce qui entoure un site : gestion de contenu, logiciels de boutique, outils de newsletter, éditeurs d’images et téléphones d’avant 2021. Le WEBP a neuf ans de plus, et la plupart l’acceptent.",
          "Il se décode aussi plus vite, ce qui compte sur les pages pleines de vignettes et sur les téléphones bon marché.",
        ],
      },
      {
        heading: "Ce qui change",
        blocks: [
          {
            caption: "AVIF et WEBP côte à côte",
            head: ["Propriété", "AVIF", "WEBP"],
            rows: [
              ["Navigateurs depuis", "2020 à 2024", "2010 à 2020"],
              ["Transparence", "Oui", "Oui"],
              ["Bits par couleur", "8, 10 ou 12", "8"],
              ["Plus grand côté", "65 536 pixels", "16 383 pixels"],
              ["Taille de notre photo d’exemple", "79 Ko", "74 Ko à aspect comparable"],
            ],
          },
        ],
      },
      {
        heading: "Comment savoir lequel un site accepte",
        blocks: [
          "Essayez d’abord l’AVIF : un formulaire dit aussitôt s’il ne connaît pas un format. Si l’aperçu reste vide, ou si votre image arrive comme un carré gris dans un e-mail, c’est qu’il n’est pas accepté. Un WEBP de la même image suffit alors, et là où il est refusé aussi, [AVIF en JPG](/avif-to-jpg) donne un format accepté partout. Gardez l’AVIF pour vos propres pages, où vous savez qui regarde : c’est le plus léger des trois, et avoir les deux ne coûte rien.",
        ],
      },
      {
        heading: "Une seconde perte",
        blocks: [
          "Les deux formats suppriment ce que l’œil remarque à peine, chacun à sa façon : convertir fait donc perdre un peu deux fois. Si vous avez encore le PNG ou le JPG d’où vient l’AVIF, partez de là : [PNG en WEBP](/png-to-webp) et [JPG en WEBP](/jpg-to-webp) donnent un résultat plus propre.",
        ],
      },
    ],
    questions: [
      {
        question: "Le fichier va-t-il grossir ?",
        answer:
          "Souvent d’un quart ; parfois, il devient même plus petit. Chaque ligne montre la différence.",
      },
      {
        question: "Les AVIF animés sont-ils convertis ?",
        answer: "Seulement leur première image. La ligne dit combien il y en avait.",
      },
      {
        question: "Quelle est la plus grande image possible ?",
        answer:
          "Le WEBP permet 16 383 pixels par côté. Un panorama plus long doit d’abord être réduit, avec [Redimensionner une image](/resize-image).",
      },
      {
        question: "Mes images restent-elles privées ?",
        answer:
          "Oui. Les fichiers envoyés sont supprimés juste après la conversion, et les WEBP au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
