import type { Translated } from "..";
import type { operator as en } from "../en/operator";

export const operator = {
  addressed: "Este sitio lo gestiona {name}, {address}.",
  named: "Este sitio lo gestiona {name}.",
  unnamed: "Este sitio no indica quién lo gestiona. La responsabilidad es de quien gestiona su servidor.",
  email: "Escribe a {email}.",
} satisfies Translated<typeof en>;
