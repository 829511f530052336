import type { Translated } from "..";
import type { pdfProtect as enPdfProtect, pdfUnlock as enPdfUnlock } from "../en/pdf-locks";

export const pdfProtect = {
  busy: "保護中...",
  password: "新しいパスワード",
  help: "PDFを開くときに必要になります。こちらでは保存しないので、忘れないように控えてください。",
  missing: "新しいPDFのパスワードを入力してください。",
  strength: {
    short: "推測されやすいパスワードです。8文字以上にしてください。",
    fair: "まずまずです。長いほど安全で、単語を4つ並べると推測されにくくなります。",
    strong: "推測されにくいパスワードです。",
  },
  permissions: "閲覧者に許可する操作",
  allowPrinting: "印刷",
  allowCopying: "文字と画像のコピー",
  allowChanges: "編集、フォーム入力、コメントの追加",
  permissionsHelp:
    "Acrobatをはじめ多くのソフトはこの設定に従いますが、従わないものもあります。閲覧を防げるのはパスワードだけです。",
  chosen: {
    all: "パスワードを設定。閲覧者は印刷、コピー、編集ができます。",
    some: "パスワードを設定。閲覧者に許可する操作：{what}",
    none: "パスワードを設定。閲覧者は閲覧のみできます。",
  },
  finished: "完了しました。PDFを保護しました。",
  title: "PDFを保護しました",
  success: "新しいパスワードでしか開けません。送る前に一度開いて確かめてください。",
  earlier: "このPDFは最後の変更より前のものです。下の設定を使うには、もう一度パスワードを設定してください。",
} satisfies Translated<typeof enPdfProtect>;

export const pdfUnlock = {
  busy: "解除中...",
  rights: "自分のファイルか、解除を許可されたファイルだけに使ってください。",
  finished: "完了しました。パスワードを解除しました。",
  title: "PDFのパスワードを解除しました",
  success: "パスワードなしで開け、印刷もコピーもできます。",
  kept: "解除するものがありませんでした",
  keptHelp: "このPDFにはパスワードも制限もありません。",
} satisfies Translated<typeof enPdfUnlock>;
