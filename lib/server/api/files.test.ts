import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import sharp from "sharp";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { failure, zipComment, zipErrors } from "@/lib/contract/calls";
import { detailsHeader, photoDetails } from "@/lib/contract/details";
import { noisePicture } from "@/lib/engine/fixtures/pictures";
import { readDetails } from "@/lib/engine/image/metadata/details";
import { animation, form, type Part, picture, post } from "@/lib/server/testing/forms";
import { openFiles, testServer } from "@/lib/server/testing/server";

const server = testServer();
const compress = server.route("/api/compressor/image");
const jpegToJpg = server.route("/api/jpeg-to-jpg");
afterEach(async () => {
  await expect.poll(() => server.scratch()).toEqual([]);
  // On Redis, a worker that has just ended a file of a refused request deletes its result.
  await expect.poll(() => server.sessions(), { timeout: 10_000 }).toEqual([]);
});

/** A photo with a place, a date, a camera and more. */
const photo = () => readFile("public/samples/details.jpg");

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000);

describe("POST /api/jpeg-to-jpg", () => {
  const send = (part: Part, fields: Record<string, string> = { outputFormat: "jpg", inputFormat: "jpeg" }) =>
    jpegToJpg(post(form([{ field: "image", ...part }], fields), { "x-request-id": "the-page-s-own-id" }));

  it.each([
    ["../a;b 写真.JPG", "a;b 写真.jpg", undefined],
    ["a", "a.jpeg", { outputFormat: "jpeg" }],
  ])("converts %j to the file %j without loss", async (name, saved, fields) => {
    const bytes = await picture("jpeg", 32);
    const response = await send({ name, bytes }, fields);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("x-request-id")).toBe("the-page-s-own-id");
    expect(response.headers.get("content-disposition")).toContain(`''${encodeURIComponent(saved)}`);
    const result = Buffer.from(await response.arrayBuffer());
    const [before, after] = await Promise.all([bytes, result].map((file) => sharp(file).raw().toBuffer()));
    expect(Buffer.compare(before as Buffer, after as Buffer)).toBe(0);
    await expect
      .poll(() => server.lastRequest())
      .toMatchObject({ status: 200, bytesOut: result.length, files: 1 });
  });

  it("tells in a header which details of a photo were removed, and nothing of a picture without any", async () => {
    const told = await send({ name: "a.jpg", bytes: await photo() });
    const details = photoDetails.parse(JSON.parse(told.headers.get(detailsHeader) ?? ""));
    expect(details.removed).toEqual(expect.arrayContaining(["place", "date", "camera"]));
    expect(readDetails(Buffer.from(await told.arrayBuffer()), "jpg").kinds.size).toBe(details.kept.length);
    const plain = await send({ name: "a.jpg", bytes: await picture("jpeg") });
    expect([plain.status, plain.headers.get(detailsHeader)]).toEqual([200, null]);
    await plain.arrayBuffer();
  });

  it("answers an error as JSON", async () => {
    const empty = await send({ name: "a.jpg", bytes: "" });
    expect(empty.status).toBe(422);
    expect(failure.parse(await empty.json()).code).toBe("empty_file");
  });

  it("leaves nothing when the client does not read the answer", async () => {
    // More than the socket buffers can take.
    const bytes = await noise(3000, 3000).jpeg({ quality: 100 }).toBuffer();
    const response = await send({ name: "a.jpg", bytes });
    await response.body?.cancel();
    await eventually(() => expect(server.lastRequest()).toMatchObject({ code: "cancelled" }));
  });
});

/** A picture of noise, which no encoder makes small. */
const noise = noisePicture;

/** Returns the names and contents of the entries of a ZIP, in order. */
async function unzip(response: Response) {
  const zip = await JSZip.loadAsync(await response.arrayBuffer());
  return Promise.all(
    Object.values(zip.files).map(async (entry) => ({
      name: entry.name,
      bytes: await entry.async("nodebuffer"),
    })),
  );
}

