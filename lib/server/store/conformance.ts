import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CountedStore, countBytes } from "./counted";
import { newSession } from "./key";
import type { ByteRange, Store } from "./types";

const MINUTE = 60_000;
const RETENTION = 60 * MINUTE;

export type Make = (options: { folder: string; retentionMs: number; now: () => number }) => Promise<Store>;

/** Defines the tests that every driver has to pass; `make` creates a store for each test. */
export function describeStore(driver: string, make: Make) {
  describe(`${driver} as a store`, () => {
    let folder = "";
    let clock = 0;
    let store: CountedStore;
    const opened: Store[] = [];
    /** Opens the storage of a test once more, as another server does. */
    async function open() {
      const another = countBytes(await make({ folder, retentionMs: RETENTION, now: () => clock }));
      opened.push(another);
      return another;
    }

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "pixmill-store-"));
      clock = Date.now();
      store = await open();
    });
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
      await rm(folder, { recursive: true, force: true });
    });

    async function put(key: string, text: string, type = "image/jpeg") {
      const path = join(folder, crypto.randomUUID());
      await writeFile(path, text);
      await store.put(key, path, { type });
    }
    async function read(key: string, range?: ByteRange) {
      const stored = await store.get(key);
      if (!stored) return null;
      const chunks: Uint8Array[] = [];
      for await (const chunk of stored.stream(range)) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    }

    it("starts, and is ready then", async () => {
      await store.start();
      await store.ready();
      expect(await store.sweep(0)).toBe(0);
    });

    it("survives two sweeps at once by two servers, which delete what has expired and measure the rest", async () => {
      const other = await open();
      const [old, fresh] = [newSession(), newSession()];
      for (let i = 0; i < 10; i++) await put(`${old}/${i}.jpg`, "old");
      await put(`${fresh}/old.jpg`, "old");
      clock += 30 * MINUTE;
      for (let i = 0; i < 10; i++) await put(`${fresh}/${i}.jpg`, "new");
      await Promise.all([store.sweep(20 * MINUTE), other.sweep(20 * MINUTE)]);
      expect(await store.list(old)).toEqual([]);
      expect(await other.list(fresh)).toHaveLength(10);
      expect([store.bytes(), other.bytes()]).toEqual([30, 30]);
    });

    it.each([
      ["写真 📷 & co.jpg", "image/jpeg"],
      ["100% #1 + ;=,'.png", "image/png"],
      [`${"n".repeat(200)}.pdf`, "application/pdf"],
    ])("returns %s unchanged", async (name, type) => {
      const key = `${newSession()}/${name}`;
      await put(key, "bytes", type);
      expect(await read(key)).toBe("bytes");
      expect(await store.get(key)).toMatchObject({ size: 5, type });
      expect(await store.head(key)).toEqual({ size: 5, type });
    });

    it.each(["写真 📷 & co.jpg", "100% #1 + ;=,'.jpg"])("renames a result to %s", async (name) => {
      const [from, to] = [`${newSession()}/result.jpg`, `${newSession()}/${name}`];
      await put(from, "bytes");
      clock += 30 * MINUTE;
      expect(await store.move(from, to)).toBe(true);
      await vi.waitFor(async () => expect(await store.head(from)).toBeNull(), 5000);
      expect(await store.move(from, to)).toBe(false);
      clock += 40 * MINUTE;
      expect(await read(to)).toBe("bytes");
    });

    it("copies a result to a file", async () => {
      const key = `${newSession()}/0.upload`;
      const text = "0123456789".repeat(20_000);
      await put(key, text, "application/octet-stream");
      const path = join(folder, "copy");
      expect(await store.download(key, path)).toBe(true);
      expect(await readFile(path, "utf8")).toBe(text);
      expect(await read(key)).toBe(text);
      expect(await store.download(`${newSession()}/0.upload`, path)).toBe(false);
      expect(await store.download("../secret", path)).toBe(false);
    });

    it.each([
      ["an empty", ""],
      ["a large", "0123456789".repeat(200_000)],
    ])("returns %s result", async (_, text) => {
      const key = `${newSession()}/a.jpg`;
      await put(key, text);
      expect(await store.get(key)).toMatchObject({ size: text.length });
      expect(await read(key)).toBe(text);
    });

    it.each([
      [{ start: 0, end: 0 }, "0"],
      [{ start: 2, end: 5 }, "2345"],
      [{ start: 7, end: 9 }, "789"],
    ])("streams only the range %o, with the size of the whole result", async (range, bytes) => {
      const key = `${newSession()}/a.jpg`;
      await put(key, "0123456789");
      expect(await read(key, range)).toBe(bytes);
      expect(await store.get(key)).toMatchObject({ size: 10 });
    });

    it.each([
      "",
      "../a.jpg",
      `${"0".repeat(39)}/a.jpg`,
      `${"A".repeat(40)}/a.jpg`,
      `${"0".repeat(40)}/`,
      `${"0".repeat(40)}/.hidden.jpg`,
      `${"0".repeat(40)}/../${"0".repeat(40)}/a.jpg`,
      `${"0".repeat(40)}/a\\b.jpg`,
      `${"0".repeat(40)}/a\u0000.jpg`,
      `${"0".repeat(40)}/${"n".repeat(300)}.jpg`,
    ])("finds nothing under the key %j and refuses to store it", async (key) => {
      expect(await store.get(key)).toBeNull();
      expect(await store.head(key)).toBeNull();
      expect(await store.download(key, join(folder, "copy"))).toBe(false);
      await expect(put(key, "bytes")).rejects.toThrow(TypeError);
    });

    it("hides a result that has expired, before any sweep", async () => {
      const key = `${newSession()}/a.jpg`;
      await put(key, "bytes");
      clock += RETENTION - MINUTE;
      expect(await read(key)).toBe("bytes");
      clock += 2 * MINUTE;
      expect(await store.get(key)).toBeNull();
      expect(await store.head(key)).toBeNull();
    });

    it("lists the results of one session sorted by name", async () => {
      const [mine, yours] = [newSession(), newSession()];
      await put(`${mine}/b-2.jpg`, "second");
      await put(`${mine}/b-1.png`, "first", "image/png");
      await put(`${yours}/a.jpg`, "yours");
      expect(await store.list(mine)).toEqual([
        { key: `${mine}/b-1.png`, filename: "b-1.png", size: 5, type: "image/png" },
        { key: `${mine}/b-2.jpg`, filename: "b-2.jpg", size: 6, type: "image/jpeg" },
      ]);
    });

    it("lists nothing for an unknown or malformed session, and no expired result", async () => {
      const session = newSession();
      await put(`${session}/a.jpg`, "bytes");
      for (const other of [newSession(), "", "..", "../results", `${session}/..`])
        expect(await store.list(other)).toEqual([]);
      clock += RETENTION - MINUTE;
      await put(`${session}/b.jpg`, "bytes");
      clock += 2 * MINUTE;
      expect((await store.list(session)).map(({ filename }) => filename)).toEqual(["b.jpg"]);
    });

    it("deletePrefix deletes all results of a session and of no other", async () => {
      const [mine, yours] = [newSession(), newSession()];
      await put(`${mine}/a.jpg`, "a");
      await put(`${mine}/b.jpg`, "b");
      await put(`${yours}/a.jpg`, "a");
      await store.deletePrefix(mine);
      await store.deletePrefix(mine);
      await store.deletePrefix("..");
      await store.deletePrefix("");
      expect(await read(`${mine}/a.jpg`)).toBeNull();
      expect(await read(`${mine}/b.jpg`)).toBeNull();
      expect(await read(`${yours}/a.jpg`)).toBe("a");
    });

    it("counts stored bytes, expired ones until they are swept", async () => {
      const [mine, yours] = [newSession(), newSession()];
      await put(`${mine}/a.jpg`, "12345");
      await Promise.all(Array.from({ length: 20 }, (_, i) => put(`${mine}/${i}.jpg`, "123")));
      await put(`${yours}/old.jpg`, "1");
      expect(store.bytes()).toBe(66);
      for (const _ of ["delete", "again"]) await store.deletePrefix(mine);
      await expect(put("no key", "12345")).rejects.toThrow(TypeError);
      clock += 2 * RETENTION;
      await put(`${yours}/new.jpg`, "12");
      expect(store.bytes()).toBe(3);
      expect(await store.sweep(RETENTION)).toBe(2);
      expect(store.bytes()).toBe(2);
    });

    it("corrects its byte count in a sweep for changes by other processes", async () => {
      const session = newSession();
      await put(`${session}/a.jpg`, "12345");
      await (await open()).deletePrefix(session);
      await store.sweep(RETENTION);
      expect(store.bytes()).toBe(0);
    });

    it("stores concurrent puts of one session during sweeps", async () => {
      const session = newSession();
      const names = Array.from({ length: 40 }, (_, i) => `${i}.jpg`);
      const sweeping = Promise.all(names.map(() => store.sweep(RETENTION)));
      await Promise.all(names.map((name) => put(`${session}/${name}`, name)));
      await sweeping;
      for (const name of names) expect(await read(`${session}/${name}`)).toBe(name);
    });
  });
}
