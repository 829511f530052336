import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JPG", to: "AVIF" }),
  name: "JPG en AVIF",
  title: "Convertir JPG en AVIF | Photos plus légères, gratuit",
  description:
    "Convertissez vos photos JPG en AVIF d’aspect identique, plus rapides à charger. À l’endroit, sans données de position. Gratuit, sans inscription.",
  keywords: ["jpg en avif", "convertir jpg en avif", "jpg to avif", "jpeg en avif", "photos pour le web"],
  heading: "Convertisseur JPG en AVIF",
  subtitle: "Des photos plus légères pour le web, d’aspect identique",
  howTo: [
    { name: "Sélectionnez vos JPG", text: "Déposez des photos sur la page. .jpg et .jpeg conviennent." },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en AVIF » et comptez environ une seconde par photo.",
    },
    { name: "Téléchargez vos AVIF", text: "Un par un, ou dans un ZIP avec leurs noms." },
  ],
  article: {
    sections: [
      {
        heading: "Combien vous gagnez",
        blocks: [
          "L’AVIF demande moins d’octets que le JPG parce qu’il prédit chaque partie d’une photo d’après son entourage. Combien de moins dépend de la compression qu’avait votre JPG :",
          {
            caption: "Photos converties sur cette page",
            head: ["Photos", "En JPG", "En AVIF"],
            rows: [
              ["Quatre photos de téléphone de 8,5 à 12 mégapixels, JPG de qualité 85", "3,9 Mo", "943 Ko"],
              ["Sept photos de 2 mégapixels ou moins, riches en détails", "2,0 Mo", "1,1 Mo"],
            ],
          },
          "Les sept mêmes photos prenaient 1,8 Mo en WEBP. Si un de vos JPG est déjà très petit, son AVIF n’en vaut peut-être pas la peine. La liste montre l’écart pour chaque fichier.",
        ],
      },
      {
        heading: "Qualité et couleurs",
        blocks: [
          {
            list: [
              "Les photos sont encodées en qualité 48. Sous 4 mégapixels, c’est 54, car les petites photos ont plus de détails par pixel.",
              "Les captures d’écran en JPG sont reconnues et reçoivent la qualité 60.",
              "La couleur est à demi-résolution, comme dans presque tous les JPG.",
              "Les photos CMJN et Adobe RGB passent en sRGB.",
              "La rotation de l’appareil est appliquée ; données EXIF, position et vignettes sont retirées.",
            ],
          },
          "À taille normale, il faudrait passer sans cesse de l’une à l’autre pour voir une différence. Le grain très fin est ce que l’AVIF lisse en premier.",
        ],
      },
      {
        heading: "Mettre l’AVIF sur votre site",
        blocks: [
          "Presque tous les navigateurs en usage affichent l’AVIF, mais pas ceux d’avant 2020. Utilisez un élément picture avec l’AVIF comme source et votre JPG comme img. Les moteurs de recherche et les réseaux sociaux lisent le JPG pour leurs aperçus.",
          "Les boutiques et les créateurs de sites produisent souvent leurs propres tailles à partir de ce que vous envoyez. Vérifiez que le vôtre accepte l’AVIF avant de convertir tout un catalogue.",
        ],
      },
    ],
    questions: [
      {
        question: "Pour les photos, AVIF ou WEBP ?",
        answer:
          "L’AVIF est en général plus léger à aspect égal. Le WEBP s’ouvre dans plus de programmes. Comparez avec vos propres photos sur [JPG en WEBP](/jpg-to-webp).",
      },
      {
        question: "Puis-je régler moi-même la qualité ?",
        answer:
          "Pas sur cette page. Pour une taille précise, convertissez d’abord, puis utilisez [Compresser une image](/compress-image), qui accepte l’AVIF et une limite en kilo-octets.",
      },
      {
        question: "Mes photos perdent-elles deux fois en qualité ?",
        answer:
          "Un peu, car le JPG a déjà omis des détails. Partez de l’original de votre appareil si vous l’avez, pas d’une copie de messagerie.",
      },
      {
        question: "Y a-t-il une limite de largeur ?",
        answer:
          "16 384 pixels par côté. Un panorama plus grand est refusé avec un message ; vous pouvez le [redimensionner](/resize-image).",
      },
      {
        question: "Comment ouvrir un AVIF sur mon ordinateur ?",
        answer:
          "Glissez-le dans une fenêtre de navigateur, ou faites-en un JPG avec [AVIF en JPG](/avif-to-jpg).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
