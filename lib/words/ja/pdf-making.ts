import type { Translated } from "..";
import type { pdfMaking as en } from "../en/pdf-making";
import { counted } from "../format";

export const pdfMaking = {
  options: "ページの設定",
  pageSize: "ページサイズ",
  sizes: { fit: "画像に合わせる", a4: "A4", letter: "レター" },
  orientation: "向き",
  orientations: { auto: "画像と同じ", portrait: "縦向き", landscape: "横向き" },
  margin: "余白",
  margins: { none: "余白なし", small: "余白小", large: "余白大" },
  pages: {
    fit: "画像に合わせる",
    fitTo: "画像に合わせる：{width}×{height}",
    a4: { auto: "A4", portrait: "A4、縦向き", landscape: "A4、横向き" },
    letter: { auto: "レター", portrait: "レター、縦向き", landscape: "レター、横向き" },
  },
  noPreview: "このブラウザーではプレビューできません",
  addMore: "画像を追加",
  without: counted({ other: "{n}枚を除いて変換" }),
  name: "PDFの名前",
  result: "結果",
  about: counted({ other: "{n}ページ、{size}" }),
  download: "PDFをダウンロード",
} satisfies Translated<typeof en>;
