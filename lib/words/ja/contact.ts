import type { Translated } from "..";
import type { contact as enContact, contactFacts as enContactFacts } from "../en/contact";

export const contact = {
  form: "お問い合わせフォーム",
  fields: {
    name: { label: "お名前", missing: "お名前を入力してください" },
    email: { label: "メールアドレス", missing: "メールアドレスを入力してください" },
    subject: { label: "件名", missing: "件名を入力してください" },
    message: { label: "メッセージ", missing: "メッセージを入力してください" },
  },
  emailInvalid: "name@example.comのような形でメールアドレスを入力してください",
  category: "種類（任意）",
  categories: {
    support: { tile: "?", name: "サポート", about: "変換に失敗した、使い方を知りたい" },
    bug: { tile: "BUG", name: "不具合の報告", about: "サイトの一部が動かない" },
    feature: { tile: "NEW", name: "機能の要望", about: "ほしい形式やオプションがある" },
    business: { tile: "CO", name: "ビジネス", about: "提携、取材、ライセンスについて" },
  },
  noCategory: "どれでもない",
  send: "送信",
  sending: "送信中...",
  unsent: {
    nowhere:
      "このフォームには、まだ送信先のメールが設定されていません。メッセージはブラウザーの中に残り、こちらには届きません。",
    email:
      "このフォームには、まだ送信先のメールが設定されていません。メッセージはブラウザーの中に残ります。ご連絡は{email}までお送りください。",
  },
  sent: "ありがとうございます。メッセージを送信しました。24時間以内に返信します。",
} satisfies Translated<typeof enContact>;

export const contactFacts = {
  label: "ご案内",
  facts: {
    reply: { name: "返信までの時間", text: "24時間以内（通常は2〜4時間）" },
    hours: { name: "受付時間", text: "月〜金 9:00〜18:00（米国東部標準時）" },
  },
  email: "メール",
  faq: "上限、形式、プライバシー",
} satisfies Translated<typeof enContactFacts>;
