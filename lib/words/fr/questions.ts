import type { Translated } from "..";
import type { questions as en } from "../en/questions";
export const questions = {
  free: {
    question: "Est-ce vraiment gratuit ?",
    answer:
      "Oui. Chaque outil est gratuit, pour un usage privé ou professionnel. Pas d’offre payante, pas de période d’essai, pas de filigrane.",
    tags: ["gratuit", "prix", "filigrane", "usage commercial"],
  },
  account: {
    question: "Faut-il créer un compte ?",
    answer:
      "Non, aucune inscription. Ouvrez un outil, sélectionnez vos fichiers, convertissez-les et téléchargez les résultats.",
    tags: ["compte", "inscription", "connexion", "e-mail"],
  },
  "how-it-works": {
    question: "Comment convertir un fichier ?",
    answer:
      "Ouvrez l’outil pour vos formats, par exemple [HEIC en JPG](/heic-to-jpg). Déposez vos fichiers sur la page ou sélectionnez-les avec le bouton. Lancez ensuite la conversion et téléchargez les résultats. [JPEG en JPG](/jpeg-to-jpg) démarre et télécharge tout seul.",
    tags: ["mode d'emploi", "étapes", "glisser-déposer", "importer"],
  },
  "which-formats": {
    question: "Quels formats puis-je convertir ?",
    answer:
      "Vous pouvez convertir des images {formats}, ainsi que des PDF. Le [Convertisseur d’images](/image-compressor) lit tous ces formats d’image et les enregistre en JPG, PNG, WEBP, AVIF ou TIFF. Vous pouvez convertir des PDF en images ou en Word, des images en PDF, des JPG et des WEBP en GIF, et des PNG en [favicons](/png-to-ico). [Image en texte](/image-to-text) et [OCR PDF](/ocr-pdf) lisent le texte des images et des scans.",
    tags: ["formats", "{formats}", "favicon", "pdf"],
  },
  limits: {
    question: "Quelle taille peuvent faire mes fichiers ?",
    answer:
      "Vous pouvez envoyer jusqu’à 100 fichiers et 100 Mo à la fois, et chaque image peut avoir jusqu’à 100 mégapixels. Certains outils ont des limites plus basses : [PNG en JPG](/png-to-jpg) (Avancé), [JPEG en JPG](/jpeg-to-jpg) et [PDF en JPG](/pdf-to-jpg) acceptent jusqu’à 10 Mo par fichier, et le [Convertisseur d’images](/image-compressor) jusqu’à 20 Mo. [JPG en WEBP](/jpg-to-webp) et [JPG en GIF](/jpg-to-gif) prennent 20 fichiers à la fois.",
    tags: ["limites", "taille fichier", "mégapixels", "maximum"],
  },
  "many-files": {
    question: "Puis-je convertir plusieurs fichiers à la fois ?",
    answer:
      "Oui. Tous les outils pour les images prennent plusieurs fichiers et permettent de télécharger les résultats ensemble. [Fusionner PDF](/merge-pdf) et les autres outils qui organisent des pages prennent jusqu’à 50 PDF. Tous les autres outils PDF en prennent un à la fois.",
    tags: ["par lot", "plusieurs fichiers", "en masse", "zip"],
  },
  devices: {
    question: "Cela fonctionne-t-il sur téléphone ou tablette ?",
    answer:
      "Oui, dans tous les navigateurs récents, sans rien installer. Avec [Image en PDF](/image-to-pdf), vous pouvez aussi prendre des photos avec votre caméra. Elles restent sur votre appareil jusqu’à ce que vous cliquiez sur « Convertir en PDF ».",
    tags: ["téléphone", "tablette", "iphone", "android", "installer", "caméra"],
  },
  "how-long": {
    question: "Combien de temps dure une conversion ?",
    answer:
      "Quelques secondes pour la plupart des images. Avec une connexion lente, c’est l’envoi qui dure le plus. [Compresser une image](/compress-image) demande plus de temps, car plusieurs réglages sont essayés pour chaque image. Si un fichier prend plus de 30 secondes sur notre serveur, nous arrêtons et vous le disons.",
    tags: ["vitesse", "durée", "attente", "lent"],
  },
  quality: {
    question: "Mes images perdent-elles en qualité ?",
    answer:
      "Cela dépend du nouveau format. PNG et TIFF sont sans perte. JPG, WEBP et AVIF laissent de côté des détails que vous remarqueriez à peine. Avec [PNG en JPG](/png-to-jpg), vous choisissez vous-même la qualité. [JPEG en JPG](/jpeg-to-jpg) garde les données d’image d’origine.",
    tags: ["qualité", "sans perte", "compression", "résolution"],
  },
  "jpg-or-jpeg": {
    question: "Quelle est la différence entre JPG et JPEG ?",
    answer:
      "Seulement le nom du fichier. Les deux extensions désignent le même format ; .jpg date de l’époque des extensions à trois lettres. Si un formulaire exige l’une des deux, utilisez [JPEG en JPG](/jpeg-to-jpg) ou [JPG en JPEG](/Jpg-to-jpeg).",
    tags: ["jpg", "jpeg", "extension", "extension de fichier"],
  },
  heic: {
    question: "Pourquoi mes photos d’iPhone ne s’ouvrent-elles pas ?",
    answer:
      "Les iPhone enregistrent les photos en HEIC, que beaucoup de programmes et de formulaires ne lisent pas. [HEIC en JPG](/heic-to-jpg) en fait des JPG qui s’ouvrent partout. Si vous comptez retoucher une photo plusieurs fois, [HEIC en PNG](/heic-to-png) est un meilleur choix.",
    tags: ["heic", "heif", "iphone", "ipad", "apple"],
  },
  transparency: {
    question: "Que deviennent les zones transparentes ?",
    answer:
      "PNG, WEBP, AVIF et TIFF les gardent. Le JPG ne gère pas la transparence : ces zones deviennent blanches. Avec [PNG en JPG](/png-to-jpg), vous pouvez choisir une autre couleur.",
    tags: ["transparence", "alpha", "fond", "logo"],
  },
  animation: {
    question: "Les animations restent-elles animées ?",
    answer:
      "Oui, en GIF et en WEBP, jusqu’à 256 images. [GIF en WEBP](/gif-to-webp) allège les animations, et [WEBP en GIF](/webp-to-gif) les fait bouger dans plus de programmes. Les images, la vitesse et les boucles sont conservées. Dans tout autre format, vous obtenez la première image.",
    tags: ["animation", "gif", "webp animé", "images"],
  },
  "best-for-web": {
    question: "Quel format choisir pour mon site web ?",
    answer:
      "Le WEBP est un bon choix : tous les navigateurs actuels l’affichent et il est plus léger que le JPG à qualité égale. Essayez [JPG en WEBP](/jpg-to-webp) ou [PNG en WEBP](/png-to-webp). L’AVIF est encore plus léger, mais les anciens navigateurs ne l’affichent pas. Pour les e-mails et les formulaires, le JPG reste le plus sûr.",
    tags: ["site web", "webp", "avif", "vitesse de page", "seo"],
  },
  uploaded: {
    question: "Mes fichiers sont-ils envoyés, ou restent-ils dans mon navigateur ?",
    answer:
      "Ils sont envoyés. Toutes les conversions se font sur notre serveur, et vos fichiers sont supprimés ensuite. [WEBP en JPG](/webp-to-jpg), [AVIF en JPG](/avif-to-jpg), [JPG en JPEG](/Jpg-to-jpeg) et quelques autres outils préparent d’abord la plupart des images dans votre navigateur et envoient cette copie. [JPEG en JPG](/jpeg-to-jpg) envoie votre fichier tel quel.",
    tags: ["envoi", "serveur", "local", "navigateur"],
  },
  deleted: {
    question: "Quand mes fichiers sont-ils supprimés ?",
    answer:
      "Les fichiers que vous envoyez sont supprimés dès que la conversion est finie. Les résultats sont supprimés au bout de {retention}, ou tout de suite si vous cliquez sur « Supprimer maintenant ». Certains résultats ne sont pas gardés du tout, car votre navigateur les reçoit directement : les PDF créés à partir d’images, les images compressées et les fichiers de [JPEG en JPG](/jpeg-to-jpg).",
    tags: ["suppression", "supprimer maintenant", "conservation", "{retention}", "stockage"],
  },
  "who-sees": {
    question: "Quelqu’un d’autre peut-il ouvrir mes résultats ?",
    answer:
      "Seulement si vous partagez le lien de téléchargement. Les liens sont aléatoires, bien trop longs pour être devinés, et ne figurent nulle part. Toute personne qui a le lien peut ouvrir le fichier jusqu’à sa suppression. Nous ne notons pas les noms de fichiers.",
    tags: ["privé", "sécurisé", "accès", "partager"],
  },
  metadata: {
    question: "La position est-elle retirée de mes photos ?",
    answer:
      "Oui. Nous retirons la position, les données de l’appareil, les légendes et autres données cachées. Les photos restent à l’endroit, et les couleurs passent en sRGB pour être justes partout. Les outils qui copient les données d’image d’origine gardent leur profil de couleurs.",
    tags: ["métadonnées", "exif", "gps", "localisation"],
  },
  cookies: {
    question: "Les outils déposent-ils des cookies ?",
    answer:
      "Non. Ils n’en déposent aucun et ne demandent aucune information personnelle. [Image en PDF](/image-to-pdf) n’allume votre caméra qu’après un clic sur son bouton et avec votre accord dans le navigateur. La page [Confidentialité](/privacy) dit ce qui est noté et conservé.",
    tags: ["cookies", "suivi", "données personnelles", "autorisations"],
  },
  "pdf-password": {
    question: "Puis-je utiliser un PDF avec mot de passe ?",
    answer:
      "Oui, si vous connaissez le mot de passe. Saisissez-le quand la page le demande. Il est envoyé avec le fichier, sert à cette conversion et n’est pas conservé. Un PDF issu de [Compresser PDF](/compress-pdf), [OCR PDF](/ocr-pdf) ou [Fusionner PDF](/merge-pdf) s’ouvre ensuite sans mot de passe.",
    tags: ["mot de passe", "pdf protégé", "chiffré", "verrouillé"],
  },
  "pdf-size": {
    question: "Quelle taille peut faire un PDF ?",
    answer:
      "Jusqu’à 100 Mo, sauf pour [PDF en JPG](/pdf-to-jpg), qui accepte jusqu’à 10 Mo. Pour un plus gros, utilisez [PDF en image](/pdf-to-image) et choisissez JPG. Les images et [PDF en Word](/pdf-to-word) sont limités à 500 pages à la fois, dont 50 scans au plus pour la lecture du texte. Si un formulaire n’accepte que de petits PDF, [Compresser PDF](/compress-pdf) réduit le vôtre pour respecter sa limite.",
    tags: ["taille pdf", "pages", "limites", "gros pdf"],
  },
  "scanned-pdf": {
    question: "Puis-je convertir un PDF scanné en Word ?",
    answer:
      "Oui. [PDF en Word](/pdf-to-word) lit le texte sur l’image des pages, jusqu’à 50 à la fois, et vous le signale. Vérifiez les noms et les nombres, où la reconnaissance de texte (OCR) se trompe le plus. Pour chercher dans un scan qui reste un PDF, utilisez [OCR PDF](/ocr-pdf).",
    tags: ["scan", "word", "docx", "ocr", "reconnaissance de texte"],
  },
  refused: {
    question: "Pourquoi mon fichier a-t-il été refusé ?",
    answer:
      "Le plus souvent parce que l’outil ne prend pas ce format, ou que le fichier est trop gros, vide ou endommagé. Le message le précise. Parfois, c’est le nom qui trompe : un fichier en .jpg peut être en réalité un WEBP. Le [Convertisseur d’images](/image-compressor) regarde ce qu’il contient.",
    tags: ["erreur", "endommagé", "mauvais format", "corrompu"],
  },
  stuck: {
    question: "Ma conversion a échoué. Que faire ?",
    answer:
      "Attendez un instant et réessayez : votre connexion s’est peut-être coupée, ou notre serveur est peut-être occupé. Si l’échec se répète, convertissez moins de fichiers, ou de plus petits. En les convertissant un par un, vous verrez lequel pose problème.",
    tags: ["échec", "délai dépassé", "occupé", "réessayer", "connexion"],
  },
} satisfies Translated<typeof en>;
