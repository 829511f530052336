import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "ICO", to: "PNG" }),
  name: "ICO en PNG",
  title: "Convertir ICO en PNG | La plus grande icône, gratuit",
  description:
    "Extrayez en PNG la plus grande image d’une icône Windows ou d’un favicon (.ico, .cur), avec sa transparence. Gratuit, sans inscription.",
  keywords: ["ico en png", "icône en png", "favicon en png", "convertir ico", "cur en png"],
  heading: "Convertisseur ICO en PNG",
  subtitle: "La plus grande image d’une icône, avec sa transparence",
  howTo: [
    {
      name: "Sélectionnez vos icônes",
      text: "Les curseurs en .cur sont acceptés aussi.",
    },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en PNG ». La meilleure image de chaque icône est retenue.",
    },
    {
      name: "Téléchargez vos PNG",
      text: "Ils sont petits : un ZIP de cent images est prêt aussitôt.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Une icône, ce sont plusieurs images",
        blocks: [
          "Un ICO est une boîte avec le même dessin en plusieurs tailles : 16 pixels pour un onglet, 32 et 48 pour le bureau, souvent 256 pour les grands affichages. Windows prend celle qui convient.",
          "Un PNG est une seule image. Vous obtenez celle qui a le plus de pixels et, à égalité, le plus de couleurs, intacte au pixel près.",
        ],
      },
      {
        heading: "Ce que contient le PNG",
        blocks: [
          {
            caption: "Sortes d’icônes, et ce qui en sort",
            head: ["Dans l’icône", "Dans le PNG"],
            rows: [
              ["Une image de 256 pixels enregistrée en PNG", "Les mêmes pixels"],
              ["32 bits avec des bords adoucis", "Bords adoucis, gardés en transparence"],
              ["Vieilles icônes avec un masque", "Transparent là où était le masque"],
              ["16 couleurs ou noir et blanc", "Les mêmes quelques couleurs"],
              ["Un curseur", "Son image, sans le point de clic"],
            ],
          },
        ],
      },
      {
        heading: "À quoi cela sert",
        blocks: [
          "À sortir le logo d’un vieux programme pour un mode d’emploi, à voir de près le favicon d’un site, ou à retrouver une petite image dont il ne reste que l’icône. Un PNG se place dans un document, une discussion ou une diapositive, pas un ICO. Comme rien n’est perdu, vous pouvez retoucher le PNG et en refaire une icône, sans trace du détour.",
        ],
      },
      {
        heading: "Plus grand que l’icône",
        blocks: [
          "Une icône n’a pas plus de détails que sa plus grande image. S’il vous la faut en 512 pixels, cherchez d’abord le dessin d’origine. À défaut, [Redimensionner une image](/resize-image) l’agrandit, avec des bords flous. Pour de tout petits dessins aux pixels francs, cela peut même avoir du charme.",
        ],
      },
    ],
    questions: [
      {
        question: "Puis-je avoir toutes les tailles ?",
        answer:
          "Seule la plus grande est extraite. Les plus petites se font facilement à partir d’elle avec [Redimensionner une image](/resize-image).",
      },
      {
        question: "Comment enregistrer le favicon d’un site ?",
        answer: "Ouvrez l’adresse du site suivie de /favicon.ico, enregistrez le fichier et déposez-le ici.",
      },
      {
        question: "Et dans l’autre sens ?",
        answer:
          "[PNG en ICO](/png-to-ico) fait une icône avec toutes les tailles que demandent navigateurs et Windows.",
      },
      {
        question: "L’icône est-elle conservée ?",
        answer:
          "Non, pas après sa conversion. Le PNG reste pendant {retention}, ou jusqu’au clic sur « Supprimer maintenant ».",
      },
    ],
  },
} satisfies ToolWords<"batch">;
