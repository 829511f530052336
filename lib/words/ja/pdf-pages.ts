import type { Translated } from "..";
import type { pdfPages as en } from "../en/pdf-pages";
import { counted } from "../format";

export const pdfPages = {
  format: "画像の形式",
  quality: "画質",
  scales: ["低い", "標準", "良い", "高い", "とても高い"],
  scale: "{name}（{factor}倍）",
  scaleHelp: "A4の1ページは{width}×{height}ピクセル（{dpi}dpi）になります。",
  pages: "ページ",
  pagesHelp: "例：1-3, 8。空欄にするとすべてのページを変換します。",
  allPages: "すべてのページ",
  autoDownload: "最初の画像を自動でダウンロード",
  results: "変換したページ",
  ready: counted({ other: "{n}ページを{format}に変換しました。ダウンロードできます。" }),
  someReady: "{total}ページ中{n}ページを{format}に変換しました。ダウンロードできます。",
  facts: { pages: "変換したページ", format: "変換後の形式", size: "合計サイズ" },
  zip: "すべてZIPでダウンロード",
  lost: counted({ other: "{n}ページを変換できませんでした。理由は下に表示しています。" }),
  page: "{page}ページ",
  preview: "{page}ページをプレビュー",
  imageOf: "{page}ページ、{total}枚中{place}枚目",
  downloadImage: "この画像をダウンロード",
} satisfies Translated<typeof en>;
