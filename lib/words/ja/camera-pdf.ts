import type { Translated } from "..";
import type { cameraPdf as en } from "../en/camera-pdf";
import { counted } from "../format";

export const cameraPdf = {
  capture: "カメラで撮影",
  files: "選択したファイル",
  success: counted({ other: "画像{n}枚のPDFができました。" }),
  change: "ページを変更",
  camera: {
    title: "カメラで撮影",
    view: "カメラの映像（左右反転）",
    starting: "カメラを起動中...",
    take: "撮影（{n}）",
    taken: "撮影しました",
    discard: "すべて破棄",
    discarded: "撮影した画像を破棄しました",
    captures: "撮影した画像",
    use: "撮影した{n}枚をPDFに使う",
    none: "まだ撮影していません",
    again: "もう一度試す",
  },
  cameraErrors: {
    noApi: "このブラウザーはカメラに対応していません",
    unsupported: "この端末またはブラウザーではカメラを使えません",
    ownDocument:
      "カメラを使うには、このページを再読み込みしてください。そのあと、ファイルをもう一度選択してください。",
    noFeed: "カメラの映像を表示できませんでした",
    noAccess: "カメラにアクセスできませんでした",
    notReady: "カメラの準備ができていません",
    notCaptured: "撮影できませんでした",
  },
  cameraAdvice: {
    NotAllowedError: "ブラウザーの設定でこのサイトにカメラを許可してから、もう一度試してください。",
    NotFoundError: "カメラを接続してもう一度試すか、この画面を閉じて画像を選択してください。",
    NotReadableError: "カメラを使っているほかのアプリを閉じてから、もう一度試してください。",
  },
} satisfies Translated<typeof en>;
