import { Redis } from "ioredis";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { testRedisUrl } from "../testing/redis";
import { createSharedClock } from "./clock";
import { createLeases, isLeased, type Leases } from "./leases";

const redis = new Redis(testRedisUrl() ?? "");
afterAll(() => redis.disconnect());
beforeEach(() => redis.flushdb());

const opened: Leases[] = [];
/** The leases of one of several servers. */
function server(limits: { maxFiles?: number; maxBytes?: number } = {}) {
  const connection = redis.duplicate();
  const leases = createLeases({ redis: connection, maxFiles: 40, maxBytes: 1000, ...limits });
  opened.push({
    ...leases,
    async close() {
      await leases.close();
      connection.disconnect();
    },
  });
  return leases;
}
afterEach(() => Promise.all(opened.splice(0).map((leases) => leases.close())));

/** Files and bytes of all servers. */
async function totals() {
  const [files, bytes] = await redis.hmget("pixmill:{leases}:total", "files", "bytes");
  return { files: Number(files), bytes: Number(bytes) };
}

const busy = { code: "busy" };
const one = { bytes: 1, visitor: null };
const extend = (leases: Leases, id: string, more: number) =>
  leases.change(id, ({ files }) => ({ files: files + more }));

it("grants exactly as many files as the limit allows to servers that ask at once", async () => {
  const [first, second] = [server(), server()];
  const asked = Array.from({ length: 60 }, (_, i) => (i % 2 ? first : second).take(`${i}`, one));
  const granted = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
  expect(granted).toHaveLength(40);
  expect(await totals()).toEqual({ files: 40, bytes: 40 });
});

it("limits bytes, and gives those back that did not arrive", async () => {
  const [first, second] = [server(), server()];
  await first.take("a", { bytes: 600, visitor: null });
  await expect(second.take("b", { bytes: 500, visitor: null })).rejects.toMatchObject(busy);
  await first.change("a", () => ({ bytes: 500 }));
  await second.take("b", { bytes: 500, visitor: null });
  expect(await totals()).toEqual({ files: 2, bytes: 1000 });
  await first.release("a");
  await first.release("a");
  expect(await totals()).toEqual({ files: 1, bytes: 500 });
});

it("gives one visitor a quarter of the bytes of all servers, and others the rest", async () => {
  const [first, second] = [server(), server()];
  await first.take("a", { bytes: 200, visitor: "x" });
  await expect(second.take("b", { bytes: 51, visitor: "x" })).rejects.toMatchObject(busy);
  await second.take("c", { bytes: 50, visitor: "x" });
  await second.take("d", { bytes: 300, visitor: "y" });
  for (const id of ["c", "d"]) await second.release(id);
  await first.release("a");
  await first.take("e", { bytes: 900, visitor: "x" });
  expect(await redis.hkeys("pixmill:{leases}:visitors")).not.toContain("x");
});

it("ends what a dead server held", async () => {
  const [dead, other] = [server({ maxFiles: 1 }), server({ maxFiles: 1 })];
  await dead.take("a", one);
  await expect(other.take("b", one)).rejects.toMatchObject(busy);
  // As if its last renewal were long ago.
  await redis.zadd("pixmill:{leases}:ends", 1, "a");
  await other.take("b", one);
  expect(await isLeased(redis, "a")).toBe(false);
  expect(await totals()).toEqual({ files: 1, bytes: 1 });
});

it("restores what an emptied Redis has lost, and counts it once", async () => {
  const leases = server();
  await leases.take("a", { bytes: 10, visitor: "x" });
  await extend(leases, "a", 4);
  await redis.flushdb();
  expect(await totals()).toEqual({ files: 0, bytes: 0 });
  for (let i = 0; i < 3; i++) await leases.restore("a");
  expect(await totals()).toEqual({ files: 5, bytes: 10 });
  await leases.release("a");
  expect(await totals()).toEqual({ files: 0, bytes: 0 });
});

it("gives back at its end what a server still holds", async () => {
  const leases = server();
  await leases.take("a", one);
  await leases.close();
  expect(await totals()).toEqual({ files: 0, bytes: 0 });
});

it("reads the time of Redis, however wrong the clock of a server is", async () => {
  const clock = createSharedClock(redis, () => Date.now() + 90_000);
  await clock.adjust();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
});
