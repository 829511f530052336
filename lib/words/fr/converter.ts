import type { Translated } from "..";
import type { converter as en } from "../en/converter";
import { counted } from "../format";
export const converter = {
  files: counted({ one: "{n} fichier", other: "{n} fichiers" }),

  drop: {
    touch: {
      photos: "Choisir des photos",
      another: "Choisir un PDF",
      more: "Choisir des PDF",
    },
    busy: "Déposez-les ici, ce sera leur tour ensuite",
    more: "Ajouter des fichiers",
    other: "Choisir d’autres fichiers",
    another: "Choisir un autre fichier",
    onlyPictures: "Cette page accepte les images",
    onlyFormat: "Cette page accepte les fichiers {format}",
    clears:
      "Déposez d’autres fichiers pour les ajouter. Vos résultats seront effacés : téléchargez-les d’abord.",
    sample: "Pas de fichier sous la main ?",
    trySample: "Essayer avec un exemple",
    sampleFailed: "Nous n’avons pas pu charger l’exemple.",
  },
  waiting: {
    convert: counted({
      one: "{n} fichier en attente. Il sera converti juste après.",
      other: "{n} fichiers en attente. Ils seront convertis juste après.",
    }),
    offer: counted({ one: "{n} fichier en attente.", other: "{n} fichiers en attente." }),
    choose: counted({ one: "Utiliser ce fichier maintenant", other: "Utiliser ces fichiers maintenant" }),
  },

  list: {
    selected: "Fichiers sélectionnés",
    results: "Résultats",
    total: "Taille totale : {size}",
    removeAll: "Tout retirer",
    move: { up: "Monter {name}", down: "Descendre {name}" },
    remove: "Retirer {name}",
    sizes: "{before} → {after}",
    uploading: "Envoi {percent} %",
    downloading: "Téléchargement {percent} %",
    done: "Terminé",
    states: { waiting: "En attente", working: "En cours", converted: "Converti", failed: "Échec" },
  },

  size: {
    smaller: "{percent} % de moins",
    larger: "{percent} % de plus",
    times: "{factor}\u00a0fois\u00a0plus\u00a0lourd",
    kept: "Déjà bien compressé",
    reasons: {
      jpgOfPng:
        "Le JPG est fait pour les photos. Les dessins et les captures d’écran sont souvent plus légers en PNG.",
      jpg: "En général, une image prend plus de place en JPG qu’en {format}.",
      again:
        "Cette image n’a pas pu être copiée telle quelle. Elle a été enregistrée de nouveau, avec une qualité sans perte visible.",
      png: "Le PNG garde chaque pixel à l’identique, ce qui prend en général plus de place.",
      gif: "Le GIF compresse moins que les formats plus récents. Le WEBP est en général bien plus léger.",
      ico: "Une icône contient l’image en plusieurs tailles.",
      tiff: "Le TIFF garde chaque pixel à l’identique, ce qui prend en général plus de place.",
    },
  },

  progress: {
    label: "Progression de la conversion",
    upload: "Progression de l’envoi",
    converting: "Conversion...",
    uploading: "Envoi...",
    offline: "En attente de la connexion...",
    counted: "Terminés : {done} sur {total}",
    bytes: "{done} sur {total}",
    timeLeft: "Temps restant estimé : {seconds} s",
    sent: "Envoi, {percent} %",
    received: "Réception des résultats, {done} sur {total}",
    converted: counted({
      one: "Envoyé. Conversion en cours.",
      other: "Envoyé. Conversion de {n} fichiers.",
    }),
    long: "{work} {still}",
    still: "Encore un instant.",
    stillLarge: "Encore un instant. Les gros fichiers prennent plus de temps.",
  },

  actions: {
    cancel: "Annuler",
    reset: "Réinitialiser",
    download: "Télécharger",
    downloadFile: "Télécharger {name}",
    saveAs: "Enregistrer sous {name}",
    zip: "Tout télécharger en ZIP",
    startAgain: "{action} à nouveau",
    stale: "Votre dernier changement n’est pas encore dans le résultat.",
    again: "Réessayer",
    fileAgain: "Réessayer : {name}",
    filesAgain: counted({ one: "Réessayer avec ce fichier", other: "Réessayer avec ces {n} fichiers" }),
  },
  settings: { change: "Modifier", hide: "Masquer", named: "{name} : {value}" },

  outcome: {
    complete: "Conversion terminée !",
    successful: "Conversion réussie !",
    failed: counted({ one: "{n} échec sur {total}", other: "{n} échecs sur {total}" }),
    cancelled: "Annulé. Terminés : {done} sur {total}.",
    cancelledAtOnce: "Annulé. Vos fichiers sont toujours là.",
    more: "{n} de plus",
    leftOut: counted({ one: "Laissé de côté : {names}", other: "Laissés de côté : {names}" }),
    instead: "{reason} Utilisez plutôt {tool}.",
    offline: "Vous êtes hors ligne. Vos fichiers restent ici.",
    offlineRunning:
      "Vous êtes hors ligne. Vos fichiers restent ici. La conversion reprendra avec la connexion.",
  },

  deletion: {
    action: "Supprimer maintenant",
    busy: "Suppression...",
    otherwise: "Sinon, vos résultats sont supprimés au bout de {retention}.",
    announced: "Résultats supprimés.",
    done: "Supprimés de notre serveur.",
    none: "Il ne reste rien sur notre serveur. Vos résultats restent dans votre navigateur tant que vous êtes sur cette page.",
    kept: "Supprimés de notre serveur. Vous pouvez encore télécharger les résultats : ils restent dans votre navigateur tant que vous êtes sur cette page.",
    failed: "Nous n’avons pas pu supprimer vos résultats. Réessayez.",
  },
  announced: {
    started: "Conversion commencée.",
    canceled: "Conversion annulée.",
    cleared: "Tous les fichiers sont retirés. {keys} les fait revenir.",
    added: counted({ one: "{n} fichier ajouté.", other: "{n} fichiers ajoutés." }),
    replaced: counted({
      one: "{n} fichier ajouté à la place des autres. {keys} fait revenir les anciens.",
      other: "{n} fichiers ajoutés à la place des autres. {keys} fait revenir les anciens.",
    }),
    addedAndStarted: counted({
      one: "{n} fichier ajouté. Conversion commencée.",
      other: "{n} fichiers ajoutés. Conversion commencée.",
    }),
    removed: counted({
      one: "Retiré. Il reste {n} fichier. {keys} annule le retrait.",
      other: "Retiré. Il reste {n} fichiers. {keys} annule le retrait.",
    }),
    moved: "Déplacé en position {place} sur {total}.",
    finished: counted({ one: "Terminé, {n} converti.", other: "Terminé, {n} convertis." }),
    none: "Aucun fichier n’a été converti.",
    ready: "Prêt pour la suite. {keys} fait revenir les résultats.",
    returned: "Rétabli.",
    keys: { mac: "Commande Z", other: "Contrôle Z" },
  },
} satisfies Translated<typeof en>;
