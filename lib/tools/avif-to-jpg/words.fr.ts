import { hints } from "../../limits";
import { specifiedBatch, specifiedDropZone } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF en JPG",
  title: "Convertir AVIF en JPG | Gratuit, en ligne, sans filigrane",
  description:
    "Convertissez des images AVIF en JPG qui s’ouvrent dans tous les programmes et navigateurs. Gratuit, sans inscription, fichiers supprimés automatiquement.",
  keywords: [
    "avif en jpg",
    "convertir avif en jpg",
    "avif to jpg",
    "ouvrir fichier avif",
    "convertisseur avif",
  ],
  heading: "Convertisseur AVIF en JPG",
  subtitle: "Transformez vos images AVIF en JPG faciles à ouvrir et à envoyer partout",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "JPG" }),
  dropZone: fillAll(specifiedDropZone, { from: "AVIF", ...hints.avif }),
  howTo: [
    {
      name: "Sélectionnez vos fichiers AVIF",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Changez l’ordre si vous voulez, puis cliquez sur « Convertir en JPG »." },
    { name: "Téléchargez vos JPG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Qu’est-ce qu’un fichier AVIF ?",
        blocks: [
          "L’AVIF est un format d’image de 2019, fondé sur le codec vidéo AV1. À qualité égale, ses fichiers sont bien plus légers que ceux du JPG, et il gère la transparence et le HDR. Beaucoup de sites l’envoient aux navigateurs qui savent l’afficher. Si vous enregistrez une telle image, vous obtenez un fichier que beaucoup de vos programmes n’ouvrent pas.",
        ],
      },
      {
        heading: "Ce qui ouvre l’AVIF",
        blocks: [
          {
            caption: "Navigateurs qui affichent l’AVIF",
            head: ["Navigateur", "Depuis la version"],
            rows: [
              ["Chrome", "85"],
              ["Edge", "121"],
              ["Firefox", "93"],
              ["Safari sur Mac", "16.4, ou 16.1 sous macOS Ventura"],
              ["Safari sur iPhone et iPad", "16"],
            ],
          },
          "Hors du navigateur, l’AVIF s’ouvre à partir d’iOS 16, de macOS 13 Ventura et d’Android 12. GIMP 2.10.22 et Krita 5.0 le lisent aussi. Windows 10 et 11 ont besoin de l’extension vidéo AV1 du Microsoft Store. Les labos photo, les formulaires et les logiciels de bureau plus anciens demandent en général un JPG.",
        ],
      },
      {
        heading: "Comment l’AVIF devient un JPG",
        blocks: [
          "Votre navigateur redessine d’abord l’image en JPG de qualité 92. Notre serveur en fait ensuite le JPG que vous téléchargez, en qualité 85. À taille normale, la différence ne se voit pas.",
          "L’AVIF lui-même est envoyé s’il est animé, en HDR ou de plus de 16,7 mégapixels, si le redessiner alourdissait beaucoup l’envoi, ou si votre navigateur ne peut pas le lire. Notre serveur le peut, qu’il ait 8, 10 ou 12 bits par canal.",
          "Les couleurs étendues comme Display P3 sont converties en sRGB pour être justes sur tous les écrans. Les images HDR sont adoucies pour que les zones claires gardent leurs détails.",
        ],
      },
      {
        heading: "Quelle taille fait le JPG",
        blocks: [
          "Le JPG est presque toujours plus gros que l’AVIF. Dans nos essais, une photo de 12 mégapixels a donné 1,1 Mo. Ces octets de plus n’ajoutent aucun détail : gardez l’AVIF si vous avez la place.",
          {
            caption: "La même image en AVIF, et dans le JPG que notre serveur en fait.",
            pictures: [
              {
                path: "/figures/avif-to-jpg-before.avif",
                label: "AVIF",
                alt: "Cinq cerfs-volants au-dessus de collines boisées au lever du soleil, en AVIF.",
                width: 560,
                height: 420,
                bytes: 16_424,
              },
              {
                path: "/figures/avif-to-jpg-after.jpg",
                label: "JPG",
                alt: "Les mêmes cerfs-volants et collines en JPG, d’aspect identique.",
                width: 560,
                height: 420,
                bytes: 30_540,
              },
            ],
          },
        ],
      },
      {
        heading: "JPG ou un autre format ?",
        blocks: [
          "Un JPG s’ouvre partout : prenez-le pour partager, imprimer et remplir des formulaires. Il ne gère pas la transparence : un logo reçoit un fond blanc aux bords lisses.",
          {
            list: [
              "Pour garder un fond transparent, ou retoucher sans nouvelle perte, utilisez [AVIF en PNG](/avif-to-png).",
              "Pour un fond d’une autre couleur, convertissez ce PNG avec [PNG en JPG](/png-to-jpg).",
              "Pour votre site, gardez l’AVIF, ou créez un WEBP pour les anciens navigateurs avec le [Convertisseur d’images](/image-compressor).",
            ],
          },
          "Les images dans d’autres formats récents ont leurs propres pages : [WEBP en JPG](/webp-to-jpg) et [HEIC en JPG](/heic-to-jpg).",
        ],
      },
    ],
    questions: [
      {
        question: "Combien de fichiers puis-je convertir à la fois ?",
        answer: "Jusqu’à 100 fichiers, 100 Mo au total. Chaque image peut avoir jusqu’à 100 mégapixels.",
      },
      {
        question: "Suffit-il de renommer .avif en .jpg ?",
        answer: "Non. Le fichier resterait un AVIF, et la plupart des programmes le diraient endommagé.",
      },
      {
        question: "Comment convertir AVIF en JPG sous Windows ?",
        answer:
          "Déposez le fichier sur cette page, dans n’importe quel navigateur récent. L’extension du Microsoft Store est inutile. Si la fenêtre de choix masque votre AVIF, choisissez « Tous les fichiers ».",
      },
      {
        question: "Puis-je convertir un AVIF animé ?",
        answer: "Vous obtenez une image fixe, car un JPG ne bouge pas.",
      },
      {
        question: "Que deviennent mes fichiers ?",
        answer:
          "Votre fichier est supprimé dès qu’il est converti, et le JPG au bout de {retention}. La position, les données de l’appareil et l’auteur en sont retirés.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
