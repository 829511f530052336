import type { Translated } from "..";
import type { converter as en } from "../en/converter";
import { counted } from "../format";

export const converter = {
  files: counted({ other: "{n}個のファイル" }),

  drop: {
    touch: { photos: "写真を選択", another: "PDFを選択", more: "PDFを選択" },
    busy: "ここにドロップすると、次に変換します",
    more: "ファイルを追加",
    other: "別のファイルを選択",
    another: "別のファイルを選択",
    onlyPictures: "このページで使えるのは画像です",
    onlyFormat: "このページで使えるのは{format}ファイルです",
    clears: "ファイルをドロップすると追加できます。今の結果は消えるので、先にダウンロードしてください。",
    sample: "手元にファイルがないときは",
    trySample: "サンプルで試す",
    sampleFailed: "サンプルを読み込めませんでした。",
  },

  waiting: {
    convert: counted({ other: "{n}個のファイルが待機中です。次に変換します。" }),
    offer: counted({ other: "{n}個のファイルが待機中です。" }),
    choose: counted({ other: "このファイルを使う" }),
  },

  list: {
    selected: "選択したファイル",
    results: "結果",
    total: "合計サイズ：{size}",
    removeAll: "すべて外す",
    move: { up: "{name}を上へ", down: "{name}を下へ" },
    remove: "{name}を外す",
    sizes: "{before} → {after}",
    uploading: "アップロード中 {percent}%",
    downloading: "ダウンロード中 {percent}%",
    done: "完了",
    states: { waiting: "待機中", working: "処理中", converted: "変換済み", failed: "失敗" },
  },

  size: {
    smaller: "{percent}%削減",
    larger: "{percent}%増加",
    times: "元の{factor}倍のサイズ",
    kept: "すでに十分に圧縮されています",
    reasons: {
      jpgOfPng:
        "JPGは写真向けの形式です。イラストやスクリーンショットはPNGのほうが小さいことがよくあります。",
      jpg: "画像はたいてい、{format}よりJPGのほうが大きくなります。",
      again: "この画像はそのままコピーできないため、劣化が目に見えない画質で保存し直しました。",
      png: "PNGはすべてのピクセルをそのまま保存するため、たいてい大きくなります。",
      gif: "GIFは新しい形式ほど圧縮できません。WEBPのほうがたいていずっと小さくなります。",
      ico: "アイコンには複数のサイズの画像が入っています。",
      tiff: "TIFFはすべてのピクセルをそのまま保存するため、たいてい大きくなります。",
    },
  },

  progress: {
    label: "変換の進み具合",
    upload: "アップロードの進み具合",
    converting: "変換中...",
    uploading: "アップロード中...",
    offline: "接続を待っています...",
    counted: "{total}個中{done}個が完了",
    bytes: "{total}のうち{done}",
    timeLeft: "残り約{seconds}秒",
    sent: "アップロード中、{percent}%",
    received: "結果を受け取り中、{total}のうち{done}",
    converted: counted({ other: "アップロードが終わりました。{n}個を変換しています。" }),
    long: "{work}{still}",
    still: "処理を続けています。",
    stillLarge: "処理を続けています。大きなファイルは時間がかかります。",
  },

  actions: {
    cancel: "キャンセル",
    reset: "リセット",
    download: "ダウンロード",
    downloadFile: "{name}をダウンロード",
    saveAs: "{name}として保存",
    zip: "すべてZIPでダウンロード",
    startAgain: "もう一度{action}",
    stale: "最後の変更はまだ結果に反映されていません。",
    again: "もう一度試す",
    fileAgain: "もう一度試す：{name}",
    filesAgain: counted({ other: "この{n}個をもう一度試す" }),
  },

  settings: { change: "変更", hide: "閉じる", named: "{name}：{value}" },

  outcome: {
    complete: "変換が完了しました",
    successful: "変換に成功しました",
    failed: counted({ other: "{total}個中{n}個が失敗しました" }),
    cancelled: "キャンセルしました。{total}個中{done}個は完了しています。",
    cancelledAtOnce: "キャンセルしました。ファイルはそのまま残っています。",
    more: "ほか{n}個",
    leftOut: counted({ other: "除外したファイル：{names}" }),
    instead: "{reason}代わりに「{tool}」を使ってください。",
    offline: "オフラインです。ファイルはここに残っています。",
    offlineRunning: "オフラインです。ファイルはここに残っています。オンラインに戻ると変換を続けます。",
  },

  deletion: {
    action: "今すぐ削除",
    busy: "削除中...",
    otherwise: "そのままにしても、結果は{retention}後に削除されます。",
    announced: "結果を削除しました。",
    done: "サーバーから削除しました。",
    none: "サーバーには何も残っていません。結果はこのページを離れるまでブラウザーの中にあります。",
    kept: "サーバーから削除しました。結果はブラウザーの中にあるので、このページを離れるまではダウンロードできます。",
    failed: "結果を削除できませんでした。もう一度試してください。",
  },

  announced: {
    started: "変換を始めました。",
    canceled: "変換をキャンセルしました。",
    cleared: "すべてのファイルを外しました。{keys}で元に戻せます。",
    added: counted({ other: "{n}個を追加しました。" }),
    replaced: counted({ other: "{n}個に置き換えました。{keys}で元に戻せます。" }),
    addedAndStarted: counted({ other: "{n}個を追加し、変換を始めました。" }),
    removed: counted({ other: "外しました。残り{n}個です。{keys}で元に戻せます。" }),
    moved: "{total}個中{place}番目に移動しました。",
    finished: counted({ other: "完了しました。{n}個を変換しました。" }),
    none: "変換されたファイルはありません。",
    ready: "次のファイルを選べます。{keys}で結果を元に戻せます。",
    returned: "元に戻しました。",
    keys: { mac: "Command＋Z", other: "Ctrl＋Z" },
  },
} satisfies Translated<typeof en>;
