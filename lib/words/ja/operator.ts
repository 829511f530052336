import type { Translated } from "..";
import type { operator as en } from "../en/operator";

export const operator = {
  addressed: "このサイトの運営者は{name}（{address}）です。",
  named: "このサイトの運営者は{name}です。",
  unnamed: "このサイトは運営者名を記載していません。サーバーの運営者が責任を負います。",
  email: "ご連絡は{email}までお送りください。",
} satisfies Translated<typeof en>;
