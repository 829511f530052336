import { specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF en PNG",
  title: "Convertir AVIF en PNG | Garde la transparence, gratuit",
  description:
    "Convertissez des AVIF en PNG pour les logiciels et sites qui n’ouvrent pas l’AVIF. La transparence est conservée. Gratuit, sans inscription ni filigrane.",
  keywords: [
    "avif en png",
    "convertir avif en png",
    "avif to png",
    "avif png transparent",
    "ouvrir fichier avif",
  ],
  heading: "Convertisseur AVIF en PNG",
  subtitle: "Des PNG que tout logiciel de retouche ouvre, transparence comprise",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "PNG" }),
  howTo: [
    {
      name: "Sélectionnez vos fichiers AVIF",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Cliquez sur « Convertir en PNG ». Les zones transparentes le restent." },
    { name: "Téléchargez vos PNG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi convertir AVIF en PNG ?",
        blocks: [
          "L’AVIF est excellent pour les sites et malcommode pour la retouche. Beaucoup d’éditeurs d’images, de pilotes d’imprimante et de systèmes de gestion de contenu ne savent toujours pas l’importer. Tous lisent le PNG, qui est sans perte et garde la transparence.",
          "GIMP (2.10.22 ou plus récent) et Krita (5.0 ou plus récent) ouvrent l’AVIF eux-mêmes : pour eux, cette page est inutile.",
        ],
      },
      {
        heading: "Comment votre AVIF devient un PNG",
        blocks: [
          "Votre navigateur redessine les petites images en PNG avant l’envoi. Si cela alourdissait beaucoup l’envoi, comme pour la plupart des photos, l’AVIF lui-même est envoyé. De même pour les animations, les images HDR, celles de plus de 16,7 mégapixels et tout AVIF que votre navigateur ne lit pas. Dans tous les cas, notre serveur écrit le PNG final sans autre perte.",
          {
            list: [
              "Les zones transparentes et à demi transparentes restent telles quelles.",
              "La rotation et l’effet miroir sont appliqués à l’image.",
              "Les couleurs passent en sRGB, et le HDR est ramené à une luminosité normale.",
              "Les données de l’appareil et la position sont retirées.",
            ],
          },
        ],
      },
      {
        heading: "Les PNG sont lourds",
        blocks: [
          "Un AVIF est léger parce qu’il omet des détails invisibles. Un PNG garde chaque pixel : une photo de 12 mégapixels prend environ 8,7 Mo. Si la transparence ne vous sert pas, [AVIF en JPG](/avif-to-jpg) fait de la même photo un fichier d’environ 1,1 Mo.",
          "Ne mettez pas le PNG sur un site. Quand la retouche est finie, convertissez-le en WEBP avec [PNG en WEBP](/png-to-webp), ou de nouveau en AVIF avec le [Convertisseur d’images](/image-compressor). Les deux gardent la transparence.",
        ],
      },
    ],
    questions: [
      {
        question: "Le PNG est-il identique à l’AVIF ?",
        answer:
          "À l’œil, oui. Redessiner un AVIF de 10 ou 12 bits par canal le ramène à 8. Le [Convertisseur d’images](/image-compressor) ne redessine jamais : il en fait un PNG de 16 bits.",
      },
      {
        question: "Combien de fichiers puis-je convertir à la fois ?",
        answer: "Jusqu’à 100 fichiers, 100 Mo au total. Chaque image peut avoir jusqu’à 100 mégapixels.",
      },
      {
        question: "Pourquoi mon AVIF n’a-t-il pas d’aperçu ?",
        answer: "Tous les navigateurs n’affichent pas l’AVIF. L’aperçu apparaît quand le PNG est prêt.",
      },
      {
        question: "Que devient un AVIF animé ?",
        answer: "Une image fixe. Nous n’écrivons pas de PNG animés.",
      },
      {
        question: "Pourquoi les bords paraissent-ils crénelés dans mon programme ?",
        answer:
          "Certains anciens programmes n’affichent pas les pixels à demi transparents. Mettez plutôt l’image sur une couleur unie avec [PNG en JPG](/png-to-jpg).",
      },
      {
        question: "Combien de temps puis-je télécharger les PNG ?",
        answer:
          "Tant que cette page reste ouverte. Notre serveur supprime ses copies au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
