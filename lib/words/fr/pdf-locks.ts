import type { Translated } from "..";
import type { pdfProtect as enPdfProtect, pdfUnlock as enPdfUnlock } from "../en/pdf-locks";
export const pdfProtect = {
  busy: "Protection...",
  password: "Nouveau mot de passe",
  help: "Il sera demandé à l’ouverture du PDF. Nous ne le gardons pas : notez-le en lieu sûr.",
  missing: "Saisissez un mot de passe pour le nouveau PDF.",
  strength: {
    short: "Facile à deviner : mettez au moins 8 caractères.",
    fair: "Correct. Plus long, c’est mieux : quatre mots à la suite sont difficiles à deviner.",
    strong: "Difficile à deviner.",
  },
  permissions: "Les lecteurs peuvent",
  allowPrinting: "L’imprimer",
  allowCopying: "Copier le texte et les images",
  allowChanges: "Le modifier, remplir les formulaires et ajouter des commentaires",
  permissionsHelp:
    "Acrobat et beaucoup d’autres programmes respectent ces choix, mais pas tous. Seul le mot de passe ferme vraiment l’accès.",
  chosen: {
    all: "Mot de passe défini. Les lecteurs peuvent l’imprimer, le copier et le modifier.",
    some: "Mot de passe défini. Autorisé : {what}",
    none: "Mot de passe défini. Les lecteurs peuvent seulement le consulter.",
  },
  finished: "Terminé, le PDF est protégé.",
  title: "Votre PDF est protégé",
  success: "Il ne s’ouvre qu’avec le nouveau mot de passe. Essayez-le avant de l’envoyer.",
  earlier:
    "Ce PDF date d’avant votre dernier changement. Protégez-le à nouveau pour appliquer ce que vous voyez ci-dessous.",
} satisfies Translated<typeof enPdfProtect>;

export const pdfUnlock = {
  busy: "Déverrouillage...",
  rights: "Ne déverrouillez que des fichiers qui sont à vous ou que vous avez le droit de déverrouiller.",
  finished: "Terminé, le PDF est déverrouillé.",
  title: "Votre PDF est déverrouillé",
  success: "Il s’ouvre sans mot de passe, et vous pouvez l’imprimer et le copier.",
  kept: "Il n’y avait rien à déverrouiller",
  keptHelp: "Ce PDF n’a ni mot de passe ni restrictions.",
} satisfies Translated<typeof enPdfUnlock>;
