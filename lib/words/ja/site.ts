import type { Translated } from "..";
import type { site as en } from "../en/site";

export const site = {
  skip: "本文へ移動",
  breadcrumb: "パンくずリスト",
  languages: "言語",
  menu: {
    open: "メニュー",
    close: "閉じる",
    label: "ツール",
    back: "すべてのメニュー",
    searches: "検索数 {searches}",
    comingSoon: "近日公開",
    start: "変換を始める",
    help: "お困りですか？",
  },
  menus: {
    popular: { name: "人気", about: "よく検索されているツール" },
    iphone: {
      name: "iPhoneの形式",
      about: "iPhoneやiPadのHEIC写真をJPG、PNG、WEBPに変換",
    },
    web: {
      name: "Webの形式",
      about: "WEBPやAVIFとほかの形式を相互に変換。アニメーションも動いたまま",
    },
    pdf: {
      name: "PDFツール",
      about: "PDFの結合、分割、圧縮。画像からPDFを作成し、PDFを画像やWordに変換",
    },
    other: {
      name: "その他の形式",
      about: "JPGとPNGの相互変換、TIFFの変換、GIFやファビコンの作成、ほかの形式への変換",
    },
    utilities: {
      name: "便利ツール",
      about: "画像のリサイズ、画像とPDFの圧縮、画像の文字認識",
    },
  },
  deadEnds: {
    "/image-convert": "画像変換",
    "/image-resizer": "画像リサイズ",
    "/about": "このサイトについて",
    "/privacy-policy": "プライバシーポリシー",
    "/terms-of-service": "利用規約",
  },
  footer: {
    about: "画像とPDFを無料で変換。会員登録も透かしもなく、ファイルはサーバーから削除されます。",
    label: "すべてのツールとページ",
    support: "サポート",
    company: "運営",
    social: "SNS",
    account: "{network}の{site}",
    share: "{site}を{network}で共有",
  },
} satisfies Translated<typeof en>;
