import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";
export const pdf = {
  chosen: "{format} choisi",
  cleared: "Fichier retiré. {keys} le fait revenir.",
  uploaded: "Envoi terminé.",
  password: "Mot de passe de ce PDF",
  passwordHelp: "Il nous sert à ouvrir le fichier, nous ne le gardons pas.",
  result: "Résultat",
  download: "Télécharger le PDF",
  page: "Page",
  pageOf: "Page {page} sur {total}",
  previous: "Page précédente",
  next: "Page suivante",
} satisfies Translated<typeof en>;
