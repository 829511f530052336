import type { api as en } from "../en/api";

const password = "Ouvre le fichier, s’il a un mot de passe.";
const pages =
  "Pages à prendre, par exemple `1-3, 8`, ou `5-` pour tout ce qui suit. Vide : toutes les pages.";
const targetSize = "Nombre maximal d’octets de chaque résultat.";
const note = "Une phrase, si le résultat diffère de ce que vous pourriez attendre.";
const notes = "La même chose, sous forme de `code` avec `params`.";
const frames = "Nombre d’images dans votre fichier, s’il y en a plusieurs ; le résultat en a une.";
const code = "Code de l’erreur.";
const params = "Nombres et noms qui figurent dans la phrase de l’erreur.";

const keeping = {
  preserve_metadata: "Garde les métadonnées, sauf la position.",
  preserve_location: "Avec `preserve_metadata` : garde aussi la position.",
};

const pdfPage = {
  pageSize: "Taille des pages. `fit` donne à chaque page la taille de son image.",
  orientation: "Oriente le papier. `auto` suit chaque image. Sans effet avec `fit`.",
  margin: "Marge blanche autour de chaque image : aucune, un quart de pouce ou trois quarts.",
  turns:
    "Fait pivoter chaque image dans le sens des aiguilles d’une montre : `0`, `90`, `180` ou `270` degrés, une valeur par fichier, dans leur ordre, par exemple `0,90,0`.",
};

const reading = {
  language: "Langue du texte dans les images. `auto` la détecte pour chaque page.",
  progress: "Envoie la progression pendant le travail. Voir [Progression](/api#progress).",
};

const tables = {
  ...reading,
  format: "Un classeur, un CSV (un ZIP s’il y a plusieurs tableaux), ou les cellules en JSON.",
  layout: "`tables` prend ce qui ressemble à un tableau, `page` tout le texte de chaque page.",
  regions:
    'Zones à lire au lieu de chercher les tableaux, en JSON : `[{"page":1,"box":[left,top,right,bottom]}]`, en points depuis le coin supérieur gauche.',
  text: "Garde les nombres et les dates en texte.",
  oneSheet: "Met tous les tableaux dans une seule feuille, ou un seul fichier CSV.",
  separator: "Ce qui sépare les valeurs dans le CSV.",
  bom: "Commence les fichiers CSV par une marque d’ordre des octets (BOM), dont Excel a besoin pour lire les accents.",
};

