import type { Translated } from "..";
import type { pages as en } from "../en/pages";
export const pages = {
  home: {
    name: "Accueil",
    title: "Convertisseur d’images gratuit en ligne | {site}",
    description:
      "Convertissez gratuitement en ligne vos images PNG, JPG, HEIC et autres. Sans compte, sans filigrane, et nous supprimons vos fichiers de notre serveur.",
    keywords: [
      "convertisseur image",
      "convertir image en ligne",
      "convertisseur jpg",
      "png en jpg",
      "jpg en png",
      "heic en jpg",
    ],
    heading: "Convertisseur d’images gratuit en ligne",
    subtitle: "Convertissez images et PDF au format dont vous avez besoin",
  },
  faq: {
    name: "FAQ",
    title: "FAQ | Formats, limites et confidentialité des outils",
    description:
      "Des réponses sur la conversion d’images et de PDF : formats, taille maximale, qualité, confidentialité et suppression de vos fichiers.",
    keywords: [
      "faq",
      "aide convertisseur image",
      "taille maximale fichier",
      "fichiers supprimés",
      "aide heic",
    ],
    heading: "Questions et réponses",
    subtitle: "Formats, limites, qualité, et ce que deviennent vos fichiers",
    tiles: { from: "?", to: "!" },
  },
  contact: {
    name: "Contact",
    title: "Contact | Aide, bugs, idées et professionnels",
    description:
      "Écrivez-nous à propos d’une conversion, d’un bug ou d’une idée. Réponse sous 24 heures, souvent en 2 à 4 heures, du lundi au vendredi, de 9 h à 18 h (EST).",
    keywords: ["contact", "aide", "signaler un bug", "proposer une idée", "assistance convertisseur image"],
    heading: "Écrivez-nous",
    subtitle: "Posez une question, signalez un bug ou dites-nous ce qui vous manque",
    tiles: { from: "HI", to: "RE:" },
  },
  privacy: {
    name: "Confidentialité",
    title: "Confidentialité | Ce que deviennent vos fichiers",
    description:
      "Ce qui est envoyé, où et combien de temps vos fichiers sont gardés, ce que notent serveur et navigateur. Ni compte, ni adresse IP dans le journal.",
    keywords: [
      "confidentialité",
      "fichiers supprimés",
      "durée de conservation",
      "sans cookies",
      "convertisseur image sécurisé",
    ],
    heading: "Confidentialité",
    subtitle: "Ce que deviennent vos fichiers, et ce que nous savons de votre visite",
    tiles: { from: "GET", to: "DEL" },
  },
  terms: {
    name: "Conditions d’utilisation",
    title: "Conditions d’utilisation | Gratuit, vos fichiers, limites",
    description:
      "Les conditions d’utilisation de ce site : il est gratuit, vos fichiers restent à vous, les limites sont raisonnables, et il n’y a pas de garantie.",
    keywords: ["conditions d'utilisation", "cgu", "convertisseur image gratuit", "usage commercial"],
    heading: "Conditions d’utilisation",
    subtitle: "Ce que vous pouvez attendre de ce site, et ce que nous attendons de vous",
    tiles: { from: "VOUS", to: "NOUS" },
  },
  about: {
    name: "À propos",
    title: "À propos | {site}",
    description:
      "Ce qu’est {site}, comment il est fait, ce qu’il fait de vos fichiers et qui le gère. Un logiciel open source, sans compte ni filigrane.",
    keywords: [
      "à propos",
      "convertisseur image open source",
      "convertisseur image gratuit",
      "qui gère ce site",
    ],
    heading: "À propos de ce site",
    subtitle: "Ce qu’il est, comment il est fait et qui le gère",
    tiles: { from: "QUI", to: "OÙ" },
  },
  api: {
    name: "API",
    title: "API | Convertir images et PDF depuis votre programme",
    description:
      "L’API gratuite de ce site : convertissez, compressez et redimensionnez des images, traitez des PDF. Champs, erreurs, exemples pour curl, fetch et Python.",
    keywords: ["api conversion image", "api pdf", "api heic en jpg", "api convertisseur gratuite", "openapi"],
    heading: "API",
    subtitle: "Convertissez images et PDF depuis votre propre programme, sans clé",
    tiles: { from: "POST", to: "200" },
  },
  notFound: {
    name: "404",
    title: "Page introuvable (404) | {site}",
    description:
      "Il n’y a pas de page à cette adresse. Cherchez l’outil qu’il vous faut, choisissez-le dans la liste, ou faites une partie de notre jeu.",
    keywords: ["404", "page introuvable", "convertisseur image", "convertisseur pdf"],
    heading: "Page introuvable",
    subtitle:
      "L’adresse est peut-être mal écrite, ou la page a changé de place. Cherchez l’outil qu’il vous faut, ou faites une partie.",
    tiles: { from: "404", to: "?" },
    tools: "Tous les outils",
  },
  placeholder: {
    title: "{name} | Bientôt disponible",
    description:
      "{name} arrive bientôt. En attendant, Image en PDF convertit ces fichiers, gratuitement et sans inscription.",
    keywords: ["{keyword}", "convertir {keyword}", "image en pdf"],
  },
  card: { line: "Gratuit, sans compte, sans filigrane", alt: "{heading}, avec les tuiles {labels}" },
  data: {
    application: "{heading} - {site}",
    files: "Jusqu’à {n} fichiers à la fois",
    megabytes: "Jusqu’à {n} Mo par fichier",
    requirements: "Nécessite JavaScript",
  },
  llms: {
    about:
      "Chaque outil a sa page : vous sélectionnez des fichiers, notre serveur les convertit et vous téléchargez les résultats. Les outils demandent un navigateur avec JavaScript. Ils sont gratuits, sans compte ni filigrane.",
    tools: "Outils",
    limits: "Limites",
    privacy: "Confidentialité",
    help: "Aide",
  },
} satisfies Translated<typeof en>;
