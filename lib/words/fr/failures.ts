import type { Translated } from "..";
import type { failures as en } from "../en/failures";
import { counted } from "../format";
export const failures = {
  line: "{name} : {reason}",
  page: "Page {page}",
  network: "Erreur réseau",
  timeout: "Délai dépassé",
  reply: "Le serveur a envoyé une réponse illisible",
  server: "Erreur du serveur",
  status: "Erreur du serveur ({status})",
  silent: {
    file: "Ce fichier n’a pas pu être converti.",
    compression: "Ce fichier n’a pas pu être compressé.",
    page: "Cette page n’a pas pu être convertie.",
  },
  advice: {
    network: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
    reply: "Rechargez la page et réessayez.",
    timeout: "Cela a pris trop de temps. Réessayez, ou prenez des fichiers plus petits.",
    tooLarge: "L’envoi était trop volumineux. Sélectionnez moins de fichiers, ou des fichiers plus petits.",
    server: "Le serveur a rencontré un problème. Réessayez dans un instant.",
  },

  tryAgain: "La conversion a échoué. Réessayez.",
  conversion: "La conversion a échoué : {reason}",
  compression: "La compression a échoué. Réessayez.",
  empty: "Aucune image reçue.",
  file: "Échec de la conversion de {name} : {reason}",
  batch: "La conversion des fichiers a échoué",
  download: "Échec du téléchargement de {name} : {reason}",
  zip: "Le fichier ZIP n’a pas pu être créé : {reason}",

  leftOut: counted({
    one: "{n} fichier a été laissé de côté.",
    other: "{n} fichiers ont été laissés de côté.",
  }),
  overLimit: "Cet outil accepte des fichiers jusqu’à {limit} Mo.",
  eachLimit: "Chaque fichier peut faire jusqu’à {limit} Mo.",
  onlyFirst: "Cette page accepte un PDF à la fois. Nous avons gardé le premier.",

  png: {
    said: "Erreur : {reason}",
    failed: "Échec de la conversion",
    noAnswer: "Le serveur ne répond pas. Vérifiez votre connexion.",
    timeout: "Délai dépassé. Essayez avec des fichiers plus petits.",
    conversion: "Aucune image n’a pu être convertie",
    download: "Échec du téléchargement des fichiers convertis",
  },
  jpeg: {
    timeout: "Délai dépassé (connexion interrompue)",
    tooLarge: "Fichier trop volumineux",
    advice: "Vérifiez votre connexion et réessayez.",
  },
  kinds: {
    named: { a: "un {format}", an: "un {format}" },
    is: { only: "C’est {format}.", one: "{name} : c’est {format}.", all: "Ce sont des fichiers {format}." },
    made: {
      only: "C’est déjà {format}. Rien à convertir.",
      one: "{name} : c’est déjà {format}. Rien à convertir.",
      all: "Ce sont déjà des fichiers {format}. Rien à convertir.",
    },
    rename: {
      one: "{kind} Remplacez son extension par .{ending}, puis sélectionnez-le à nouveau.",
      all: "{kind} Remplacez leurs extensions par .{ending}, puis sélectionnez-les à nouveau.",
    },
    extension: "{kind} Cette page n’accepte que les fichiers en .{ending}.",
    unknown: "Nous ne reconnaissons pas le format de {name}.",
    unreadable:
      "Nous ne lisons pas les fichiers {format}. Enregistrez l’image en PNG ou JPG dans le programme qui l’a créée, puis sélectionnez le nouveau fichier.",
  },
} satisfies Translated<typeof en>;