export const api = {
  contents: "Sur cette page",
  guide: "Guide",
  callsHeading: "Appels",
  title: "API de {site}",
  description:
    "Les appels que font les pages de ce site. Aucune clé n’est nécessaire. Les conversions peuvent être limitées par adresse IP ; un programme muni d’un jeton de l’exploitant a ses propres limites.",

  start: {
    heading: "Comment fonctionne un appel",
    blocks: [
      "Chaque outil de ce site est un appel que votre programme peut faire aussi. Envoyez les fichiers sous forme de formulaire (`multipart/form-data`), et vous recevez les résultats, ou des liens vers eux. C’est gratuit, sans compte ni clé.",
      {
        list: [
          "Envoyez les options avant les fichiers. Les nombres, `true` et `false` s’envoient en texte.",
          "Répétez le champ `images` pour plusieurs images. Les résultats arrivent dans le même ordre.",
          "C’est le contenu d’un fichier qui compte, pas son nom. Un appel pour images accepte tous les formats que nous lisons, quoi que dise son adresse.",
          "Les appels viennent de programmes et des pages de ce site. Une page d’un autre site ne peut pas en faire depuis un navigateur.",
        ],
      },
      "Les exemples avec `fetch` fonctionnent dans Node.js 20 ou plus récent. Ceux en Python ont besoin du paquet `requests`.",
    ],
    document: "Document OpenAPI, pour les générateurs de clients",
  },
  limits: {
    heading: "Limites et jetons",
    blocks: [
      {
        list: [
          "`GET /api/limits` indique combien de mégaoctets (`maxUploadMb`) et de fichiers (`maxFiles`) une requête peut contenir.",
          "Chaque fichier compte pour une conversion. Le nombre de conversions par minute est limité pour votre adresse : les en-têtes `RateLimit-Limit`, `RateLimit-Remaining` et `RateLimit-Reset` (en secondes) disent combien il en reste. Ils sont absents s’il n’y a pas de limite.",
          "Avec le statut 429 ou 503, attendez le nombre de secondes qu’indique `Retry-After`, puis réessayez.",
          "Si l’exploitant de ce site vous donne un jeton, envoyez-le sous la forme `Authorization: Bearer TOKEN`. Votre programme a alors ses propres limites. Un jeton inconnu reçoit le statut 401.",
        ],
      },
    ],
  },
  results: {
    heading: "Résultats et suppression",
    blocks: [
      "Un `downloadUrl` est un chemin sur cet hôte. Il commence par `/api/download/` et l’identifiant d’une session : 40 caractères aléatoires que personne d’autre ne connaît. Toute personne à qui vous donnez le lien peut l’ouvrir.",
      "Les fichiers envoyés sont supprimés quand la réponse est prête, les résultats au bout de {retention}, ou dès que vous supprimez leur session. Les appels qui répondent par le fichier lui-même ne stockent rien.",
    ],
    caption: "Requêtes sur les résultats et le serveur",
    images: "Les appels qui acceptent plusieurs images répondent par une liste :",
    example: "Télécharger un résultat, puis supprimer sa session :",
  },
  errors: {
    heading: "Erreurs",
    blocks: [
      "Un appel qui échoue a un statut de 400 ou plus et répond en JSON. `code` s’adresse à votre programme, `message` aux humains. `params` contient les nombres et les noms de la phrase, et `files` le code de chaque fichier ou page en échec.",
      "Si vous envoyez plusieurs images et que seules certaines échouent, le statut est 200. Celles-ci ont un `error` et un `code` à leur place dans `images`.",
      "Les phrases sont en anglais, ou dans une autre langue de ce site si votre programme la demande, par exemple avec `Accept-Language: fr`.",
    ],
    caption: "Tous les codes",
    head: { code: "Code", status: "Statut", meaning: "Message" },
  },
  progress: {
    heading: "Progression",
    blocks: [
      "Lire des scans peut prendre des minutes. Les appels qui ont le champ `progress` peuvent vous dire où ils en sont : envoyez `true`, et la réponse est un objet JSON par ligne (`application/x-ndjson`).",
      "Le statut est envoyé avant la fin du travail : c’est donc 200, même si l’appel échoue. La dernière ligne est le résultat ou l’erreur.",
    ],
  },
  health: {
    heading: "État du serveur",
    blocks: [
      "`GET /api/health/live` répond tant que le serveur tourne. `GET /api/health/ready` répond 200 tant qu’il peut convertir des fichiers, et 503 sinon.",
    ],
  },

  call: {
    fields: "Champs",
    answer: "Réponse",
    errors: "Erreurs de cet appel, en plus de celles communes à tous les appels",
    examples: "Exemple",
    copy: "Copier",
    copied: "Copié",
    languages: { curl: "curl", fetch: "fetch, dans Node.js", python: "Python" },
  },
  field: {
    file: "fichier, obligatoire",
    files: "un ou plusieurs fichiers, obligatoire",
    fewFiles: "jusqu’à {n} fichiers, obligatoire",
    text: "texte",
    yesNo: "`true` ou `false`",
    color: "couleur, par exemple `#ffffff`",
    between: "nombre de {min} à {max}",
    atLeast: "nombre entier, {min} ou plus",
    required: "obligatoire",
    default: "par défaut `{value}`",
  },
  files: { image: "L’image.", images: "Les images.", pdf: "Le PDF.", pdfs: "Les PDF." },
  answers: {
    json: "JSON",
    images: "JSON avec la liste `images`, [décrite plus haut](/api#results).",
    "application/pdf": "Le PDF lui-même",
    "application/zip": "Un ZIP",
    "image/jpeg": "L’image elle-même",
  },
  others: {
    limits: "Les limites d’une requête.",
    live: "Indique si le serveur tourne.",
    ready: "Indique si le serveur peut convertir et stocker des fichiers.",
    download: "Un résultat. `Range` permet d’en demander une partie.",
    downloadAll: "Un ZIP de tous les résultats d’une session.",
    listResults: "Les résultats d’une session qui sont encore stockés.",
    deleteResults: "Supprime aussitôt tous les résultats d’une session.",
    sessionId: "Tiré d’une réponse : 40 chiffres hexadécimaux aléatoires.",
    filename: "Tiré d’une réponse.",
    failure:
      "Une erreur : une phrase pour les personnes, en anglais ou dans la langue que demande `Accept-Language`, et un code pour les programmes.",
    lines:
      "Envoyé si `progress` vaut true : un objet JSON par ligne, la progression d’abord, et la réponse ou l’erreur en dernier.",
    notReady: "Il ne le peut pas ; `checks` dit pourquoi.",
  },

  calls: {
    pngToJpg: {
      about: "Convertit une image en JPG.",
      fields: {
        quality: "Plus la valeur est haute, plus l’image est belle et le fichier lourd.",
        backgroundColor: "Apparaît là où l’image est transparente.",
        removeTransparency: "Avec `false`, la transparence est retirée sans couleur de fond.",
      },
    },
    jpgToPng: { about: "Crée des PNG à partir de JPG et de toutes les autres images.", fields: keeping },
    heicToJpg: { about: "Crée des JPG. Conçu pour les photos d’iPhone.", fields: keeping },
    heicToPng: { about: "Crée des PNG à partir de photos d’iPhone.", fields: keeping },
    webpToPng: { about: "Crée des PNG et garde la transparence.", fields: keeping },
    webpToJpg: { about: "Crée des JPG. La transparence devient blanche.", fields: keeping },
    avifToPng: { about: "Crée des PNG à partir d’images AVIF.", fields: keeping },
    avifToJpg: { about: "Crée des JPG à partir d’images AVIF.", fields: keeping },
    jpgToJpeg: {
      about:
        "Donne aux JPG l’extension .jpeg, les met à l’endroit et retire leurs métadonnées, sans les réencoder.",
      fields: {},
    },
    imageConvert: {
      about: "Convertit des images au format que vous indiquez.",
      fields: {
        format: "Format des résultats. `jpeg` est un JPG dont le nom finit par .jpeg.",
        target_format: "Autre nom de `format`.",
        quality:
          "Pour les formats qui perdent des détails. Par défaut, les résultats de tous les formats se ressemblent à peu près.",
        preset: "`print` garde tous les détails de couleur, avec une qualité d’au moins 92.",
        auto_optimize: "Prend plus de temps pour un fichier plus léger qui a le même aspect.",
        svg_side: "Pixels du plus grand côté d’un dessin (SVG).",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "Donne à un JPG une autre extension et le met à l’endroit, sans le réencoder. L’en-tête `Photo-Details` indique, en JSON, quelles données de la photo ont été supprimées ou conservées.",
      fields: {
        outputFormat: "Extension du résultat.",
        inputFormat: "Ignoré : c’est le contenu du fichier qui compte.",
      },
    },
    imageToPdf: { about: "Crée un PDF avec une page par image, dans leur ordre.", fields: pdfPage },
    jpgToPdf: {
      about: "Fait de même, et donne au PDF le nom de l’image s’il n’y en a qu’une.",
      fields: pdfPage,
    },
    removeExif: {
      about: "Retire les données que les fichiers contiennent sur leurs images, sans réencoder les images.",
      fields: {},
    },
    compressor: {
      about:
        "Réduit le poids des images dans leur propre format. Les fichiers en échec figurent dans `errors.txt`, dans le ZIP, et dans le JSON de son commentaire, qui dit aussi quels PNG respecteraient la limite en JPG, et quelles données des photos ont été supprimées ou conservées.",
      fields: {
        targetSize:
          "Nombre maximal d’octets. Sans cette option, les résultats ont l’aspect des originaux. Pour tenir dans la limite, les PNG peuvent perdre des pixels ou des couleurs.",
        targetFor: "Indique si `targetSize` vaut pour chaque résultat ou pour tout le ZIP.",
        fewerPixels: "Indique si une image peut perdre des pixels quand elle serait moins belle autrement.",
      },
    },
    resize: {
      about:
        "Change la taille des images. Indiquez-la d’une seule façon : `width`, `height` ou les deux, `percent`, `longest`, ou `preset`.",
      fields: {
        width: "Pixels. Sans `height`, l’image garde ses proportions.",
        height: "Pixels. Sans `width`, l’image garde ses proportions.",
        percent: "En pourcentage de la taille de l’image.",
        longest: "Pixels du plus grand côté.",
        preset: "Une taille connue. Le papier a 300 pixels par pouce et pivote pour les images en paysage.",
        fit: "Avec deux côtés : `inside` garde l’image à l’intérieur, `cover` la recadre, `pad` ajoute des bords.",
        crop: "Ce que `cover` garde de chaque fichier, séparé par des virgules : position vers la droite et vers le bas (`50` est le milieu), et zoom, le tout en pour cent, par exemple `50 50 100`.",
        background:
          "Couleur des bords, et derrière les parties transparentes si le format ne gère pas la transparence.",
        enlarge: "Agrandit les images plus petites que la taille demandée.",
        format:
          "Format des résultats. `original` garde celui de chaque fichier, et convertit les HEIC en JPG.",
        targetSize,
      },
    },
    pdfToImages: {
      about: "Crée une image de chaque page d’un PDF.",
      fields: {
        scale: "Pixels par point : 1 donne 72 dpi, 2 donne 144 dpi.",
        format: "Format des images. `jpeg` est un JPG dont le nom finit par .jpeg.",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "Réduit le poids d’un PDF, ou le renvoie inchangé si ce n’est pas possible.",
      fields: { level: "Quantité de détails que ses images peuvent perdre.", targetSize, password },
    },
    ocrPdf: {
      about: "Lit les pages scannées et ajoute leur texte au PDF, pour qu’il puisse être recherché.",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "Crée un document Word (DOCX) à partir d’un PDF. Les pages scannées sont lues.",
      fields: {
        ...reading,
        layout:
          "`flow` produit des paragraphes faciles à modifier, `exact` des pages qui ressemblent à celles du PDF.",
        password,
      },
    },
    imageToText: {
      about: "Lit le texte d’une image. Rien n’est stocké.",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "Fusionne, divise et réorganise des PDF. Dites ce qu’il faut faire d’une seule façon : `plan`, `split` ou `merge`. Un résultat compte au plus 10 000 pages.",
      fields: {
        plan: 'Les PDF à créer, en JSON : `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. Les fichiers se comptent à partir de 0, les pages à partir de 1, et `{"blank":{"width":595,"height":842}}` est une page vide.',
        split: "Divise un fichier : à ses `pages`, à ses signets (`bookmarks`), ou toutes les n pages.",
        merge: "Avec `true`, tous les fichiers deviennent un seul PDF.",
        passwords: 'Un mot de passe par fichier, en JSON, par exemple `["","secret"]`.',
      },
    },
    protectPdf: {
      about: "Chiffre un PDF avec un mot de passe (AES-256).",
      fields: {
        newPassword: "Ouvre le nouveau PDF. Jusqu’à 127 octets en UTF-8.",
        password: "Ouvre le fichier, s’il a déjà un mot de passe.",
        allowPrinting:
          "Permet aux lecteurs de l’imprimer. Certains programmes peuvent ne pas en tenir compte.",
        allowCopying: "Permet aux lecteurs de copier le texte et les images.",
        allowChanges: "Permet aux lecteurs de le modifier.",
      },
    },
    unlockPdf: {
      about: "Retire le mot de passe et toutes les restrictions d’un PDF.",
      fields: { password: "Inutile si le PDF s’ouvre sans mot de passe." },
    },
    pdfToExcel: {
      about: "Trouve les tableaux d’un PDF. Les pages scannées sont lues.",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "Trouve les tableaux d’une image, lue comme une page A4.",
      fields: tables,
    },
  },

  reply: {
    success: "Toujours true.",
    originalName: "Nom de votre fichier.",
    convertedName: "Nom pour le résultat.",
    originalSize: "Octets de votre fichier.",
    fileSize: "Octets du résultat.",
    downloadUrl: "Chemin du résultat.",
    frames,
    note,
    "notes[]": notes,
    details: "Ce que le fichier disait de la photo : `removed` et `kept`.",
    dpi: "Nombre maximal de pixels par pouce qu’ont maintenant les images, si certaines ont été réduites.",
    pages: "Pages du PDF.",
    readPages: "Pages scannées qui ont été lues.",
    words: "Mots trouvés.",
    "tables[]":
      "Les tableaux : la `page` où ils commencent, leur `box` en points, `rows`, `columns` et `title`.",
    language: "Langue du texte.",
    confidence: "Fiabilité de la lecture, de 0 à 100.",
    width: "Largeur en pixels de l’image à l’endroit.",
    height: "Hauteur en pixels de l’image à l’endroit.",
    text: "Le texte, avec une ligne vide entre les paragraphes.",
    "words[]": "Chaque mot : `text`, `confidence`, et son cadre (`x`, `y`, `width`, `height`) en pixels.",
    "images[].originalName": "Nom de votre fichier.",
    "images[].convertedName": "Nom pour le résultat.",
    "images[].size": "Octets du résultat.",
    "images[].compressionRatio": "Taille du résultat divisée par celle de votre fichier : 0.25 est un quart.",
    "images[].downloadUrl": "Chemin du résultat.",
    "images[].width": "Largeur en pixels d’une image redimensionnée.",
    "images[].height": "Hauteur en pixels d’une image redimensionnée.",
    "images[].dpi": "Pixels par pouce, si la taille sur papier est connue.",
    "images[].frames": frames,
    "images[].note": note,
    "images[].notes[]": notes,
    "images[].details":
      "Ce que le fichier disait de la photo : `removed` et `kept` ; avec `removeExif`, aussi `found`.",
    "images[].error": "Pourquoi ce fichier a échoué, à la place d’un résultat.",
    "images[].code": code,
    "images[].params": params,
    "data.sessionId": "Session des résultats.",
    "data.totalPages": "Pages converties.",
    "data.documentPages": "Pages du PDF.",
    "data.images[].page": "Numéro de la page, à partir de 1.",
    "data.images[].filename": "Nom de l’image dans la session.",
    "data.images[].size": "Octets de l’image.",
    "data.images[].error": "Pourquoi cette page a échoué, à la place d’une image.",
    "data.images[].code": code,
    "data.images[].params": params,
    "data.documents[].name": "Nom du PDF.",
    "data.documents[].size": "Octets du PDF.",
    "data.documents[].pages": "Pages du PDF.",
    "data.documents[].downloadUrl": "Chemin du PDF.",
    "data.documents[].note": note,
    "data.documents[].notes[]": notes,
    "data.zipUrl": "Chemin d’un ZIP de tous les PDF, s’il y en a plusieurs.",
    "files[].filename": "Nom du résultat.",
    "files[].size": "Octets du résultat.",
    "files[].downloadUrl": "Chemin du résultat.",
    done: "Pages déjà lues.",
  },
} satisfies typeof en;