describe("POST /api/compressor/image", () => {
  const send = (parts: readonly Part[], fields: Record<string, string> = {}) =>
    compress(post(form(parts, fields)));

  it("returns each file in a ZIP, in the same format and size, with the frames of an animation", async () => {
    const files = [
      { name: "a.picture", bytes: await picture("avif", 64) },
      { name: "b.webp", bytes: await animation("webp", 3) },
      { name: zipErrors, bytes: await picture("jpeg") },
    ];
    const response = await send(files);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="compressed_images\.zip"/,
    );
    const entries = await unzip(response);
    const byName = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]));
    expect(Object.keys(byName)).toEqual(["a.picture", "b.webp", "errors (2).txt"]);
    expect(byName["a.picture"]?.length).toBeLessThanOrEqual(files[0]?.bytes.length ?? 0);
    expect(await sharp(byName["a.picture"]).metadata()).toMatchObject({ format: "heif", width: 64 });
    expect((await sharp(byName["b.webp"]).metadata()).pages).toBe(3);
  });

  it("makes each file as small as asked, with fewer pixels only where that is allowed", async () => {
    const bytes = await noise(700, 500).normalise().blur(1).normalise().jpeg({ quality: 95 }).toBuffer();
    const files = ["a.jpg", "b.jpg"].map((name) => ({ name, bytes }));
    const small = await unzip(await send(files, { targetSize: "8000" }));
    for (const entry of small) {
      expect(entry.bytes.length).toBeLessThanOrEqual(8000);
      expect((await sharp(entry.bytes).metadata()).width).toBeLessThan(700);
    }
    // A JPEG of one color takes next to nothing, a PNG of two one bit a pixel.
    const png = await noise(700, 500).png().toBuffer();
    const refused = await send([{ name: "a.png", bytes: png }], {
      targetSize: "20000",
      fewerPixels: "false",
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "target_unreachable" });
  });

  it("names the PNGs that would fit as JPGs of their full size, in the ZIP's comment", async () => {
    const png = await noise(700, 500).blur(4).png().toBuffer();
    const jpg = await noise(700, 500).jpeg({ quality: 95 }).toBuffer();
    const little = await picture("png", 64);
    const files = [jpg, png, little].map((bytes, index) => ({ name: `${"abc"[index]}.png`, bytes }));
    const response = await send(files, { targetSize: "40000" });
    const { comment } = (await JSZip.loadAsync(await response.arrayBuffer())) as JSZip & { comment: string };
    expect(zipComment.parse(JSON.parse(comment))).toEqual({ fitsAsJpg: [1], targetSize: 40_000 });

    const plain = await send(files.slice(2), { targetSize: "40000" });
    expect(await JSZip.loadAsync(await plain.arrayBuffer())).toMatchObject({ comment: null });

    const alone = await send(files.slice(1, 2), { targetSize: "20000", fewerPixels: "false" });
    expect(await alone.json()).toMatchObject({
      code: "fits_as_jpg",
      message: expect.stringContaining("As a JPG it fits"),
    });
  });

  it("tells which details of each photo were removed, in the ZIP's comment", async () => {
    const files = [await picture("jpeg"), await photo(), ""].map((bytes, index) => ({
      name: `${index}.jpg`,
      bytes,
    }));
    const response = await send(files);
    const zip = (await JSZip.loadAsync(await response.arrayBuffer())) as JSZip & { comment: string };
    const { details: [none, details, failed] = [] } = zipComment.parse(JSON.parse(zip.comment));
    expect([none, failed]).toEqual([null, null]);
    expect(details?.removed).toEqual(expect.arrayContaining(["place", "date", "camera"]));
    const result = (await zip.file("1.jpg")?.async("nodebuffer")) ?? Buffer.of();
    expect(readDetails(result, "jpg").kinds.size).toBe(details?.kept.length);
  });

  it("makes all files together as small as asked, their ZIP included", async () => {
    const large = await noise(700, 500).jpeg({ quality: 95 }).toBuffer();
    const little = await picture("jpeg", 64);
    const files = [large, little, large].map((bytes, index) => ({ name: `${"abc"[index]}.jpg`, bytes }));
    const response = await send(files, { targetSize: "100000", targetFor: "all" });
    const zip = Buffer.from(await response.arrayBuffer());
    expect(zip.length).toBeLessThanOrEqual(100_000);
    expect(zip.length).toBeGreaterThan(85_000);
    const entry = (await JSZip.loadAsync(zip)).file("b.jpg");
    expect((await entry?.async("nodebuffer"))?.length).toBeLessThanOrEqual(little.length);
  });

  it("lists failed files in the last entry of the ZIP", async () => {
    const good = await picture("jpeg", 64);
    const response = await send([
      { name: "empty.jpg", bytes: "" },
      { name: "good.jpg", bytes: good },
      { name: "cut 写真.jpg", bytes: good.subarray(0, good.length / 2) },
    ]);
    const entries = await unzip(response);
    expect(entries.map(({ name }) => name)).toEqual(["good.jpg", zipErrors]);
    expect(String(entries[1]?.bytes).split("\n")).toEqual([
      "empty.jpg: This file is empty. Select another one.",
      "cut 写真.jpg: This file is damaged or incomplete. Try another copy.",
      "",
    ]);
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 200, files: 3, failed: 2 });
  });

  /** Makes results unreadable from the n-th on. */
  function breakResults(from: number) {
    const { store } = server.services;
    const { get } = store;
    let reads = 0;
    store.get = async (key) => {
      reads += 1;
      if (reads >= from) throw new Error("EIO: cannot read");
      return get(key);
    };
    onTestFinished(() => {
      store.get = get;
    });
  }
  const twoFiles = async () => {
    const bytes = await picture("jpeg");
    return send([
      { name: "a.jpg", bytes },
      { name: "b.jpg", bytes },
    ]);
  };

  it("breaks off the answer and leaves nothing if a result cannot be read", async () => {
    breakResults(2);
    const response = await twoFiles();
    await expect(response.arrayBuffer()).rejects.toThrow();
    await eventually(() => expect(server.lastRequest()).toMatchObject({ status: 200, code: "internal" }));
  });

  it("answers an error, not an attachment, if the first result cannot be read", async () => {
    breakResults(1);
    const response = await twoFiles();
    expect([response.status, response.headers.get("content-disposition")]).toEqual([500, null]);
    expect(failure.parse(await response.json()).code).toBe("internal");
  });

  it("stops its jobs and leaves nothing when the client disconnects in the middle", async () => {
    const large = await noise(1500, 1500).png().toBuffer();
    const files = [await picture("webp"), ...Array<Buffer>(4).fill(large)];
    const response = await send(files.map((bytes, i) => ({ name: `${i}.picture`, bytes })));
    const reader = response.body?.getReader();
    await reader?.read();
    expect(await server.scratch()).toHaveLength(1);
    await reader?.cancel();
    await eventually(() => expect(server.lastRequest()).toMatchObject({ files: 5, code: "cancelled" }));
    const { waiting, processes } = server.services.pool.stats();
    expect([waiting, processes.filter(({ state }) => state === "busy")]).toEqual([0, []]);
    await expect.poll(() => openFiles("/results/")).toEqual([]);
  });

  it("keeps its scratch folder until the answer is sent", async () => {
    const bytes = await picture("jpeg");
    const response = await send([{ name: "a.jpg", bytes }]);
    await server.services.scratch.sweep(-1);
    expect(await server.scratch()).toHaveLength(1);
    expect(await unzip(response)).toHaveLength(1);
  });
});
