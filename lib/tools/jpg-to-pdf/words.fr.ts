import { mergePdf } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG en PDF",
  title: "Convertir JPG en PDF | Photos en un seul PDF, gratuit",
  description:
    "Réunissez vos photos JPG dans un seul PDF, dans l’ordre de votre choix. Elles gardent toute leur qualité. Gratuit, sans compte, sans filigrane.",
  keywords: ["jpg en pdf", "convertir jpg en pdf", "jpg to pdf", "jpeg en pdf", "fusionner jpg en pdf"],
  heading: "Convertisseur JPG en PDF",
  subtitle: "Mettez vos photos dans l’ordre et réunissez-les dans un PDF, en pleine qualité",
  ...fillAll(mergePdf, { from: "JPG" }),
  howTo: [
    {
      name: "Sélectionnez des fichiers JPG",
      text: "Déposez-les sur la page ou sélectionnez-les avec le bouton.",
    },
    {
      name: "Mettez-les dans l’ordre",
      text: "Faites glisser les photos jusqu’au bon ordre, et faites pivoter celles qui sont couchées.",
    },
    { name: "Téléchargez le PDF", text: "Cliquez sur « Convertir en PDF » et téléchargez le résultat." },
  ],
  article: {
    sections: [
      {
        heading: "Vos photos gardent leur qualité",
        blocks: [
          "Un PDF peut contenir les données JPG telles quelles : vos photos ne sont pas recompressées. Chacune est copiée dans le PDF bit par bit. Le PDF pèse à peu près autant que tous vos JPG ensemble.",
          {
            list: [
              "Les photos prises de côté apparaissent à l’endroit, sans perte de qualité.",
              "Les profils de couleurs sont gardés, et les photos CMJN restent en CMJN.",
              "La date, la position, les données de l’appareil et la vignette sont retirées.",
              "Quelques sortes rares de JPG ne sont pas admises dans un PDF, comme celles au codage arithmétique. Elles sont réenregistrées en qualité 92.",
            ],
          },
        ],
      },
      {
        heading: "Une photo par page",
        blocks: [
          "Par défaut, chaque page a la taille de sa photo à la résolution notée dans le fichier. Un scan de 2480 × 3508 pixels à 300 dpi devient une page A4, comme la feuille d’origine. Sans résolution dans le fichier, l’outil suppose 96 dpi.",
          "Vous pouvez aussi choisir A4 ou Letter dans « Options de page ». Chaque photo remplit alors la page autant que possible. Les pages tournent selon leurs photos, sauf si vous choisissez portrait ou paysage. Une petite marge fait un quart de pouce (6 mm), une grande trois quarts (19 mm).",
        ],
      },
      {
        heading: "Quand un PDF vaut mieux que des photos séparées",
        blocks: [
          "Les administrations, les assurances et les écoles demandent souvent un seul document. Dans un PDF, vos reçus, vos devoirs ou votre contrat signé restent dans l’ordre et s’impriment d’un coup. Si vos photos doivent être retouchées ou publiées, envoyez plutôt les JPG.",
        ],
      },
    ],
    questions: [
      {
        question: "Mes photos sont-elles redimensionnées ?",
        answer:
          "Non, elles gardent chaque pixel. Si le PDF est trop gros, compressez d’abord les photos avec [Compresser une image](/compress-image), ou le PDF fini avec [Compresser PDF](/compress-pdf).",
      },
      {
        question: "Puis-je ajouter des fichiers PNG ou HEIC ?",
        answer:
          "Pas sur cette page. [Image en PDF](/image-to-pdf) prend les deux, mélangés aux JPG si vous voulez.",
      },
      {
        question: "Pourquoi aucun PDF n’a-t-il été créé ?",
        answer:
          "Si une seule photo est illisible, un message donne son nom à la place du PDF. Retirez cette photo et réessayez.",
      },
      {
        question: "Puis-je récupérer mes photos du PDF ?",
        answer:
          "Pas avec nos outils : gardez vos JPG. [PDF en JPG](/pdf-to-jpg) fait de chaque page une nouvelle image.",
      },
      {
        question: "Quelqu’un d’autre peut-il ouvrir mon PDF ?",
        answer:
          "Non. Aucun lien de téléchargement ne peut être trouvé par d’autres. Le PDF va directement dans votre navigateur, puis notre serveur le supprime.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
