import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFArray, PDFDocument, PDFStream } from "@cantoo/pdf-lib";
import JSZip from "jszip";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type CallId, calls, type Reply, zipErrors } from "@/lib/contract/calls";
import type { PlannedPage } from "@/lib/contract/pages";
import { pageUrl } from "@/lib/contract/pdf";
import { type TileId, tiles } from "@/lib/formats";
import { form, post } from "@/lib/server/testing/forms";
import { fetchResult } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";
import { sampleFor } from "@/lib/site/samples";
import { sniffFormat } from "@/lib/sniff";
import { tools } from "@/lib/tools";
import type { BoardMode, Screen, ScreenId, Tool } from "@/lib/tools/types";

const server = testServer();

/** Largest share of its bytes that a compressed sample keeps. */
const MOST_KEPT = 0.9;

type Sample = { name: string; bytes: Buffer };

async function sampleOf(tool: Tool): Promise<Sample> {
  const { path, name } = sampleFor(tool) ?? { path: "", name: "" };
  return { name, bytes: await readFile(join("public", path)) };
}

/** Sends samples as the screen does, and returns the reply. */
async function sendAll<Id extends CallId>(
  id: Id,
  all: readonly Sample[],
  fields: Record<string, string> = {},
): Promise<Reply<Id>> {
  const { path, fileField: field, reply } = calls[id];
  const parts = all.map((sample) => ({ ...sample, field }));
  const response = await server.route(path)(post(form(parts, fields)));
  const type = response.headers.get("content-type") ?? "";
  expect(response.status, type.includes("json") ? await response.clone().text() : type).toBe(200);
  return reply.parse(type.includes("json") ? await response.json() : await response.blob()) as Reply<Id>;
}

const send = <Id extends CallId>(id: Id, sample: Sample, fields?: Record<string, string>) =>
  sendAll(id, [sample], fields);

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

/** A picture of a format, with pixels. */
async function expectPicture(bytes: Buffer, to: TileId) {
  const format = to === "jpeg" ? "jpg" : to;
  // Icons are no format of a picture that we read.
  expect(format === "ico" ? tiles.ico.extension : sniffFormat(bytes)).toBe(format);
  if (format !== "ico") expect((await sharp(bytes).metadata()).width).toBeGreaterThan(100);
}

async function expectPages(bytes: Buffer) {
  expect(sniffFormat(bytes)).toBe("pdf");
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0);
}

async function expectImages({ images: [image] }: Reply<"imageConvert">, to: TileId) {
  await expectPicture(await fetchResult(server, image?.downloadUrl), to);
}

async function expectPagePictures(sample: Sample, to: TileId) {
  const { sessionId, images } = (await send("pdfToImages", sample, { format: to })).data;
  expect(images.length).toBe((await PDFDocument.load(sample.bytes)).getPageCount());
  for (const { filename = "" } of images)
    await expectPicture(await fetchResult(server, pageUrl(sessionId, filename)), to);
}

type Documents = {
  [Job in Extract<Screen, { job: string }>["job"]]: (
    tool: Extract<Screen, { job: Job }>,
    sample: Sample,
  ) => Promise<void>;
};

const documents: Documents = {
  images: (tool, sample) => expectPagePictures(sample, tool.targets[0]),
  async compress({ levels, targetSize }, sample) {
    const ways = targetSize ? [{ targetSize: String(targetSize) }] : levels.map((level) => ({ level }));
    const sizes = await Promise.all(
      ways.map(async (way) => (await send("compressPdf", sample, way)).fileSize),
    );
    for (const size of sizes) expect(size).toBeLessThanOrEqual(targetSize ?? sample.bytes.length * MOST_KEPT);
    // Each level is worth choosing.
    for (const [at, size] of sizes.slice(1).entries())
      expect(size).toBeLessThan((sizes[at] as number) * MOST_KEPT);
  },
  async ocr(_, sample) {
    const { words, readPages, fileSize } = await send("ocrPdf", sample);
    expect({ readPages, isLarger: fileSize > sample.bytes.length }).toEqual({ readPages: 1, isLarger: true });
    expect(words).toBeGreaterThan(150);
  },
  async tables({ call, choices: { format } }, sample) {
    const { tables = [], convertedName } = await send(call, sample, { format });
    const sizes = tables.map(({ rows, columns }) => [rows, columns]);
    expect(sizes).toEqual(
      call === "imageToExcel"
        ? [[7, 5]]
        : [
            [7, 5],
            [6, 5],
          ],
    );
    expect(convertedName).toMatch(format === "csv" ? /\.zip$/ : /\.xlsx$/);
  },
  async protect(_, sample) {
    const locked = await send("protectPdf", sample, { newPassword: "three kites" });
    const bytes = await fetchResult(server, locked.downloadUrl);
    await expect(PDFDocument.load(bytes)).rejects.toThrow("is encrypted");
  },
  async unlock(_, sample) {
    expect(sample.bytes.toString("latin1")).toContain("/Encrypt");
    const { downloadUrl } = await send("unlockPdf", sample);
    const bytes = await fetchResult(server, downloadUrl);
    expect(bytes.toString("latin1")).not.toContain("/Encrypt");
    await expectPages(bytes);
  },
  async word(_, sample) {
    const { downloadUrl } = await send("pdfToWord", sample);
    const zip = await JSZip.loadAsync(await fetchResult(server, downloadUrl));
    const text = (await zip.file("word/document.xml")?.async("string"))?.replace(/<[^>]+>/g, " ") ?? "";
    expect(text.match(/\p{L}{2,}/gu)?.length).toBeGreaterThan(50);
  },
};

