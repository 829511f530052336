import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { calls } from "../contract/calls";
import { pageUrl } from "../contract/pdf";
import { makePdf, text } from "../engine/fixtures/pdf";
import { type Answer, ask, head, open, type Target } from "../running/client";

/** A kind of visit, and how often it comes among the others. */
export type Kind = {
  name: string;
  weight: number;
  /** The status that a visitor is to see. */
  wanted: number;
  /** All of a visit: upload, conversion, download. Answers the status. */
  visit: (site: Target) => Promise<number>;
};

type Upload = { field: string; name: string; bytes: Uint8Array };

function formOf(uploads: readonly Upload[], fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const { field, name, bytes } of uploads) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
/** Something like a photo: neither flat nor pure noise. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#579", noise } }).blur(2);

/** Ten pages of text. */
const report = () => {
  const lines = Array.from({ length: 40 }, (_, i) => text(`Line ${i} of a page`, 40, 40 + 19 * i, 12)).join(
    "",
  );
  return makePdf(Array.from({ length: 10 }, () => ({ content: lines, box: [595, 842] })));
};

const jsonOf = ({ body }: Answer): unknown => JSON.parse(String(body));

/** Fetches results, as who converts does. @throws Error when one is not there */
async function fetchAll(site: Target, urls: readonly (string | undefined)[]) {
  for (const url of urls) {
    const { status } = await ask(site, url ?? "");
    if (status !== 200) throw new Error(`A result was answered with ${status}.`);
  }
}

/** What visitors do, on pictures and documents made here: most succeed, some send what is damaged, some leave. */
export async function makeKinds(): Promise<Kind[]> {
  const jpeg = await photo(1632, 1224).jpeg({ quality: 88 }).toBuffer();
  const png = await photo(800, 600).png().toBuffer();
  const heic = await readFile("lib/engine/fixtures/heic/grid.heic");
  const pdf = report();

  const pictures =
    (path: string, uploads: readonly Upload[], fields: Record<string, string> = {}) =>
    async (site: Target) => {
      const answer = await ask(site, path, { body: formOf(uploads, fields) });
      if (answer.status !== 200) return answer.status;
      const { images } = calls.imageConvert.reply.parse(jsonOf(answer));
      await fetchAll(
        site,
        images.map(({ downloadUrl }) => downloadUrl),
      );
      return 200;
    };
  const file = (path: string, uploads: readonly Upload[]) => async (site: Target) =>
    (await ask(site, path, { body: formOf(uploads) })).status;
  const document = (path: string) => async (site: Target) => {
    const answer = await ask(site, path, {
      body: formOf([{ field: "pdf", name: "report.pdf", bytes: pdf }]),
    });
    if (answer.status !== 200) return answer.status;
    await fetchAll(site, [calls.compressPdf.reply.parse(jsonOf(answer)).downloadUrl]);
    return 200;
  };
  const pages = async (site: Target) => {
    const form = formOf([{ field: "pdf", name: "report.pdf", bytes: pdf }]);
    const answer = await ask(site, calls.pdfToImages.path, { body: form });
    if (answer.status !== 200) return answer.status;
    const { sessionId, images } = calls.pdfToImages.reply.parse(jsonOf(answer)).data;
    await fetchAll(
      site,
      images.map(({ filename = "" }) => pageUrl(sessionId, filename)),
    );
    return 200;
  };
  /** Leaves in the middle of an upload. */
  const leave = async (site: Target) => {
    const type = "Content-Type: multipart/form-data; boundary=x";
    const part = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
    const lines = head(`POST ${calls.jpgToPng.path}`, type, `Content-Length: ${2 * jpeg.length}`);
    const socket = await open(site, lines, part, jpeg.subarray(0, jpeg.length >> 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    return 0;
  };
  const one = (name: string, bytes: Uint8Array): Upload[] => [{ field: "images", name, bytes }];
  const three = [1, 2, 3].flatMap((i) => one(`${i}.jpg`, jpeg));

  return [
    {
      name: "JPEG to WEBP",
      weight: 20,
      wanted: 200,
      visit: pictures(calls.imageConvert.path, one("a.jpg", jpeg), { format: "webp" }),
    },
    { name: "three JPEGs to PNG", weight: 10, wanted: 200, visit: pictures(calls.jpgToPng.path, three) },
    {
      name: "PNG to AVIF",
      weight: 10,
      wanted: 200,
      visit: pictures(calls.imageConvert.path, one("a.png", png), { format: "avif" }),
    },
    {
      name: "HEIC to JPG",
      weight: 15,
      wanted: 200,
      visit: pictures(calls.heicToJpg.path, one("a.heic", heic)),
    },
    { name: "PDF to JPG", weight: 10, wanted: 200, visit: pages },
    { name: "JPEGs to PDF", weight: 10, wanted: 200, visit: file(calls.jpgToPdf.path, three) },
    {
      name: "compress a picture",
      weight: 5,
      wanted: 200,
      visit: file(calls.compressor.path, one("a.png", png)),
    },
    { name: "compress a PDF", weight: 5, wanted: 200, visit: document(calls.compressPdf.path) },
    { name: "PDF to Word", weight: 5, wanted: 200, visit: document(calls.pdfToWord.path) },
    {
      name: "half a JPEG",
      weight: 5,
      wanted: 422,
      visit: file(calls.jpgToPng.path, one("a.jpg", jpeg.subarray(0, jpeg.length >> 1))),
    },
    {
      name: "no picture",
      weight: 5,
      wanted: 415,
      visit: file(calls.jpgToPng.path, one("a.jpg", Buffer.from("words"))),
    },
    { name: "an upload broken off", weight: 5, wanted: 0, visit: leave },
  ];
}

/** The kinds in turn, each as often as its weight, well mixed, and always in the same order. */
export function* inTurn(kinds: readonly Kind[]): Generator<Kind, never> {
  const deck = kinds.flatMap((kind) =>
    Array.from({ length: kind.weight }, (_, i) => ({ kind, at: (i + 0.5) / kind.weight })),
  );
  deck.sort((a, b) => a.at - b.at);
  for (;;) for (const { kind } of deck) yield kind;
}
