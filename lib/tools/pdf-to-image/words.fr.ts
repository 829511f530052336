import { pdfImages } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF en image",
  title: "Convertir PDF en image | JPG, PNG ou WEBP, gratuit",
  description:
    "Transformez les pages d’un PDF en images JPG, PNG ou WEBP. Tout le document ou les seules pages utiles. Gratuit, sans compte, fichiers supprimés.",
  keywords: ["pdf en image", "convertir pdf en image", "pdf to image", "pdf en photo", "page pdf en image"],
  heading: "Convertisseur PDF en image",
  subtitle: "Toutes les pages, ou seulement celles qu’il vous faut, en JPG, PNG ou WEBP",
  ...fillAll(pdfImages, { to: "images" }),
  howToTitle: "Comment convertir un PDF en images",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Choisissez format et pages",
      text: "JPG pour les photos, PNG pour le texte, WEBP pour les sites. Toutes les pages ou quelques-unes.",
    },
    { name: "Téléchargez les images", text: "Une par une ou toutes dans un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Quel format choisir ?",
        blocks: [
          "Les trois formats montrent la même page. Ils diffèrent par le poids et par la finesse des détails.",
          {
            caption: "JPG, PNG et WEBP comparés",
            head: ["Format", "Enregistrement", "Idéal pour"],
            rows: [
              ["JPG", "Qualité 85", "E-mails, messageries, albums, formulaires"],
              ["PNG", "Sans perte", "Présentations, tableaux, plans, petits caractères"],
              ["WEBP", "Sans perte pour texte et dessins, qualité 85 pour les photos", "Votre propre site"],
            ],
          },
          "Vous hésitez ? Prenez le JPG pour des pages pleines de photos et le PNG pour des pages pleines de texte. Chaque format a sa page pour en savoir plus : [PDF en JPG](/pdf-to-jpg), [PDF en PNG](/pdf-to-png) et [PDF en WEBP](/pdf-to-webp).",
        ],
      },
      {
        heading: "Ne convertir que les pages utiles",
        blocks: [
          "Laissez le champ « Pages » vide pour tout le document, ou tapez des numéros comme pour une imprimante :",
          {
            list: [
              "« 8 » convertit une seule page.",
              "« 1-3, 8 » convertit quatre pages.",
              "« 5- » convertit la page 5 et toutes les suivantes.",
            ],
          },
          "Chaque page ne sort qu’une fois, dans l’ordre du document. Si une plage commence après la dernière page, un message donne le nombre de pages. Convertissez les très longs documents en plusieurs parties.",
        ],
      },
      {
        heading: "Combien de pixels vous obtenez",
        blocks: [
          "Un PDF mesure ses pages en points, 72 par pouce. « Qualité d’image » fixe le nombre de pixels par point, de 0,5 pour « Basse » (36 dpi) à 3,0 pour « Très haute » (216 dpi). « Haute » est le réglage par défaut : à 2,0, soit 144 dpi, une page Letter devient une image de 1224 × 1584 pixels.",
          "Une page peut avoir jusqu’à 40 mégapixels. Seules de très grandes pages, comme des affiches, les dépassent.",
        ],
      },
    ],
    questions: [
      {
        question: "Verrai-je les champs remplis et les surlignages ?",
        answer:
          "Oui. Les saisies, les tampons, les surlignages et les autres marques apparaissent là où ils sont dans le PDF. Pas la teinte bleue que les lecteurs ajoutent aux champs.",
      },
      {
        question: "Et si une police manque ?",
        answer:
          "La plupart des PDF contiennent leurs polices. Sinon, nous en prenons une semblable. Nous en avons pour le latin, le grec, le cyrillique, le chinois, le japonais et le coréen.",
      },
      {
        question: "Puis-je convertir un PDF protégé par mot de passe ?",
        answer:
          "Oui. Saisissez-le quand il est demandé. Inutile de sélectionner à nouveau le fichier, et nous ne conservons pas le mot de passe.",
      },
      {
        question: "Ma conversion a duré trop longtemps et a échoué. Que faire ?",
        answer:
          "Choisissez une qualité plus basse ou moins de pages à la fois. Une conversion peut durer jusqu’à 50 secondes.",
      },
      {
        question: "Que gardez-vous sur votre serveur ?",
        answer:
          "Seulement les images, pendant {retention}, pour que vous puissiez les télécharger. Pour toute autre question, [écrivez-nous](/contact).",
      },
    ],
  },
} satisfies ToolWords<"images">;
