import { pdfImages } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF en PNG",
  title: "Convertir PDF en PNG | Des pages bien nettes, gratuit",
  description:
    "Transformez les pages d’un PDF en images PNG au texte et aux traits nets, à la résolution de votre choix. Gratuit, sans compte, fichiers supprimés.",
  keywords: [
    "pdf en png",
    "convertir pdf en png",
    "pdf to png",
    "page pdf en png",
    "pdf en png haute résolution",
  ],
  heading: "Convertisseur PDF en PNG",
  subtitle: "Un PNG de chaque page, au texte et aux traits nets",
  ...fillAll(pdfImages, { to: "PNG" }),
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Choisissez qualité et pages",
      text: "Une qualité plus haute convient à l’impression. Toutes les pages ou quelques-unes.",
    },
    { name: "Téléchargez les PNG", text: "Un par un ou tous dans un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi le PNG convient au texte et aux traits",
        blocks: [
          "Le JPG est fait pour les photos. Il brouille un peu les bords entre noir et blanc, et une page de texte en est pleine. Le PNG garde chaque pixel. Les lettres restent nettes, les traits fins restent fins, et les filets des tableaux ne bavent pas.",
          "Nous convertissons vos pages avec PDFium, le moteur qui affiche les PDF dans Chrome. Il lisse les bords par des nuances de gris : les lettres paraissent un peu floues quand vous zoomez beaucoup. Pour des lettres plus lisses, choisissez une qualité plus haute.",
        ],
      },
      {
        heading: "Choisir une résolution",
        blocks: [
          {
            caption: "Une page Letter à chaque qualité",
            head: ["Qualité", "Résolution", "Pixels", "Convient pour"],
            rows: [
              ["Basse (0,5)", "36 dpi", "306 × 396", "Icônes et vues d’ensemble"],
              ["Normale (1,0)", "72 dpi", "612 × 792", "Petits aperçus"],
              ["Bonne (1,5)", "108 dpi", "918 × 1188", "Présentations"],
              ["Haute (2,0)", "144 dpi", "1224 × 1584", "Lecture et documentation"],
              ["Très haute (3,0)", "216 dpi", "1836 × 2376", "Impression et gros plans"],
            ],
          },
          "Chaque PNG peut avoir jusqu’à 40 mégapixels. Une affiche A0 tient dans la limite en « Haute », mais pas en « Très haute ».",
        ],
      },
      {
        heading: "Quel poids font les fichiers",
        blocks: [
          "Les pages de texte donnent de petits PNG, surtout en noir et blanc. Pas les photos : comme le PNG est sans perte, une photo pleine page prend plusieurs fois la place d’un JPG.",
          "Pour un livre de photos, prenez plutôt [PDF en JPG](/pdf-to-jpg). Si vos PNG sont déjà faits, allégez-les avec [Compresser une image](/compress-image).",
        ],
      },
    ],
    questions: [
      {
        question: "Le fond est-il transparent ?",
        answer: "Non. Chaque page reçoit un fond blanc, même si le PDF n’en a pas.",
      },
      {
        question: "Puis-je convertir une seule page d’un long PDF ?",
        answer:
          "Oui. Tapez son numéro dans le champ « Pages ». Vous pouvez aussi en taper plusieurs, par exemple 4, 9-12.",
      },
      {
        question: "Puis-je sélectionner ou chercher le texte d’un PNG ?",
        answer:
          "Non, un PNG ne fait que montrer le texte. Pour le modifier, utilisez [PDF en Word](/pdf-to-word).",
      },
      {
        question: "Que deviennent les pages pivotées ou rognées ?",
        answer: "Elles apparaissent comme dans un lecteur PDF : dans le bon sens, sans les parties rognées.",
      },
      {
        question: "Puis-je convertir un PDF avec mot de passe ?",
        answer: "Oui. Le mot de passe vous sera demandé. Il ne fait qu’ouvrir le PDF pour cette conversion.",
      },
      {
        question: "Combien de temps gardez-vous mes fichiers ?",
        answer:
          "Votre PDF est supprimé quand la conversion est finie. Les PNG se téléchargent pendant {retention}, puis sont supprimés aussi.",
      },
    ],
  },
} satisfies ToolWords<"images">;
