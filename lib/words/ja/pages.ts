import type { Translated } from "..";
import type { pages as en } from "../en/pages";

export const pages = {
  home: {
    name: "ホーム",
    title: "画像変換サイト（無料・登録不要）| {site}",
    description:
      "PNG、JPG、HEICなどの画像をオンラインで無料変換。会員登録も透かしもなく、ファイルはサーバーから削除されます。スマホでもパソコンでも使えます。",
    keywords: ["画像変換", "画像変換サイト", "画像 形式 変換 無料", "png jpg 変換", "heic jpg 変換"],
    heading: "無料のオンライン画像変換",
    subtitle: "画像やPDFを、必要な形式に変換",
  },
  faq: {
    name: "よくある質問",
    title: "よくある質問 | 対応形式、上限、プライバシー",
    description:
      "画像とPDFの変換についての質問と回答。対応形式、ファイルサイズの上限、画質、プライバシー、ファイルが削除される時期を説明します。",
    keywords: ["よくある質問", "画像変換 使い方", "ファイルサイズ 上限", "ファイル 削除", "heic 開けない"],
    heading: "よくある質問",
    subtitle: "形式、上限、画質、そしてファイルの扱いについて",
    tiles: { from: "?", to: "!" },
  },
  contact: {
    name: "お問い合わせ",
    title: "お問い合わせ | サポート、不具合、要望、ビジネス",
    description:
      "変換の質問、不具合、要望、ビジネスのご連絡はこちらから。24時間以内（通常2〜4時間）に返信します。受付は月〜金9:00〜18:00（米国東部標準時）です。",
    keywords: ["お問い合わせ", "サポート", "不具合 報告", "機能 要望", "画像変換 サポート"],
    heading: "お問い合わせ",
    subtitle: "質問、不具合の報告、ほしい機能をお聞かせください",
    tiles: { from: "HI", to: "RE:" },
  },
  privacy: {
    name: "プライバシー",
    title: "プライバシー | ファイルの扱いについて",
    description:
      "何がアップロードされ、ファイルがどこにどれだけ保管され、サーバーが何を記録し、ブラウザーが何を保存するか。会員登録はなく、ログにIPアドレスは残りません。",
    keywords: [
      "プライバシー",
      "画像変換 安全",
      "ファイル 保存期間",
      "cookieなし",
      "アップロード ファイル 削除",
    ],
    heading: "プライバシー",
    subtitle: "ファイルがどう扱われ、アクセスの何が記録されるか",
    tiles: { from: "GET", to: "DEL" },
  },
  terms: {
    name: "利用規約",
    title: "利用規約 | 無料利用、ファイルの権利、公平な上限",
    description:
      "このサイトの利用規約です。利用は無料で、ファイルの権利は利用者のもの。上限は公平に定め、保証はありません。商用利用もできます。",
    keywords: ["利用規約", "利用条件", "画像変換 無料", "商用利用"],
    heading: "利用規約",
    subtitle: "このサイトでできること、守っていただきたいこと",
    tiles: { from: "YOU", to: "US" },
  },
  about: {
    name: "このサイトについて",
    title: "このサイトについて | {site}",
    description:
      "{site}とは何か、どう作られ、ファイルをどう扱い、だれが運営しているか。オープンソースで、会員登録も透かしもない変換サイトです。",
    keywords: ["このサイトについて", "オープンソース 画像変換", "画像変換 無料", "運営者"],
    heading: "このサイトについて",
    subtitle: "どんなサイトか、どう作られ、だれが運営しているか",
    tiles: { from: "WHY", to: "HOW" },
  },
  api: {
    name: "API",
    title: "API | 画像とPDFをプログラムから変換",
    description:
      "このサイトの無料API。画像の変換、圧縮、リサイズとPDFの処理をプログラムから。全フィールドとエラー、curl、fetch、Pythonの例を載せています。",
    keywords: ["画像変換 api", "pdf api", "heic jpg 変換 api", "無料 api 画像 変換", "openapi"],
    heading: "API",
    subtitle: "画像とPDFを自分のプログラムから変換。APIキーは不要",
    tiles: { from: "POST", to: "200" },
  },
  notFound: {
    name: "404",
    title: "ページが見つかりません（404）| {site}",
    description:
      "このアドレスにページはありません。必要なツールを検索するか、ツール一覧から選んでください。ミニゲームで遊ぶこともできます。",
    keywords: ["404", "ページが見つかりません", "画像変換", "pdf変換"],
    heading: "ページが見つかりません",
    subtitle:
      "アドレスが間違っているか、ページが移動した可能性があります。ツールを検索するか、ゲームでひと休みしてください。",
    tiles: { from: "404", to: "?" },
    tools: "すべてのツール",
  },
  placeholder: {
    title: "{name} | 近日公開",
    description: "「{name}」は近日公開です。それまでは「画像をPDFに変換」でこれらのファイルを変換できます。",
    keywords: ["{keyword}", "画像 pdf 変換"],
  },
  card: { line: "無料、登録不要、透かしなし", alt: "{heading}。{labels}と書かれたタイル" },
  data: {
    application: "{heading} - {site}",
    files: "一度に{n}個のファイルまで",
    megabytes: "1個{n}MBまで",
    requirements: "JavaScriptが必要です",
  },
  llms: {
    about:
      "ツールは1つにつき1ページです。ファイルを選択し、サーバーで変換し、結果をダウンロードします。JavaScriptが動くブラウザーが必要です。無料で、会員登録も透かしもありません。",
    tools: "ツール",
    limits: "上限",
    privacy: "プライバシー",
    help: "ヘルプ",
  },
} satisfies Translated<typeof en>;
