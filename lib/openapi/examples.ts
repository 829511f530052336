import { type CallId, calls } from "../contract/calls";

/** Files and options of the example of each call. Names and options need no quotes in a shell. */
const requests: Record<CallId, { files: readonly string[]; options?: Readonly<Record<string, string>> }> = {
  pngToJpg: { files: ["drawing.png"], options: { quality: "90" } },
  jpgToPng: { files: ["photo.jpg"] },
  heicToJpg: { files: ["photo.heic"] },
  heicToPng: { files: ["photo.heic"] },
  webpToPng: { files: ["picture.webp"] },
  webpToJpg: { files: ["picture.webp"] },
  avifToPng: { files: ["picture.avif"] },
  avifToJpg: { files: ["picture.avif"] },
  jpgToJpeg: { files: ["photo.jpg"] },
  imageConvert: { files: ["photo.jpg", "drawing.png"], options: { format: "webp", quality: "80" } },
  jpegToJpg: { files: ["photo.jpeg"], options: { outputFormat: "jpg" } },
  imageToPdf: { files: ["photo.jpg", "drawing.png"], options: { pageSize: "a4" } },
  jpgToPdf: { files: ["photo.jpg"] },
  compressor: { files: ["photo.jpg", "drawing.png"] },
  removeExif: { files: ["photo.jpg"] },
  resize: { files: ["photo.jpg"], options: { longest: "1600" } },
  pdfToImages: { files: ["document.pdf"], options: { format: "png", pages: "1-3" } },
  compressPdf: { files: ["document.pdf"], options: { level: "strong" } },
  ocrPdf: { files: ["scan.pdf"], options: { language: "eng" } },
  pdfToWord: { files: ["document.pdf"], options: { layout: "exact" } },
  imageToText: { files: ["scan.png"], options: { language: "eng" } },
  organizePdf: { files: ["one.pdf", "two.pdf"], options: { merge: "true" } },
  protectPdf: { files: ["document.pdf"], options: { newPassword: "secret" } },
  unlockPdf: { files: ["locked.pdf"], options: { password: "secret" } },
  pdfToExcel: { files: ["table.pdf"], options: { format: "csv" } },
  imageToExcel: { files: ["table.png"] },
};

const resultNames: Readonly<Record<string, string>> = {
  "application/pdf": "result.pdf",
  "application/zip": "results.zip",
  "image/jpeg": "result.jpg",
};

/** The lines that save the results of a call, for each shape of its reply. */
const saves = {
  images: {
    fetch: `for (const { error, originalName, convertedName, downloadUrl } of reply.images) {
  if (error) console.error(originalName, error);
  else await writeFile(convertedName, (await fetch(new URL(downloadUrl, answer.url))).body);
}`,
    python: `for image in reply["images"]:
    if "error" in image:
        print(image["originalName"], image["error"])
    else:
        result = requests.get(urljoin(answer.url, image["downloadUrl"]))
        Path(image["convertedName"]).write_bytes(result.content)`,
  },
  documents: {
    fetch: `for (const { name, downloadUrl } of reply.data.documents)
  await writeFile(name, (await fetch(new URL(downloadUrl, answer.url))).body);`,
    python: `for document in reply["data"]["documents"]:
    result = requests.get(urljoin(answer.url, document["downloadUrl"]))
    Path(document["name"]).write_bytes(result.content)`,
  },
  pages: {
    fetch: `const zip = new URL("/api/download-all/" + reply.data.sessionId, answer.url);
await writeFile("pages.zip", (await fetch(zip)).body);`,
    python: `zip_url = urljoin(answer.url, "/api/download-all/" + reply["data"]["sessionId"])
Path("pages.zip").write_bytes(requests.get(zip_url).content)`,
  },
  one: {
    fetch: `const result = await fetch(new URL(reply.downloadUrl, answer.url));
await writeFile(reply.convertedName, result.body);`,
    python: `result = requests.get(urljoin(answer.url, reply["downloadUrl"]))
Path(reply["convertedName"]).write_bytes(result.content)`,
  },
  text: { fetch: "console.log(reply.text);", python: 'print(reply["text"])' },
} as const;

function shapeOf(id: CallId): keyof typeof saves {
  if (id === "organizePdf") return "documents";
  if (id === "pdfToImages") return "pages";
  if (id === "imageToText") return "text";
  return calls[id].reply === calls.jpgToPng.reply ? "images" : "one";
}

const lines = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter((part) => part !== false && part !== undefined).join("\n");

/**
 * Returns programs that make a call and save its results.
 *
 * @param url origin of the calls
 */
export function examplesOf(id: CallId, url: string): Record<"curl" | "fetch" | "python", string> {
  const call = calls[id];
  const { path, fileField } = call;
  const { files, options = {} } = requests[id];
  const address = new URL(path, url).href;
  const name = "type" in call ? resultNames[call.type] : undefined;
  const shape = shapeOf(id);
  const optionList = Object.entries(options);
  return {
    curl: [
      `curl ${address}`,
      ...optionList.map(([field, value]) => `-F ${field}=${value}`),
      ...files.map((file) => `-F ${fileField}=@${file}`),
      ...(name ? [`--fail -o ${name}`] : []),
    ].join(" \\\n  "),
    fetch: lines(
      `import { openAsBlob } from "node:fs";`,
      (name || shape !== "text") && `import { writeFile } from "node:fs/promises";`,
      "\nconst form = new FormData();",
      ...optionList.map(([field, value]) => `form.append("${field}", "${value}");`),
      ...files.map((file) => `form.append("${fileField}", await openAsBlob("${file}"), "${file}");`),
      `const answer = await fetch("${address}", { method: "POST", body: form });`,
      ...(name
        ? [
            "if (!answer.ok) throw new Error((await answer.json()).message);",
            `await writeFile("${name}", answer.body);`,
          ]
        : [
            "const reply = await answer.json();",
            "if (!answer.ok) throw new Error(reply.message);",
            saves[shape].fetch,
          ]),
    ),
    python: lines(
      (name || shape !== "text") && "from pathlib import Path",
      !name && shape !== "text" && "from urllib.parse import urljoin",
      `${name || shape !== "text" ? "\n" : ""}import requests\n`,
      "answer = requests.post(",
      `    "${address}",`,
      optionList.length > 0 &&
        `    data={${optionList.map(([field, value]) => `"${field}": "${value}"`).join(", ")}},`,
      "    files=[",
      ...files.map((file) => `        ("${fileField}", open("${file}", "rb")),`),
      "    ],",
      ")",
      ...(name
        ? [
            "if not answer.ok:",
            '    raise SystemExit(answer.json()["message"])',
            `Path("${name}").write_bytes(answer.content)`,
          ]
        : [
            "reply = answer.json()",
            "if not answer.ok:",
            '    raise SystemExit(reply["message"])',
            saves[shape].python,
          ]),
    ),
  };
}

/** Downloads a result and deletes its session, with `SESSION` and `NAME` to be replaced. */
export const deletionExample = (url: string): string =>
  lines(
    `curl -OJ ${new URL("/api/download/SESSION/NAME", url).href}`,
    `curl -X DELETE ${new URL("/api/download/SESSION", url).href}`,
  );
