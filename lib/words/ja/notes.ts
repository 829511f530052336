import type { Translated } from "..";
import type { notes as en } from "../en/notes";
import { counted } from "../format";

export const notes = {
  first_frame: counted({ other: "このアニメーションには{n}フレームあります。結果は最初の1フレームです。" }),
  first_picture: counted({ other: "このファイルには{n}枚の画像が入っています。結果は最初の1枚です。" }),
  main_picture: counted({ other: "このファイルには{n}枚の画像が入っています。結果はメインの1枚です。" }),
  small_preview:
    "このRAWファイルのプレビューは写真より小さく、{width}×{height}ピクセルです。結果はこのプレビューです。",
  not_enlarged: "この画像は選んだサイズより小さいため、拡大していません。",
  kept_pdf: "このPDFは、この圧縮レベルではこれ以上小さくなりません。元のままお返しします。",
  fitting_pdf: "このPDFはすでに上限に収まっています。元のままお返しします。",
  fitted_pdf: "上限に収めるため、画像を{dpi}dpi以下に下げました。",
  fitted_pdf_quality: "上限に収めるため、画像の画質を下げました。ピクセル数はそのままです。",
  check_small_print: "小さな文字が読めるか確認してください。",
  signed_pdf: "このPDFには署名があり、変更すると署名が無効になります。元のままお返しします。",
  searchable_pdf: "このPDFの文字はすでに検索できます。元のままお返しします。",
  no_text_found: "ページに文字が見つかりませんでした。",
  no_text_in_picture: "この画像に文字が見つかりませんでした。",
  only_pictures: "このPDFに文字が見つからなかったため、Wordファイルには画像だけが入っています。",
  unread_script: "この文字の種類または言語は、まだ読み取れません。",
  unread_scripts: counted({ other: "{n}ページは、まだ読み取れない文字の種類または言語です。" }),
  read_scans: counted({
    other: "{n}ページはスキャンのため、画像から文字を読み取りました。間違いがないか確認してください。",
  }),
  unread_scans: counted({ other: "ほかの{n}ページは読み取れませんでした。" }),
  unreadable_text: counted({
    other:
      "読み取れない文字のあるページが{n}ページあります（例：{page}ページ）。どの文字かという情報がフォントに入っていないためです。",
  }),
  lost_scans: counted({ other: "{n}ページは読み取れませんでした。PDFには文字なしで入っています。" }),
  lost_signature: "署名付きのPDFは、変更すると署名が失われます。新しいPDFに署名はありません。",
  unlocked_already: "このPDFにはパスワードも制限もありません。元のままお返しします。",
  unprotected_pdf: "パスワードはもう必要ありません。",
  fits_as_jpg: "JPGにすれば元の大きさのまま収まります。",
  colors_fit_as_jpg: "色数を減らしました。JPGにすればすべての色を残して収まります。",
  smaller_as_jpg: "写真はJPGにするとずっと小さくなります。",
  fewer_pixels: "{oldWidth}×{oldHeight}から{width}×{height}ピクセルになりました。",
} satisfies Translated<typeof en>;
