import type { Translated } from "..";
import type { privacy as en } from "../en/privacy";
export const privacy = {
  short: {
    heading: "En bref",
    points: [
      "Vous n’avez pas besoin de compte, et ce site ne dépose aucun cookie.",
      "Vos fichiers sont envoyés pour être convertis, et pour rien d’autre.",
      "Les fichiers envoyés sont supprimés dès la fin de la conversion, et les résultats au bout de {retention} au plus.",
      "Le journal ne contient ni adresses IP ni noms de fichiers.",
    ],
    tagManager:
      "Vous n’avez pas besoin de compte. Les outils ne déposent aucun cookie ; la page d’accueil charge Google Tag Manager, voir [plus bas](/privacy#cookies-et-stockage).",
  },
  uploaded: {
    heading: "Ce qui est envoyé",
    blocks: [
      "Les fichiers sont envoyés quand vous cliquez sur le bouton d’un outil pour les convertir, les compresser ou les lire. [JPEG en JPG](/jpeg-to-jpg) démarre dès que vous avez sélectionné des fichiers, et le dit. Les fichiers que vous sélectionnez sur la page d’accueil restent dans votre navigateur jusqu’à ce que vous choisissiez un outil.",
      "Certains outils préparent d’abord les images dans votre navigateur et envoient cette copie. Les photos que vous prenez avec [Image en PDF](/image-to-pdf) restent sur votre appareil jusqu’à la conversion.",
      "Le mot de passe d’un PDF est envoyé avec le fichier, sert à cette conversion et n’est pas conservé.",
    ],
    backend:
      "Les conversions de ce site se font sur {host}. Ce que cette page dit du serveur vaut pour celui-là.",
  },
  kept: {
    heading: "Où les fichiers sont gardés, et combien de temps",
    blocks: [
      {
        list: [
          "Votre fichier est sur notre serveur pendant sa conversion. Il est supprimé dès que vous avez la réponse, même si la conversion échoue ou si vous l’annulez.",
          "Les résultats sont gardés pendant {retention}, sur notre serveur ou dans un stockage qui en dépend, pour que vous puissiez les télécharger. Ensuite, ils sont supprimés automatiquement.",
          "« Supprimer maintenant », sur la page d’un outil, supprime les résultats aussitôt.",
          "Les PDF créés à partir d’images, les images compressées et les fichiers de [JPEG en JPG](/jpeg-to-jpg) ne sont pas gardés. Votre navigateur les reçoit directement.",
        ],
      },
      "Si le serveur est interrompu, il supprime à son redémarrage ce qui était resté. Le logiciel ne fait aucune sauvegarde de vos fichiers.",
    ],
  },
  seen: {
    heading: "Qui peut voir vos fichiers",
    blocks: [
      "Chaque résultat a un lien de téléchargement aléatoire, bien trop long pour être deviné et qui ne figure sur aucune liste. Toute personne à qui vous donnez le lien peut ouvrir le fichier jusqu’à sa suppression.",
      "La personne qui gère le serveur pourrait ouvrir les fichiers pendant qu’ils y sont. Le logiciel ne lui offre aucune page pour cela. Il n’analyse pas vos fichiers, n’apprend rien d’eux et ne les transmet pas.",
      "Les résultats ne contiennent ni position, ni données de l’appareil photo, ni notes cachées : elles sont retirées de vos images.",
    ],
  },
  logged: {
    heading: "Ce qui est noté",
    blocks: [
      "Pour chaque conversion et chaque téléchargement, le serveur écrit une ligne dans son journal : l’heure, le type de demande, si elle a réussi, le nombre de fichiers et d’octets, la durée, et un identifiant aléatoire. Votre adresse IP, les noms des fichiers et leur contenu n’y figurent pas. Les visites de pages ne sont pas notées. En cas de panne, la ligne contient aussi le message d’erreur, sans noms de fichiers.",
      "Le serveur compte aussi : combien de fichiers ont été convertis, combien ont échoué, combien de temps cela a pris. Personne n’est reconnaissable dans ces totaux.",
      "Pour limiter ce qu’une même personne peut convertir, le serveur retient votre adresse IP pendant environ une minute, ou le temps de votre envoi. Elle reste en mémoire et n’est jamais écrite dans le journal. Les serveurs qui travaillent ensemble partagent une empreinte de l’adresse à la place.",
      "Un hébergeur ou un proxy placé devant le serveur peut tenir ses propres journaux. Ils relèvent de la personne qui gère ce site.",
    ],
  },
  cookies: {
    heading: "Cookies et stockage",
    blocks: [
      "Ce site ne dépose aucun cookie. Votre navigateur retient deux choses tant que l’onglet est ouvert : les identifiants de vos résultats, pour que vous les retrouviez après un rechargement, et votre meilleur score au jeu de la page 404.",
      "Une fois que vous avez converti un fichier, ou si vous installez ce site comme application, votre navigateur garde un petit script de ce site. Il affiche sa propre page quand vous n’avez pas de connexion, et reçoit les fichiers que d’autres applications partagent avec celle que vous avez installée. Ceux-ci restent dans votre navigateur, qui supprime sa copie dès que la page d’accueil les a reçus. Si vous partagez des fichiers avant que ce script soit là, ils sont envoyés à notre serveur, qui n’en garde rien.",
      "Si vous fermez la proposition de lire une page dans votre langue, votre navigateur s’en souvient. Si vous changez de langue alors que des fichiers sont choisis, votre navigateur les garde jusqu’à ce que la page dans cette langue les ait reçus.",
    ],
    nothing:
      "Les pages ne chargent rien qui vienne d’autres entreprises : ni publicité, ni mesure d’audience, ni polices.",
    tagManager:
      "La page d’accueil charge Google Tag Manager (conteneur {container}) : Google reçoit donc votre adresse IP. Ce qu’il y charge d’autre, et s’il dépose des cookies, dépend de la personne qui gère ce site. Aucune autre page ne le charge.",
    quiet: "Votre navigateur ne transmet rien sur votre visite.",
    vitals:
      "Quand vous quittez une page, votre navigateur indique à quelle vitesse elle s’est affichée : cinq chiffres au plus et l’adresse de la page. Ils s’ajoutent aux totaux et ne sont pas conservés un par un.",
  },
  operator: {
    heading: "Ce que l’exploitant peut changer",
    blocks: [
      "La personne qui gère ce site peut régler la durée de conservation des résultats (ici {retention}), la taille maximale des envois, le nombre de fichiers convertis par minute, l’endroit où les résultats sont gardés et le détail du journal. Elle décide aussi si les navigateurs indiquent la vitesse des pages, et si la page d’accueil charge un gestionnaire de balises. Ce que dit cette page suit ces réglages.",
    ],
  },
  responsible: { heading: "Qui est responsable" },
} satisfies Translated<typeof en>;
