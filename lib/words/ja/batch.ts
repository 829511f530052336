import type { Translated } from "..";
import type { batch as en } from "../en/batch";
import { counted } from "../format";

export const batch = {
  target: "変換後の形式",
  smaller: "形式を変えずに画像を軽くするには、{tool}を使ってください。",
  savedAgain: "{format}は、保存し直すと大きくなることがあります。軽くするには、{tool}を使ってください。",
  more: "ほかのファイルを変換",
  ready: counted({ other: "{format}ファイル{n}個の準備ができました。" }),
  inFormat: counted({ other: "{format}形式のファイル{n}個をダウンロードできます。" }),
  downloadFormat: "{format} {n}をダウンロード",
  downloadImage: "画像{n}をダウンロード",
} satisfies Translated<typeof en>;