/** A page of the sample; merging has a second file, which is the same. */
type Planned = Extract<PlannedPage, { file: number }>;

/** What each mode makes of the sample's pages, with the least that a visitor does. */
const boards: Record<BoardMode, (pages: readonly Planned[]) => readonly (readonly Planned[])[]> = {
  merge: (pages) => [[...pages, ...pages.map((page) => ({ ...page, file: 1 }))]],
  split: (pages) => pages.map((page) => [page]),
  organize: (pages) => [pages.toReversed()],
  rotate: (pages) => [pages.map((page) => ({ ...page, rotate: 90 }))],
  delete: (pages) => [pages.slice(1)],
  extract: (pages) => [pages.slice(1, 2)],
};

/** What each page draws, and its rotation. */
const looksOf = async (bytes: Buffer) =>
  (await PDFDocument.load(bytes)).getPages().map((page) => {
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    const drawn = streams.map((one) => page.doc.context.lookup(one, PDFStream).getContentsString());
    return { drawn: drawn.join("\n"), degrees: page.getRotation().angle };
  });

type Gains = {
  [Id in ScreenId]: (tool: Extract<Tool, { screen: Id }>, sample: Sample) => Promise<void>;
};

/** What has to come of a sample on each screen, with what the screen starts with. */
const gains: Gains = {
  async batch({ call, fields, to }, sample) {
    const reply = (await send(call, sample, fields)) as Reply<"imageConvert">;
    if (call !== "removeExif") return expectImages(reply, to);
    expect(reply.images[0]?.details?.removed).toEqual(expect.arrayContaining(["place", "camera"]));
    await expectImages(reply, sniffFormat(sample.bytes) ?? "image");
  },
  "three-view": async ({ call, fields, to }, sample) => expectImages(await send(call, sample, fields), to),
  "any-format": async ({ call, target }, sample) =>
    expectImages(await send(call, sample, { format: target }), target),
  async advanced({ call, to }, sample) {
    const { downloadUrl } = await send(call, sample);
    await expectPicture(await fetchResult(server, downloadUrl), to);
  },
  auto: async ({ call, to }, sample) => expectPicture(await bytesOf(await send(call, sample)), to),
  async compressor({ call, targetSize }, sample) {
    const zip = await bytesOf(await send(call, sample, targetSize ? { targetSize: String(targetSize) } : {}));
    const { files } = await JSZip.loadAsync(zip);
    expect(Object.keys(files)).not.toContain(zipErrors);
    const compressed = (await files[sample.name]?.async("nodebuffer")) ?? Buffer.alloc(0);
    await expectPicture(compressed, sniffFormat(sample.bytes) ?? "zip");
    expect(compressed.length).toBeLessThanOrEqual(targetSize ?? sample.bytes.length * MOST_KEPT);
    expect(compressed.length).toBeLessThanOrEqual(sample.bytes.length * MOST_KEPT);
  },
  "camera-pdf": async ({ call }, sample) => expectPages(await bytesOf(await send(call, sample))),
  "merge-pdf": async ({ call }, sample) => expectPages(await bytesOf(await send(call, sample))),
  async resize({ call }, sample) {
    const { width = 0 } = await sharp(sample.bytes).metadata();
    const { images } = await send(call, sample, { width: String(width >> 1) });
    expect(images[0]).toMatchObject({ width: width >> 1 });
  },
  async "image-text"({ call }, sample) {
    const { text } = await send(call, sample);
    for (const words of ["KITE CAFE", "2 Cappuccino 7.80", "Total 22.68"]) expect(text).toContain(words);
  },
  async "page-board"({ mode, call }, sample) {
    const looks = await looksOf(sample.bytes);
    expect(new Set(looks.map(({ drawn }) => drawn)).size).toBeGreaterThan(2);
    const asked = boards[mode](looks.map((_, i) => ({ file: 0, page: i + 1 })));
    const documents = asked.map((pages, i) => ({ name: `${mode} ${i + 1}.pdf`, pages }));
    const samples = mode === "merge" ? [sample, sample] : [sample];
    const { data } = await sendAll(call, samples, { plan: JSON.stringify({ documents }) });
    const made = await Promise.all(
      data.documents.map(async ({ downloadUrl }) => looksOf(await fetchResult(server, downloadUrl))),
    );
    expect(made).toEqual(
      asked.map((pages) => pages.map(({ page, rotate = 0 }) => ({ ...looks[page - 1], degrees: rotate }))),
    );
    expect(made).not.toEqual([looks]);
    expect(data.zipUrl !== undefined).toBe(mode === "split");
  },
  "pdf-pages": ({ targets: [to] }, sample) => expectPagePictures(sample, to),
  "pdf-document": (tool, sample) =>
    (documents[tool.job] as (tool: Screen, sample: Sample) => Promise<void>)(tool, sample),
};

it.concurrent.each(tools.map((tool) => [tool.path, tool] as const))(
  "the sample of %s gains something",
  async (_, tool) => {
    const gain = gains[tool.screen] as (tool: Tool, sample: Sample) => Promise<void>;
    await gain(tool, await sampleOf(tool));
  },
  60_000,
);
