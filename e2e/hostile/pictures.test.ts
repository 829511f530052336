import JSZip from "jszip";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { largestOf } from "../../lib/engine/fixtures/icons";
import { jxlHead } from "../../lib/engine/fixtures/jxl";
import { inputFormats } from "../../lib/formats";
import { form } from "../../lib/server/testing/forms";
import type { HttpResponse } from "../running/client";
import { otherFiles, polyglots, SCRIPT } from "./inputs/disguised";
import { jpeg2000 } from "./inputs/giants";
import * as inputs from "./inputs/pictures";
import { hostileSite, outcome } from "./site";

/** Seconds for one file, short enough to stop endless work within the timeout of a test. */
const JOB_TIMEOUT_S = 3;
const site = hostileSite({ JOB_TIMEOUT_S: String(JOB_TIMEOUT_S) });

/** Every kind of endpoint that takes a picture. */
const endpoints = {
  "converted to PNG": { path: calls.imageConvert.path, fields: { format: "png" } },
  "converted to AVIF": { path: calls.imageConvert.path, fields: { format: "avif" } },
  "converted to ICO": { path: calls.imageConvert.path, fields: { format: "ico" } },
  compressed: { path: calls.compressor.path, fields: {} },
  "compressed to 20 KB": { path: calls.compressor.path, fields: { targetSize: "20000" } },
  "resized to 20 KB": { path: calls.resize.path, fields: { longest: "4000", targetSize: "20000" } },
  "put into a PDF": { path: calls.imageToPdf.path, fields: {} },
  "saved as JPG again": { path: calls.jpegToJpg.path, fields: {} },
};
type Endpoint = keyof typeof endpoints;
const endpointNames = Object.keys(endpoints) as Endpoint[];

const send = (
  bytes: Buffer,
  endpoint: Endpoint = "converted to PNG",
  name = "picture.jpg",
): Promise<HttpResponse> =>
  site.send(endpoints[endpoint].path, { body: form([{ name, bytes }], endpoints[endpoint].fields) });

describe("pictures over the pixel limit", () => {
  // A drawing has no pixels until it is drawn, at a size that we choose.
  const rows = inputFormats
    .filter((format) => format !== "svg")
    .flatMap((format) => endpointNames.map((endpoint) => [format, endpoint] as const));
  it.each(rows)(
    "a small %s that declares 16000 x 16000 pixels, %s: 422 too_many_pixels",
    async (format, endpoint) => {
      expect(outcome(await send(await inputs.pixelBomb(format), endpoint))).toBe("422 too_many_pixels");
    },
  );
});

it("a GIF of 10,000 frames: 422 too_many_frames", async () => {
  for (const endpoint of endpointNames)
    expect(outcome(await send(inputs.gif(10_000), endpoint))).toBe("422 too_many_frames");
});

it("a TIFF of 2,000 pages, put into a PDF: 422 too_many_pages", async () =>
  expect(outcome(await send(await inputs.tiffPages(2_000), "put into a PDF"))).toBe("422 too_many_pages"));

describe("files that cost far more work than their size suggests", () => {
  it.each([
    ["a PNG with a comment that inflates to 200 MB", inputs.textBomb],
    ["a PNG with a color profile that inflates to 200 MB", inputs.profileBomb],
    ["a PNG of ten rows whose data inflates to 200 MB", inputs.dataBomb],
    ["a TIFF with a circular list of pages", () => inputs.directoryLoop("tiff")],
    ["a JPEG 2000 of 10,000 x 10,000 pixels in tiles of 64", () => jpeg2000(10_000, 64)],
    ["a JPEG 2000 of 9,000 x 9,000 pixels", () => jpeg2000(9000)],
    ["a JPEG XL of 9,000 x 9,000 pixels without data", () => jxlHead(9000)],
    ["a RAW file with a circular list of directories", () => inputs.directoryLoop("raw")],
    ["a RAW file of 20 MB that looks like the start of JPEGs", inputs.rawOfStarts],
  ])("%s: 200, 415 or 422", async (_, make) => {
    const bytes = await make();
    // 415: the compressor takes no TIFF.
    for (const endpoint of endpointNames)
      expect([200, 415, 422]).toContain((await send(bytes, endpoint)).status);
  });

  it("an AVIF with a box that declares four gigabytes: 422", async () => {
    expect((await send(await inputs.hugeBox())).status).toBe(422);
  });

  it("a JPEG of 64 megapixels in 2,000 scans: 422 too_many_passes", async () => {
    expect(outcome(await send(await inputs.scanBomb(2000)))).toBe("422 too_many_passes");
  });
});

