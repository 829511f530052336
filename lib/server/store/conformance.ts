import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
    let store: Store;
    const opened: Store[] = [];
    /** Opens the storage of a test once more, as another server does. */
    async function open() {
      const another = await make({ folder, retentionMs: RETENTION, now: () => clock });
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

    it("survives two sweeps at once by two servers, which keep what has not expired", async () => {
      const other = await open();
      const [old, fresh] = [newSession(), newSession()];
      for (let i = 0; i < 20; i++) await put(`${old}/${i}.jpg`, "old");
      clock += 30 * MINUTE;
      for (let i = 0; i < 20; i++) await put(`${fresh}/${i}.jpg`, "new");
      await Promise.all([store.sweep(20 * MINUTE), other.sweep(20 * MINUTE)]);
      expect(await store.list(old)).toEqual([]);
      expect(await other.list(fresh)).toHaveLength(20);
      expect(await store.bytes()).toBe(60);
    });

    it.each([
      ["a.jpg", "image/jpeg"],
      ["a.png", "image/png"],
      ["a (2).webp", "image/webp"],
      ["写真 📷 & co.jpg", "image/jpeg"],
      ["100% #1 + ;=,'.jpg", "image/jpeg"],
      [`${"n".repeat(200)}.pdf`, "application/pdf"],
    ])("returns %s unchanged", async (name, type) => {
      const key = `${newSession()}/${name}`;
      await put(key, "bytes", type);
      expect(await read(key)).toBe("bytes");
      expect(await store.get(key)).toMatchObject({ size: 5, type });
      expect(await store.head(key)).toEqual({ size: 5, type });
    });

    it.each(["a.jpg", "写真 📷 & co.jpg", "100% #1 + ;=,'.jpg"])("renames a result to %s", async (name) => {
      const [from, to] = [`${newSession()}/result.jpg`, `${newSession()}/${name}`];
      await put(to, "replaced");
      await put(from, "bytes");
      clock += 30 * MINUTE;
      expect(await store.move(from, to, 5)).toBe(true);
      expect(await store.head(from)).toBeNull();
      expect(await read(to)).toBe("bytes");
      expect(await store.bytes()).toBe(5);
      expect(await store.move(from, to, 5)).toBe(false);
      expect(await read(to)).toBe("bytes");
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

    it("deletes results by their keys, and no others", async () => {
      const session = newSession();
      for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await put(`${session}/${name}`, "bytes");
      expect(await store.remove([`${session}/a.jpg`, `${session}/c.jpg`, "../secret"])).toBe(10);
      expect((await store.list(session)).map(({ filename }) => filename)).toEqual(["b.jpg"]);
      expect(await store.bytes()).toBe(5);
      expect(await store.remove([`${session}/a.jpg`])).toBe(0);
    });

    it("returns an empty result", async () => {
      const key = `${newSession()}/a.jpg`;
      await put(key, "");
      expect(await store.get(key)).toMatchObject({ size: 0 });
      expect(await read(key)).toBe("");
    });

    it("streams a large result", async () => {
      const key = `${newSession()}/a.jpg`;
      const text = "0123456789".repeat(200_000);
      await put(key, text);
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

    it("put replaces an existing result", async () => {
      const key = `${newSession()}/a.jpg`;
      await put(key, "first");
      await put(key, "second");
      expect(await read(key)).toBe("second");
    });

    it.each([
      "",
      "/",
      "a.jpg",
      "../a.jpg",
      "session/a.jpg",
      `${"0".repeat(39)}/a.jpg`,
      `${"0".repeat(40)}`,
      `${"0".repeat(40)}/`,
      `${"0".repeat(40)}/.`,
      `${"0".repeat(40)}/..`,
      `${"0".repeat(40)}/.hidden.jpg`,
      `${"0".repeat(40)}/../${"0".repeat(40)}/a.jpg`,
      `${"0".repeat(40)}/a/b.jpg`,
      `${"0".repeat(40)}/a\\b.jpg`,
      `${"0".repeat(40)}/a\u0000.jpg`,
      `${"A".repeat(40)}/a.jpg`,
      `${"0".repeat(40)}/${"n".repeat(300)}.jpg`,
    ])("finds nothing under the key %j and refuses to store it", async (key) => {
      expect(await store.get(key)).toBeNull();
      expect(await store.head(key)).toBeNull();
      await expect(put(key, "bytes")).rejects.toThrow(TypeError);
    });

    it("finds a result only under its own session and name", async () => {
      const [mine, yours] = [newSession(), newSession()];
      await put(`${mine}/a.jpg`, "mine");
      expect(await read(`${yours}/a.jpg`)).toBeNull();
      expect(await read(`${mine}/b.jpg`)).toBeNull();
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

    it("sweep deletes older results and keeps the others", async () => {
      const [session, other] = [newSession(), newSession()];
      await put(`${session}/old.jpg`, "old");
      await put(`${other}/old.jpg`, "old");
      clock += 30 * MINUTE;
      await put(`${session}/new.jpg`, "new");
      expect(await store.sweep(20 * MINUTE)).toBe(2);
      expect(await read(`${session}/old.jpg`)).toBeNull();
      expect(await read(`${session}/new.jpg`)).toBe("new");
      expect(await store.sweep(20 * MINUTE)).toBe(0);
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

    it("counts stored bytes through puts, replacements, failures and deletions", async () => {
      const [mine, yours] = [newSession(), newSession()];
      expect(await store.bytes()).toBe(0);
      await put(`${mine}/a.jpg`, "12345");
      await put(`${mine}/b.jpg`, "123");
      await put(`${yours}/a.jpg`, "1");
      expect(await store.bytes()).toBe(9);
      await put(`${mine}/a.jpg`, "12");
      expect(await store.bytes()).toBe(6);
      await store.deletePrefix(mine);
      await store.deletePrefix(mine);
      expect(await store.bytes()).toBe(1);
      await expect(put("no key", "12345")).rejects.toThrow(TypeError);
      expect(await store.bytes()).toBe(1);
    });

    it("counts expired results until they are swept", async () => {
      const session = newSession();
      await put(`${session}/old.jpg`, "12345");
      clock += 2 * RETENTION;
      await put(`${session}/new.jpg`, "12");
      expect(await store.bytes()).toBe(7);
      await store.sweep(RETENTION);
      expect(await store.bytes()).toBe(2);
    });

    it("corrects its byte count in a sweep for changes by other processes", async () => {
      const [first, second] = [newSession(), newSession()];
      await put(`${first}/a.jpg`, "12345");
      await put(`${second}/a.jpg`, "123");
      const other = await open();
      await other.sweep(RETENTION);
      expect(await other.bytes()).toBe(8);
      await other.deletePrefix(first);
      expect(await other.bytes()).toBe(3);
      await store.sweep(RETENTION);
      expect(await store.bytes()).toBe(3);
    });

    it("counts exactly after a sweep, although it has renamed and deleted what another process stored", async () => {
      const [first, second, third] = [newSession(), newSession(), newSession()];
      const other = await open();
      await put(`${first}/a.jpg`, "12345");
      await put(`${second}/a.jpg`, "123");
      expect(await other.move(`${first}/a.jpg`, `${third}/a.jpg`, 5)).toBe(true);
      await other.remove([`${second}/a.jpg`]);
      await other.sweep(RETENTION);
      expect(await other.bytes()).toBe(5);
    });

    it("counts concurrent puts correctly", async () => {
      const session = newSession();
      await Promise.all(Array.from({ length: 40 }, (_, i) => put(`${session}/${i}.jpg`, "12345")));
      expect(await store.bytes()).toBe(200);
    });

    it("stores concurrent puts of one session during sweeps", async () => {
      const session = newSession();
      const names = Array.from({ length: 40 }, (_, i) => `${i}.jpg`);
      const sweeping = Promise.all(names.map(() => store.sweep(RETENTION)));
      await Promise.all(names.map((name) => put(`${session}/${name}`, name)));
      await sweeping;
      for (const name of names) expect(await read(`${session}/${name}`)).toBe(name);
    });

    it("releases the file when a reader stops in the middle", async () => {
      const key = `${newSession()}/a.jpg`;
      await put(key, "0123456789".repeat(100_000));
      for await (const _chunk of (await store.get(key))?.stream() ?? []) break;
      await store.deletePrefix(key.slice(0, 40));
      expect(await store.get(key)).toBeNull();
    });
  });
}
