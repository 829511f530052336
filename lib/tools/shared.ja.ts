import { hints, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import { listIn } from "../words/phrases";
import { pictureLabels } from "./pictures";
import { fillAll, type LanguageWords, type ScreenWords } from "./words";

export const pictures = { and: listIn("ja", pictureLabels), or: listIn("ja", pictureLabels, "or") };

export const refusals = {
  drop: "{from}ファイルだけをドロップしてください。",
  select: "{from}ファイルだけを選択してください。",
  none: "{from}ファイルを1つ以上選択してください。",
};

const dropZone = {
  prompt: "{from}ファイルをここにドラッグ＆ドロップ",
  dragging: "{from}ファイルをここにドロップ",
  or: "または",
  button: "{from}ファイルを選択",
  hint: "対応形式：{from}のみ、{files}個まで、合計{totalMb}MBまで",
};

const limits = "もっと多くてもOK：100個、100MBまで";

export const specifiedDropZone = { ...dropZone, limits };

export const batch = {
  messages: refusals,
  dropZone: fillAll(dropZone, { files: 100, totalMb: 100 }),
  action: "{to}に変換",
  steps: ["画像を読み込み中...", "{from}を{to}に変換中...", "画質を最適化中...", "もうすぐ完了します..."],
  success: "{to}ファイル{n}個の変換が完了しました",
} satisfies ScreenWords["batch"];

export const specifiedBatch = {
  ...batch,
  dropZone: fillAll(specifiedDropZone, hints.common),
  success: "{to}ファイルをダウンロードできます",
} satisfies ScreenWords["batch"];

export const simplePng = fillAll(
  {
    ...batch,
    messages: { ...fillAll(refusals, { from: "PNG" }), none: refusals.none },
    dropZone: specifiedBatch.dropZone,
  } satisfies ScreenWords["batch"],
  { from: "PNG" },
);

export const threeView = fillAll(
  {
    messages: {
      none: "JPGファイルを1つ以上選択してください。",
      some: "JPGファイルだけを追加しました。",
      tooMany: "最初の{files}個だけを残しました。",
    },
    dropZone: {
      prompt: "ドラッグ＆ドロップ、またはクリックしてアップロード",
      dragging: "JPGファイルをここにドロップ",
      or: "または",
      button: "JPGファイルを選択",
      hint: "最大{files}個",
    },
    action: "{to}に変換",
    steps: batch.steps,
  } satisfies ScreenWords["three-view"],
  { from: "JPG", files: THREE_VIEW_MAX_FILES },
);

export const mergePdf = fillAll(
  {
    messages: refusals,
    dropZone: {
      button: "{from}ファイルを選択",
      prompt: "または{from}ファイルをここにドラッグ＆ドロップ",
      dragging: "{from}ファイルをここにドロップ",
      hint: dropZone.hint,
      limits,
    },
    action: "PDFに変換",
    starting: "変換を開始しています...",
    steps: [
      "画像を読み込み中...",
      "画質を最適化中...",
      "1つのPDFにまとめています...",
      "もうすぐ完了します...",
    ],
    success: "PDFをダウンロードできます",
  } satisfies ScreenWords["merge-pdf"],
  hints.common,
);

export const pdfMessages = {
  wrong: "PDFファイルを選択してください。",
  none: "PDFファイルが選択されていません。",
};

export const pdfDropZone = {
  prompt: "PDFファイルをここにドラッグ＆ドロップ",
  dragging: "PDFをここにドロップ",
  or: "または",
  button: "PDFファイルを選択",
};

export const pdfImages = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "PDF1個、100MBまで、一度に500ページまで" },
  action: "{to}に変換",
  steps: ["PDFを読み込み中...", "ページを変換中...", "画質を最適化中...", "もうすぐ完了します..."],
} satisfies ScreenWords["images"];

export const languages = {
  auto: "自動検出",
  ara: "アラビア語",
  chi_sim: "中国語（簡体字）",
  chi_tra: "中国語（繁体字）",
  nld: "オランダ語",
  eng: "英語",
  fra: "フランス語",
  deu: "ドイツ語",
  ell: "ギリシャ語",
  heb: "ヘブライ語",
  hin: "ヒンディー語",
  ita: "イタリア語",
  jpn: "日本語",
  kor: "韓国語",
  pol: "ポーランド語",
  por: "ポルトガル語",
  rus: "ロシア語",
  spa: "スペイン語",
  tha: "タイ語",
  tur: "トルコ語",
  ukr: "ウクライナ語",
  vie: "ベトナム語",
} satisfies LanguageWords;

export const pdfTables = {
  steps: ["PDFを読み込み中...", "表を探しています...", "数値と日付を読み取り中...", "もうすぐ完了します..."],
  languages,
} as const;

export const pageBoard = fillAll(
  {
    messages: {
      none: "PDFファイルを1つ以上選択してください。",
      some: "PDFファイルだけを追加しました。",
      tooMany: "最初の{files}個だけを残しました。",
    },
    dropZone: {
      prompt: "PDFファイルをここにドラッグ＆ドロップ",
      dragging: "PDFファイルをここにドロップ",
      or: "または",
      button: "PDFファイルを選択",
      hint: "PDF{files}個まで、合計100MBまで",
    },
    steps: ["PDFを読み込み中...", "ページを並べています...", "結果を作成中...", "もうすぐ完了します..."],
  } satisfies Omit<ScreenWords["page-board"], "action">,
  { files: pagePlan.files },
);
