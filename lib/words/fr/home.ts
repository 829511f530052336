import type { Translated } from "..";
import type { home as en } from "../en/home";
import { counted } from "../format";

type CardWords = {
  badge: string;
  features: readonly [string, string, string, string];
  searches?: string;
  title?: string;
  description?: string;
};
export const home = {
  hero: {
    sentence:
      "Convertissez images et PDF au format dont vous avez besoin. Sans compte, sans filigrane, et vos fichiers sont supprimés au bout de {retention} au plus.",
    start: "Convertir PNG en JPG",
  },
  stats: {
    images: { number: "50 M+", label: "images converties" },
    users: { number: "2,5 M+", label: "utilisateurs" },
    uptime: { number: "99,9 %", label: "de disponibilité" },
    formats: { number: "15+", label: "formats" },
    time: { number: "< 5 s", label: "par conversion en moyenne" },
  },
  demo: {
    watch: "Voir la démo (30 s)",
    title: "Comment ça marche",
    close: "Fermer",
    start: "Essayer, c’est gratuit",
    steps: {
      upload: {
        name: "Envoyez vos fichiers",
        text: "Glissez-les sur la page, ou cliquez pour les sélectionner : PNG, JPG, HEIC, WEBP et d’autres.",
      },
      convert: {
        name: "Convertissez aussitôt",
        text: "Un seul bouton, et vous suivez la progression. La plupart des images prennent quelques secondes.",
      },
      download: {
        name: "Téléchargez",
        text: "Enregistrez vos fichiers un par un ou ensemble dans un ZIP. Nous supprimons nos copies au bout de {retention}.",
      },
    },
  },
  cards: {
    heading: "Que voulez-vous convertir ?",
    searches: "{searches} recherches par mois",
    more: { pictures: "Plus d’outils pour les images", documents: "Plus d’outils pour les documents" },
    tools: {
      "/png-to-jpg": {
        badge: "Le plus utilisé",
        searches: "1,2 M+",
        features: [
          "Réglage de la qualité",
          "Couleur de fond",
          "Jusqu’à 10 Mo par fichier",
          "Tout dans un ZIP",
        ],
      },
      "/image-to-pdf": {
        badge: "Créer un document",
        searches: "896 000+",
        features: [
          "{formats} formats d’image",
          "Photos avec la caméra",
          "Pages A4 ou Letter",
          "Pages dans l’ordre voulu",
        ],
      },
      "/heic-to-jpg": {
        badge: "Pour iPhone",
        searches: "823 000+",
        features: ["Photos à l’endroit", "Couleurs fidèles", "Position retirée", "Aucune application"],
      },
      "/image-compressor": {
        badge: "Gain de place",
        searches: "673 000+",
        features: [
          "Cinq formats de sortie",
          "{formats} formats d’entrée",
          "Jusqu’à 20 Mo par fichier",
          "Affiche la nouvelle taille",
        ],
        title: "Compresseur d’images",
        description: "Gagnez de la place en convertissant vos images en WEBP ou AVIF",
      },
      "/pdf-to-jpg": {
        badge: "Pages en images",
        features: [
          "Jusqu’à 500 pages",
          "Cinq niveaux de qualité",
          "Aperçu de chaque page",
          "Tout dans un ZIP",
        ],
      },
      "/webp-to-jpg": {
        badge: "Compatible partout",
        features: ["S’ouvre partout", "Plusieurs fichiers à la fois", "Position retirée", "Tout dans un ZIP"],
      },
      "/jpg-to-png": {
        badge: "Haute qualité",
        features: ["Sans perte", "Prêt à retoucher", "Couleurs fidèles", "Plusieurs fichiers à la fois"],
      },
      "/pdf-to-png": {
        badge: "Images nettes",
        features: ["PNG sans perte", "Jusqu’à 500 pages", "Choix des pages", "Jusqu’à 216 dpi"],
      },
      "/jpg-to-webp": {
        badge: "Sites rapides",
        features: [
          "Plus léger, même aspect",
          "Tout dans un ZIP",
          "Garde les noms de fichiers",
          "Position retirée",
        ],
      },
      "/webp-to-png": {
        badge: "Passerelle",
        features: [
          "Garde la transparence",
          "S’ouvre dans tous les logiciels",
          "Plusieurs fichiers à la fois",
          "Tout dans un ZIP",
        ],
      },
      "/avif-to-jpg": {
        badge: "Nouveau format",
        features: ["S’ouvre partout", "Plusieurs fichiers à la fois", "Position retirée", "Tout dans un ZIP"],
      },
      "/jpeg-to-jpg": {
        badge: "Bonne extension",
        features: [
          "Sans perte de qualité",
          "Démarre tout seul",
          "Enregistre tout seul",
          "Jusqu’à 10 Mo par fichier",
        ],
      },
    } satisfies Record<string, CardWords>,
  },
  testimonials: {
    heading: "Ce qu’ils en disent",
    label: "Témoignages",
    stars: counted({ one: "{n} étoile sur {most}", other: "{n} étoiles sur {most}" }),
    people: {
      maya: {
        name: "Maya L.",
        role: "Photographe de mariage",
        content:
          "Les invités m’envoient leurs photos d’iPhone en HEIC. Je les dépose toutes sur la page et je récupère des JPG, à l’endroit et avec les couleurs que je voyais sur le téléphone.",
        tile: "ML",
      },
      daniel: {
        name: "Daniel O.",
        role: "Concepteur de sites web",
        content:
          "Avant de mettre une page en ligne, je passe ses photos dans JPG en WEBP, vingt à la fois. Elles gardent leur nom, et aucun client n’a jamais vu de différence.",
        tile: "DO",
      },
      priya: {
        name: "Priya S.",
        role: "Responsable marketing",
        content:
          "Cinq minutes avant une réunion, il me fallait une page d’un long PDF en image. Je n’ai même pas eu à m’inscrire.",
        tile: "PS",
      },
    },
  },
  reasons: {
    heading: "Pourquoi nous choisir",
    list: {
      deleted: {
        tile: "DEL",
        title: "Vos fichiers ne restent pas ici",
        description: "Nous les gardons juste le temps de les convertir et de les télécharger.",
        details: [
          "Les fichiers envoyés sont supprimés dès la fin de la conversion",
          "Les résultats sont supprimés au bout de {retention}",
          "Les liens de téléchargement sont aléatoires et ne figurent sur aucune liste",
          "Les outils ne déposent aucun cookie",
        ],
      },
      free: {
        tile: "0",
        title: "Gratuit, sans inscription",
        description: "Ouvrez un outil et servez-vous-en. Aucune offre à comparer, rien à payer.",
        details: [
          "Ni compte ni adresse e-mail",
          "Pas de filigrane sur vos images",
          "Pas de période d’essai",
          "Pour un usage privé ou professionnel",
        ],
      },
      same: {
        tile: "=",
        title: "Même image, nouveau format",
        description: "Nos réglages sont ajustés à chaque format : votre image garde son aspect.",
        details: [
          "Les photos sortent à l’endroit",
          "Les couleurs passent en sRGB et sont justes partout",
          "JPEG en JPG garde les données d’image d’origine",
          "Position, données de l’appareil et notes cachées sont retirées",
        ],
      },
      many: {
        tile: "100",
        title: "Plusieurs fichiers à la fois, sur tous les appareils",
        description: "Convertissez une photo sur votre téléphone ou un dossier entier sur votre ordinateur.",
        details: [
          "Jusqu’à 100 fichiers à la fois avec la plupart des outils",
          "Tous les résultats dans un seul ZIP",
          "Dans tous les navigateurs récents, sans rien installer",
          "Si un fichier est refusé, nous disons pourquoi et quoi utiliser à la place",
        ],
      },
    },
  },
  closing: {
    heading: "À vous de convertir",
    sentence: "Commencez par PNG en JPG, notre outil le plus utilisé, ou lisez d’abord la FAQ.",
    start: "Convertir PNG en JPG",
    ask: "Lire la FAQ",
  },
} satisfies Translated<typeof en>;
