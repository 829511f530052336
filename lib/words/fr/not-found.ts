import type { Translated } from "..";
import type { notFound as en } from "../en/not-found";
import { counted } from "../format";
export const notFound = {
  answers: {
    "/image-convert": {
      text: "Cet outil arrive bientôt. Le plus proche que nous ayons aujourd’hui : {link}",
      see: "",
    },
    "/image-resizer": {
      text: "Cette page a une autre adresse. Vous pouvez changer la taille de vos images ici : {link}",
      see: "Redimensionner une image",
    },
    "/about": {
      text: "Cette page a une autre adresse. Vous pouvez en savoir plus sur ce site ici : {link}",
      see: "À propos",
    },
    "/privacy-policy": {
      text: "Cette page a une autre adresse. Voyez ce que deviennent vos fichiers : {link}",
      see: "Confidentialité",
    },
    "/terms-of-service": {
      text: "Cette page a une autre adresse. Vous pouvez lire les conditions d’utilisation de ce site ici : {link}",
      see: "Conditions d’utilisation",
    },
  },
  suggestion: "Vous cherchez {tool} ?",
  hint: "Tapez deux formats, ou ce que vous voulez faire, par exemple « compresser pdf ».",
  game: {
    label: "Un jeu",
    name: "La tuile volante, un petit jeu",
    controls:
      "Faites voler la tuile entre les obstacles. Appuyez sur Espace ou la flèche vers le haut, cliquez ou touchez l’écran pour battre des ailes.",
    noScript: "Activez JavaScript pour jouer ici.",
    score: "Score {n}",
    best: "Record {n}",
    start: "Cliquez ou appuyez sur Espace pour commencer",
    paused: "En pause",
    resume: "Cliquez ou appuyez sur Espace pour continuer",
    over: "Partie terminée",
    restart: "Cliquez ou appuyez sur Espace pour rejouer",
    record: "Votre meilleur score jusqu’ici",
    nothing: "La première pile est la plus difficile",
    passed: counted({ one: "{n} pile passée", other: "{n} piles passées" }),
    result: "Votre score est de {score}. Votre record est de {best}.",
  },
} satisfies Translated<typeof en>;
