import type { Translated } from "..";
import type { operator as en } from "../en/operator";

export const operator = {
  addressed: "Este site é mantido por {name}, {address}.",
  named: "Este site é mantido por {name}.",
  unnamed: "Este site não informa quem o mantém. A responsabilidade é de quem opera o servidor.",
  email: "Escreva para {email}.",
} satisfies Translated<typeof en>;
