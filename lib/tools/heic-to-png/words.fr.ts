import { specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC en PNG",
  title: "Convertir HEIC en PNG | Photos iPhone sans perte, gratuit",
  description:
    "Convertissez les photos HEIC de votre iPhone en PNG sans perte, pour la retouche, l’impression et le graphisme. Gratuit, sans inscription, sans filigrane.",
  keywords: [
    "heic en png",
    "convertir heic en png",
    "heic to png",
    "photo iphone en png",
    "convertisseur heic png",
  ],
  heading: "Convertisseur HEIC en PNG",
  subtitle: "Des photos d’iPhone en PNG, à retoucher et à réenregistrer sans perdre en qualité",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "PNG" }),
  steps: fillAll(specifiedBatch.steps, { from: "HEIC", to: "PNG" }),
  success: "Vos fichiers PNG sont prêts à télécharger !",
  howTo: [
    {
      name: "Sélectionnez vos photos HEIC",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Changez l’ordre si vous voulez, puis cliquez sur « Convertir en PNG »." },
    { name: "Téléchargez vos PNG", text: "Enregistrez-les un par un, ou tous à la fois en ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Quand choisir le PNG",
        blocks: [
          "Choisissez le PNG pour retoucher une photo d’iPhone, en supprimer le fond ou la placer dans une mise en page. Vous pouvez ouvrir et enregistrer un PNG autant de fois que vous voulez sans rien perdre.",
          "Pour partager ou stocker des photos, le PNG est bien trop lourd. Prenez plutôt [HEIC en JPG](/heic-to-jpg).",
        ],
      },
      {
        heading: "Ce que garde le PNG",
        blocks: [
          {
            caption: "Du HEIC au PNG",
            head: ["Élément de la photo", "Dans le PNG"],
            rows: [
              ["Largeur et hauteur", "Inchangées, à l’endroit"],
              ["Détails", "Aucune perte de plus"],
              ["Couleurs", "sRGB, 8 bits par canal"],
              ["Transparence", "Gardée, s’il y en a"],
              ["Position, date, appareil", "Retirés"],
              ["Carte de profondeur, couche HDR, vidéo Live Photo", "Laissées de côté"],
            ],
          },
          "Les appareils d’Apple enregistrent des couleurs que le sRGB n’a pas (Display P3). Chacune devient la plus proche que tous les écrans peuvent montrer. Les photos à 10 bits par canal passent à 8, et le HDR est ramené à une luminosité normale.",
        ],
      },
      {
        heading: "Attendez-vous à de gros fichiers",
        blocks: [
          "Une photo de 12 mégapixels donne un PNG d’environ 9 Mo. Vous pouvez envoyer jusqu’à 100 Mo à la fois, et les PNG seront plusieurs fois plus gros. Sur un téléphone, passez en Wi-Fi.",
          "Si l’image est destinée à un site, convertissez le PNG avec [PNG en WEBP](/png-to-webp) une fois la retouche finie.",
        ],
      },
    ],
    questions: [
      {
        question: "Le PNG est-il plus net qu’un JPG de la même photo ?",
        answer:
          "Au départ, aucune différence visible. Elle apparaît à la retouche : forts contrastes, détourages et agrandissements font ressortir les défauts d’un JPG.",
      },
      {
        question: "Dois-je installer quelque chose sous Windows ?",
        answer: "Non. Notre serveur lit le HEIC : les extensions que Windows vous proposerait sont inutiles.",
      },
      {
        question: "Pourquoi mon HEIC n’a-t-il pas d’aperçu ?",
        answer: "La plupart des navigateurs n’affichent pas le HEIC. Vous voyez l’image une fois convertie.",
      },
      {
        question: "Pourquoi mon fichier est-il signalé comme endommagé ?",
        answer:
          "Votre copie est sans doute incomplète, par exemple après un transfert interrompu. Si la photo s’ouvre sur votre téléphone, recopiez-la et comparez les tailles.",
      },
      {
        question: "Quelle image est convertie si le fichier en contient plusieurs ?",
        answer: "La principale, celle que montre aussi la galerie de votre téléphone.",
      },
      {
        question: "Puis-je convertir PNG en HEIC ?",
        answer:
          "Non. Ce site lit le HEIC mais ne l’écrit pas. Le format récent le plus proche est l’AVIF, que sait faire le [Convertisseur d’images](/image-compressor).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
