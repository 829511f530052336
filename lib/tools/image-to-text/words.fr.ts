import { languages, pictures } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "Image en texte",
  title: "Image en texte | Copier le texte d’une image, gratuit",
  description:
    "Récupérez le texte d’une photo, d’un scan ou d’une capture d’écran. Copiez-le, ou enregistrez-le en TXT ou Word. 20 langues, gratuit, rien de conservé.",
  keywords: [
    "image en texte",
    "photo en texte",
    "extraire texte image",
    "copier texte image",
    "ocr en ligne",
    "ocr gratuit",
  ],
  heading: "Image en texte",
  subtitle: "Copiez le texte de photos, scans et captures d’écran, ou enregistrez-le en TXT ou Word",
  messages: {
    wrong: "Seules les images peuvent être lues ici.",
    none: "Sélectionnez au moins une image.",
  },
  dropZone: {
    prompt: "Glissez-déposez ici des images de texte",
    dragging: "Déposez vos images ici",
    or: "ou",
    button: "Sélectionner des images",
    hint: `${pictures.or}, jusqu’à 100 Mo chacune`,
  },
  action: "Extraire le texte",
  languages,
  howToTitle: "Comment extraire le texte d’une image",
  howTo: [
    {
      name: "Sélectionnez des images",
      text: "Photos, scans ou captures d’écran, que vous pouvez aussi coller.",
    },
    { name: "Extrayez le texte", text: "Cliquez sur le bouton. Chaque image prend quelques secondes." },
    {
      name: "Copiez ou enregistrez",
      text: "Corrigez le texte si besoin, puis copiez-le ou enregistrez-le en TXT ou Word.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ce que l’outil sait lire",
        blocks: [
          "Une recette dans un livre, un tableau blanc après une réunion, le numéro de série d’une étiquette, un message d’erreur dans une capture : si vous pouvez lire les caractères, cet outil le peut en général aussi. Il marque chaque mot trouvé : vous voyez d’un coup d’œil ce qui manque.",
          {
            caption: "Ce qui marche bien ou moins bien",
            head: ["Image", "Résultat"],
            rows: [
              ["Scans et captures d’écran", "Presque toutes les lettres sont justes"],
              ["Photos nettes d’une page", "Bon, même avec une ombre ou un peu de biais"],
              ["Caractères flous ou très petits", "Beaucoup d’erreurs"],
              ["Écriture manuscrite et lettres décoratives", "Non prises en charge"],
              ["Panneaux et emballages à l’arrière-plan", "Des mots isolés"],
            ],
          },
        ],
      },
      {
        heading: "Prendre une photo bien lisible",
        blocks: [
          {
            list: [
              "Tenez l’appareil bien au-dessus de la page, et remplissez le cadre de texte.",
              "Prenez la lumière du jour ou une lampe de côté. Un flash laisse une tache blanche.",
              "Gardez l’original. Les messageries rapetissent les photos jusqu’à perdre les petites lettres.",
            ],
          },
          "Peu importe le sens dans lequel vous tenez l’appareil : l’image est tournée et redressée avant la lecture.",
        ],
      },
      {
        heading: "Texte, Word ou PDF avec recherche",
        blocks: [
          "Copiez le texte pour le coller ailleurs. Enregistrez-le en TXT pour du texte simple, ou en Word pour le mettre en forme. Les deux contiennent vos corrections.",
          "Pour un document de plusieurs pages, d’autres outils sont plus rapides : [OCR PDF](/ocr-pdf) permet de chercher dans un PDF scanné, et [PDF en Word](/pdf-to-word) en fait un document avec paragraphes et titres.",
        ],
      },
    ],
    questions: [
      {
        question: "Quelles langues lit l’outil ?",
        answer:
          "Il en lit 20 : allemand, anglais, arabe, chinois (simplifié et traditionnel), coréen, espagnol, français, grec, hébreu, hindi, italien, japonais, néerlandais, polonais, portugais, thaï, turc, ukrainien et vietnamien. Il détecte laquelle, sauf si vous choisissez.",
      },
      {
        question: "Pourquoi certains mots sont-ils faux ?",
        answer:
          "En général, les lettres sont trop petites, floues ou sur un fond chargé. Essayez une image plus nette, recadrez sur le texte et choisissez la langue.",
      },
      {
        question: "La mise en page est-elle gardée ?",
        answer:
          "Lignes et paragraphes, oui, et les colonnes sont lues l’une après l’autre. Les tableaux deviennent des lignes de mots.",
      },
      {
        question: "L’outil lit-il plusieurs images à la fois ?",
        answer: "Oui. Chaque image a son propre texte, dans l’ordre de votre sélection.",
      },
      {
        question: "Mon image est-elle conservée ?",
        answer:
          "Non. Elle est supprimée dès qu’elle est lue, et le texte n’existe que dans votre navigateur. Fermez la page, et il disparaît.",
      },
    ],
  },
} satisfies ToolWords<"image-text">;
