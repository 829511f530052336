import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { openSocket, requestHead, sendRequest, type Target } from "../../../e2e/running/client";
import { calls } from "../../contract/calls";
import { pageUrl } from "../../contract/pdf";
import { makePdf, text } from "../../engine/fixtures/pdf";
import { form, type Part } from "../../server/testing/forms";

/** A kind of visit and its share of the traffic. */
export type Kind = {
  name: string;
  weight: number;
  /** Status that a visitor should get; 0 for an aborted upload. */
  expected: number;
  /** Uploads, converts and downloads. Returns the status. */
  visit: (site: Target) => Promise<number>;
};

const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
/** Synthetic photo: neither flat nor pure noise. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#579", noise } }).blur(2);

/** Makes a PDF with ten pages of text. */
const textPdf = () => {
  const lines = Array.from({ length: 40 }, (_, i) => text(`Line ${i} of a page`, 40, 40 + 19 * i, 12)).join(
    "",
  );
  return makePdf(Array.from({ length: 10 }, () => ({ content: lines, box: [595, 842] })));
};

/** Fields of a request, and the addresses of the results that its reply names. */
type Conversion = { fields?: Record<string, string>; results?: (reply: unknown) => (string | undefined)[] };

const picturesOf = (reply: unknown) =>
  calls.imageConvert.reply.parse(reply).images.map(({ downloadUrl }) => downloadUrl);
const documentOf = (reply: unknown) => [calls.compressPdf.reply.parse(reply).downloadUrl];
const pagesOf = (reply: unknown) => {
  const { sessionId, images } = calls.pdfToImages.reply.parse(reply).data;
  return images.map(({ filename = "" }) => pageUrl(sessionId, filename));
};

/** Creates the kinds of visits and their files: most succeed, some upload damaged files, some abort the upload. */
export async function makeKinds(): Promise<Kind[]> {
  const jpeg = await photo(1632, 1224).jpeg({ quality: 88 }).toBuffer();
  const png = await photo(800, 600).png().toBuffer();
  const heic = await readFile("lib/engine/fixtures/heic/grid.heic");
  const pdf = textPdf();

  /** Uploads files, and downloads what the reply names. */
  const visit =
    (path: string, uploads: readonly Part[], { fields, results }: Conversion = {}) =>
    async (site: Target) => {
      const answer = await sendRequest(site, path, { body: form(uploads, fields) });
      if (answer.status === 200 && results)
        for (const url of results(JSON.parse(String(answer.body)))) {
          const { status } = await sendRequest(site, url ?? "");
          if (status !== 200) throw new Error(`A download was answered with ${status}.`);
        }
      return answer.status;
    };
  /** Disconnects in the middle of an upload. */
  const abort = async (site: Target) => {
    const type = "Content-Type: multipart/form-data; boundary=x";
    const part = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
    const lines = requestHead(`POST ${calls.jpgToPng.path}`, type, `Content-Length: ${2 * jpeg.length}`);
    const socket = await openSocket(site, lines, part, jpeg.subarray(0, jpeg.length >> 1));
    await delay(50);
    socket.destroy();
    return 0;
  };
  const one = (name: string, bytes: Uint8Array): Part[] => [{ field: "images", name, bytes }];
  const three = [1, 2, 3].flatMap((i) => one(`${i}.jpg`, jpeg));
  const report: Part[] = [{ field: "pdf", name: "report.pdf", bytes: pdf }];
  const half = jpeg.subarray(0, jpeg.length >> 1);
  const to = (format: string) => ({ fields: { format }, results: picturesOf });
  const { imageConvert, jpgToPng, heicToJpg, pdfToImages, jpgToPdf, compressor, compressPdf, pdfToWord } =
    calls;

  const kinds: [name: string, weight: number, visit: Kind["visit"], expected?: number][] = [
    ["JPEG to WEBP", 20, visit(imageConvert.path, one("a.jpg", jpeg), to("webp"))],
    ["three JPEGs to PNG", 10, visit(jpgToPng.path, three, { results: picturesOf })],
    ["PNG to AVIF", 10, visit(imageConvert.path, one("a.png", png), to("avif"))],
    ["HEIC to JPG", 15, visit(heicToJpg.path, one("a.heic", heic), { results: picturesOf })],
    ["PDF to JPG", 10, visit(pdfToImages.path, report, { results: pagesOf })],
    ["JPEGs to PDF", 10, visit(jpgToPdf.path, three)],
    ["compress a picture", 5, visit(compressor.path, one("a.png", png))],
    ["compress a PDF", 5, visit(compressPdf.path, report, { results: documentOf })],
    ["PDF to Word", 5, visit(pdfToWord.path, report, { results: documentOf })],
    ["half a JPEG", 5, visit(jpgToPng.path, one("a.jpg", half)), 422],
    ["not a picture", 5, visit(jpgToPng.path, one("a.jpg", Buffer.from("words"))), 415],
    ["an aborted upload", 5, abort, 0],
  ];
  return kinds.map(([name, weight, visit, expected = 200]) => ({ name, weight, visit, expected }));
}

/** Yields the kinds forever, evenly mixed by weight and always in the same order. */
export function* scheduleOf(kinds: readonly Kind[]): Generator<Kind, never> {
  const deck = kinds.flatMap((kind) =>
    Array.from({ length: kind.weight }, (_, i) => ({ kind, at: (i + 0.5) / kind.weight })),
  );
  deck.sort((a, b) => a.at - b.at);
  for (;;) for (const { kind } of deck) yield kind;
}

/** A finished visit. */
export type Visit = { kind: Kind; status: number; ms: number };

/** Status of a visit that failed without an answer, or with an invalid one. */
const LOST = -1;

async function runVisit(site: Target, kind: Kind): Promise<Visit> {
  const began = performance.now();
  const status = await kind.visit(site).catch(() => LOST);
  return { kind, status, ms: performance.now() - began };
}

/** Measures the capacity of a site, with visitors that start the next visit as soon as one ends. @returns visits per second */
export async function measureCapacity(
  site: Target,
  schedule: Iterator<Kind, never>,
  visitors: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (; performance.now() < end; done++) await runVisit(site, schedule.next().value);
    }),
  );
  return done / seconds;
}

/** Starts visits at a constant rate, however long each takes, and waits until all have ended. */
export async function runVisits(
  site: Target,
  schedule: Iterator<Kind, never>,
  perSecond: number,
  seconds: number,
): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds) return Promise.all(visits);
    while (visits.length < elapsed * perSecond) visits.push(runVisit(site, schedule.next().value));
    await delay(10);
  }
}
