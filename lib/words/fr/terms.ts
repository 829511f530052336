import type { Translated } from "..";
import type { terms as en } from "../en/terms";
export const terms = {
  free: {
    heading: "Utilisation gratuite",
    blocks: [
      "Tous les outils de ce site sont gratuits, pour un usage privé ou professionnel. Vous n’avez pas besoin de compte. En utilisant le site, vous acceptez ces conditions.",
    ],
  },
  files: {
    heading: "Vos fichiers",
    blocks: [
      "Vos fichiers et vos résultats restent à vous. Ils servent à votre conversion et à rien d’autre ; la page [Confidentialité](/privacy) dit combien de temps ils sont gardés.",
      "Ne convertissez que des fichiers que vous avez le droit d’utiliser. N’envoyez rien d’illégal.",
    ],
  },
  fair: {
    heading: "Usage raisonnable",
    blocks: [
      "Pour que le site fonctionne pour tout le monde :",
      {
        list: [
          "Respectez les limites indiquées sur les pages. Ce que vous pouvez convertir par minute est limité aussi.",
          "N’essayez pas de contourner les limites, de surcharger le site ou d’y pénétrer.",
          "N’utilisez pas le site pour nuire à autrui, et n’essayez pas d’ouvrir des résultats qui ne sont pas à vous.",
        ],
      },
      "Les demandes qui enfreignent ces règles peuvent être refusées.",
    ],
  },
  warranty: {
    heading: "Pas de garantie",
    blocks: [
      "Le site est fourni tel quel. Les outils peuvent être lents, changer ou s’arrêter, et un résultat peut différer de ce que vous attendiez. Gardez vos originaux, et vérifiez les résultats avant de vous y fier, surtout le texte lu sur des images.",
      "Dans la mesure permise par la loi, personne n’est responsable des dommages liés à l’utilisation de ce site. Les droits que la loi ne permet pas d’exclure restent les vôtres.",
    ],
  },
  law: {
    heading: "Droit applicable et modifications",
    named:
      "Droit applicable à ces conditions : {law}. Vous gardez les droits que votre pays accorde aux consommateurs.",
    unnamed:
      "Ces conditions ne désignent le droit d’aucun pays ; les règles générales sur le droit applicable en décident.",
    changes: "Si ces conditions changent, les nouvelles sont publiées sur cette page.",
  },
  operator: { heading: "Qui gère ce site" },
} satisfies Translated<typeof en>;
