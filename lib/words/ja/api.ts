import type { api as en } from "../en/api";

const password = "パスワード付きのファイルを開きます。";
const pages = "対象のページ。`1-3, 8`のように書きます。`5-`は5ページから最後までです。空ならすべてのページ。";
const targetSize = "結果1個あたりの上限（バイト）。";
const note = "結果が予想と違うかもしれないときの、説明の文。";
const notes = "同じ内容を`code`と`params`で表したもの。";
const frames = "ファイルに複数の画像があるときの枚数。結果は1枚です。";
const code = "エラーコード。";
const params = "エラーの文に入る数と名前。";

const keeping = {
  preserve_metadata: "位置情報を除くメタデータを残します。",
  preserve_location: "`preserve_metadata`とあわせて使うと、位置情報も残します。",
};

const pdfPage = {
  pageSize: "ページの大きさ。`fit`では、各ページが画像と同じ大きさになります。",
  orientation: "用紙の向き。`auto`では画像ごとに合わせます。`fit`のときは効果がありません。",
  margin: "画像のまわりの余白。なし、4分の1インチ、4分の3インチから選びます。",
  turns:
    "画像を時計回りに回す角度。`0`、`90`、`180`、`270`のどれかを、ファイルの順に1個ずつ、`0,90,0`のように書きます。",
};

const reading = {
  language: "画像の中の文字の言語。`auto`ではページごとに検出します。",
  progress: "処理中に進み具合を送ります。[進み具合](/api#progress)をご覧ください。",
};

const tables = {
  ...reading,
  format: "Excelブック、CSV（表が複数ならZIP）、またはセルの内容を表すJSON。",
  layout: "`tables`は表と思われるものだけ、`page`は各ページのすべての文字を対象にします。",
  regions:
    '表を探す代わりに読み取る範囲をJSONで指定します：`[{"page":1,"box":[left,top,right,bottom]}]`。単位はポイント、原点は左上です。',
  text: "数値と日付を文字列のままにします。",
  oneSheet: "すべての表を1つのシート、または1つのCSVファイルにまとめます。",
  separator: "CSVの値の区切り文字。",
  bom: "CSVファイルの先頭にバイト順マーク（BOM）を付けます。Excelが日本語を正しく読むために必要です。",
};

