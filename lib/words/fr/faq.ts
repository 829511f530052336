import type { Translated } from "..";
import type { faq as en } from "../en/faq";
import { counted } from "../format";
export const faq = {
  search: "Chercher dans les réponses",
  placeholder: "taille, iPhone, mot de passe...",
  categoriesLabel: "Catégories",
  all: "Toutes",
  categories: {
    start: "Premiers pas",
    formats: "Formats et qualité",
    privacy: "Confidentialité",
    pdf: "PDF",
    trouble: "En cas de problème",
  },
  found: counted({ one: "{n} question", other: "{n} questions" }),
  none: "Aucune question trouvée",
  advice: "Essayez un autre mot, ou parcourez toutes les questions.",
  showAll: counted({ one: "Afficher la question", other: "Afficher les {n} questions" }),
  tags: "Mots-clés",
  more: "Vous n’avez pas trouvé la réponse ?",
} satisfies Translated<typeof en>;
