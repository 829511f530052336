import { fileLimits, MIB } from "../../limits";
import { words as pdfToImage } from "../pdf-to-image/words.fr";
import type { ToolWords } from "../words";

const said = `${fileLimits.pdfSaid / MIB} Mo`;

export const words = {
  name: "PDF en JPG",
  title: "Convertir PDF en JPG | Chaque page en image, gratuit",
  description:
    "Transformez chaque page d’un PDF en JPG, à la qualité de votre choix. Voyez les pages, téléchargez-en une ou toutes. Gratuit, sans compte ni filigrane.",
  keywords: ["pdf en jpg", "convertir pdf en jpg", "pdf to jpg", "pdf en jpeg", "enregistrer pdf en jpg"],
  heading: "Convertisseur PDF en JPG",
  subtitle: "Chaque page en JPG bien net, une par une ou toutes dans un ZIP",
  messages: {
    wrong: "Sélectionnez un fichier PDF valide.",
    tooLarge: `Le fichier dépasse la limite de ${said}`,
    none: "Sélectionnez un fichier PDF.",
  },
  dropZone: {
    prompt: "Glissez-déposez un PDF, ou cliquez pour le choisir",
    dragging: "Déposez votre PDF ici",
    or: "ou",
    button: "Choisir un fichier PDF",
    hint: `Taille maximale : ${said} • Format de sortie : JPG`,
    limits: `Plus de ${fileLimits.pdf / MIB} Mo : utilisez PDF en image`,
  },
  larger: pdfToImage.name,
  action: "Convertir en images JPG",
  steps: ["Conversion des pages..."],
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Choisissez la qualité",
      text: "De « Basse » pour des vignettes à « Très haute » pour l’impression.",
    },
    {
      name: "Téléchargez les pages",
      text: "Voyez les pages en aperçu, puis téléchargez-en une ou prenez-les toutes en ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "À quoi ressembleront vos JPG",
        blocks: [
          "Vos pages ont le même aspect que dans Chrome, car nous utilisons le même moteur PDF, PDFium. Vous y verrez texte, photos, tampons, surlignages et champs remplis, sur fond blanc. Les pages rognées le restent, les pages pivotées aussi.",
          "Chaque JPG est enregistré en qualité 85. Les pages sans couleur deviennent des JPG en niveaux de gris, un peu plus légers.",
        ],
      },
      {
        heading: "Choisir la netteté des pages",
        blocks: [
          "« Qualité d’image » fixe le nombre de pixels. La compression JPG est la même à tous les réglages.",
          {
            caption: "Une page A4 à chaque réglage",
            head: ["Réglage", "Résolution", "Pixels", "Convient pour"],
            rows: [
              ["Basse (0,5)", "36 dpi", "298 × 421", "Vignettes"],
              ["Normale (1,0)", "72 dpi", "595 × 842", "Aperçus rapides"],
              ["Bonne (1,5)", "108 dpi", "893 × 1263", "Messageries"],
              ["Haute (2,0)", "144 dpi", "1191 × 1684", "Lecture à l’écran"],
              ["Très haute (3,0)", "216 dpi", "1786 × 2526", "Impression et zoom"],
            ],
          },
          "Un scan ne peut pas devenir plus net qu’il n’est. Si vous demandez plus de pixels qu’il n’en a, vous n’obtenez qu’un fichier plus gros.",
        ],
      },
      {
        heading: "Convertir toutes les pages ou quelques-unes",
        blocks: [
          "Pour ne convertir que certaines pages, tapez leurs numéros, par exemple 1-3, 8. Vous pouvez convertir jusqu’à 500 pages à la fois.",
          "Le premier JPG se télécharge tout seul, sauf si vous le désactivez. Cliquez sur une vignette pour voir la page en grand. Chaque nom de fichier finit par le numéro de page : triés par nom, ils sont dans l’ordre.",
        ],
      },
    ],
    questions: [
      {
        question: "Le JPG est-il le bon format pour mes pages ?",
        answer:
          "Pour brochures, photos et scans, oui. De petits caractères noirs peuvent baver un peu sur les bords. [PDF en PNG](/pdf-to-png) les garde nets.",
      },
      {
        question: "Puis-je convertir un PDF avec mot de passe ?",
        answer:
          "Oui, si vous connaissez le mot de passe. Saisissez-le quand la page le demande. Il ne sert qu’à cette conversion et nous ne le gardons pas. Les PDF qui limitent seulement l’impression ou la copie n’en demandent pas.",
      },
      {
        question: "Puis-je extraire les photos d’origine d’un PDF ?",
        answer: "Non. Cet outil convertit des pages entières, dont les photos font partie.",
      },
      {
        question: "Pourquoi certaines pages ont-elles échoué ?",
        answer:
          "Le plus souvent parce qu’une page est endommagée ou trop grande. La raison s’affiche à sa place, et les autres pages se téléchargent quand même.",
      },
      {
        question: "Comment remettre les JPG en PDF ?",
        answer:
          "Avec [JPG en PDF](/jpg-to-pdf). Les nouvelles pages sont des images : leur texte ne peut être ni sélectionné ni recherché.",
      },
      {
        question: "Quand mes fichiers sont-ils supprimés ?",
        answer:
          "Votre PDF est supprimé dès la fin de la conversion. Les JPG le sont au bout de {retention}, ou tout de suite si vous cliquez sur « Supprimer maintenant ».",
      },
    ],
  },
} satisfies ToolWords<"pdf-pages">;
