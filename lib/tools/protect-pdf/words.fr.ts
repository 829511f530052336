import { pdfDropZone, pdfMessages } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "Protéger PDF",
  title: "Protéger un PDF par mot de passe | AES-256, gratuit",
  description:
    "Verrouillez un PDF par un mot de passe : seules les personnes qui le connaissent peuvent l’ouvrir. Chiffrement AES-256, gratuit, sans compte.",
  keywords: [
    "protéger pdf",
    "protéger pdf mot de passe",
    "verrouiller pdf",
    "chiffrer pdf",
    "mettre mot de passe pdf",
  ],
  heading: "Protéger un PDF",
  subtitle: "Verrouillez un PDF par un mot de passe, sans lequel il ne s’ouvre pas",
  dropZone: { ...pdfDropZone, hint: "Un PDF, jusqu’à 100 Mo" },
  action: "Protéger le PDF",
  steps: [
    "Lecture de votre PDF...",
    "Chiffrement...",
    "Écriture du nouveau fichier...",
    "Presque terminé...",
  ],
  howToTitle: "Comment protéger un PDF par un mot de passe",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Choisissez un mot de passe",
      text: "Prenez-en un que personne ne devine, et décidez de ce que les lecteurs peuvent faire.",
    },
    {
      name: "Téléchargez le PDF verrouillé",
      text: "Cliquez sur « Protéger le PDF », puis enregistrez le fichier et essayez le mot de passe.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Ce que fait le mot de passe",
        blocks: [
          "Le nouveau PDF est chiffré en AES-256, la méthode la plus forte du PDF. Texte, images, pièces jointes et saisies sont illisibles sans le mot de passe.",
          "Le point faible est le mot de passe, pas le chiffrement. Un ordinateur devine un mot court en quelques secondes. Quatre ou cinq mots à la suite, sans rapport entre eux, sont difficiles à deviner et faciles à taper.",
          "Nous ne gardons pas le mot de passe. Si vous l’oubliez, personne ne peut ouvrir le fichier. Gardez l’original, ou notez le mot de passe en lieu sûr.",
        ],
      },
      {
        heading: "Impression, copie, modification",
        blocks: [
          "Vous pouvez aussi demander que les lecteurs n’impriment, ne copient et ne modifient pas le document. Acrobat et beaucoup d’autres programmes le respectent. C’est une demande, pas un verrou : qui peut ouvrir le fichier peut faire une capture d’écran, et certains programmes ignorent ces réglages.",
          {
            caption: "Ce qui protège de quoi",
            head: ["Vous voulez", "Utilisez"],
            rows: [
              [
                "Que personne d’autre ne le lise",
                "Un mot de passe, transmis par une autre voie que le fichier",
              ],
              [
                "Signaler qu’il ne faut ni imprimer ni copier",
                "Un mot de passe, avec ces options désactivées",
              ],
              [
                "Que personne ne le change sans que cela se voie",
                "Une signature numérique, que cet outil ne fait pas",
              ],
              [
                "Qu’une partie soit illisible pour tous",
                "Retirez-la avant d’envoyer le fichier, par exemple avec [Supprimer des pages PDF](/delete-pdf-pages)",
              ],
            ],
          },
        ],
      },
      {
        heading: "Comment envoyer un PDF verrouillé",
        blocks: [
          {
            list: [
              "Donnez le mot de passe par téléphone ou par message, pas dans l’e-mail du fichier.",
              "Prenez un mot de passe par personne ou entreprise, pour savoir plus tard qui avait quel fichier.",
              "Essayez-le : ouvrez une fois le fichier téléchargé avant de l’envoyer.",
              "Compressez d’abord, protégez ensuite. Un PDF verrouillé ne peut être réduit sans son mot de passe.",
            ],
          },
          "Pour réduire le fichier, utilisez [Compresser PDF](/compress-pdf). Pour retirer le mot de passe, utilisez [Déverrouiller PDF](/unlock-pdf).",
        ],
      },
    ],
    questions: [
      {
        question: "Quels programmes ouvrent le PDF verrouillé ?",
        answer:
          "Les versions actuelles d’Acrobat Reader, Chrome, Edge et Firefox, et la plupart des autres lecteurs. De très vieux programmes ne connaissent pas l’AES-256.",
      },
      {
        question: "Le mot de passe peut-il avoir des lettres comme ä, é ou 密 ?",
        answer:
          "Oui. Si le destinataire a un autre clavier, des lettres simples et des chiffres sont plus faciles à taper.",
      },
      {
        question: "Mon PDF a déjà un mot de passe. Que se passe-t-il ?",
        answer: "Saisissez-le quand il est demandé. Le nouveau PDF n’a que le nouveau mot de passe.",
      },
      {
        question: "Le document change-t-il ?",
        answer:
          "Non. Les pages, les signets, les formulaires et les liens restent tels quels. Seule une signature numérique ne survit pas, car elle vaut pour les octets exacts de l’original.",
      },
      {
        question: "Pouvez-vous retrouver un mot de passe oublié ?",
        answer: "Non. Nous ne le conservons pas, et le chiffrement n’a pas de porte dérobée.",
      },
      {
        question: "Mon document est-il en sécurité ici ?",
        answer:
          "Il voyage par une connexion chiffrée. Votre fichier est supprimé dès que le PDF verrouillé est fait, et celui-ci au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"protect">;
