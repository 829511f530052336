import type { Translated } from "..";
import type { tool as en } from "../en/tool";
export const tool = {
  badges: ["Sécurisé", "Sans filigrane", "Fichiers supprimés automatiquement", "Toujours gratuit"],
  badgesLabel: "Ce sur quoi vous pouvez compter",
  howTo: "Comment convertir {name}",
  article: {
    contents: "Sur cette page",
    questions: "Questions fréquentes",
    sizes: {
      times: "{size}, {n} fois plus lourd",
      smaller: "{size}, {n} % de moins",
      larger: "{size}, {n} % de plus",
    },
  },
  suggestions: {
    heading: "Autres outils de conversion",
    popular: "Les outils les plus utilisés",
    badges: { "very-high": "Populaire", high: "Tendance", medium: "Utile", featured: "À découvrir" },
  },
  placeholder: {
    soon: "Cette fonction arrive bientôt !",
    heading: "Bientôt disponible",
    text: "Nous préparons cette fonction. Revenez bientôt !",
    instead:
      "[{name}]({path}) convertit ces fichiers dès aujourd’hui, et en réunit jusqu’à 100 dans un seul PDF.",
  },
} satisfies Translated<typeof en>;