describe("descriptions that cost far more work than their size suggests, removed", () => {
  const remove = (bytes: Buffer) =>
    site.send(calls.removeExif.path, { body: form([{ name: "a.jpg", bytes }]) });

  it.each([
    ["EXIF whose directories are each other", inputs.exifLoop],
    ["EXIF whose values are beyond the end", inputs.exifBeyond],
    ["40 MB of XMP in pieces", inputs.longXmp],
    ["500,000 comments", inputs.manyComments],
    ["a comment that inflates to 200 MB", inputs.textBomb],
    ["a box that declares four gigabytes", inputs.hugeBox],
  ])("%s: 200 or 422", async (_, make) => {
    expect([200, 422]).toContain((await remove(await make())).status);
  });

  it.each(["jpg", "png", "webp", "heic", "avif"] as const)("of half a %s: 422 corrupt", async (format) => {
    const whole = await inputs.good(format);
    expect(outcome(await remove(whole.subarray(0, whole.length / 2)))).toBe("422 corrupt");
  });

  it("of a GIF: 415 unsupported_type", async () => {
    expect(outcome(await remove(await inputs.good("gif")))).toBe("415 unsupported_type");
  });
});

describe("truncated files", () => {
  const rows = inputFormats.flatMap((format) => [10, 90].map((percent) => [percent, format] as const));
  it.each(rows)("the first %i percent of a %s: 422 corrupt", async (percent, format) => {
    const whole = await inputs.good(format);
    const truncated = whole.subarray(0, Math.floor((whole.length * percent) / 100));
    for (const endpoint of endpointNames)
      expect(outcome(await send(truncated, endpoint)), endpoint).toBe("422 corrupt");
  });
});

describe("files that are not pictures", () => {
  it.each(otherFiles)("%s called %s: 415 unsupported_type", async (_, name, bytes) => {
    for (const endpoint of endpointNames)
      expect(outcome(await send(bytes, endpoint, name)), endpoint).toBe("415 unsupported_type");
  });

  it("an empty file: 422 empty_file", async () => {
    for (const endpoint of endpointNames)
      expect(outcome(await send(Buffer.alloc(0), endpoint)), endpoint).toBe("422 empty_file");
  });
});

describe("files of two formats at once", () => {
  /** Returns every result of an answer: in a ZIP, in the body, or behind a download URL. */
  async function results(endpoint: Endpoint, answer: HttpResponse): Promise<Buffer[]> {
    const { path } = endpoints[endpoint];
    if (path === calls.compressor.path) {
      const zip = await JSZip.loadAsync(answer.body);
      return Promise.all(Object.values(zip.files).map((entry) => entry.async("nodebuffer")));
    }
    const listing = [calls.imageConvert, calls.resize].find((call) => call.path === path);
    if (!listing) return [answer.body];
    const { images } = listing.reply.parse(JSON.parse(String(answer.body)));
    return Promise.all(images.map(async ({ downloadUrl = "" }) => (await site.send(downloadUrl)).body));
  }

  const rows = Object.keys(polyglots).flatMap((name) =>
    endpointNames.map((endpoint) => [name, endpoint] as const),
  );
  it.each(rows)("%s, %s: 200, and the result has nothing of the second format", async (name, endpoint) => {
    const answer = await send((await polyglots[name]?.()) ?? Buffer.alloc(0), endpoint);
    expect(answer.status).toBe(200);
    for (const bytes of await results(endpoint, answer)) {
      expect(bytes.includes(SCRIPT)).toBe(false);
      const picture = endpoint === "converted to ICO" ? await largestOf(bytes) : bytes;
      if (endpoint !== "put into a PDF") await sharp(picture).stats();
    }
  });
});
