import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import type { ConvertedImage } from "@/lib/contract/calls";
import { smallDisk } from "@/lib/engine/fixtures/small-disk";
import { MIB } from "@/lib/limits";
import { form, picture, postWithLength } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

let clock = Date.now();
const disk = smallDisk(64 * 1024);
const server = testServer(
  { MAX_UPLOAD_MB: "4", MIN_FREE_DISK_MB: "1", MAX_RESULTS_MB: "0" },
  { now: () => clock, within: () => disk.path("") },
);
const POST = server.route("/api/jpg-to-png");

afterEach(async () => {
  await disk.free();
  await expect.poll(() => server.scratch()).toEqual([]);
  expect(server.services.admission.stats()).toEqual({ bytes: 0, uploads: 0 });
});

/** Makes a JPEG of noise, about a tenth of the size of its PNG. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 10 })
    .toBuffer();

const convert = async (...files: Buffer[]) => {
  const data = form(files.map((bytes, i) => ({ name: `${i}.jpg`, bytes })));
  const response = await POST(await postWithLength(data));
  return { status: response.status, body: await response.json() };
};
const small = () => picture("jpeg");
const ready = () => server.fetch("/api/health/ready");

const hasSpace = async (): Promise<boolean> => (await (await ready()).json()).checks.room;

describe("a small disk", () => {
  it("that fits only part of a batch reports storage_full in place of the others", async (context) => {
    disk.require(context);
    const [large, tiny] = [await noise(1600), await small()];
    await disk.leave(5 * 1024);
    const { status, body } = await convert(tiny, large);
    expect(status).toBe(200);
    const codes = body.images.map(({ code }: { code?: string }) => code);
    expect(codes).toEqual([undefined, "storage_full"]);
  });
});

describe("the limit of results", () => {
  const smallLimits = { MAX_UPLOAD_MB: "1", MAX_RESULTS_MB: "2" };
  const storedBytes = async () => {
    const response = await server.fetch("/api/metrics");
    return Number(/^pixmill_store_bytes (\d+)$/m.exec(await response.text())?.[1]);
  };
  /** Stores two pictures, which exceed the limit. */
  const fill = async () => {
    const bytes = await noise(700);
    const images = [
      ...(await convert(bytes)).body.images,
      ...(await convert(bytes)).body.images,
    ] as ConvertedImage[];
    expect(await storedBytes()).toBe(images.reduce((sum, { size = 0 }) => sum + size, 0));
    expect(await storedBytes()).toBeGreaterThan(2 * MIB);
    return images.map(({ downloadUrl = "" }) => downloadUrl.split("/").at(-2) ?? "");
  };
  const remove = (sessionId: string) => server.fetch(`/api/download/${sessionId}`, { method: "DELETE" });
  const empty = async () => {
    for (const session of await server.sessions()) await remove(session);
  };

  it("when reached answers 507 until a visitor deletes results", async () => {
    await empty();
    await server.with(smallLimits, async () => {
      const [first = ""] = await fill();
      expect(await convert(await small())).toMatchObject({ status: 507, body: { code: "storage_full" } });
      expect(await hasSpace()).toBe(false);
      expect((await remove(first)).status).toBe(204);
      expect((await convert(await small())).status).toBe(200);
      expect(await hasSpace()).toBe(true);
    });
  });

  it("when reached keeps stored results, also after a restart, and takes new ones when they expire", async () => {
    await empty();
    await server.with(smallLimits, async () => {
      const sessions = await fill();
      await server.with(smallLimits, async () => {
        expect((await convert(await small())).status).toBe(507);
        expect(await server.sessions()).toEqual(expect.arrayContaining(sessions));
        clock += server.services.env.RETENTION_MINUTES * 60_000 + 1000;
        await server.services.sweep();
        expect(await storedBytes()).toBe(0);
        expect((await convert(await small())).status).toBe(200);
      });
    });
  });
});
