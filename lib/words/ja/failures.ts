import type { Translated } from "..";
import type { failures as en } from "../en/failures";
import { counted } from "../format";

export const failures = {
  line: "{name}：{reason}",
  page: "{page}ページ",

  network: "ネットワークエラー",
  timeout: "リクエストがタイムアウトしました",
  reply: "サーバーの応答を読み取れませんでした",
  server: "サーバーエラー",
  status: "サーバーエラー（{status}）",
  silent: {
    file: "このファイルは変換できませんでした。",
    compression: "このファイルは圧縮できませんでした。",
    page: "このページは変換できませんでした。",
  },
  advice: {
    network: "サーバーに接続できませんでした。接続を確認して、もう一度試してください。",
    reply: "ページを再読み込みして、もう一度試してください。",
    timeout: "時間がかかりすぎました。もう一度試すか、小さいファイルを使ってください。",
    tooLarge: "アップロードが大きすぎました。ファイルを減らすか、小さいファイルを選択してください。",
    server: "サーバーで問題が起きました。少し待って、もう一度試してください。",
  },

  tryAgain: "変換に失敗しました。もう一度試してください。",
  conversion: "変換に失敗しました：{reason}",
  compression: "圧縮に失敗しました。もう一度試してください。",
  empty: "画像が返ってきませんでした。",
  file: "{name}を変換できませんでした：{reason}",
  batch: "一括変換に失敗しました",
  download: "{name}をダウンロードできませんでした：{reason}",
  zip: "ZIPファイルを作成できませんでした：{reason}",

  leftOut: counted({ other: "{n}個のファイルを除外しました。" }),
  overLimit: "このツールで使えるのは{limit}MBまでのファイルです。",
  eachLimit: "ファイルは1個{limit}MBまでです。",
  onlyFirst: "このページで扱えるPDFは一度に1個です。最初の1個を残しました。",

  png: {
    said: "エラー：{reason}",
    failed: "変換に失敗しました",
    noAnswer: "サーバーから応答がありません。接続を確認してください。",
    timeout: "タイムアウトしました。小さいファイルで試してください。",
    conversion: "変換できた画像はありませんでした",
    download: "変換したファイルをダウンロードできませんでした",
  },
  jpeg: {
    timeout: "タイムアウトしました（接続を中断）",
    tooLarge: "ファイルが大きすぎます",
    advice: "接続を確認して、もう一度試してください。",
  },

  kinds: {
    named: { a: "{format}", an: "{format}" },
    is: {
      only: "このファイルは{format}です。",
      one: "{name}は{format}です。",
      all: "これらのファイルは{format}です。",
    },
    made: {
      only: "このファイルはすでに{format}です。変換の必要はありません。",
      one: "{name}はすでに{format}です。変換の必要はありません。",
      all: "これらのファイルはすでに{format}です。変換の必要はありません。",
    },
    rename: {
      one: "{kind}拡張子を.{ending}に変えて、もう一度選択してください。",
      all: "{kind}拡張子を.{ending}に変えて、もう一度選択してください。",
    },
    extension: "{kind}このページで使えるのは、拡張子が.{ending}のファイルだけです。",
    unknown: "{name}の形式は認識できません。",
    unreadable:
      "{format}ファイルは読み取れません。作成したソフトで画像をPNGかJPGとして保存し、そのファイルを選択してください。",
  },
} satisfies Translated<typeof en>;
