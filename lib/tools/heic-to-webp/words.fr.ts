import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "HEIC", to: "WEBP" }),
  name: "HEIC en WEBP",
  title: "Convertir HEIC en WEBP | Photos iPhone pour le web",
  description:
    "Convertissez vos photos d’iPhone de HEIC en WEBP pour votre site, en une étape et sans données de position. Gratuit, sans inscription, sans filigrane.",
  keywords: [
    "heic en webp",
    "convertir heic en webp",
    "heic to webp",
    "photo iphone en webp",
    "heif en webp",
  ],
  heading: "Convertisseur HEIC en WEBP",
  subtitle: "Vos photos d’iPhone prêtes pour votre site, en une étape",
  howTo: [
    {
      name: "Sélectionnez vos photos HEIC",
      text: "Copiez-les depuis votre iPhone, ou ouvrez cette page sur l’iPhone lui-même.",
    },
    { name: "Convertissez", text: "Cliquez sur « Convertir en WEBP ». Les photos sortent à l’endroit." },
    { name: "Téléchargez vos WEBP", text: "Prenez le ZIP s’il y en a beaucoup." },
  ],
  article: {
    sections: [
      {
        heading: "Du téléphone au site web",
        blocks: [
          "Les iPhone stockent les photos en HEIC, et les sites veulent du WEBP. Le chemin habituel passe par le JPG, et chaque étape coûte en qualité. Cette page décode le HEIC et encode le WEBP directement.",
          {
            caption: "Quatre photos de téléphone de 8,5 à 12 mégapixels, ensemble",
            head: ["Format", "Taille"],
            rows: [
              ["HEIC, tels que le téléphone les a enregistrés", "3,1 Mo"],
              ["JPG, qualité 85", "3,9 Mo"],
              ["WEBP, qualité 80", "1,3 Mo"],
            ],
          },
          "Cela ne fait pas du WEBP un meilleur format. Le téléphone enregistre en qualité plus haute pour laisser de la marge à la retouche. Le WEBP est une copie pour le web.",
        ],
      },
      {
        heading: "Ce que contient le WEBP",
        blocks: [
          {
            list: [
              "La photo entière en taille réelle, tournée dans le bon sens.",
              "Des couleurs sRGB sur 8 bits. Celles, plus étendues, des iPhone récents (Display P3) sont converties, et le HDR ramené à une luminosité normale.",
              "Ni position, ni date, ni données de l’appareil.",
              "Seulement l’image principale. La vidéo d’une Live Photo, la carte de profondeur et les rafales sont laissées de côté.",
            ],
          },
          "Les fichiers en .heic, .heif et .hif sont acceptés, y compris ceux des appareils Samsung, Canon et Sony.",
        ],
      },
      {
        heading: "L’adapter à votre page",
        blocks: [
          "Une photo de 4032 × 3024 pixels est bien plus grande que ce que montre un site. Pour un blog, 1600 pixels sur le grand côté suffisent largement. [Redimensionner une image](/resize-image) lit aussi le HEIC : indiquez la taille, choisissez WEBP et cette page devient inutile.",
          "Gardez le HEIC comme original. S’il vous faut une autre taille ou un autre format l’an prochain, partez de lui.",
        ],
      },
    ],
    questions: [
      {
        question: "Pourquoi une tuile à la place de ma photo ?",
        answer:
          "En dehors de Safari, les navigateurs ne dessinent pas le HEIC. La photo apparaît dans la liste une fois en WEBP.",
      },
      {
        question: "Faut-il choisir WEBP ou JPG ?",
        answer:
          "WEBP pour votre propre site, où le poids compte. Pour envoyer, imprimer et remplir des formulaires, prenez [HEIC en JPG](/heic-to-jpg).",
      },
      {
        question: "Puis-je obtenir de l’AVIF ?",
        answer:
          "Oui. Le [Convertisseur d’images](/image-compressor) fait de l’AVIF à partir de HEIC. Les quatre photos ci-dessus y prenaient 895 Ko.",
      },
      {
        question: "Cela fonctionne-t-il directement sur mon iPhone ?",
        answer:
          "Oui, dans Safari ou tout autre navigateur. Choisissez des photos dans votre photothèque. iOS les transmet parfois en JPG ; choisissez-les alors dans l’application Fichiers, où elles restent en HEIC.",
      },
      {
        question: "Combien de photos puis-je convertir à la fois ?",
        answer:
          "Autant qu’il en tient dans 100 fichiers et 100 Mo, soit facilement une centaine de photos ordinaires.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
