import type { ToolWords } from "../words";

export const words = {
  name: "JPEG en JPG",
  title: "Convertir JPEG en JPG | Sans perte de qualité, gratuit",
  description:
    "Changez .jpeg en .jpg sans perdre en qualité. Données de l’appareil et position sont retirées. Démarre tout seul. Gratuit, sans inscription.",
  keywords: [
    "jpeg en jpg",
    "convertir jpeg en jpg",
    "jpeg to jpg",
    "changer jpeg en jpg",
    "renommer jpeg en jpg",
  ],
  heading: "Convertisseur JPEG en JPG",
  subtitle: "Déposez vos fichiers et récupérez-les en .jpg, automatiquement et sans perte de qualité",
  messages: {
    wrong: "{file name} n’est pas un fichier JPEG",
    tooLarge: "{file name} est trop gros (10 Mo maximum)",
    empty: "{file name} est vide",
    heading: "Fichiers refusés :",
    none: "Aucun fichier JPEG valide. Sélectionnez des fichiers JPEG (10 Mo maximum chacun).",
  },
  success: "Fichiers convertis : {n}. Les téléchargements devraient démarrer tout seuls.",
  dropZone: {
    prompt: "Déposez des fichiers JPEG ici ou cliquez pour parcourir",
    dragging: "Déposez vos fichiers JPEG ici",
    or: "ou",
    button: "Sélectionner des fichiers JPEG",
    hint: "10 Mo maximum par fichier",
  },
  howTo: [
    {
      name: "Sélectionnez vos fichiers JPEG",
      text: "Déposez-les sur la page, ou utilisez le bouton. Chacun peut faire jusqu’à 10 Mo.",
    },
    { name: "Attendez un instant", text: "La conversion démarre toute seule, un fichier à la fois." },
    { name: "Retrouvez vos JPG", text: "Chaque fichier est téléchargé automatiquement, sous son nom." },
  ],
  article: {
    sections: [
      {
        heading: "JPEG et JPG, c’est la même chose",
        blocks: [
          "C’est un seul format avec deux extensions. JPEG vient du Joint Photographic Experts Group, qui l’a créé. Les premières versions de Windows n’admettaient que trois lettres après le point : .jpeg est devenu .jpg.",
          "Cette page ne sert que si un formulaire, un script ou un vieux programme exige .jpg, ou si vous voulez retirer les données de l’appareil et la position.",
        ],
      },
      {
        heading: "Ce qui arrive à votre fichier",
        blocks: [
          "Notre serveur copie l’image compressée dans un nouveau fichier sans la changer. Il ne la décode que pour vérifier que rien n’est endommagé.",
          {
            caption: "Ce que contient votre .jpg",
            head: ["Partie du fichier", "Dans votre .jpg"],
            rows: [
              ["Données d’image", "Inchangées"],
              ["Profil de couleurs", "Gardé, pour des couleurs justes"],
              ["Résolution d’impression (dpi)", "Gardée, si elle est à l’endroit habituel (en-tête JFIF)"],
              ["Données de l’appareil, date, position", "Retirées"],
              ["Vignette, commentaires", "Retirés"],
              ["Rotation", "Appliquée à l’image, ou gardée comme repère"],
            ],
          },
          "La rotation est sans perte aussi : les blocs qui composent un JPEG sont réarrangés. Il faut pour cela que les côtés se divisent en blocs entiers de 8 ou 16 pixels, comme dans la plupart des photos sorties d’un appareil. Les autres photos gardent le repère par lequel les logiciels les tournent, tel que l’appareil l’a écrit. Quelques sortes rares de JPEG sont recompressées en qualité 95.",
        ],
      },
      {
        heading: "Ou renommez le fichier vous-même",
        blocks: [
          "Si les données cachées ne vous gênent pas, changez simplement .jpeg en .jpg dans le nom. Sous Windows, activez d’abord les extensions de noms de fichiers dans le menu Affichage de l’Explorateur. Sur Mac, sélectionnez le fichier et appuyez sur Entrée.",
          "Cette page est plus simple sur un téléphone, ou pour des dizaines de fichiers.",
        ],
      },
    ],
    questions: [
      {
        question: "Est-ce que je perds en qualité ?",
        answer:
          "Presque jamais. Une photo à l’endroit garde ses données d’image octet pour octet, et une photo tournée garde chaque valeur, à une nouvelle place si c’est possible. Seules exceptions : quelques sortes rares de JPEG.",
      },
      {
        question: "Pourquoi le JPG est-il un peu plus léger ?",
        answer:
          "Les données de l’appareil et la vignette sont parties. Elles peuvent prendre des dizaines de kilo-octets.",
      },
      {
        question: "Pourquoi mon navigateur parle-t-il de plusieurs téléchargements ?",
        answer:
          "Vos fichiers s’enregistrent l’un après l’autre, à une demi-seconde d’écart. Choisissez « Autoriser », sinon vous risquez de n’avoir que le premier.",
      },
      {
        question: "Quels fichiers puis-je convertir ?",
        answer:
          "Des JPEG de 10 Mo au plus chacun, en .jpeg ou .jpg. Les fichiers vides et endommagés sont refusés.",
      },
      {
        question: "Et si mon .jpeg est en fait un PNG ou un HEIC ?",
        answer: "Notre serveur le remarque et en fait un vrai JPG, en qualité 95.",
      },
      {
        question: "Comment changer .jpg en .jpeg ?",
        answer:
          "Avec [JPG en JPEG](/Jpg-to-jpeg). Cette page recompresse l’image : lisez d’abord ses remarques.",
      },
    ],
  },
} satisfies ToolWords<"auto">;
