import type { Translated } from "..";
import type { failure as en } from "../en/failure";

export const failure = {
  title: "予期しないエラー",
  server: "500 サーバー内部エラー",
  advice:
    "もう一度試してください。それでも直らない場合は、ホームからやり直してください。端末のファイルはそのままです。",
  reference: "お問い合わせの際は、エラー番号{digest}をお知らせください",
  retry: "もう一度試す",
  home: "ホーム",
} satisfies Translated<typeof en>;
