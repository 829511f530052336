import type { Translated } from "..";
import type { cameraPdf as en } from "../en/camera-pdf";
import { counted } from "../format";
export const cameraPdf = {
  capture: "Prendre des photos",
  files: "Fichiers sélectionnés",
  success: counted({ one: "Un seul PDF, avec {n} image.", other: "Un seul PDF, avec {n} images." }),
  change: "Modifier les pages",
  camera: {
    title: "Prise de vue",
    view: "Image de la caméra en direct, en miroir",
    starting: "Démarrage de la caméra...",
    take: "Prendre une photo ({n})",
    taken: "Photo prise !",
    discard: "Tout supprimer",
    discarded: "Photos supprimées",
    captures: "Photos prises",
    use: "Mettre dans le PDF ({n})",
    none: "Aucune photo pour l’instant",
    again: "Réessayer",
  },
  cameraErrors: {
    noApi: "Ce navigateur ne donne pas accès à la caméra",
    unsupported: "Caméra non prise en charge par cet appareil ou ce navigateur",
    ownDocument: "Rechargez cette page pour utiliser la caméra, puis sélectionnez à nouveau vos fichiers.",
    noFeed: "Impossible d’afficher l’image de la caméra",
    noAccess: "Impossible d’accéder à la caméra",
    notReady: "La caméra n’a pas démarré correctement",
    notCaptured: "La photo n’a pas pu être prise",
  },
  cameraAdvice: {
    NotAllowedError:
      "Autorisez la caméra pour ce site dans les réglages de votre navigateur, puis réessayez.",
    NotFoundError: "Branchez une caméra et réessayez, ou fermez cette fenêtre et choisissez des images.",
    NotReadableError: "Fermez les autres programmes qui utilisent la caméra, puis réessayez.",
  },
} satisfies Translated<typeof en>;
