import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quadrants } from "../../engine/fixtures/pictures";
import type { FileJob, ImageJob } from "../../engine/types";
import { newSession } from "../store/key";
import type { Store } from "../store/types";
import { picture } from "../testing/forms";
import type { Lease, Queue, Task } from "./types";

export type MakeOptions = {
  /** For whatever it stores. */
  folder: string;
  /** Engine processes, over all workers. */
  processes: number;
  /** Limit of admitted files. */
  maxFiles: number;
};

export type Made = { queue: Queue; store: Store; close(): Promise<void> };

const never = new AbortController().signal;
const nobody = { bytes: 0, visitor: null };
const limits = { megapixels: 100, frames: 256 };

/**
 * Defines the tests that every driver has to pass, with real conversions; `make` creates a queue for each test. The tests of
 * the API, which run with every driver, have all kinds of jobs.
 */
export function describeQueue(driver: string, make: (options: MakeOptions) => Promise<Made>) {
  describe(`${driver} as a queue`, () => {
    let folder = "";
    let made: Made[] = [];
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "pixmill-queue-"));
    });
    afterEach(async () => {
      await Promise.all(made.map(({ close }) => close()));
      made = [];
      await rm(folder, { recursive: true, force: true });
    });

    async function open({ processes = 1, maxFiles = 100 } = {}): Promise<Made> {
      const opened = await make({ folder, processes, maxFiles });
      made.push(opened);
      await opened.queue.ready();
      return opened;
    }
    async function file(bytes: Uint8Array): Promise<string> {
      const path = join(folder, crypto.randomUUID());
      await writeFile(path, bytes);
      return path;
    }
    const task = (lease: Lease, job: FileJob, name: string, more: Partial<Task> = {}): Task => ({
      rid: lease.id,
      job,
      key: `${newSession()}/${name}`,
      deadline: Date.now() + 30_000,
      priority: 1,
      ...more,
    });
    const toJpg = async (bytes: Uint8Array): Promise<ImageJob> => ({
      kind: "image",
      to: "jpg",
      options: {},
      input: await file(bytes),
      output: join(folder, crypto.randomUUID()),
      limits,
    });
    /** Starts several jobs that take a fifth of a second or more each. */
    async function startLarge(queue: Queue, lease: Lease, count: number, signal = never) {
      const bytes = await picture("png", 3000);
      const jobs = await Promise.all(Array.from({ length: count }, () => toJpg(bytes)));
      return Promise.allSettled(
        jobs.map((job, i) => queue.run(task(lease, job, `${i}.jpg`, { priority: i + 1 }), signal)),
      );
    }

    it("converts a file and stores the result under its key", async () => {
      const { queue, store } = await open();
      const lease = await queue.admit(nobody);
      const asked = task(lease, await toJpg(await quadrants("png")), "写真 (2).jpg");
      const { key, result } = await queue.run(asked, never);
      expect(key).toBe(asked.key);
      expect(result).toMatchObject({ from: "png", to: "jpg" });
      const stored = await store.get(key);
      expect(stored).toMatchObject({ size: result.size, type: "image/jpeg" });
      if (stored) expect(await buffer(stored.stream())).toHaveLength(result.size);
      await lease.release();
      expect(await store.head(key)).not.toBeNull();
    });

    it("throws what the engine says of a bad file, with its limit", async () => {
      const { queue } = await open();
      const lease = await queue.admit(nobody);
      const large = { ...(await toJpg(await picture("png", 1100))), limits: { megapixels: 1, frames: 1 } };
      await expect(queue.run(task(lease, large, "b.jpg"), never)).rejects.toMatchObject({
        code: "too_many_pixels",
        limit: 1,
      });
    });

    it("does not begin what is late, or for a visitor who has left", async () => {
      const { queue } = await open();
      const lease = await queue.admit(nobody);
      const job = await toJpg(await quadrants("png"));
      const late = task(lease, job, "a.jpg", { deadline: Date.now() - 1 });
      await expect(queue.run(late, never)).rejects.toMatchObject({ code: "busy" });
      const left = queue.run(task(lease, job, "a.jpg"), AbortSignal.abort());
      await expect(left).rejects.toMatchObject({ code: "cancelled" });
    });

    it("ends running and waiting jobs when their visitor leaves, and goes on with others", async () => {
      const { queue } = await open();
      const lease = await queue.admit(nobody);
      const visitor = new AbortController();
      const outcomes = startLarge(queue, lease, 6, visitor.signal);
      await vi.waitFor(async () => expect((await queue.waiting()).jobs).toBeGreaterThan(3), 10_000);
      visitor.abort();
      const rejected = (await outcomes).filter(({ status }) => status === "rejected");
      expect(rejected.length).toBeGreaterThan(3);
      for (const outcome of rejected) expect(outcome).toMatchObject({ reason: { code: "cancelled" } });
      await vi.waitFor(async () => expect((await queue.waiting()).jobs).toBe(0), 10_000);
      const { result } = await queue.run(task(lease, await toJpg(await quadrants("png")), "z.jpg"), never);
      expect(result).toMatchObject({ from: "png" });
    });

    it("lets one file pass many of another visitor", async () => {
      const { queue } = await open();
      const [many, one] = [await queue.admit(nobody), await queue.admit(nobody)];
      const order: string[] = [];
      const bytes = await picture("png", 800);
      const run = async (lease: Lease, name: string, priority: number) => {
        await queue.run(task(lease, await toJpg(bytes), `${name}.jpg`, { priority }), never);
        order.push(name);
      };
      const all = Array.from({ length: 20 }, (_, i) => run(many, `${i}`, i + 1));
      await vi.waitFor(async () => expect((await queue.waiting()).jobs).toBeGreaterThan(10), 10_000);
      await run(one, "one", 1);
      expect(order.indexOf("one")).toBeLessThan(12);
      expect(order).not.toHaveLength(21);
      await Promise.all(all);
    });

    it("admits files up to the limit, whatever admitted requests add, until they are released", async () => {
      const { queue } = await open({ maxFiles: 10 });
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => queue.admit(nobody)));
      const leases = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
      expect(leases).toHaveLength(10);
      const [first, second, third] = leases as [Lease, Lease, Lease];
      expect(new Set(leases.map(({ id }) => id)).size).toBe(10);
      await first.extend(2);
      for (const lease of [second, second, third]) {
        await lease.release();
        await expect(queue.admit(nobody)).rejects.toMatchObject({ code: "busy" });
      }
      await first.release();
      const again = [await queue.admit(nobody), await queue.admit(nobody), await queue.admit(nobody)];
      await expect(queue.admit(nobody)).rejects.toMatchObject({ code: "busy" });
      for (const lease of [...leases, ...again]) await lease.release();
    });

    it("of three engine processes, lets scans be read by two at once", async () => {
      const { queue } = await open({ processes: 3 });
      await vi.waitFor(async () => expect(await queue.reading.count()).toBe(2), 10_000);
      let reading = 0;
      let most = 0;
      const pages = Array.from({ length: 5 }, (_, page) =>
        queue.reading.hold(never, Date.now() + 20_000, async () => {
          most = Math.max(most, ++reading);
          await new Promise((resolve) => setTimeout(resolve, 50));
          reading--;
          return page;
        }),
      );
      expect(await Promise.all(pages)).toEqual([0, 1, 2, 3, 4]);
      expect(most).toBe(2);
    });

    it("gives the slot of a scan that fails back, and none to those who come late or have left", async () => {
      const { queue } = await open();
      const until = Date.now() + 20_000;
      const broken = queue.reading.hold(never, until, async () => {
        throw new Error("broken");
      });
      await expect(broken).rejects.toThrow("broken");
      const work = async () => "read";
      await expect(queue.reading.hold(AbortSignal.abort(), until, work)).rejects.toMatchObject({
        code: "cancelled",
      });
      await expect(queue.reading.hold(never, Date.now() - 1, work)).rejects.toMatchObject({ code: "busy" });
      expect(await queue.reading.hold(never, until, work)).toBe("read");
    });

    it("fails what waits with busy when it closes", async () => {
      const { queue } = await open();
      const lease = await queue.admit(nobody);
      const outcomes = startLarge(queue, lease, 4);
      await vi.waitFor(async () => expect((await queue.waiting()).jobs).toBeGreaterThan(1), 10_000);
      await queue.close();
      const refused = (await outcomes).filter(({ status }) => status === "rejected");
      expect(refused.length).toBeGreaterThan(1);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: "busy" } });
      const after = queue.run(task(lease, await toJpg(await quadrants("png")), "z.jpg"), never);
      await expect(after).rejects.toMatchObject({ code: "busy" });
    });
  });
}
