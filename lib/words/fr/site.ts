import type { Translated } from "..";
import type { site as en } from "../en/site";
export const site = {
  skip: "Aller au contenu",
  breadcrumb: "Fil d’Ariane",
  languages: "Langue",
  menu: {
    open: "Menu",
    close: "Fermer",
    label: "Outils",
    back: "Tous les menus",
    searches: "{searches} recherches",
    comingSoon: "Bientôt disponible",
    start: "Commencer à convertir",
    help: "Besoin d’aide ?",
  },
  menus: {
    popular: { name: "Les plus utilisés", about: "Les outils les plus recherchés" },
    iphone: {
      name: "Formats iPhone",
      about: "Convertir les photos HEIC d’un iPhone ou d’un iPad en JPG, PNG ou WEBP",
    },
    web: {
      name: "Formats web",
      about: "Convertir des images en WEBP ou AVIF, ou depuis ces formats, en gardant les animations",
    },
    pdf: {
      name: "Outils PDF",
      about:
        "Fusionner, diviser et compresser des PDF, les créer à partir d’images, et les convertir en images ou en Word",
    },
    other: {
      name: "Autres formats",
      about:
        "Convertir entre JPG et PNG, ouvrir des TIFF, créer des GIF et des favicons, ou choisir un autre format",
    },
    utilities: {
      name: "Utilitaires",
      about: "Redimensionner des images, alléger images et PDF, et lire le texte des images",
    },
  },
  deadEnds: {
    "/image-convert": "Convertisseur d’images",
    "/image-resizer": "Redimensionner des images",
    "/about": "À propos",
    "/privacy-policy": "Politique de confidentialité",
    "/terms-of-service": "Conditions d’utilisation",
  },
  footer: {
    about:
      "Convertissez gratuitement images et PDF. Sans compte, sans filigrane, et vos fichiers sont supprimés du serveur.",
    label: "Tous les outils et pages",
    support: "Aide",
    company: "Le site",
    social: "Réseaux sociaux",
    account: "{site} sur {network}",
    share: "Partager {site} sur {network}",
  },
} satisfies Translated<typeof en>;
