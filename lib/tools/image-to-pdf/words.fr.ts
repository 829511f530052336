import { listIn } from "../../words/phrases";
import { pictureLabels } from "../pictures";
import { mergePdf } from "../shared.fr";
import type { ToolWords } from "../words";

const others = pictureLabels.filter((label) => !["JPG", "PNG", "GIF"].includes(label));

export const words = {
  name: "Image en PDF",
  title: "Image en PDF | Photos et scans dans un seul PDF, gratuit",
  description:
    "Réunissez photos, scans et captures d’écran dans un seul PDF, ou prenez des photos avec votre caméra. Gratuit, sans compte, sans filigrane.",
  keywords: ["image en pdf", "convertir image en pdf", "photo en pdf", "scan en pdf", "images en pdf"],
  heading: "Image en PDF",
  subtitle: "Des images de vos fichiers ou de votre caméra, une par page, dans un seul PDF",
  messages: {
    none: "Sélectionnez au moins une image",
    some: "Seules les images peuvent entrer dans le PDF.",
    nothingPicked: "Aucun fichier sélectionné",
  },
  dropZone: {
    prompt: "Glissez-déposez des images ici",
    dragging: "Déposez vos images ici",
    or: "ou",
    button: "Choisir des images",
    hint: "Formats : JPG, PNG, GIF | Ou prenez des photos avec la caméra",
    limits: `${listIn("fr", others)} conviennent aussi. Jusqu’à 100 fichiers et 100 Mo.`,
  },
  action: "Convertir en PDF",
  steps: mergePdf.steps,
  success: "Votre PDF est prêt à télécharger !",
  howToTitle: "Comment convertir des images en PDF",
  howTo: [
    {
      name: "Sélectionnez ou photographiez",
      text: "Sélectionnez des images, ou photographiez des pages avec votre caméra.",
    },
    {
      name: "Convertissez en PDF",
      text: "Mettez les images dans l’ordre, puis cliquez sur « Convertir en PDF ».",
    },
    { name: "Téléchargez le PDF", text: "Vous obtenez un fichier avec une image par page." },
  ],
  article: {
    sections: [
      {
        heading: "Ce qui arrive à vos images",
        blocks: [
          "Un même PDF accepte plusieurs formats. Les JPG et la plupart des PNG ne sont pas recompressés.",
          {
            caption: "Comment chaque format est enregistré dans le PDF",
            head: ["Votre image", "Dans le PDF"],
            rows: [
              ["JPG", "Les données d’image d’origine, sans position ni autres données cachées"],
              ["PNG sans transparence", "Les données d’image d’origine, sauf si le PNG est entrelacé"],
              ["PNG avec transparence", "Sans perte, et toujours transparent"],
              ["GIF, TIFF, WEBP sans perte", "Sans perte, en sRGB avec 8 bits par canal"],
              ["BMP, ICO, TGA, PSD", "De même ; un PSD sans ses calques"],
              ["SVG", "Une image sans perte, de 1024 à 4096 pixels sur le grand côté"],
              [
                "HEIC, AVIF, WEBP avec perte, TIFF compressé en JPEG",
                "Un JPG de qualité 92, avec tout le détail des couleurs",
              ],
            ],
          },
          "Un TIFF à plusieurs pages donne une page du PDF pour chacune. D’une animation, vous obtenez la première image.",
        ],
      },
      {
        heading: "Choisir un format de page",
        blocks: [
          "Par défaut, chaque page a exactement la taille de son image. Elle dépend de la résolution notée dans le fichier. S’il n’y en a pas, nous comptons 96 dpi : une photo de 4032 × 3024 pixels fait alors une page de 107 × 80 cm. La qualité n’en dépend pas : votre lecteur PDF ajuste la page à l’écran.",
          "Pour imprimer le PDF, ouvrez « Options de page » et choisissez A4 ou Letter. Vous pouvez aussi choisir portrait ou paysage et ajouter une marge. Chaque image est alors centrée, aussi grande que la page le permet.",
        ],
      },
      {
        heading: "Scanner des documents avec la caméra",
        blocks: [
          "Les photos prises restent dans votre navigateur jusqu’au clic sur « Convertir en PDF ». Si vous les supprimez, elles ne sont jamais envoyées. L’image en direct est en miroir, comme en visioconférence, mais pas les photos : le texte se lit dans le bon sens.",
          "« Prendre des photos » utilise la caméra avant, à environ 1280 × 720 pixels. Pour de petits caractères, prenez la photo avec l’application de votre téléphone et sélectionnez-la ici. Le scan sera bien plus net.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je changer l’ordre des pages ?",
        answer:
          "Oui. Dans la fenêtre « Fichiers sélectionnés », faites glisser les images ou utilisez les flèches dessous. Vous pouvez aussi y faire pivoter une page. Après la conversion, « Modifier les pages » rouvre cette fenêtre.",
      },
      {
        question: "Puis-je ajouter des images à un PDF existant ?",
        answer: "Convertissez ici les images, puis réunissez les deux PDF avec [Fusionner PDF](/merge-pdf).",
      },
      {
        question: "Puis-je chercher le texte d’une lettre photographiée ?",
        answer: "Non. Chaque page est une image, et cet outil ne reconnaît pas le texte.",
      },
      {
        question: "Pourquoi ma liste a-t-elle disparu ?",
        answer:
          "Fermer la fenêtre « Fichiers sélectionnés » vide la liste, et une nouvelle sélection la remplace. Pour ajouter des images, déposez-les sur la fenêtre ou cliquez sur « Ajouter ».",
      },
      {
        question: "Et si une image est endommagée ?",
        answer: "Vous voyez son nom, et aucun PDF n’est créé. Retirez cette image et convertissez le reste.",
      },
      {
        question: "Mon PDF est trop gros pour un e-mail. Que faire ?",
        answer: "Réduisez-le avec [Compresser PDF](/compress-pdf).",
      },
      {
        question: "Gardez-vous une copie de mon PDF ?",
        answer:
          "Non. Votre navigateur le reçoit directement, et notre serveur le supprime juste après l’envoi.",
      },
    ],
  },
} satisfies ToolWords<"camera-pdf">;
