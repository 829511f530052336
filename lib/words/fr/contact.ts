import type { Translated } from "..";
import type { contact as enContact, contactFacts as enContactFacts } from "../en/contact";
export const contact = {
  form: "Formulaire de contact",
  fields: {
    name: { label: "Nom", missing: "Indiquez votre nom" },
    email: { label: "E-mail", missing: "Indiquez votre adresse e-mail" },
    subject: { label: "Objet", missing: "Indiquez un objet" },
    message: { label: "Message", missing: "Écrivez un message" },
  },
  emailInvalid: "Indiquez une adresse e-mail comme nom@exemple.fr",
  category: "Catégorie (facultatif)",
  categories: {
    support: {
      tile: "?",
      name: "Aide",
      about: "Une conversion a échoué, ou vous avez besoin d’un coup de main",
    },
    bug: { tile: "BUG", name: "Signaler un bug", about: "Quelque chose ne fonctionne pas sur le site" },
    feature: { tile: "+", name: "Proposer une idée", about: "Un format ou une option qui vous manque" },
    business: { tile: "PRO", name: "Professionnels", about: "Partenariats, presse et licences" },
  },
  noCategory: "Rien de tout cela",
  send: "Envoyer le message",
  sending: "Envoi du message...",
  unsent: {
    nowhere:
      "Ce formulaire n’est pas encore relié à une adresse e-mail : votre message reste dans votre navigateur et nous ne le recevons pas.",
    email:
      "Ce formulaire n’est pas encore relié à une adresse e-mail : votre message reste dans votre navigateur. Pour nous joindre, écrivez à {email}.",
  },
  sent: "Merci ! Votre message a bien été envoyé. Nous vous répondrons dans les 24 heures.",
} satisfies Translated<typeof enContact>;

export const contactFacts = {
  label: "Bon à savoir",
  facts: {
    reply: { name: "Délai de réponse", text: "Sous 24 heures, le plus souvent en 2 à 4 heures" },
    hours: { name: "Horaires", text: "Du lundi au vendredi, de 9 h à 18 h (heure de New York, EST)" },
  },
  email: "E-mail",
  faq: "Limites, formats et confidentialité",
} satisfies Translated<typeof enContactFacts>;
