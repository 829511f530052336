import type { api as en } from "../en/api";

const password = "Öffnet die Datei, wenn sie ein Passwort hat.";
const pages = "Gewünschte Seiten, etwa `1-3, 8`, oder `5-` für alle ab dort. Leer: alle Seiten.";
const targetSize = "So viele Bytes darf jedes Ergebnis höchstens haben.";
const note = "Ein Satz, wenn das Ergebnis anders ist, als du vielleicht erwartest.";
const notes = "Dasselbe als `code` mit `params`.";
const frames = "Zahl der Bilder in deiner Datei, wenn es mehrere sind; das Ergebnis hat nur eines.";
const code = "Code des Fehlers.";
const params = "Zahlen und Namen im Satz des Fehlers.";

const keeping = {
  preserve_metadata: "Behält die Metadaten, außer dem Ort.",
  preserve_location: "Mit `preserve_metadata`: behält auch den Ort.",
};

const pdfPage = {
  pageSize: "Größe der Seiten. `fit` macht jede Seite so groß wie ihr Bild.",
  orientation: "Dreht das Papier. `auto` richtet sich nach jedem Bild. Ohne Wirkung bei `fit`.",
  margin: "Weißer Rand um jedes Bild: keiner, ein viertel Zoll oder drei viertel Zoll.",
  turns:
    "Dreht jedes Bild im Uhrzeigersinn: `0`, `90`, `180` oder `270` Grad, je Datei ein Wert in ihrer Reihenfolge, etwa `0,90,0`.",
};

const reading = {
  language: "Sprache des Textes in Bildern. `auto` erkennt sie für jede Seite.",
  progress: "Meldet unterwegs den Fortschritt. Siehe [Fortschritt](/api#progress).",
};

const tables = {
  ...reading,
  format: "Eine Arbeitsmappe, CSV (bei mehreren Tabellen ein ZIP) oder die Zellen als JSON.",
  layout: "`tables` nimmt, was wie eine Tabelle aussieht, `page` den ganzen Text jeder Seite.",
  regions:
    'Bereiche, die gelesen werden, statt Tabellen zu suchen, als JSON: `[{"page":1,"box":[left,top,right,bottom]}]`, in Punkt von der linken oberen Ecke aus.',
  text: "Lässt Zahlen und Datumsangaben Text bleiben.",
  oneSheet: "Schreibt alle Tabellen auf ein Blatt oder in eine CSV-Datei.",
  separator: "Was in CSV zwischen den Werten steht.",
  bom: "Beginnt CSV-Dateien mit einer Byte-Reihenfolge-Markierung (BOM), die Excel für Umlaute braucht.",
};

