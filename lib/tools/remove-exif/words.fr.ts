import { counted } from "../../words/format";
import type { ToolWords } from "../words";

export const words = {
  messages: {
    drop: "Déposez uniquement des fichiers JPG, PNG, WEBP, HEIC ou AVIF.",
    select: "Sélectionnez uniquement des fichiers JPG, PNG, WEBP, HEIC ou AVIF.",
    none: "Sélectionnez au moins une photo.",
  },
  dropZone: {
    prompt: "Glissez-déposez des photos ici",
    dragging: "Déposez vos photos ici",
    or: "ou",
    button: "Sélectionner des photos",
    hint: "JPG, PNG, WEBP, HEIC ou AVIF, jusqu’à 100 fichiers et 100 Mo au total",
  },
  action: "Retirer les données",
  busy: "Retrait...",
  failed: "Impossible de retirer les données. Réessayez.",
  steps: [
    "Lecture de vos photos...",
    "Recherche des données cachées...",
    "Suppression des données...",
    "Presque terminé...",
  ],
  success: "{had} {rest}",
  cleaned: {
    title: "Données retirées",
    had: counted({
      one: "{n} photo contenait des données, désormais retirées.",
      other: "{n} photos contenaient des données, désormais retirées.",
    }),
    rest: counted({ one: "{n} n’en contenait pas.", other: "{n} n’en contenaient pas." }),
    none: {
      title: "Aucune donnée trouvée",
      text: counted({
        one: "Cette photo ne contenait aucune donnée cachée.",
        other: "Aucune de ces {n} photos ne contenait de données cachées.",
      }),
    },
  },
  clear: "Vider la liste",
  name: "Supprimer les données EXIF",
  title: "Supprimer les données EXIF | GPS, date, appareil photo",
  description:
    "Voyez ce que vos photos disent de vous, et retirez EXIF, GPS, XMP et IPTC des JPG, PNG, WEBP, HEIC et AVIF sans perte. Gratuit, sans compte.",
  keywords: [
    "supprimer exif",
    "supprimer métadonnées photo",
    "effacer données exif",
    "supprimer localisation photo",
    "enlever gps photo",
  ],
  heading: "Supprimer les données EXIF de vos photos",
  subtitle: "Voyez ce que vos photos disent de vous, puis partagez-les sans cela",
  howToTitle: "Comment supprimer les données EXIF",
  howTo: [
    {
      name: "Sélectionnez vos photos",
      text: "Les cinq formats peuvent être mélangés. Chaque photo garde son nom, son format et sa taille en pixels.",
    },
    {
      name: "Retirez les données",
      text: "Cliquez sur « Retirer les données ». Rien n’est réencodé : même les grandes photos ne prennent qu’un instant.",
    },
    {
      name: "Regardez ce qu’il y avait, et téléchargez",
      text: "Chaque ligne indique ce qui a été retiré. Ouvrez « Données trouvées » pour le lire.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ce qu’une photo dit de vous",
        blocks: [
          "Un téléphone écrit un petit rapport dans chaque image : quand elle a été prise, avec quel modèle et quel objectif, et, si l’application Appareil photo a accès à la position, où vous étiez, à quelques mètres près. Une photo prise de votre balcon donne votre adresse. Les logiciels de retouche ajoutent leur nom, et souvent celui de la personne qui a payé la licence.",
          {
            caption: "Où se trouvent ces données, et ce qu’elles disent",
            head: ["Partie du fichier", "Ce qu’elle peut contenir"],
            rows: [
              [
                "EXIF",
                "Date, appareil, objectif, exposition, numéros de série, coordonnées, altitude, direction",
              ],
              [
                "Notes du fabricant",
                "Réglages dans le code propre au fabricant, parfois une ville ou le nombre de déclenchements",
              ],
              ["XMP", "Auteur, droits, mots-clés, étapes de retouche, noms des visages identifiés"],
              ["IPTC", "Légende, crédit, ville et pays, comme dans la presse"],
              ["Aperçu", "Une petite copie de l’image, qui peut montrer ce qui a été recadré ensuite"],
            ],
          },
          "Les grands réseaux sociaux en retirent l’essentiel quand vous publiez. Les e-mails, les liens de stockage en ligne, les forums, les petites annonces et les messageries qui envoient « en tant que fichier » transmettent tout tel quel.",
        ],
      },
      {
        heading: "L’image reste exactement la même",
        blocks: [
          "Beaucoup d’outils ouvrent la photo et l’enregistrent à nouveau, ce qui coûte chaque fois de la qualité. Ici, le fichier est démonté, puis remonté sans les morceaux qui le décrivent. L’image compressée est copiée octet par octet : chaque pixel du résultat est identique.",
          {
            list: [
              "Le profil de couleurs reste, car sans lui les couleurs changeraient.",
              "L’orientation aussi, ce seul nombre qui indique où est le haut. Un JPG la garde seule, dans un bloc EXIF vide par ailleurs.",
              "Seuls les morceaux qui font partie de l’image sont copiés. Ce que nous ne connaissons pas est laissé de côté.",
            ],
          },
          "La vidéo que certains téléphones cachent derrière une image (« photo animée ») disparaît aussi. S’il vous faut un fichier plus léger, [Compresser une image](/compress-image) retire les mêmes données au passage.",
        ],
      },
      {
        heading: "HEIC, AVIF, et ce que nous ne pouvons pas faire",
        blocks: [
          "HEIC et AVIF tiennent un index de leur contenu. Nous le réécrivons sans ces données et remplaçons leurs octets par des zéros : le fichier garde donc son poids. Les rafales et les animations dans ces deux formats sont refusées, car leurs images sont stockées autrement. [HEIC en JPG](/heic-to-jpg) en fait un JPG propre.",
          "Certains téléphones enregistrent plus de luminosité pour les écrans HDR. Dans un JPG, c’est une deuxième image après la première, et elle part avec le reste ; la photo s’affiche alors comme sur un écran ordinaire. Dans les TIFF et les RAW, descriptions et image sont entremêlées : convertissez-les avec [TIFF en JPG](/tiff-to-jpg) ou [RAW en JPG](/raw-to-jpg).",
          "Aucun outil ne retire ce que l’image elle-même montre. Avant de la partager, cherchez les plaques de rue, les badges, les écrans et les reflets.",
        ],
      },
    ],
    questions: [
      {
        question: "Comment vérifier le résultat ?",
        answer:
          "Sélectionnez à nouveau le fichier téléchargé : la ligne dit alors qu’il ne contenait aucune donnée cachée. Votre ordinateur le montre aussi : sous Windows dans Propriétés, Détails, et sur Mac dans Aperçu, avec Afficher l’inspecteur.",
      },
      {
        question: "Le lieu est-il transmis à un service de cartes ?",
        answer:
          "Non. Vous voyez les coordonnées, et un lien à côté. Votre navigateur ne demande ce lieu à OpenStreetMap que si vous cliquez sur ce lien.",
      },
      {
        question: "Pourquoi mon fichier n’est-il guère plus léger ?",
        answer:
          "Ces données pèsent quelques kilo-octets, un aperçu peut-être cinquante. Le reste est l’image, et nous n’y touchons pas.",
      },
      {
        question: "Puis-je garder la mention de copyright ?",
        answer:
          "Pas sur cette page. Quand vous convertissez une photo, activez « Garder les données de la photo » : l’auteur, le copyright, la date et l’appareil restent, et le lieu seulement si vous le demandez.",
      },
      {
        question: "Comment empêcher mon téléphone d’enregistrer le lieu ?",
        answer:
          "Sur iPhone, ouvrez Réglages, Confidentialité et sécurité, Service de localisation, Appareil photo, et choisissez Jamais. Sur Android, désactivez les balises de localisation dans les réglages de l’application Appareil photo.",
      },
      {
        question: "Gardez-vous ce que disaient mes photos ?",
        answer:
          "Non. C’est lu sur notre serveur, envoyé à votre navigateur avec le résultat, et jamais stocké. Vos photos envoyées sont supprimées aussitôt, les résultats au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
