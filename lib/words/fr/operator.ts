import type { Translated } from "..";
import type { operator as en } from "../en/operator";
export const operator = {
  addressed: "Ce site est géré par {name}, {address}.",
  named: "Ce site est géré par {name}.",
  unnamed: "Ce site n’indique pas qui le gère. La personne qui exploite son serveur en est responsable.",
  email: "Écrivez à {email}.",
} satisfies Translated<typeof en>;
