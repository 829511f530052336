import { batch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "TIFF", to: "JPG" }),
  name: "TIFF en JPG",
  title: "Convertir TIFF en JPG | Des TIF faciles à envoyer",
  description:
    "Convertissez fichiers TIFF et TIF en JPG qui s’ouvrent partout, même depuis 16 bits, CMJN et scans. Gratuit, sans inscription, sans filigrane.",
  keywords: ["tiff en jpg", "tif en jpg", "convertir tiff en jpg", "tiff to jpg", "ouvrir fichier tiff"],
  heading: "Convertisseur TIFF en JPG",
  subtitle: "Scans et fichiers d’impression en JPG qui s’ouvrent partout",
  howTo: [
    { name: "Sélectionnez vos TIFF", text: "Les fichiers en .tif et .tiff sont le même format." },
    {
      name: "Convertissez",
      text: "Cliquez sur « Convertir en JPG ». Les couleurs d’impression deviennent des couleurs d’écran.",
    },
    { name: "Téléchargez vos JPG", text: "Enregistrez les fichiers séparément, ou tous en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Pourquoi les TIFF se partagent mal",
        blocks: [
          "Les scanners, les appareils photo et les logiciels d’impression utilisent le TIFF parce qu’il ne perd rien. Les fichiers sont donc énormes, et, hormis Safari, les navigateurs ne les affichent pas. Dans notre essai, une photo de 12 mégapixels prenait 10,1 Mo en TIFF et 1,1 Mo en JPG.",
          "TIFF est aussi le nom de bien des choses : fax en noir et blanc, données scientifiques, fichiers d’impression à calques. Cette page les lit presque tous.",
        ],
      },
      {
        heading: "Les sortes de TIFF acceptées",
        blocks: [
          {
            caption: "Ce que devient chaque sorte",
            head: ["Votre TIFF", "Dans le JPG"],
            rows: [
              ["RVB ou niveaux de gris, 8 bits", "Mêmes couleurs, en sRGB"],
              ["16 ou 32 bits par canal, flottants compris", "Ramenés à 8 bits"],
              ["CMJN d’un imprimeur", "Converti en sRGB avec le profil du fichier"],
              ["Fax ou scan en noir et blanc (CCITT)", "JPG en niveaux de gris"],
              ["Avec transparence", "Blanc derrière"],
              ["Avec plusieurs pages", "La première page, et une note"],
            ],
          },
          "La compression n’importe pas : LZW, ZIP, PackBits, CCITT et JPEG sont lus. Le JPG a la qualité 85, garde largeur et hauteur, et sort à l’endroit même si le scanner n’a fait que noter une rotation.",
        ],
      },
      {
        heading: "TIFF à plusieurs pages",
        blocks: [
          "Un JPG n’a qu’une page : vous obtenez ici la première, et nous vous disons combien il y en a. Pour les avoir toutes, procédez en deux étapes : [TIFF en PDF](/tiff-to-pdf) les met toutes dans un PDF, et [PDF en image](/pdf-to-image) fait un JPG de chacune, ou de celles que vous choisissez.",
          "Souvent, le PDF seul suffit : il garde les pages ensemble, s’imprime d’un coup et s’ouvre sur tous les téléphones.",
        ],
      },
    ],
    questions: [
      {
        question: "Quelle différence entre TIF et TIFF ?",
        answer:
          "Seulement l’extension. Les vieilles versions de Windows admettaient trois lettres, et .tif est resté.",
      },
      {
        question: "Pourquoi n’y a-t-il pas d’aperçu avant la conversion ?",
        answer:
          "La plupart des navigateurs ne décodent pas le TIFF. Dès que le JPG est prêt, sa ligne montre l’image.",
      },
      {
        question: "Les calques et les canaux sont-ils gardés ?",
        answer: "Non. Vous obtenez l’image aplatie que le programme a enregistrée à côté de ses calques.",
      },
      {
        question: "Mon TIFF contient des mesures, pas une image. Puis-je le convertir ?",
        answer:
          "Si ses valeurs vont de 0 à 1, ou couvrent toute la plage des nombres entiers, oui. Les altitudes, les températures et les données semblables n’ont pas de luminosité convenue : nous les refusons plutôt que de deviner.",
      },
      {
        question: "Le PNG vaudrait-il mieux que le JPG ?",
        answer:
          "Pour les scans en noir et blanc et les dessins au trait, oui : les lettres gardent des bords nets. Choisissez png dans le [Convertisseur d’images](/image-compressor).",
      },
      {
        question: "Combien de temps gardez-vous mes scans ?",
        answer:
          "Les TIFF disparaissent une fois convertis. Les JPG se téléchargent pendant {retention}, ou jusqu’à ce que vous les supprimiez.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
