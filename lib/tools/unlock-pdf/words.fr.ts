import { pdfDropZone, pdfMessages } from "../shared.fr";
import type { ToolWords } from "../words";

export const words = {
  name: "Déverrouiller PDF",
  title: "Déverrouiller un PDF | Retirer le mot de passe, gratuit",
  description:
    "Enregistrez un PDF sans son mot de passe, ou levez les limites d’impression et de copie. Pour les fichiers que vous pouvez ouvrir. Gratuit, sans compte.",
  keywords: [
    "déverrouiller pdf",
    "débloquer pdf",
    "enlever mot de passe pdf",
    "supprimer protection pdf",
    "déprotéger pdf",
  ],
  heading: "Déverrouiller un PDF",
  subtitle: "Enregistrez un PDF sans son mot de passe, ou sans limites d’impression et de copie",
  dropZone: { ...pdfDropZone, hint: "Un PDF, jusqu’à 100 Mo" },
  action: "Déverrouiller le PDF",
  steps: [
    "Lecture de votre PDF...",
    "Retrait du chiffrement...",
    "Écriture du nouveau fichier...",
    "Presque terminé...",
  ],
  howToTitle: "Comment déverrouiller un PDF",
  howTo: [
    { name: "Sélectionnez un PDF", text: "Déposez-le sur la page ou sélectionnez-le avec le bouton." },
    {
      name: "Saisissez son mot de passe",
      text: "Il est demandé si le fichier ne s’ouvre pas sans lui. Ne déverrouillez un fichier que si vous en avez le droit.",
    },
    {
      name: "Téléchargez le PDF ouvert",
      text: "Il s’ouvre sans mot de passe, et vous pouvez l’imprimer et le copier.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Deux sortes de verrous",
        blocks: [
          "Un PDF peut avoir un mot de passe d’ouverture. Son contenu est alors chiffré, et seul ce mot de passe le rend lisible. Nous ne pouvons pas ouvrir un tel fichier sans lui, et nous n’essayons pas de le deviner.",
          "Un PDF peut aussi s’ouvrir pour tous, mais demander aux programmes de ne pas l’imprimer, le copier ni le modifier. La lecture ne demande pas de mot de passe, nous non plus : vous obtenez une copie sans ces limites.",
          {
            caption: "Ce que peut faire cet outil",
            head: ["Le PDF", "Ce qu’il vous faut", "Ce que vous obtenez"],
            rows: [
              ["Demande un mot de passe à l’ouverture", "Le mot de passe", "Un PDF qui s’ouvre pour tous"],
              ["S’ouvre, mais impossible à imprimer ou à copier", "Rien", "Un PDF sans limites"],
              ["N’est pas verrouillé", "Rien", "Le même fichier, et une note qui le dit"],
              [
                "Demande un certificat ou un programme spécial",
                "Ce programme",
                "Rien ; nous ne pouvons pas l’ouvrir",
              ],
            ],
          },
        ],
      },
      {
        heading: "Quand vous pouvez déverrouiller un fichier",
        blocks: [
          "Vos propres documents, et ceux reçus pour votre usage : un bulletin de paie ou un relevé bancaire dont vous avez le mot de passe, ou un formulaire à imprimer. Si un document appartient à quelqu’un d’autre, qui ne veut pas qu’il soit copié, demandez d’abord. Les limites peuvent relever d’un contrat ou de la loi.",
        ],
      },
      {
        heading: "Ce qui ne change pas",
        blocks: [
          "Rien n’est redessiné ni reconverti. Le texte, les images, les signets, les liens et les champs sont ceux de l’original, seulement sans chiffrement. Une signature numérique n’est plus valable, car elle portait sur le fichier verrouillé.",
          "Vous pouvez le reverrouiller avec [Protéger PDF](/protect-pdf). Pour seulement le compresser ou le convertir, inutile de le déverrouiller d’abord : [Compresser PDF](/compress-pdf) et [PDF en Word](/pdf-to-word) demandent eux-mêmes le mot de passe.",
        ],
      },
    ],
    questions: [
      {
        question: "J’ai oublié le mot de passe. Pouvez-vous le retirer ?",
        answer:
          "Non. Sans lui, le contenu ne peut être déchiffré. Demandez à l’expéditeur du fichier, ou cherchez une copie plus ancienne.",
      },
      {
        question: "Gardez-vous mon mot de passe ?",
        answer: "Non. Il sert à cette seule conversion et n’est noté nulle part.",
      },
      {
        question: "Pourquoi le fichier est-il un peu plus petit ou plus gros ?",
        answer:
          "Ses parties sont réécrites sans chiffrement, souvent en moins d’octets. Les pages ne changent pas.",
      },
      {
        question: "Le fichier demande encore un mot de passe. Pourquoi ?",
        answer:
          "Vous avez sans doute ouvert l’original. La copie déverrouillée est celle téléchargée ici, sous le même nom.",
      },
      {
        question: "Qui peut voir mon document ?",
        answer:
          "Vous seulement, sauf si vous partagez le lien de téléchargement. Votre fichier est supprimé tout de suite, et le PDF déverrouillé au bout de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"unlock">;
