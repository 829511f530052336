import { Redis } from "ioredis";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { testRedisUrl } from "../testing/redis";
import { createReadingSlots, type SharedReadingSlots, slotsKey } from "./reading-slots";

const redis = new Redis(testRedisUrl() ?? "");
afterAll(() => redis.disconnect());
beforeEach(() => redis.flushdb());

const opened: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(opened.splice(0).map((close) => close())));

/** The slots of one of several servers, whose workers have so many processes. */
function server(processes: number): SharedReadingSlots {
  const connection = redis.duplicate();
  const slots = createReadingSlots(connection, { processes: async () => processes });
  opened.push(async () => {
    await slots.close();
    connection.disconnect();
  });
  return slots;
}

const never = new AbortController().signal;
const soon = () => Date.now() + 20_000;

/** Reads pages until `end` is called. */
function slowPages() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let reading = 0;
  const read = async () => {
    reading++;
    await ended;
    reading--;
  };
  return { read, end, reading: () => reading };
}

it.each([
  [1, 1],
  [2, 1],
  [8, 6],
])("of %i engine processes leaves a quarter to others, at least one of several", async (processes, slots) => {
  expect(await server(processes).count()).toBe(slots);
});

it("lets servers that ask at once read as many pages as there are slots for all of them", async () => {
  const servers = [server(4), server(4)];
  const { read, end, reading } = slowPages();
  const all = Array.from({ length: 10 }, (_, i) => servers[i % 2]?.hold(never, soon(), read));
  await vi.waitFor(() => expect(reading()).toBe(3), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(reading()).toBe(3);
  expect(await redis.zcard(slotsKey)).toBe(3);
  end();
  await Promise.all(all);
  expect(await redis.zcard(slotsKey)).toBe(0);
});

it("takes back the slot of a server that has died", async () => {
  await redis.zadd(slotsKey, Date.now() + 300, "dead");
  expect(await server(1).hold(never, soon(), async () => "read")).toBe("read");
});

it("keeps the slots that it holds when Redis has lost them", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const { read, end } = slowPages();
    const page = server(1).hold(never, soon(), read);
    await vi.waitFor(async () => expect(await redis.zcard(slotsKey)).toBe(1), 10_000);
    await redis.flushdb();
    vi.advanceTimersByTime(5000);
    await vi.waitFor(async () => expect(await redis.zcard(slotsKey)).toBe(1), 10_000);
    end();
    await page;
    expect(await redis.zcard(slotsKey)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
