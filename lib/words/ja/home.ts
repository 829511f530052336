import type { Translated } from "..";
import type { home as en } from "../en/home";
import { counted } from "../format";

export const home = {
  hero: {
    sentence:
      "画像やPDFを、必要な形式に変換できます。会員登録も透かしもなく、ファイルは最長{retention}で削除されます。",
    start: "PNGをJPGに変換",
  },
  stats: {
    images: { number: "5,000万+", label: "変換した画像" },
    users: { number: "250万+", label: "利用者" },
    uptime: { number: "99.9%", label: "稼働率" },
    formats: { number: "15+", label: "対応形式" },
    time: { number: "5秒未満", label: "平均処理時間" },
  },
  demo: {
    watch: "デモを見る（30秒）",
    title: "使い方の流れ",
    close: "閉じる",
    start: "無料で試す",
    steps: {
      upload: {
        name: "ファイルをアップロード",
        text: "ページにドラッグ＆ドロップするか、クリックして選択します。PNG、JPG、HEIC、WEBPなどが使えます。",
      },
      convert: {
        name: "すぐに変換",
        text: "ボタンを1つ押すと、進み具合が表示されます。たいていの画像は数秒で終わります。",
      },
      download: {
        name: "ダウンロードして完了",
        text: "1つずつ、またはZIPでまとめて保存します。サーバーのコピーは{retention}後に削除されます。",
      },
    },
  },
  cards: {
    heading: "何を変換しますか？",
    searches: "月間検索数 {searches}",
    more: { pictures: "画像のツールをもっと見る", documents: "文書のツールをもっと見る" },
    tools: {
      "/png-to-jpg": {
        badge: "一番人気",
        searches: "120万+",
        features: ["画質スライダー", "背景色を選べる", "1個10MBまで", "まとめてZIP"],
      },
      "/image-to-pdf": {
        badge: "文書づくり",
        searches: "89.6万+",
        features: ["{formats}種類の画像形式", "カメラで撮影", "A4またはレター", "ページの順番は自由"],
      },
      "/heic-to-jpg": {
        badge: "iPhoneの写真に",
        searches: "82.3万+",
        features: ["正しい向き", "正確な色", "位置情報を削除", "アプリ不要"],
      },
      "/image-compressor": {
        badge: "容量を節約",
        searches: "67.3万+",
        features: [
          "5種類の形式に変換",
          "{formats}種類の形式を読み込み",
          "1個20MBまで",
          "変換後のサイズを表示",
        ],
        title: "画像変換",
        description: "画像をWEBPやAVIFに変換して容量を節約",
      },
      "/pdf-to-jpg": {
        badge: "PDFを画像に",
        features: ["500ページまで", "5段階の画質", "全ページをプレビュー", "まとめてZIP"],
      },
      "/webp-to-jpg": {
        badge: "Web画像に",
        features: ["どこでも開ける", "まとめて変換", "位置情報を削除", "まとめてZIP"],
      },
      "/jpg-to-png": {
        badge: "高画質",
        features: ["可逆圧縮", "編集向き", "正確な色", "まとめて変換"],
      },
      "/pdf-to-png": {
        badge: "透過に対応",
        features: ["劣化のないPNG", "500ページまで", "ページを選べる", "最大216dpi"],
      },
      "/jpg-to-webp": {
        badge: "サイト高速化",
        features: ["見た目そのまま軽く", "まとめてZIP", "ファイル名はそのまま", "位置情報を削除"],
      },
      "/webp-to-png": {
        badge: "編集ソフトに",
        features: ["透過を保持", "どのソフトでも開ける", "まとめて変換", "まとめてZIP"],
      },
      "/avif-to-jpg": {
        badge: "次世代形式",
        features: ["どこでも開ける", "まとめて変換", "位置情報を削除", "まとめてZIP"],
      },
      "/jpeg-to-jpg": {
        badge: "拡張子を統一",
        features: ["画質の劣化なし", "自動で開始", "自動で保存", "1個10MBまで"],
      },
    },
  },
  testimonials: {
    heading: "利用者の声",
    label: "利用者の声",
    stars: counted({ other: "星{most}つ中{n}つ" }),
    people: {
      maya: {
        name: "Maya L.",
        role: "ウェディングフォトグラファー",
        content:
          "ゲストから届くiPhoneの写真はHEICです。全部まとめてページにドロップするとJPGになって戻ってきます。向きも正しく、色もスマホで見たとおりです。",
        tile: "ML",
      },
      daniel: {
        name: "Daniel O.",
        role: "Webデザイナー",
        content:
          "公開前のページの写真は、20枚ずつJPGからWEBPに変換しています。ファイル名はそのままで、違いに気づいたお客さんは一人もいません。",
        tile: "DO",
      },
      priya: {
        name: "Priya S.",
        role: "マーケティング担当",
        content: "会議の5分前に、長いPDFの1ページだけ画像で必要になりました。会員登録すらいりませんでした。",
        tile: "PS",
      },
    },
  },
  reasons: {
    heading: "選ばれる理由",
    list: {
      deleted: {
        tile: "DEL",
        title: "ファイルを残しません",
        description: "保管するのは、変換とダウンロードに必要な間だけです。",
        details: [
          "アップロードしたファイルは変換が終わるとすぐに削除",
          "変換後のファイルは{retention}後に削除",
          "ダウンロードリンクはランダムで、一覧に載ることはない",
          "ツールはCookieを使わない",
        ],
      },
      free: {
        tile: "0",
        title: "無料、登録不要",
        description: "ツールを開けばすぐに使えます。比べるプランも、支払いもありません。",
        details: [
          "アカウントもメールアドレスも不要",
          "画像に透かしは入らない",
          "お試し期間などの期限なし",
          "個人利用も商用利用も可",
        ],
      },
      same: {
        tile: "=",
        title: "画像はそのまま、形式だけ変更",
        description: "形式ごとに設定を調整し、見た目を保ちます。",
        details: [
          "写真は正しい向きで出力",
          "色はsRGBに変換し、どこで見ても同じ色に",
          "JPEGからJPGへの変換では元の画像データを保持",
          "位置情報、撮影情報、隠れたメモは削除",
        ],
      },
      many: {
        tile: "100",
        title: "まとめて変換、どの端末でも",
        description: "スマホの写真1枚から、パソコンのフォルダーごとまで変換できます。",
        details: [
          "ほとんどのツールで一度に100個まで",
          "結果はZIP1つでまとめてダウンロード",
          "最近のブラウザーなら何もインストールせずに使える",
          "使えないファイルは、理由と代わりの方法を表示",
        ],
      },
    },
  },
  closing: {
    heading: "さっそく変換してみませんか？",
    sentence: "一番人気の「PNGをJPGに変換」から始めるか、先によくある質問をご覧ください。",
    start: "PNGをJPGに変換",
    ask: "よくある質問を読む",
  },
} satisfies Translated<typeof en>;
