import type { Translated } from "..";
import type { contact as enContact, contactFacts as enFacts } from "../en/contact";

export const contact = {
  form: "Formulario de contacto",
  fields: {
    name: { label: "Nombre", missing: "Escribe tu nombre" },
    email: { label: "Correo electrónico", missing: "Escribe tu correo electrónico" },
    subject: { label: "Asunto", missing: "Escribe un asunto" },
    message: { label: "Mensaje", missing: "Escribe un mensaje" },
  },
  emailInvalid: "Escribe un correo como nombre@example.com",
  category: "Categoría (opcional)",
  categories: {
    support: { tile: "?", name: "Ayuda", about: "Una conversión falló o necesitas ayuda con algo" },
    bug: { tile: "BUG", name: "Informar de un error", about: "Algo del sitio no funciona" },
    feature: {
      tile: "MÁS",
      name: "Proponer una función",
      about: "Un formato o una opción que te gustaría tener",
    },
    business: { tile: "CO", name: "Empresas", about: "Colaboraciones, prensa y licencias" },
  },
  noCategory: "Ninguna de estas",
  send: "Enviar mensaje",
  sending: "Enviando el mensaje...",
  unsent: {
    nowhere:
      "Este formulario todavía no está conectado a un buzón: tu mensaje se queda en tu navegador y no lo recibimos.",
    email:
      "Este formulario todavía no está conectado a un buzón: tu mensaje se queda en tu navegador. Para hablar con nosotros, escribe a {email}.",
  },
  sent: "¡Gracias! Tu mensaje se envió correctamente. Te responderemos en un plazo de 24 horas.",
} satisfies Translated<typeof enContact>;

export const contactFacts = {
  label: "Conviene saber",
  facts: {
    reply: { name: "Tiempo de respuesta", text: "En 24 horas, normalmente entre 2 y 4" },
    hours: { name: "Horario de atención", text: "De lunes a viernes, de 9:00 a 18:00 (EST)" },
  },
  email: "Correo electrónico",
  faq: "Límites, formatos y privacidad",
} satisfies Translated<typeof enFacts>;
