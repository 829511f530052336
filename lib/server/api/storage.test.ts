import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ConvertedImage, failure } from "@/lib/contract/calls";
import { smallDisk } from "@/lib/engine/fixtures/small-disk";
import { MIB } from "@/lib/limits";
import { form, picture, postWithLength, rawContentType, rawEnd, rawFile } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

let clock = Date.now();
const disk = smallDisk(64 * 1024);
const server = testServer(
  { MAX_UPLOAD_MB: "4", MIN_FREE_DISK_MB: "1", MAX_RESULTS_MB: "0" },
  { now: () => clock, within: () => disk.path("") },
);
const POST = server.route("/api/jpg-to-png");
/** What is known of the disk is a second old at most. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 200 });

afterEach(async () => {
  await disk.free();
  await eventually(async () => (await server.services.admission.admit(4 * MIB)).release());
  await expect.poll(() => server.scratch()).toEqual([]);
  expect(server.services.admission.stats()).toEqual({ bytes: 0, uploads: 0 });
});

/** A JPEG of noise, about a tenth of the PNG that it becomes. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 10 })
    .toBuffer();

const ask = async (...files: Buffer[]) => {
  const data = form(files.map((bytes, i) => ({ name: `${i}.jpg`, bytes })));
  const response = await POST(await postWithLength(data));
  return { status: response.status, body: await response.json() };
};
const small = () => picture("jpeg");
const ready = () => server.fetch("/api/health/ready");

const hasRoom = async (): Promise<boolean> => (await (await ready()).json()).checks.room;

describe("a small disk", () => {
  it("answers 507 at once to what would not fit, and still takes what does", async (context) => {
    disk.require(context);
    await eventually(async () => expect((await ask(await small())).status).toBe(200));
    await disk.leave(6 * 1024);
    await eventually(async () => {
      const body = form([{ name: "a.jpg", bytes: new Uint8Array(3 * MIB) }]);
      const response = await server.fetch("/api/jpg-to-png", { method: "POST", body });
      expect(response.status).toBe(507);
      expect(failure.parse(await response.json())).toMatchObject({ code: "storage_full" });
    });
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 507, files: 0, bytesIn: 0 });
    expect((await ask(await small())).status).toBe(200);
  });

  it("that becomes full in the middle of an upload answers 507, and the next is taken when there is room", async (context) => {
    disk.require(context);
    const [start = "", end = ""] = rawFile("a.jpg", "@").split("@");
    const size = start.length + 3 * MIB + end.length + rawEnd.length;
    const socket = connect(server.port, "127.0.0.1");
    socket.write(
      `POST /api/jpg-to-png HTTP/1.1\r\nHost: x\r\nContent-Type: ${rawContentType}\r\nContent-Length: ${size}\r\n\r\n${start}`,
    );
    socket.write(Buffer.alloc(MIB));
    await eventually(async () => expect(await server.scratch()).toHaveLength(1));
    await disk.leave(0);
    const answer = once(socket, "data");
    socket.write(Buffer.alloc(2 * MIB));
    socket.write(end + rawEnd);
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 507 /);
    socket.destroy();
    await disk.free();
    await eventually(async () => expect((await ask(await small())).status).toBe(200));
  });

  it("that becomes full in the middle of a conversion answers 507, and keeps nothing of it", async (context) => {
    disk.require(context);
    const large = await noise(1600);
    const before = await server.sessions();
    await disk.leave(5 * 1024);
    await eventually(async () => {
      const { status, body } = await ask(large);
      expect([status, body.code]).toEqual([507, "storage_full"]);
    });
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 507, files: 1 });
    expect(await server.sessions()).toEqual(before);
    await disk.free();
    await eventually(async () => expect((await ask(large)).status).toBe(200));
  });

  it("that has room for some of a batch says so in the place of the others", async (context) => {
    disk.require(context);
    const [large, tiny] = [await noise(1600), await small()];
    await disk.leave(5 * 1024);
    await eventually(async () => {
      const { status, body } = await ask(tiny, large);
      expect(status).toBe(200);
      const codes = body.images.map(({ code }: { code?: string }) => code);
      expect(codes).toEqual([undefined, "storage_full"]);
    });
  });

  it("says that there is no room when its reserve is gone, and stays ready for downloads", async (context) => {
    disk.require(context);
    await disk.leave(1000);
    await eventually(async () => {
      const response = await ready();
      expect([response.status, (await response.json()).checks]).toEqual([
        200,
        { store: true, engine: true, open: true, room: false },
      ]);
    });
    await disk.free();
    await eventually(async () => expect(await hasRoom()).toBe(true));
  });
});

describe("a budget of results", () => {
  const little = { MAX_UPLOAD_MB: "1", MAX_RESULTS_MB: "2" };
  const figures = async () => {
    const response = await server.fetch("/api/metrics");
    return Number(/^pixmill_store_bytes (\d+)$/m.exec(await response.text())?.[1]);
  };
  /** Two pictures that fill it. */
  const fill = async () => {
    const bytes = await noise(700);
    const images = [...(await ask(bytes)).body.images, ...(await ask(bytes)).body.images] as ConvertedImage[];
    expect(await figures()).toBe(images.reduce((sum, { size = 0 }) => sum + size, 0));
    expect(await figures()).toBeGreaterThan(2 * MIB);
    return images.map(({ downloadUrl = "" }) => downloadUrl.split("/").at(-2) ?? "");
  };
  const remove = (sessionId: string) => server.fetch(`/api/download/${sessionId}`, { method: "DELETE" });
  const empty = async () => {
    for (const session of await server.sessions()) await remove(session);
  };

  it("that is full answers 507, until a visitor deletes results", async () => {
    await empty();
    await server.with(little, async () => {
      const [first = ""] = await fill();
      expect(await ask(await small())).toMatchObject({ status: 507, body: { code: "storage_full" } });
      expect(await hasRoom()).toBe(false);
      expect((await remove(first)).status).toBe(204);
      expect((await ask(await small())).status).toBe(200);
      expect(await hasRoom()).toBe(true);
    });
  });

  it("that is full keeps what was promised, also after a restart, and has room when it expires", async () => {
    await empty();
    await server.with(little, async () => {
      const sessions = await fill();
      await server.with(little, async () => {
        expect((await ask(await small())).status).toBe(507);
        expect(await server.sessions()).toEqual(expect.arrayContaining(sessions));
        clock += server.services.env.RETENTION_MINUTES * 60_000 + 1000;
        await server.services.sweep();
        expect(await figures()).toBe(0);
        expect((await ask(await small())).status).toBe(200);
      });
    });
  });

  it("counts nothing of what is answered at once, or failed", async () => {
    await empty();
    await server.with(little, async () => {
      expect(await figures()).toBe(0);
      expect((await ask(Buffer.from("no picture"))).status).toBe(415);
      expect(await figures()).toBe(0);
    });
  });
});
