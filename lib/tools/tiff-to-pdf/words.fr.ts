import { mergePdf } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(mergePdf, { from: "TIFF" }),
  name: "TIFF en PDF",
  title: "Convertir TIFF en PDF | Toutes les pages, gratuit",
  description:
    "Transformez des scans TIFF en un PDF avec toutes leurs pages, dans l’ordre voulu et à leur taille papier. Gratuit, sans compte, sans filigrane.",
  keywords: ["tiff en pdf", "tif en pdf", "convertir tiff en pdf", "tiff multipage en pdf", "scan en pdf"],
  heading: "Convertisseur TIFF en PDF",
  subtitle: "Toutes les pages de vos scans et fax dans un seul PDF",
  howTo: [
    {
      name: "Sélectionnez des fichiers TIFF",
      text: "Un seul de plusieurs pages, ou plusieurs d’une page chacun.",
    },
    {
      name: "Mettez-les dans l’ordre",
      text: "Faites glisser les fichiers dans le bon ordre. Les pages d’un fichier gardent le leur.",
    },
    { name: "Téléchargez le PDF", text: "Cliquez sur « Convertir en PDF » et enregistrez le document fini." },
  ],
  article: {
    sections: [
      {
        heading: "Toutes les pages, pas seulement la première",
        blocks: [
          "Les scanners de documents et les serveurs de fax mettent des piles entières de papier dans un TIFF. La plupart des convertisseurs n’en montrent que la première page. Ici, chaque page de chaque TIFF devient une page du PDF, dans l’ordre de votre liste.",
          {
            list: [
              "Un TIFF peut mêler pages en couleur, en gris et en noir et blanc.",
              "Les pages peuvent avoir des tailles et des sens différents.",
              "Les petits aperçus et masques que certains programmes cachent dans un TIFF sont omis.",
            ],
          },
        ],
      },
      {
        heading: "Des pages à leur vraie taille",
        blocks: [
          "Les scanners notent leur résolution dans le fichier. Une feuille scannée à 200 ou 300 dpi reçoit une page PDF d’exactement sa taille : l’A4 reste A4. Les fichiers sans résolution comptent pour 96 dpi.",
          "Si vous préférez des pages uniformes, ouvrez « Options de page » et choisissez A4 ou Letter, avec ou sans marges.",
        ],
      },
      {
        heading: "Qualité et taille du fichier",
        blocks: [
          "Les pages sont enregistrées sans perte, en aussi peu de bits que leurs couleurs le demandent. Celles que le scanner avait compressées en JPEG le sont à nouveau, en qualité 92 avec tout le détail des couleurs, car les enregistrer sans perte ne ferait qu’alourdir le fichier.",
          {
            caption: "Scans de pages A4 à 300 dpi",
            head: ["TIFF", "Taille", "PDF"],
            rows: [
              ["20 pages, noir et blanc, CCITT", "334 Ko", "572 Ko"],
              ["3 pages, couleur, LZW", "3,1 Mo", "2,3 Mo"],
              ["3 pages, couleur, JPEG", "1,1 Mo", "1,7 Mo"],
            ],
          },
          "Si le résultat est trop gros pour un e-mail, [Compresser PDF](/compress-pdf) le réduit. Il utilise JBIG2 pour les pages en noir et blanc, meilleur que la compression des fax.",
        ],
      },
    ],
    questions: [
      {
        question: "Combien de pages peut avoir un PDF ?",
        answer:
          "Jusqu’à 500 pages, avec des TIFF à plusieurs pages. La conversion doit aussi se terminer en 30 secondes, ce qui suffit pour environ 150 pages en noir et blanc à 300 dpi. Divisez les piles plus grandes.",
      },
      {
        question: "Puis-je chercher dans le texte du PDF ?",
        answer:
          "Pas encore : les pages sont des images. Passez le PDF dans [OCR PDF](/ocr-pdf), qui ajoute le texte, invisible, en 20 langues.",
      },
      {
        question: "Puis-je laisser une page de côté ?",
        answer:
          "Vous pouvez laisser de côté des fichiers, mais pas certaines pages d’un TIFF. Imprimez le PDF dans un nouveau fichier en choisissant les pages.",
      },
      {
        question: "Et si une page est endommagée ?",
        answer:
          "Il n’y a alors pas de PDF, et le message nomme le fichier. Un PDF avec une page manquante serait pire, car personne ne le verrait.",
      },
      {
        question: "Puis-je mêler des TIFF à des JPG et PNG ?",
        answer: "Oui, sur [Image en PDF](/image-to-pdf). Il prend aussi toutes les pages d’un TIFF.",
      },
      {
        question: "Qui peut voir mes documents ?",
        answer:
          "Vous seulement. Le PDF arrive dans votre navigateur en réponse à votre envoi, et ni lui ni les scans ne restent sur notre serveur.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
