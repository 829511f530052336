import type { Translated } from "..";
import type { contact as enContact, contactFacts as enContactFacts } from "../en/contact";

export const contact = {
  form: "Kontaktformular",
  fields: {
    name: { label: "Name", missing: "Gib deinen Namen ein" },
    email: { label: "E-Mail", missing: "Gib deine E-Mail-Adresse ein" },
    subject: { label: "Betreff", missing: "Gib einen Betreff ein" },
    message: { label: "Nachricht", missing: "Schreib eine Nachricht" },
  },
  emailInvalid: "Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com",
  category: "Thema (freiwillig)",
  categories: {
    support: { tile: "?", name: "Hilfe", about: "Eine Umwandlung klappt nicht, oder du kommst nicht weiter" },
    bug: { tile: "BUG", name: "Fehler melden", about: "Etwas auf der Website funktioniert nicht" },
    feature: { tile: "NEU", name: "Wunsch", about: "Ein Format oder eine Option, die dir fehlt" },
    business: { tile: "B2B", name: "Geschäftliches", about: "Partnerschaften, Presse und Lizenzen" },
  },
  noCategory: "Nichts davon",
  send: "Nachricht senden",
  sending: "Nachricht wird gesendet...",
  unsent: {
    nowhere:
      "Dieses Formular ist noch mit keinem Postfach verbunden: Deine Nachricht bleibt in deinem Browser, wir erhalten sie nicht.",
    email:
      "Dieses Formular ist noch mit keinem Postfach verbunden: Deine Nachricht bleibt in deinem Browser. Du erreichst uns unter {email}.",
  },
  sent: "Danke! Deine Nachricht ist angekommen. Wir antworten innerhalb von 24 Stunden.",
} satisfies Translated<typeof enContact>;

export const contactFacts = {
  label: "Gut zu wissen",
  facts: {
    reply: { name: "Antwortzeit", text: "Innerhalb von 24 Stunden, meist in 2 bis 4 Stunden" },
    hours: { name: "Bürozeiten", text: "Mo–Fr 9–18 Uhr EST (US-Ostküste)" },
  },
  email: "E-Mail",
  faq: "Grenzen, Formate und Datenschutz",
} satisfies Translated<typeof enContactFacts>;
