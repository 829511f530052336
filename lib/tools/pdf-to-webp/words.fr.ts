import { pdfImages } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF en WEBP",
  title: "Convertir PDF en WEBP | Pages en images légères, gratuit",
  description:
    "Transformez les pages d’un PDF en petites images WEBP pour sites et aperçus, à la taille de votre choix. Gratuit, sans compte, fichiers supprimés.",
  keywords: ["pdf en webp", "convertir pdf en webp", "pdf to webp", "page pdf en webp", "aperçu pdf image"],
  heading: "Convertisseur PDF en WEBP",
  subtitle: "Des images de pages légères pour sites et aperçus",
  ...fillAll(pdfImages, { to: "WEBP" }),
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Choisissez qualité et pages",
      text: "Prenez la taille qui convient à votre mise en page. Toutes les pages ou quelques-unes.",
    },
    { name: "Téléchargez les WEBP", text: "Un par un ou tous dans un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Montrer une page sans lecteur PDF",
        blocks: [
          "Sur un site, un PDF s’ouvre dans un lecteur ou finit dans les téléchargements. Une image de la page apparaît tout de suite. C’est parfait pour la couverture d’un catalogue, la carte d’un restaurant, une partition ou la première page d’un rapport.",
          "Les WEBP sont légers, et tous les navigateurs actuels les affichent. Les pages faites surtout de texte ou de dessins sont enregistrées sans aucune perte. Celles qui ont des photos le sont en qualité 85.",
        ],
      },
      {
        heading: "Choisir la taille pour votre mise en page",
        blocks: [
          "« Qualité d’image » fixe le nombre de pixels par point de la page. Un point fait 1/72 de pouce : une page A4 en portrait mesure 595 points de large, une page Letter 612. Trouvez la largeur qui convient à votre site :",
          {
            caption: "Largeur de l’image en pixels",
            head: ["Qualité", "A4", "Letter", "Convient pour"],
            rows: [
              ["Basse (0,5)", "298", "306", "Petites couvertures dans une grille"],
              ["Normale (1,0)", "595", "612", "Une colonne de texte sur un écran standard"],
              ["Bonne (1,5)", "893", "918", "Une image pleine largeur sur téléphone"],
              ["Haute (2,0)", "1191", "1224", "Une colonne de texte sur un écran haute définition"],
              ["Très haute (3,0)", "1786", "1836", "Des images sur lesquelles zoomer"],
            ],
          },
          "Les téléphones et les ordinateurs portables récents ont des écrans haute définition, avec deux ou trois pixels à la place d’un. Pour eux, monter d’un cran en vaut la peine.",
        ],
      },
      {
        heading: "Proposer aussi le PDF",
        blocks: [
          "Les moteurs de recherche et les lecteurs d’écran ne lisent pas les mots d’une image. Mettez l’essentiel dans le texte alternatif et ajoutez un lien vers le PDF. [Compresser PDF](/compress-pdf) allège ce téléchargement.",
        ],
      },
    ],
    questions: [
      {
        question: "Le texte sera-t-il net ?",
        answer:
          "Oui, sur les pages faites surtout de texte. Sur celles avec des photos, un texte en couleur peut s’adoucir un peu. Si cela vous gêne, prenez [PDF en PNG](/pdf-to-png).",
      },
      {
        question: "Puis-je convertir seulement la couverture ?",
        answer: "Oui. Tapez 1 dans le champ « Pages ». Les plages comme 2-5, 9 fonctionnent aussi.",
      },
      {
        question: "Pourquoi ma page a-t-elle échoué ?",
        answer:
          "Elle est peut-être trop grande. Un WEBP peut avoir 16 383 pixels par côté, et une page 40 mégapixels au plus. Choisissez une qualité plus basse et réessayez.",
      },
      {
        question: "Puis-je mettre du WEBP dans une newsletter ?",
        answer:
          "Mieux vaut éviter, car certaines messageries ne l’affichent pas. Prenez plutôt [PDF en JPG](/pdf-to-jpg).",
      },
      {
        question: "Les liens du PDF fonctionnent-ils encore ?",
        answer: "Non. L’image ne contient pas les liens, mais vous pouvez lui en ajouter un sur votre page.",
      },
      {
        question: "Et les fichiers confidentiels ?",
        answer:
          "Nous supprimons votre PDF dès qu’il est converti, et les images au bout de {retention}. Si votre PDF demande un mot de passe, il sert une fois et n’est pas conservé.",
      },
    ],
  },
} satisfies ToolWords<"images">;
