import type { Translated } from "..";
import type { fileChoices as en } from "../en/file-choices";
import { counted } from "../format";

export const fileChoices = {
  question: counted({ other: "何に変換しますか？" }),
  noQuestion: "この形式はまだ変換できません",
  noneLeft: "ファイルがなくなりました",
  files: {
    photo: {
      name: counted({ other: "{label}の写真{n}枚" }),
      none: counted({ other: "{label}の写真はまだ変換できません。" }),
    },
    picture: {
      name: counted({ other: "{label}画像{n}枚" }),
      none: counted({ other: "{label}画像はまだ変換できません。" }),
    },
    document: {
      name: counted({ other: "{label} {n}個" }),
      none: counted({ other: "{label}はまだ変換できません。" }),
    },
    file: {
      name: counted({ other: "{label}ファイル{n}個" }),
      none: counted({ other: "{label}ファイルはまだ変換できません。" }),
    },
  },
  together: "{n}個すべてをまとめて",
  nameAndSize: "{name}、{size}",
  list: "ファイル（{size}）",
  remove: "{name}を外す",
  more: "ほかの選択肢",
  choiceFor: "{files}：",
  choiceAs: "{choice}（{format}）",
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "テキスト",
    merged: "1つに結合したPDF",
    split: "分割したPDF",
    organized: "ページを並べ替えたPDF",
    searchable: "検索できるPDF",
    protected: "パスワード付きのPDF",
    unlocked: "パスワードなしのPDF",
    resized: "別の大きさ",
    cleaned: "写真の情報なし",
    other: "別の形式",
  },
  smaller: counted({ other: "軽いファイル" }),
  unreadable: counted({ other: "読み取れないファイル：{names}。" }),
  unreadableMore: counted({ other: "読み取れないファイル：{names}、ほか{n}個。" }),
  unreadableAs: {
    picture: counted({
      other:
        "対応していない画像形式か、ファイルが壊れています。作成したソフトでJPGかPNGとして保存し、そのファイルを選択してください。",
    }),
    document: counted({
      other:
        "文書ファイルです。使えるのは画像とPDFなので、作成したソフトでPDFとして保存し、そのPDFを選択してください。",
    }),
    other: counted({ other: "画像でもPDFでもないか、ファイルが壊れています。" }),
  },
} satisfies Translated<typeof en>;
