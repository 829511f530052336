import JSZip from "jszip";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { inputFormats } from "../engine/types";
import type { Answer } from "../running/client";
import { form } from "../server/testing/forms";
import { framesOf } from "./inputs/frames";
import { polyglots, SCRIPT, strangers } from "./inputs/kinds";
import * as inputs from "./inputs/pictures";
import { outcome } from "./outcome";
import { hostileSite } from "./site";

/** Seconds that one file may take: what goes on for ever is stopped within the patience of a test. */
const JOB_TIMEOUT_S = 3;
const site = hostileSite({ JOB_TIMEOUT_S: String(JOB_TIMEOUT_S) });

/** Every way in for a picture. */
const doors = {
  "converted to PNG": { path: calls.imageConvert.path, fields: { format: "png" } },
  "converted to AVIF": { path: calls.imageConvert.path, fields: { format: "avif" } },
  compressed: { path: calls.compressor.path, fields: {} },
  "put into a PDF": { path: calls.imageToPdf.path, fields: {} },
  "made a JPG again": { path: calls.jpegToJpg.path, fields: {} },
};
type Door = keyof typeof doors;
const allDoors = Object.keys(doors) as Door[];

const send = (bytes: Buffer, door: Door = "converted to PNG", name = "picture.jpg"): Promise<Answer> =>
  site.ask(doors[door].path, { body: form([{ name, bytes }], doors[door].fields) });

describe("more pixels than there may be", () => {
  const rows = inputFormats.flatMap((format) => allDoors.map((door) => [format, door] as const));
  it.each(rows)("a small %s of 16000 x 16000, %s: 422 too_many_pixels", async (format, door) => {
    expect(outcome(await send(await inputs.pixelBomb(format), door))).toBe("422 too_many_pixels");
  });

  it.each(allDoors)("a PNG that is 16000 x 16000 of one colour, %s: 422 too_many_pixels", async (door) => {
    expect(outcome(await send(inputs.honestBomb(), door))).toBe("422 too_many_pixels");
  });

  it("a JPEG of exactly 100 megapixels: 200", async () => {
    const answer = await site.ask(calls.imageConvert.path, {
      body: form([{ name: "a.jpg", bytes: await inputs.largest() }], { format: "jpg", quality: "50" }),
    });
    expect(answer.status).toBe(200);
  });
});

describe("more frames than there may be", () => {
  it.each(["gif", "webp"] as const)(
    "10,000 frames of a pixel in a %s: 422 too_many_frames",
    async (format) => {
      for (const door of allDoors)
        expect(outcome(await send(await framesOf[format](10_000), door))).toBe("422 too_many_frames");
    },
  );

  it("10,000 frames in an animated PNG, of which only the first is ever read: 200 or 422", async () => {
    for (const door of allDoors)
      expect(["200", "422 corrupt", "422 too_many_frames"]).toContain(
        outcome(await send(await framesOf.apng(10_000), door)),
      );
  });
});

describe("more work than a file is worth", () => {
  it.each([
    ["a PNG with a comment that unpacks to 200 MB", inputs.textBomb],
    ["a PNG with a colour profile that unpacks to 200 MB", inputs.profileBomb],
    ["a PNG of ten rows whose data unpacks to 200 MB", inputs.dataBomb],
    ["a TIFF whose pages lead back to the first", inputs.tiffLoop],
  ])("%s: 200, or 4xx where it cannot be read", async (_, make) => {
    const bytes = await make();
    // 415: a compressed TIFF would be no smaller, so there is none.
    for (const door of allDoors) expect([200, 415, 422]).toContain((await send(bytes, door)).status);
  });

  it.each([
    ["a TIFF whose data lies behind its end", inputs.tiffFarStrips],
    ["an AVIF with a box of four gigabytes", () => inputs.endlessBox("avif")],
    ["a HEIC with a box of four gigabytes", () => inputs.endlessBox("heic")],
  ])("%s: 422", async (_, make) => {
    expect((await send(await make())).status).toBe(422);
  });

  it("a JPEG of 64 megapixels in 2000 passes: 422 in the time a file may take", async () => {
    const bytes = await inputs.scanBomb(2000);
    const began = performance.now();
    expect(outcome(await send(bytes))).toMatch(/^422 (conversion_timeout|corrupt)$/);
    expect(performance.now() - began).toBeLessThan((JOB_TIMEOUT_S + 5) * 1000);
  });
});

describe("files cut short", () => {
  const rows = inputFormats.flatMap((format) => [10, 50, 90].map((percent) => [percent, format] as const));
  it.each(rows)("%i percent of a %s: 422 corrupt", async (percent, format) => {
    const whole = await inputs.good(format);
    const cut = whole.subarray(0, Math.floor((whole.length * percent) / 100));
    for (const door of allDoors) expect(outcome(await send(cut, door)), door).toBe("422 corrupt");
  });
});

describe("files that are not pictures", () => {
  it.each(strangers)("%s called %s: 415 unsupported_type", async (_, name, bytes) => {
    for (const door of allDoors)
      expect(outcome(await send(bytes, door, name)), door).toBe("415 unsupported_type");
  });

  it("no bytes at all: 422 empty_file", async () => {
    for (const door of allDoors)
      expect(outcome(await send(Buffer.alloc(0), door)), door).toBe("422 empty_file");
  });

  it("a good picture among fifteen that are none: 200, each with its own answer", async () => {
    const bad = strangers.map(([, name, bytes]) => ({ name, bytes }));
    const body = form([...bad, { name: "good.jpg", bytes: await inputs.good("jpg") }]);
    const answer = await site.ask(calls.jpgToPng.path, { body });
    const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body)));
    expect(images.map(({ code = "converted" }) => code)).toEqual([
      ...bad.map(() => "unsupported_type"),
      "converted",
    ]);
  });
});

describe("files that are two things at once", () => {
  /** All that comes back of a file, wherever it is. */
  async function results(door: Door, answer: Answer): Promise<Buffer[]> {
    if (door === "compressed") {
      const zip = await JSZip.loadAsync(answer.body);
      return Promise.all(Object.values(zip.files).map((entry) => entry.async("nodebuffer")));
    }
    if (!door.startsWith("converted")) return [answer.body];
    const { images } = calls.imageConvert.reply.parse(JSON.parse(String(answer.body)));
    return Promise.all(images.map(async ({ downloadUrl = "" }) => (await site.ask(downloadUrl)).body));
  }

  const rows = Object.keys(polyglots).flatMap((name) => allDoors.map((door) => [name, door] as const));
  it.each(rows)("%s, %s: 200, and nothing of the second comes back", async (name, door) => {
    const answer = await send((await polyglots[name]?.()) ?? Buffer.alloc(0), door);
    expect(answer.status).toBe(200);
    for (const bytes of await results(door, answer)) {
      expect(bytes.includes(SCRIPT)).toBe(false);
      if (door !== "put into a PDF") await sharp(bytes).stats();
    }
  });

  it("whatever comes back is to be saved, never shown: attachment, nosniff, sandbox", async () => {
    const answer = await send((await polyglots["a JPEG with a page in its comment"]?.()) ?? Buffer.alloc(0));
    const { images } = calls.imageConvert.reply.parse(JSON.parse(String(answer.body)));
    expect((await site.ask(images[0]?.downloadUrl ?? "")).headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": expect.stringMatching(/^attachment;/),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
});
