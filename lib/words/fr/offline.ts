import type { Translated } from "..";
import type { offline as en } from "../en/offline";

export const offline = {
  title: "Pas de connexion - {site}",
  heading: "Pas de connexion à Internet",
  needed:
    "{site} ouvre les pages et convertit les fichiers sur son serveur : chaque outil a donc besoin d’Internet. Vérifiez votre connexion, puis réessayez.",
  shared:
    "Les fichiers partagés attendent sur cet appareil. Ils apparaîtront ici dès que la connexion sera rétablie.",
  retry: "Réessayer",
} satisfies Translated<typeof en>;