export const api = {
  contents: "Auf dieser Seite",
  guide: "Anleitung",
  callsHeading: "Aufrufe",
  title: "{site} API",
  description:
    "Die Aufrufe, die auch die Seiten dieser Website machen. Ein Schlüssel ist nicht nötig. Umwandlungen können je IP-Adresse begrenzt sein; ein Programm mit einem Token des Betreibers hat eigene Grenzen.",

  start: {
    heading: "So funktioniert ein Aufruf",
    blocks: [
      "Jedes Tool dieser Website ist ein Aufruf, den auch dein Programm machen kann. Schicke die Dateien als Formular (`multipart/form-data`), und du bekommst die Ergebnisse oder Links dazu. Es kostet nichts, und du brauchst weder Konto noch Schlüssel.",
      {
        list: [
          "Schicke die Optionen vor den Dateien. Zahlen, `true` und `false` werden als Text geschickt.",
          "Wiederhole das Feld `images` für mehrere Bilder. Die Ergebnisse kommen in derselben Reihenfolge.",
          "Es zählt der Inhalt einer Datei, nicht ihr Name. Ein Aufruf für Bilder nimmt jedes Format an, das wir lesen, egal was in seiner Adresse steht.",
          "Aufrufe kommen von Programmen und von den Seiten dieser Website. Die Seiten anderer Websites können sie nicht aus dem Browser machen.",
        ],
      },
      "Die Beispiele mit `fetch` laufen in Node.js 20 oder neuer. Die in Python brauchen das Paket `requests`.",
    ],
    document: "OpenAPI-Dokument, aus dem sich Clients erzeugen lassen",
  },
  limits: {
    heading: "Grenzen und Tokens",
    blocks: [
      {
        list: [
          "`GET /api/limits` sagt, wie viele Megabyte (`maxUploadMb`) und Dateien (`maxFiles`) eine Anfrage haben darf.",
          "Jede Datei zählt als eine Umwandlung. Wie viele von deiner Adresse aus pro Minute möglich sind, ist begrenzt: Die Header `RateLimit-Limit`, `RateLimit-Remaining` und `RateLimit-Reset` (in Sekunden) sagen, wie viele übrig sind. Sie fehlen, wo es keine Grenze gibt.",
          "Warte bei Status 429 oder 503 so viele Sekunden, wie in `Retry-After` steht, und versuche es dann erneut.",
          "Gibt dir der Betreiber dieser Website ein Token, schicke es als `Authorization: Bearer TOKEN`. Dein Programm hat dann eigene Grenzen. Auf ein unbekanntes Token kommt 401.",
        ],
      },
    ],
  },
  results: {
    heading: "Ergebnisse und Löschung",
    blocks: [
      "Eine `downloadUrl` ist ein Pfad auf diesem Host. Sie beginnt mit `/api/download/` und der Kennung einer Sitzung: 40 zufälligen Ziffern, die nur du kennst. Alle, denen du den Link gibst, können ihn öffnen.",
      "Hochgeladene Dateien werden gelöscht, sobald die Antwort fertig ist, Ergebnisse {retention} später oder sobald du ihre Sitzung löschst. Aufrufe, die mit der Datei selbst antworten, speichern nichts.",
    ],
    caption: "Anfragen zu Ergebnissen und Server",
    images: "Aufrufe, die mehrere Bilder annehmen, antworten mit einer Liste davon:",
    example: "Ein Ergebnis herunterladen, dann seine Sitzung löschen:",
  },
  errors: {
    heading: "Fehler",
    blocks: [
      "Ein Aufruf, der scheitert, hat einen Status ab 400 und antwortet in JSON. `code` ist für dein Programm, `message` für Menschen. In `params` stehen die Zahlen und Namen des Satzes und in `files` der Code jeder Datei oder Seite, die gescheitert ist.",
      "Wenn du mehrere Bilder schickst und nur einige scheitern, ist der Status 200. An ihrer Stelle stehen in `images` dann `error` und `code`.",
      "Die Sätze sind auf Englisch oder in einer anderen Sprache dieser Website, wenn dein Programm sie verlangt, zum Beispiel mit `Accept-Language: de`.",
    ],
    caption: "Alle Codes",
    head: { code: "Code", status: "Status", meaning: "Meldung" },
  },
  progress: {
    heading: "Fortschritt",
    blocks: [
      "Scans zu lesen kann Minuten dauern. Aufrufe mit dem Feld `progress` können dir sagen, wie weit sie sind: Schicke `true`, und die Antwort besteht aus einem JSON-Objekt pro Zeile (`application/x-ndjson`).",
      "Ihr Status wird geschickt, bevor die Arbeit endet, ist also auch dann 200, wenn der Aufruf scheitert. Die letzte Zeile ist das Ergebnis oder der Fehler.",
    ],
  },
  health: {
    heading: "Zustand",
    blocks: [
      "`GET /api/health/live` antwortet, solange der Server läuft. `GET /api/health/ready` antwortet mit 200, solange er Dateien umwandeln kann, sonst mit 503.",
    ],
  },

  call: {
    fields: "Felder",
    answer: "Antwort",
    errors: "Fehler dieses Aufrufs, zusätzlich zu denen, die bei jedem vorkommen",
    examples: "Beispiel",
    copy: "Kopieren",
    copied: "Kopiert",
    languages: { curl: "curl", fetch: "fetch, in Node.js", python: "Python" },
  },
  field: {
    file: "Datei, Pflicht",
    files: "eine oder mehrere Dateien, Pflicht",
    fewFiles: "bis zu {n} Dateien, Pflicht",
    text: "Text",
    yesNo: "`true` oder `false`",
    color: "Farbe, etwa `#ffffff`",
    between: "Zahl von {min} bis {max}",
    atLeast: "ganze Zahl, mindestens {min}",
    required: "Pflicht",
    default: "Standard `{value}`",
  },
  files: { image: "Das Bild.", images: "Die Bilder.", pdf: "Das PDF.", pdfs: "Die PDFs." },
  answers: {
    json: "JSON",
    images: "JSON mit der Liste `images`, die [oben beschrieben](/api#results) ist.",
    "application/pdf": "Das PDF selbst",
    "application/zip": "Ein ZIP",
    "image/jpeg": "Das Bild selbst",
  },
  others: {
    limits: "Die Grenzen einer Anfrage.",
    live: "Ob der Server läuft.",
    ready: "Ob der Server Dateien umwandeln und speichern kann.",
    download: "Ein Ergebnis. Teile davon lassen sich mit `Range` anfordern.",
    downloadAll: "Ein ZIP aller Ergebnisse einer Sitzung.",
    listResults: "Die Ergebnisse einer Sitzung, die noch gespeichert sind.",
    deleteResults: "Löscht alle Ergebnisse einer Sitzung sofort.",
    sessionId: "Aus einer Antwort: 40 zufällige hexadezimale Ziffern.",
    filename: "Aus einer Antwort.",
    failure:
      "Ein Fehler: ein Satz für Menschen, auf Englisch oder in der Sprache, die `Accept-Language` verlangt, und ein Code für Programme.",
    lines:
      "Kommt, wenn `progress` wahr ist: ein JSON-Objekt pro Zeile, zuerst der Fortschritt, zuletzt die Antwort oder der Fehler.",
    notReady: "Er kann es nicht; `checks` sagt, warum.",
  },

  calls: {
    pngToJpg: {
      about: "Erstellt aus einem Bild ein JPG.",
      fields: {
        quality: "Ein höherer Wert sieht besser aus und macht die Datei größer.",
        backgroundColor: "Scheint durch, wo das Bild durchsichtig ist.",
        removeTransparency: "Mit `false` fällt die Transparenz ohne Hintergrundfarbe weg.",
      },
    },
    jpgToPng: { about: "Erstellt PNGs aus JPGs und allen anderen Bildern.", fields: keeping },
    heicToJpg: { about: "Erstellt JPGs. Gedacht für Fotos vom iPhone.", fields: keeping },
    heicToPng: { about: "Erstellt PNGs aus Fotos vom iPhone.", fields: keeping },
    webpToPng: { about: "Erstellt PNGs und behält die Transparenz.", fields: keeping },
    webpToJpg: { about: "Erstellt JPGs. Durchsichtiges wird weiß.", fields: keeping },
    avifToPng: { about: "Erstellt PNGs aus AVIF-Bildern.", fields: keeping },
    avifToJpg: { about: "Erstellt JPGs aus AVIF-Bildern.", fields: keeping },
    jpgToJpeg: {
      about:
        "Gibt JPGs die Endung .jpeg, dreht sie richtig herum und entfernt ihre Metadaten, ohne sie neu zu kodieren.",
      fields: {},
    },
    imageConvert: {
      about: "Wandelt Bilder in das Format um, das du nennst.",
      fields: {
        format: "Format der Ergebnisse. `jpeg` ist ein JPG, dessen Name auf .jpeg endet.",
        target_format: "Ein anderer Name für `format`.",
        quality:
          "Für Formate, bei denen Details verloren gehen. Ohne Angabe sehen die Ergebnisse aller Formate etwa gleich aus.",
        preset: "`print` behält alle Farbdetails, mit einer Qualität von mindestens 92.",
        auto_optimize: "Braucht länger für eine kleinere Datei, die gleich aussieht.",
        svg_side: "Länge der längeren Seite einer Zeichnung (SVG) in Pixeln.",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "Gibt einem JPG eine andere Endung und dreht es richtig herum, ohne es neu zu kodieren. Der Header `Photo-Details` sagt als JSON, welche Fotoangaben entfernt und welche behalten wurden.",
      fields: {
        outputFormat: "Endung des Ergebnisses.",
        inputFormat: "Ohne Wirkung: Es zählt der Inhalt der Datei.",
      },
    },
    imageToPdf: {
      about: "Erstellt ein PDF mit einer Seite für jedes Bild, in ihrer Reihenfolge.",
      fields: pdfPage,
    },
    jpgToPdf: {
      about: "Tut dasselbe und benennt das PDF nach dem Bild, wenn es nur eines ist.",
      fields: pdfPage,
    },
    removeExif: {
      about: "Entfernt, was Dateien über ihre Bilder sagen, ohne die Bilder neu zu kodieren.",
      fields: {},
    },
    compressor: {
      about:
        "Macht Bilder in ihrem eigenen Format kleiner. Gescheiterte Dateien stehen in `errors.txt` im ZIP und als JSON in dessen Kommentar, der auch sagt, welche PNGs als JPG passen würden und welche Fotoangaben entfernt oder behalten wurden.",
      fields: {
        targetSize:
          "Höchstens so viele Bytes. Ohne Angabe sehen die Ergebnisse aus wie ihre Originale. Damit sie passen, können PNGs Pixel oder Farben verlieren.",
        targetFor: "Ob `targetSize` für jedes Ergebnis oder für das ganze ZIP gilt.",
        fewerPixels: "Ob ein Bild weniger Pixel bekommen darf, wenn es sonst schlechter aussähe.",
      },
    },
    resize: {
      about:
        "Ändert die Größe von Bildern. Nenne sie auf eine dieser Arten: `width`, `height` oder beide, `percent`, `longest` oder `preset`.",
      fields: {
        width: "Pixel. Ohne `height` behält das Bild sein Seitenverhältnis.",
        height: "Pixel. Ohne `width` behält das Bild sein Seitenverhältnis.",
        percent: "Von der ursprünglichen Größe des Bildes.",
        longest: "Pixel der längeren Seite.",
        preset:
          "Eine Größe mit Namen. Papierformate haben 300 Pixel pro Zoll und drehen sich bei Bildern im Querformat mit.",
        fit: "Mit Breite und Höhe: `inside` passt das Bild darin ein, `cover` schneidet es zu, `pad` fügt Ränder hinzu.",
        crop: "Was `cover` von jeder Datei behält, durch Kommas getrennt: wie weit rechts und unten (`50` ist die Mitte) und der Zoom, alles in Prozent, etwa `50 50 100`.",
        background:
          "Farbe der Ränder und hinter durchsichtigen Stellen, wenn das Format keine Transparenz kennt.",
        enlarge: "Vergrößert Bilder, die kleiner sind.",
        format: "Format der Ergebnisse. `original` behält das jeder Datei und macht aus einem HEIC ein JPG.",
        targetSize,
      },
    },
    pdfToImages: {
      about: "Erstellt aus jeder Seite eines PDFs ein Bild.",
      fields: {
        scale: "Pixel pro Punkt: 1 entspricht 72 dpi, 2 entspricht 144 dpi.",
        format: "Format der Bilder. `jpeg` ist ein JPG, dessen Name auf .jpeg endet.",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "Macht ein PDF kleiner oder gibt es unverändert zurück, wenn das nicht geht.",
      fields: { level: "Wie viele Details seine Bilder verlieren dürfen.", targetSize, password },
    },
    ocrPdf: {
      about: "Liest gescannte Seiten und fügt ihren Text ins PDF ein, damit es durchsuchbar wird.",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "Erstellt aus einem PDF ein Word-Dokument (DOCX). Gescannte Seiten werden gelesen.",
      fields: {
        ...reading,
        layout:
          "`flow` erzeugt Absätze, die sich leicht bearbeiten lassen, `exact` Seiten, die wie im PDF aussehen.",
        password,
      },
    },
    imageToText: {
      about: "Liest den Text in einem Bild. Nichts wird gespeichert.",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "Fügt PDFs zusammen, teilt und ordnet sie. Sag auf eine dieser Arten, was entstehen soll: `plan`, `split` oder `merge`. Ein Ergebnis hat bis zu 10.000 Seiten.",
      fields: {
        plan: 'Die gewünschten PDFs, als JSON: `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. Dateien zählen ab 0, Seiten ab 1, und `{"blank":{"width":595,"height":842}}` ist eine leere Seite.',
        split:
          "Teilt eine Datei: nach jeder Seite (`pages`), an ihren Lesezeichen (`bookmarks`) oder jeweils nach so vielen Seiten.",
        merge: "Mit `true` werden alle Dateien zu einem PDF.",
        passwords: 'Ein Passwort für jede Datei, als JSON, etwa `["","secret"]`.',
      },
    },
    protectPdf: {
      about: "Verschlüsselt ein PDF mit einem Passwort (AES-256).",
      fields: {
        newPassword: "Öffnet das neue PDF. Bis zu 127 Byte UTF-8.",
        password: "Öffnet die Datei, wenn sie schon ein Passwort hat.",
        allowPrinting: "Ob man es drucken darf. Programme können das missachten.",
        allowCopying: "Ob man Text und Bilder kopieren darf.",
        allowChanges: "Ob man es ändern darf.",
      },
    },
    unlockPdf: {
      about: "Entfernt das Passwort und alle Einschränkungen eines PDFs.",
      fields: { password: "Nicht nötig, wenn sich das PDF ohne Passwort öffnen lässt." },
    },
    pdfToExcel: {
      about: "Findet die Tabellen eines PDFs. Gescannte Seiten werden gelesen.",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "Findet die Tabellen in einem Bild, das als A4-Seite gelesen wird.",
      fields: tables,
    },
  },

  reply: {
    success: "Immer wahr.",
    originalName: "Name deiner Datei.",
    convertedName: "Name für das Ergebnis.",
    originalSize: "Bytes deiner Datei.",
    fileSize: "Bytes des Ergebnisses.",
    downloadUrl: "Pfad des Ergebnisses.",
    frames,
    note,
    "notes[]": notes,
    details: "Was die Datei über das Foto gesagt hat: `removed` (entfernt) und `kept` (behalten).",
    dpi: "So viele Pixel pro Zoll haben die Bilder jetzt höchstens, wenn welche verkleinert wurden.",
    pages: "Seiten des PDFs.",
    readPages: "Gescannte Seiten, die gelesen wurden.",
    words: "Gefundene Wörter.",
    "tables[]":
      "Die Tabellen: die Seite (`page`), auf der sie beginnen, ihre `box` in Punkt, `rows`, `columns` und `title`.",
    language: "Sprache des Textes.",
    confidence: "Wie sicher die Erkennung ist, von 0 bis 100.",
    width: "Breite des aufrechten Bildes in Pixeln.",
    height: "Höhe des aufrechten Bildes in Pixeln.",
    text: "Der Text, mit einer leeren Zeile zwischen Absätzen.",
    "words[]": "Jedes Wort: `text`, `confidence` und sein Rahmen (`x`, `y`, `width`, `height`) in Pixeln.",
    "images[].originalName": "Name deiner Datei.",
    "images[].convertedName": "Name für das Ergebnis.",
    "images[].size": "Bytes des Ergebnisses.",
    "images[].compressionRatio":
      "Größe des Ergebnisses, geteilt durch die deiner Datei: 0.25 ist ein Viertel.",
    "images[].downloadUrl": "Pfad des Ergebnisses.",
    "images[].width": "Neue Breite des Bildes in Pixeln.",
    "images[].height": "Neue Höhe des Bildes in Pixeln.",
    "images[].dpi": "Pixel pro Zoll, wenn die Größe auf Papier bekannt ist.",
    "images[].frames": frames,
    "images[].note": note,
    "images[].notes[]": notes,
    "images[].details":
      "Was die Datei über das Foto gesagt hat: `removed` (entfernt) und `kept` (behalten), von `removeExif` auch `found` (gefunden).",
    "images[].error": "Warum diese Datei gescheitert ist, anstelle eines Ergebnisses.",
    "images[].code": code,
    "images[].params": params,
    "data.sessionId": "Sitzung der Ergebnisse.",
    "data.totalPages": "Umgewandelte Seiten.",
    "data.documentPages": "Seiten des PDFs.",
    "data.images[].page": "Nummer der Seite, ab 1.",
    "data.images[].filename": "Name des Bildes in der Sitzung.",
    "data.images[].size": "Bytes des Bildes.",
    "data.images[].error": "Warum diese Seite gescheitert ist, anstelle eines Bildes.",
    "data.images[].code": code,
    "data.images[].params": params,
    "data.documents[].name": "Name des PDFs.",
    "data.documents[].size": "Bytes des PDFs.",
    "data.documents[].pages": "Seiten des PDFs.",
    "data.documents[].downloadUrl": "Pfad des PDFs.",
    "data.documents[].note": note,
    "data.documents[].notes[]": notes,
    "data.zipUrl": "Pfad eines ZIPs mit allen PDFs, wenn es mehrere sind.",
    "files[].filename": "Name des Ergebnisses.",
    "files[].size": "Bytes des Ergebnisses.",
    "files[].downloadUrl": "Pfad des Ergebnisses.",
    done: "Seiten, die schon gelesen sind.",
  },
} satisfies typeof en;
