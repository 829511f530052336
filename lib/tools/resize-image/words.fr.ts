import { pictures } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "Redimensionner une image",
  title: "Redimensionner une image | Pixels, %, tirages, gratuit",
  description:
    "Redimensionnez des images en pixels, en pourcentage, ou aux tailles photo, identité et réseaux sociaux. Recadrez ou ajoutez des bords. Gratuit.",
  keywords: [
    "redimensionner image",
    "changer taille image",
    "réduire taille photo",
    "agrandir image",
    "format photo identité",
  ],
  heading: "Redimensionner une image",
  subtitle:
    "Changez la taille de vos images en pixels ou en pourcentage, ou pour un tirage, une photo d’identité ou une publication",
  messages: {
    wrong: "Seules les images peuvent être redimensionnées ici.",
    none: "Sélectionnez au moins une image.",
  },
  dropZone: {
    prompt: "Glissez-déposez des images ici",
    dragging: "Déposez vos images ici",
    or: "ou",
    button: "Sélectionner des images",
    hint: `${pictures.or}, jusqu’à 100 fichiers et 100 Mo au total`,
  },
  action: "Redimensionner",
  howToTitle: "Comment redimensionner une image",
  howTo: [
    { name: "Sélectionnez des images", text: "Une ou plusieurs, de tailles et de formats différents." },
    {
      name: "Choisissez la taille",
      text: "Indiquez des pixels ou un pourcentage, ou choisissez un tirage, une photo d’identité ou une publication. Les pixels du résultat s’affichent d’abord.",
    },
    {
      name: "Redimensionnez et téléchargez",
      text: "Enregistrez vos images une par une, ou toutes à la fois en ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Quatre façons d’indiquer la taille",
        blocks: [
          {
            list: [
              "Largeur et hauteur : elles partent de la taille de l’image. Changez l’une, l’autre suit. Désactivez « Garder les proportions » pour saisir les deux.",
              "Pourcentage : 50 % réduit chaque côté de moitié, ce qui laisse un quart des pixels.",
              "Plus grand côté : pratique pour un mélange de portraits et de paysages.",
              "Taille toute prête : tirages et papier à 300 dpi, photos d’identité, images pour réseaux sociaux.",
            ],
          },
          "Avant le clic sur « Redimensionner », chaque fichier montre combien de pixels il a et combien il en aura.",
        ],
      },
      {
        heading: "Si l’image n’a pas les mêmes proportions",
        blocks: [
          {
            caption: "Une photo de 4000 × 3000 ramenée à 1080 × 1080",
            head: ["Choix", "Résultat", "Ce que vous voyez"],
            rows: [
              ["Recadrer pour remplir", "1080 × 1080", "La partie de votre choix, à déplacer et à agrandir"],
              ["Faire tenir dedans", "1080 × 810", "L’image entière"],
              ["Ajouter des bords", "1080 × 1080", "L’image entière, avec des bords de la couleur choisie"],
            ],
          },
          "Les images ne sont jamais étirées. Elles ne sont pas agrandies non plus, sauf si vous le demandez : de nouveaux pixels ne peuvent qu’être devinés, et une image agrandie paraît floue.",
        ],
      },
      {
        heading: "Photos d’identité et tirages",
        blocks: [
          {
            caption: "Tailles des photos d’identité, largeur × hauteur",
            head: ["Pays", "Sur papier", "Pixels à 300 dpi"],
            rows: [
              ["États-Unis", "2 × 2 pouces (51 × 51 mm)", "600 × 600"],
              ["France, Royaume-Uni, Allemagne, Japon", "35 × 45 mm", "413 × 531"],
              ["Canada", "50 × 70 mm", "591 × 827"],
              ["Chine", "33 × 48 mm", "390 × 567"],
              ["Finlande", "36 × 47 mm", "425 × 555"],
            ],
          },
          "Seule la taille est réglée. Les administrations ont aussi des règles sur la tête, le fond et la date de la photo : vérifiez-les avant votre demande.",
          "JPG, PNG et TIFF notent la résolution, pour que les programmes les impriment à la bonne taille. Si une photo a trop peu de pixels pour 300 dpi, elle garde sa taille sur papier avec une résolution plus basse.",
        ],
      },
      {
        heading: "Détails nets, luminosité juste",
        blocks: [
          "Les photos sont réduites avec un filtre de Lanczos en lumière linéaire, comme la lumière elle-même s’additionne. Beaucoup de programmes moyennent plutôt les nombres enregistrés, ce qui assombrit les fins détails clairs : étoiles, neige, lumières de la ville. Les captures et les dessins sont moyennés tels quels, pour que les fines lettres sombres restent sombres.",
          {
            list: [
              "Les photos sont d’abord mises à l’endroit.",
              "Les GIF et WEBP animés gardent images et vitesse si le résultat est un GIF ou un WEBP.",
              "Les couleurs passent en sRGB, et ni données de l’appareil ni position ne restent.",
              "Un fichier qui n’a rien à changer n’est pas envoyé : vous le récupérez exactement comme il était, avec ses données.",
              "Les PNG et TIFF de 16 bits gardent leurs 16 bits.",
              "Les images et les résultats peuvent avoir jusqu’à 100 mégapixels. Les images d’une animation comptent ensemble.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Le redimensionnement allège-t-il le fichier ?",
        answer:
          "En général, car il y a moins de pixels à enregistrer. S’il doit passer sous une certaine taille, activez « Respecter une taille maximale » : les pixels restent ceux choisis, et la qualité baisse jusqu’à ce que le fichier tienne. Pour garder tous les pixels et gagner de la place, prenez [Compresser une image](/compress-image).",
      },
      {
        question: "Puis-je agrandir une image ?",
        answer:
          "Oui. Activez « Agrandir les images plus petites », ou tapez plus de 100 %. Elle ne montrera pas plus de détails qu’avant.",
      },
      {
        question: "Puis-je choisir ce qui est coupé ?",
        answer:
          "Oui. Choisissez « Recadrer pour remplir », puis cliquez sur « Ajuster le cadrage » à côté d’un fichier. Faites glisser le cadre, ou déplacez-le avec les flèches.",
      },
      {
        question: "Que veut dire dpi ?",
        answer:
          "Points par pouce : combien de pixels s’impriment sur un pouce de papier. Cela change la taille sur papier, pas l’image à l’écran.",
      },
      {
        question: "Quel format vais-je obtenir ?",
        answer:
          "Celui de votre fichier, sauf si vous en choisissez un autre. Les photos HEIC deviennent des JPG. Les fichiers BMP, ICO, TGA, PSD et SVG deviennent des PNG.",
      },
      {
        question: "Puis-je redimensionner plusieurs images à la fois ?",
        answer: "Oui, jusqu’à 100 fichiers et 100 Mo ensemble. Chacun peut avoir son propre cadrage.",
      },
    ],
  },
} satisfies ToolWords<"resize">;
