import type { Translated } from "..";
import type { pagePicker as en } from "../en/page-picker";
import { counted } from "../format";
export const pagePicker = {
  pagesOf: "Pages de {name}",
  page: "Page {page}",
  all: counted({ one: "{n} page", other: "Les {n} pages" }),
  some: counted({ one: "{n} page sur {total}", other: "{n} pages sur {total}" }),
  click: "Cliquez pour choisir, Maj+clic pour une plage.",
  tap: "Touchez pour choisir.",
  select: { all: "Toutes", odd: "Impaires", even: "Paires", none: "Effacer" },
  selectLabels: {
    all: "Sélectionner toutes les pages",
    odd: "Sélectionner les pages impaires",
    even: "Sélectionner les pages paires",
    none: "Effacer la sélection",
  },
  opening: "Ouverture du PDF pour afficher ses pages...",
  locked: "Ce PDF a un mot de passe. Saisissez-le pour voir les pages.",
  broken:
    "Nous ne pouvons pas afficher les pages de ce PDF. Vous pouvez essayer de le convertir, mais cela risque d’échouer.",
  show: "Afficher les pages",
  showHelp: "Charge environ 2 Mo. Le PDF reste sur votre appareil jusqu’à la conversion.",
} satisfies Translated<typeof en>;
