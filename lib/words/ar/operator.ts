import type { Translated } from "..";
import type { operator as en } from "../en/operator";

export const operator = {
  addressed: "يدير هذا الموقع {name}، {address}.",
  named: "يدير هذا الموقع {name}.",
  unnamed: "لا يذكر هذا الموقع من يديره. من يدير خادمه هو المسؤول عنه.",
  email: "اكتب إلى {email}.",
} satisfies Translated<typeof en>;
