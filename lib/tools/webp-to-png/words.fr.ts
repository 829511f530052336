import { refusals, specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP en PNG",
  title: "Convertir WEBP en PNG | Garde la transparence, gratuit",
  description:
    "Convertissez vos WEBP en PNG qui s’ouvrent dans tous les logiciels, transparence comprise. Gratuit, sans inscription, sans filigrane, fichiers supprimés.",
  keywords: [
    "webp en png",
    "convertir webp en png",
    "webp to png",
    "webp png transparent",
    "enregistrer webp en png",
  ],
  heading: "Convertisseur WEBP en PNG",
  subtitle: "Ouvrez les images du web dans tous les programmes, transparence comprise",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "PNG" }),
  messages: fillAll(refusals, { from: "WEBP" }),
  howTo: [
    {
      name: "Sélectionnez vos fichiers WEBP",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Cliquez sur « Convertir en PNG ». Les zones transparentes le restent." },
    { name: "Téléchargez vos PNG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Ouvrir un WEBP dans n’importe quel logiciel",
        blocks: [
          "Les autocollants, les logos et les photos de produits du web sont souvent en WEBP. Photoshop les ouvre depuis la version 23.2, mais pas les versions plus anciennes ni beaucoup de logiciels de mise en page. Tous ouvrent le PNG.",
          "Le PNG garde aussi la transparence, ombres douces et effets de verre compris.",
        ],
      },
      {
        heading: "Comment votre WEBP devient un PNG",
        blocks: [
          "Votre navigateur redessine l’image en WEBP de qualité 92, avec sa transparence. Notre serveur passe ensuite les couleurs en sRGB et écrit un PNG sans autre perte.",
          "Safari ne sait pas enregistrer de WEBP et envoie donc l’original. Les autres navigateurs aussi, si l’image est animée, dépasse 16,7 mégapixels ou contient des données de l’appareil.",
          "Si chaque pixel compte, comme dans le pixel art ou un texte scanné, prenez le [Convertisseur d’images](/image-compressor) et choisissez png. Il convertit toujours l’original.",
        ],
      },
      {
        heading: "Les PNG sont plus lourds",
        blocks: [
          "Le WEBP omet des détails invisibles, le PNG garde chaque pixel. Dans nos essais, une photo de 12 mégapixels est devenue un PNG de 8,8 Mo. Avec des dessins, l’écart est bien plus petit.",
          {
            caption: "Quel outil utiliser",
            head: ["Ce qu’il vous faut", "Outil"],
            rows: [
              ["Une image transparente pour la retouche", "Cette page"],
              ["Une photo à envoyer ou à imprimer", "[WEBP en JPG](/webp-to-jpg)"],
              ["Un PNG plus léger", "[Compresser une image](/compress-image)"],
              ["Remettre le PNG retouché en WEBP", "[PNG en WEBP](/png-to-webp)"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Le PNG est-il plus beau que le WEBP ?",
        answer:
          "L’aspect est le même. Mais vous pouvez maintenant le retoucher et l’enregistrer sans perdre davantage.",
      },
      {
        question: "Un logo garde-t-il son fond transparent ?",
        answer:
          "Oui. Le damier de l’aperçu représente la transparence et ne fait pas partie du fichier. Si d’autres programmes montrent aussi les carreaux, c’est qu’ils sont dans l’image elle-même.",
      },
      {
        question: "Pourquoi mon autocollant animé ne bouge-t-il plus ?",
        answer: "Le PNG montre sa première image. Nous n’écrivons pas de PNG animés.",
      },
      {
        question: "Combien de fichiers puis-je convertir à la fois ?",
        answer: "Jusqu’à 100 fichiers, 100 Mo au total. Chaque image peut avoir jusqu’à 100 mégapixels.",
      },
      {
        question: "Les notes d’auteur et de licence sont-elles gardées ?",
        answer:
          "Non, toutes les données cachées sont retirées. S’il faut citer quelqu’un, notez son nom avant la conversion.",
      },
      {
        question: "Que deviennent mes fichiers ?",
        answer:
          "Chaque WEBP est supprimé dès qu’il est converti. Les PNG le sont au bout de {retention}, ou tout de suite si vous cliquez sur « Supprimer maintenant ».",
      },
    ],
  },
} satisfies ToolWords<"batch">;