export const api = {
  contents: "このページの内容",
  guide: "使い方",
  callsHeading: "呼び出し一覧",
  title: "{site} API",
  description:
    "このサイトのページ自身が使っているAPIです。APIキーは不要です。変換の数はIPアドレスごとに制限されることがあり、運営者のトークンを持つプログラムには別の上限があります。",

  start: {
    heading: "呼び出しの基本",
    blocks: [
      "このサイトのツールは、どれもプログラムから呼び出せます。ファイルをフォーム（`multipart/form-data`）として送ると、結果か、結果へのリンクが返ります。無料で、会員登録もAPIキーも不要です。",
      {
        list: [
          "オプションはファイルより前に送ってください。数値、`true`、`false`は文字列として送ります。",
          "画像が複数あるときは、フィールド`images`を繰り返します。結果は同じ順に返ります。",
          "判断するのはファイル名ではなく、ファイルの中身です。画像用の呼び出しは、アドレスの形式名にかかわらず、読み取れる形式をすべて受け付けます。",
          "呼び出せるのは、プログラムとこのサイトのページです。ほかのサイトのページからは、ブラウザーで呼び出せません。",
        ],
      },
      "`fetch`の例はNode.js 20以降で動きます。Pythonの例にはパッケージ`requests`が必要です。",
    ],
    document: "OpenAPIドキュメント（クライアントの生成用）",
  },
  limits: {
    heading: "上限とトークン",
    blocks: [
      {
        list: [
          "`GET /api/limits`は、1回のリクエストで送れるメガバイト数（`maxUploadMb`）とファイル数（`maxFiles`）を返します。",
          "ファイル1個を変換1回と数えます。1つのアドレスが1分間にできる変換の数には上限があり、残りはヘッダー`RateLimit-Limit`、`RateLimit-Remaining`、`RateLimit-Reset`（秒）でわかります。上限がない場合、ヘッダーは付きません。",
          "ステータスが429か503なら、`Retry-After`の秒数だけ待ってから、もう一度送ってください。",
          "このサイトの運営者からトークンを受け取ったら、`Authorization: Bearer TOKEN`として送ります。プログラムに専用の上限が適用されます。登録されていないトークンには401が返ります。",
        ],
      },
    ],
  },
  results: {
    heading: "結果と削除",
    blocks: [
      "`downloadUrl`は、このホスト上のパスです。`/api/download/`で始まり、その後にセッションのIDが続きます。IDは呼び出した人だけが知る、ランダムな40桁です。リンクを渡した相手は、だれでも結果を開けます。",
      "アップロードしたファイルはレスポンスの準備ができるとすぐに、結果は{retention}後か、セッションを削除したときに削除されます。ファイルそのものを返す呼び出しは、何も保存しません。",
    ],
    caption: "結果とサーバーについてのリクエスト",
    images: "複数の画像を受け付ける呼び出しは、次のような一覧を返します：",
    example: "結果をダウンロードし、セッションを削除する例：",
  },
  errors: {
    heading: "エラー",
    blocks: [
      "失敗した呼び出しは、400以上のステータスとJSONを返します。`code`はプログラム用、`message`は人が読むための文です。`params`にはその文に入る数と名前、`files`には失敗したファイルやページごとのコードが入ります。",
      "複数の画像を送り、その一部だけが失敗したときのステータスは200です。失敗した画像の位置には、`images`の中に`error`と`code`が入ります。",
      "文は英語です。プログラムが`Accept-Language: ja`のように指定すると、このサイトにあるほかの言語になります。",
    ],
    caption: "すべてのコード",
    head: { code: "コード", status: "ステータス", meaning: "メッセージ" },
  },
  progress: {
    heading: "進み具合",
    blocks: [
      "スキャンの読み取りには数分かかることがあります。フィールド`progress`のある呼び出しは、進み具合を知らせることができます。`true`を送ると、1行に1つのJSONオブジェクトが返ります（`application/x-ndjson`）。",
      "ステータスは処理が終わる前に送られるため、呼び出しが失敗しても200です。最後の行が結果かエラーです。",
    ],
  },
  health: {
    heading: "稼働状況",
    blocks: [
      "`GET /api/health/live`は、サーバーが動いている間は応答します。`GET /api/health/ready`は、ファイルを変換できる間は200、できないときは503を返します。",
    ],
  },

  call: {
    fields: "フィールド",
    answer: "レスポンス",
    errors: "この呼び出しに固有のエラー（どの呼び出しにも共通のもの以外）",
    examples: "例",
    copy: "コピー",
    copied: "コピーしました",
    languages: { curl: "curl", fetch: "fetch（Node.js）", python: "Python" },
  },
  field: {
    file: "ファイル、必須",
    files: "1個以上のファイル、必須",
    fewFiles: "{n}個までのファイル、必須",
    text: "文字列",
    yesNo: "`true`または`false`",
    color: "色（`#ffffff`など）",
    between: "{min}から{max}までの数",
    atLeast: "{min}以上の整数",
    required: "必須",
    default: "既定値`{value}`",
  },
  files: { image: "画像。", images: "画像（複数可）。", pdf: "PDF。", pdfs: "PDF（複数可）。" },
  answers: {
    json: "JSON",
    images: "一覧`images`を含むJSON。内容は[上の説明](/api#results)をご覧ください。",
    "application/pdf": "PDFそのもの",
    "application/zip": "ZIP",
    "image/jpeg": "画像そのもの",
  },
  others: {
    limits: "1回のリクエストの上限。",
    live: "サーバーが動いているかどうか。",
    ready: "サーバーがファイルを変換し、保存できるかどうか。",
    download: "1個の結果。`Range`で一部だけを取得できます。",
    downloadAll: "セッションのすべての結果をまとめたZIP。",
    listResults: "セッションの結果のうち、まだ保管されているもの。",
    deleteResults: "セッションのすべての結果をすぐに削除します。",
    sessionId: "レスポンスに含まれる、ランダムな40桁の16進数。",
    filename: "レスポンスに含まれるファイル名。",
    failure:
      "エラー。人が読む文（英語、または`Accept-Language`で指定された言語）と、プログラム用のコードです。",
    lines:
      "`progress`がtrueのときの形。1行に1つのJSONオブジェクトで、先に進み具合、最後にレスポンスかエラーが届きます。",
    notReady: "変換や保存ができません。理由は`checks`にあります。",
  },

  calls: {
    pngToJpg: {
      about: "1枚の画像をJPGにします。",
      fields: {
        quality: "高いほどきれいで、ファイルは大きくなります。",
        backgroundColor: "画像の透明な部分に見える色。",
        removeTransparency: "`false`にすると、背景色を付けずに透明部分の情報を捨てます。",
      },
    },
    jpgToPng: { about: "PNGにします。JPGのほか、どの画像にも使えます。", fields: keeping },
    heicToJpg: { about: "JPGにします。iPhoneの写真向けです。", fields: keeping },
    heicToPng: { about: "iPhoneの写真をPNGにします。", fields: keeping },
    webpToPng: { about: "PNGにし、透過を保ちます。", fields: keeping },
    webpToJpg: { about: "JPGにします。透明部分は白になります。", fields: keeping },
    avifToPng: { about: "AVIF画像をPNGにします。", fields: keeping },
    avifToJpg: { about: "AVIF画像をJPGにします。", fields: keeping },
    jpgToJpeg: {
      about: "JPGの拡張子を.jpegにし、正しい向きにして、メタデータを取り除きます。再圧縮はしません。",
      fields: {},
    },
    imageConvert: {
      about: "画像を、指定した形式に変換します。",
      fields: {
        format: "結果の形式。`jpeg`は、拡張子が.jpegのJPGです。",
        target_format: "`format`の別名。",
        quality: "非可逆の形式で使います。既定では、どの形式でも見た目がほぼ同じになります。",
        preset: "`print`は色の細部をすべて保ち、画質を92以上にします。",
        auto_optimize: "時間をかけて、見た目が同じでより小さいファイルにします。",
        svg_side: "図（SVG）の長辺のピクセル数。",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "1枚のJPGの拡張子を変え、正しい向きにします。再圧縮はしません。ヘッダー`Photo-Details`のJSONで、写真の情報のうち削除したものと残したものがわかります。",
      fields: {
        outputFormat: "結果の拡張子。",
        inputFormat: "無視されます。判断するのはファイルの中身です。",
      },
    },
    imageToPdf: { about: "画像を順に1ページずつ並べた、1つのPDFを作ります。", fields: pdfPage },
    jpgToPdf: {
      about: "同じことをします。画像が1枚だけなら、PDFにその画像の名前を付けます。",
      fields: pdfPage,
    },
    removeExif: {
      about: "ファイルに含まれる、画像についての情報を取り除きます。画像は再圧縮しません。",
      fields: {},
    },
    compressor: {
      about:
        "画像を、形式を変えずに小さくします。失敗したファイルはZIPの中の`errors.txt`と、ZIPのコメントのJSONに記録されます。JPGなら収まるPNGと、写真の情報のうち削除したものと残したものも、このJSONでわかります。",
      fields: {
        targetSize:
          "上限（バイト）。指定しなければ、結果は元の画像と同じ見た目になります。PNGは、収めるためにピクセルや色が減ることがあります。",
        targetFor: "`targetSize`が結果1個ごとの上限か、ZIP全体の上限か。",
        fewerPixels: "そのままでは見た目が悪くなる画像で、ピクセル数を減らしてもよいか。",
      },
    },
    resize: {
      about:
        "画像の大きさを変えます。指定の方法は、`width`と`height`の一方または両方、`percent`、`longest`、`preset`のどれか1つです。",
      fields: {
        width: "幅のピクセル数。`height`がなければ、縦横比を保ちます。",
        height: "高さのピクセル数。`width`がなければ、縦横比を保ちます。",
        percent: "元の大きさに対する割合。",
        longest: "長辺のピクセル数。",
        preset: "名前の付いた大きさ。用紙は300dpiで、横長の画像では横向きになります。",
        fit: "幅と高さを両方指定したときの合わせ方。`inside`は枠内に収め、`cover`は切り抜き、`pad`は余白を足します。",
        crop: "`cover`で残す範囲を、ファイルごとにカンマで区切って書きます。右への位置、下への位置（`50`が中央）、拡大率の順で、すべてパーセントです。例：`50 50 100`。",
        background: "余白の色。形式が透過に対応しないときは、透明な部分の背景にもなります。",
        enlarge: "指定より小さい画像を拡大します。",
        format: "結果の形式。`original`は各ファイルの形式を保ち、HEICはJPGにします。",
        targetSize,
      },
    },
    pdfToImages: {
      about: "PDFの各ページを画像にします。",
      fields: {
        scale: "1ポイントあたりのピクセル数。1は72dpi、2は144dpiです。",
        format: "画像の形式。`jpeg`は、拡張子が.jpegのJPGです。",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "PDFを小さくします。小さくできないときは、元のまま返します。",
      fields: { level: "画像の細部をどこまで減らしてよいか。", targetSize, password },
    },
    ocrPdf: {
      about: "スキャンされたページを読み取り、文字をPDFに加えて、検索できるようにします。",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "PDFをWord文書（DOCX）にします。スキャンされたページは文字を読み取ります。",
      fields: {
        ...reading,
        layout: "`flow`は編集しやすい段落に、`exact`はPDFと同じ見た目のページにします。",
        password,
      },
    },
    imageToText: {
      about: "画像の中の文字を読み取ります。何も保存しません。",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "PDFを結合、分割、並べ替えます。作るものは、`plan`、`split`、`merge`のどれか1つで指定します。1つの結果は10,000ページまでです。",
      fields: {
        plan: '作るPDFをJSONで指定します：`{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`。ファイルは0から、ページは1から数えます。`{"blank":{"width":595,"height":842}}`は空白のページです。',
        split:
          "1つのファイルを分割します。`pages`のページ、`bookmarks`（しおり）、または一定のページ数で区切ります。",
        merge: "`true`にすると、すべてのファイルを1つのPDFにします。",
        passwords: '各ファイルのパスワード。JSONで`["","secret"]`のように書きます。',
      },
    },
    protectPdf: {
      about: "PDFをパスワードで暗号化します（AES-256）。",
      fields: {
        newPassword: "新しいPDFを開くパスワード。UTF-8で127バイトまで。",
        password: "すでにパスワードがあるファイルを開きます。",
        allowPrinting: "印刷を許可するか。従わないソフトもあります。",
        allowCopying: "文字と画像のコピーを許可するか。",
        allowChanges: "編集を許可するか。",
      },
    },
    unlockPdf: {
      about: "PDFのパスワードと、すべての制限を解除します。",
      fields: { password: "パスワードなしで開けるPDFには不要です。" },
    },
    pdfToExcel: {
      about: "PDFの表を見つけます。スキャンされたページは文字を読み取ります。",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "画像をA4の1ページとして読み取り、表を見つけます。",
      fields: tables,
    },
  },

  reply: {
    success: "常にtrue。",
    originalName: "送ったファイルの名前。",
    convertedName: "結果に使う名前。",
    originalSize: "送ったファイルのバイト数。",
    fileSize: "結果のバイト数。",
    downloadUrl: "結果のパス。",
    frames,
    note,
    "notes[]": notes,
    details: "ファイルに含まれていた写真の情報。`removed`（削除）と`kept`（残したもの）。",
    dpi: "画像を縮小した場合の、縮小後の最大の解像度（1インチあたりのピクセル数）。",
    pages: "PDFのページ数。",
    readPages: "読み取ったスキャンページの数。",
    words: "見つかった単語の数。",
    "tables[]":
      "表の一覧。始まるページ`page`、範囲`box`（ポイント）、`rows`（行）、`columns`（列）、`title`（見出し）。",
    language: "文字の言語。",
    confidence: "読み取りの確かさ。0から100まで。",
    width: "正しい向きにした画像の幅（ピクセル）。",
    height: "正しい向きにした画像の高さ（ピクセル）。",
    text: "読み取った文字。段落の間に空行が入ります。",
    "words[]": "単語の一覧。`text`、`confidence`と、ピクセル単位の範囲（`x`、`y`、`width`、`height`）。",
    "images[].originalName": "送ったファイルの名前。",
    "images[].convertedName": "結果に使う名前。",
    "images[].size": "結果のバイト数。",
    "images[].compressionRatio": "結果の大きさを元の大きさで割った値。0.25なら4分の1です。",
    "images[].downloadUrl": "結果のパス。",
    "images[].width": "リサイズした画像の幅（ピクセル）。",
    "images[].height": "リサイズした画像の高さ（ピクセル）。",
    "images[].dpi": "1インチあたりのピクセル数（用紙上の大きさがわかる場合）。",
    "images[].frames": frames,
    "images[].note": note,
    "images[].notes[]": notes,
    "images[].details":
      "ファイルに含まれていた写真の情報。`removed`（削除）と`kept`（残したもの）。`removeExif`では`found`（内容）も返ります。",
    "images[].error": "このファイルが失敗した理由。結果の代わりに入ります。",
    "images[].code": code,
    "images[].params": params,
    "data.sessionId": "結果のセッションのID。",
    "data.totalPages": "変換したページ数。",
    "data.documentPages": "PDFのページ数。",
    "data.images[].page": "ページ番号（1から）。",
    "data.images[].filename": "セッション内の画像の名前。",
    "data.images[].size": "画像のバイト数。",
    "data.images[].error": "このページが失敗した理由。画像の代わりに入ります。",
    "data.images[].code": code,
    "data.images[].params": params,
    "data.documents[].name": "PDFの名前。",
    "data.documents[].size": "PDFのバイト数。",
    "data.documents[].pages": "PDFのページ数。",
    "data.documents[].downloadUrl": "PDFのパス。",
    "data.documents[].note": note,
    "data.documents[].notes[]": notes,
    "data.zipUrl": "PDFが複数のとき、すべてをまとめたZIPのパス。",
    "files[].filename": "結果の名前。",
    "files[].size": "結果のバイト数。",
    "files[].downloadUrl": "結果のパス。",
    done: "読み取りが終わったページ数。",
  },
} satisfies typeof en;
