import type { Translated } from "..";
import type { offline as en } from "../en/offline";

export const offline = {
  title: "接続がありません - {site}",
  heading: "インターネットに接続されていません",
  needed:
    "{site}はページの表示もファイルの変換もサーバーで行うため、どのツールにもインターネットが必要です。接続を確認して、もう一度試してください。",
  shared: "共有したファイルは、この端末に残っています。再び接続すると、ここに表示されます。",
  retry: "もう一度試す",
} satisfies Translated<typeof en>;
