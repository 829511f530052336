import type { Translated } from "..";
import type { operator as en } from "../en/operator";

export const operator = {
  addressed: "Betreiber dieser Website: {name}, {address}.",
  named: "Betreiber dieser Website: {name}.",
  unnamed: "Diese Website nennt nicht, wer sie betreibt. Verantwortlich ist, wer den Server betreibt.",
  email: "Schreib an {email}.",
} satisfies Translated<typeof en>;
