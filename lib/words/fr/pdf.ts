import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";
export const pdf = {
  chosen: "{format} choisi",
  cleared: "Fichier retiré. {keys} le fait revenir.",
  broken: "{name} ne s’ouvre pas. Le fichier est endommagé ou n’est pas un PDF.",
  doubtful: "Ce PDF est peut-être endommagé. Vérifiez qu’aucune page ne manque.",
  uploaded: "Envoi terminé.",
  password: "Mot de passe de ce PDF",
  passwordHelp: "Il nous sert à ouvrir le fichier, nous ne le gardons pas.",
  result: "Résultat",
  download: "Télécharger le PDF",
  page: "Page",
  pageOf: "Page {page} sur {total}",
  previous: "Page précédente",
  next: "Page suivante",
  failures: {
    failed: "Une erreur est survenue pendant la conversion.",
    page: "Échec du téléchargement de l’image.",
    pages: "Échec du téléchargement des images.",
    advice: {
      no_text:
        "L’écriture manuscrite et les impressions très pâles sont illisibles pour nous. Des images des pages vous suffiraient-elles ?",
      no_tables: "Vous n’avez besoin que du texte ?",
      target_unreachable: "Laissez des pages de côté, ou envoyez-le en plusieurs PDF.",
      too_many_pages: "Choisissez moins de pages si possible, ou divisez d’abord le PDF.",
    },
  },
} satisfies Translated<typeof en>;
