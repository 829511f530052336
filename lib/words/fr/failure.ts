import type { Translated } from "..";
import type { failure as en } from "../en/failure";
export const failure = {
  title: "Erreur inattendue",
  server: "500 Erreur interne du serveur",
  advice:
    "Réessayez. Si le problème persiste, repartez de la page d’accueil. Les fichiers de votre appareil n’ont pas changé.",
  reference: "Si vous nous écrivez, indiquez l’erreur {digest}",
  retry: "Réessayer",
  home: "Page d’accueil",
} satisfies Translated<typeof en>;
