import { refusals, specifiedBatch } from "../shared.fr";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG en JPEG",
  title: "Convertir JPG en JPEG | Changer .jpg en .jpeg, gratuit",
  description:
    "Changez .jpg en .jpeg pour les formulaires et programmes qui exigent l’extension longue. Gratuit, sans inscription, sans filigrane.",
  keywords: ["jpg en jpeg", "convertir jpg en jpeg", "jpg to jpeg", "changer jpg en jpeg", "extension jpeg"],
  heading: "Convertisseur JPG en JPEG",
  subtitle: "La même image avec l’extension .jpeg, pour les formulaires qui refusent .jpg",
  ...fillAll(specifiedBatch, { from: "JPG", to: "JPEG" }),
  messages: fillAll(refusals, { from: "JPG" }),
  success: "Vos fichiers JPEG sont prêts à télécharger !",
  howTo: [
    {
      name: "Sélectionnez vos fichiers JPG",
      text: "Déposez-les n’importe où sur la page, ou utilisez le bouton.",
    },
    { name: "Convertissez", text: "Cliquez sur « Convertir en JPEG »." },
    { name: "Téléchargez vos JPEG", text: "Ils finissent en .jpeg et s’ouvrent partout où s’ouvre un JPG." },
  ],
  article: {
    sections: [
      {
        heading: "JPG et JPEG sont le même format",
        blocks: [
          "Un .jpg et un .jpeg contiennent la même sorte d’image, et tout programme qui ouvre l’un ouvre l’autre. Seule l’extension diffère. Certains formulaires et scripts exigent la plus longue.",
          "N’attendez donc pas une plus belle image. Vous obtenez la même photo avec l’extension .jpeg.",
        ],
      },
      {
        heading: "Cette page compresse la photo une fois de plus",
        blocks: [
          "Votre navigateur redessine l’image et l’enregistre en JPEG de qualité 92 avant l’envoi. La perte ne se voit pas la première fois, mais les pertes s’additionnent si vous recommencez.",
          "Les photos redessinées sont à l’endroit, en sRGB, sans données de l’appareil ni position. Notre serveur retire seulement ce qui reste caché et change l’extension.",
          "Une photo de plus de 16,7 mégapixels, ou que votre navigateur ne peut pas dessiner, est envoyée telle quelle. Ses données d’image ne sont pas recompressées.",
        ],
      },
      {
        heading: "Trois façons de passer de .jpg à .jpeg",
        blocks: [
          {
            caption: "Comment obtenir un .jpeg",
            head: ["Ce que vous faites", "Données d’image", "Données de l’appareil, position"],
            rows: [
              ["Renommer le fichier sur votre ordinateur", "Inchangées", "Gardées"],
              ["Utiliser cette page", "Recompressées en qualité 92", "Retirées"],
              ["Utiliser [JPEG en JPG](/jpeg-to-jpg), puis renommer", "Inchangées", "Retirées"],
            ],
          },
          "Cette page est la façon la plus simple sur un téléphone, où renommer est pénible, et suffit pour la plupart des formulaires.",
        ],
      },
    ],
    questions: [
      {
        question: "Comment renommer .jpg en .jpeg sous Windows ou Mac ?",
        answer:
          "Sous Windows, activez les extensions de noms de fichiers dans le menu Affichage de l’Explorateur, sélectionnez le fichier, appuyez sur F2 et tapez la nouvelle extension. Sur Mac, sélectionnez le fichier, appuyez sur Entrée et tapez-la.",
      },
      {
        question: "Le formulaire acceptera-t-il mon fichier ?",
        answer:
          "Oui, s’il ne vérifie que l’extension. S’il limite aussi la taille, vérifiez-la : redessiner change le nombre d’octets, pas de pixels.",
      },
      {
        question: "Le JPEG est-il plus lourd ou plus léger ?",
        answer:
          "Cela dépend du JPG. Les photos sorties d’un appareil deviennent le plus souvent plus légères, les images fortement compressées grossissent.",
      },
      {
        question: "Pourquoi ne puis-je pas sélectionner de fichiers .jpeg ?",
        answer: "Ils ont déjà l’extension voulue : il n’y a rien à faire.",
      },
      {
        question: "Comment s’appellent les fichiers ?",
        answer:
          "Les téléchargements séparés sont numérotés dans l’ordre de votre liste, à partir de converted-1.jpeg. Le ZIP garde vos noms de fichiers.",
      },
      {
        question: "Quelles sont les limites ?",
        answer:
          "Envoyez jusqu’à 100 Mo à la fois. Vos résultats sont supprimés de notre serveur au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
