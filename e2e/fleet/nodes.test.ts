import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { s3Keys, startS3Server } from "../../lib/server/testing/s3-server";
import { noisyPhoto } from "../hostile/inputs/pictures";
import { type Site, startSite } from "../running/site";
import { enginesOf, type Fleet, metricOf, startFleet } from "./fleet";
import { failed, load, loadDuring, visit } from "./visitors";

/** Two web servers and two workers on one Redis and one bucket. */
let fleet: Fleet;
let photo: Buffer;
/** What one machine makes of it. */
let expected: string[];
let single: Site;
const s3 = await startS3Server();

beforeAll(async () => {
  await s3.createBucket("results");
  photo = await noisyPhoto(600, 400);
  const env = {
    STORE_URL: s3.storeUrl("results"),
    STORE_ACCESS_KEY_ID: s3Keys.accessKeyId,
    STORE_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    REQUEST_TIMEOUT_S: "20",
  };
  [single, fleet] = await Promise.all([startSite(), startFleet({ webs: 2, workers: 2, env })]);
  expected = (await visit(single, [photo])).results;
});
afterAll(async () => {
  await Promise.all([single.stop(), fleet.stop()]);
  await s3.close();
});

const webs = () => fleet.webs as [Site, Site];
const anyWeb = (i: number) => webs()[i % 2] as Site;
const otherWeb = (i: number) => webs()[(i + 1) % 2] as Site;
let turn = 0;
/** Visits one server and downloads from the other. */
const visitBoth = (pictures = [photo]) => {
  turn += 1;
  return visit(anyWeb(turn), pictures, otherWeb(turn));
};

describe("a fleet", () => {
  it("gives the bytes that one machine gives, from either server", async () => {
    const visits = [
      await visit(webs()[0], [photo, photo], webs()[1]),
      await visit(webs()[1], [photo, photo]),
    ];
    for (const { results } of visits) expect(results).toEqual([...expected, ...expected]);
  });

  it("converts nothing on web servers", async () => {
    for (const web of webs()) expect(await enginesOf(web)).toEqual([]);
  });

  it("loses and damages nothing when a worker is killed under load", async () => {
    const killed = fleet.workers[0] as Site;
    const visits = load({ clients: 8, requests: 200 }, () => visitBoth());
    await delay(2000);
    await killed.stop("SIGKILL");
    const all = await visits;
    expect(all).toHaveLength(200);
    expect(failed(all, expected)).toEqual([]);
    console.log(`The longest of 200 requests took ${Math.round(Math.max(...all.map(({ ms }) => ms)))} ms.`);
    expect(await metricOf(fleet.workers[1] as Site, "pixmill_queue_takeovers_total")).toBeGreaterThan(0);
    fleet.workers.splice(0, 1);
    await fleet.addWorker();
  });

  it("loses and damages nothing when a worker stands still, and comes back after its work was taken over", async () => {
    const { pid } = fleet.workers[0] as Site;
    const visits = await loadDuring(6, visitBoth, async () => {
      await delay(1000);
      process.kill(pid, "SIGSTOP");
      await delay(6000);
      process.kill(pid, "SIGCONT");
      await delay(2000);
    });
    expect(visits.length).toBeGreaterThan(10);
    expect(failed(visits, expected)).toEqual([]);
  });

  it("lets a worker that is stopped finish its work, and fails nothing", async () => {
    const [stopped] = fleet.workers;
    let code: number | null | undefined;
    const visits = await loadDuring(6, visitBoth, async () => {
      await delay(1000);
      code = await stopped?.stop("SIGTERM");
      await delay(500);
    });
    expect(code).toBe(0);
    expect(visits.length).toBeGreaterThan(5);
    expect(failed(visits, expected)).toEqual([]);
    fleet.workers.splice(0, 1);
    await fleet.addWorker();
  });

  it("goes on with a worker whose clock is 90 seconds fast, and with one that is as slow", async () => {
    const clock = (ms: number) => ({
      nodeOptions: [
        "--import",
        `data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${ms};`)}`,
      ],
    });
    const ordinary = fleet.workers.splice(0);
    await Promise.all(ordinary.map((worker) => worker.stop()));
    await Promise.all([fleet.addWorker({}, clock(90_000)), fleet.addWorker({}, clock(-90_000))]);
    const visits = await load({ clients: 4, requests: 24 }, () => visitBoth());
    expect(failed(visits, expected)).toEqual([]);
    for (const worker of fleet.workers) {
      const [count, sum] = [
        await metricOf(worker, "pixmill_queue_wait_seconds_count"),
        await metricOf(worker, "pixmill_queue_wait_seconds_sum"),
      ];
      expect(count).toBeGreaterThan(0);
      expect(sum / count).toBeLessThan(10);
    }
    const odd = fleet.workers.splice(0);
    await Promise.all([fleet.addWorker(), fleet.addWorker()]);
    await Promise.all(odd.map((worker) => worker.stop()));
  });
});
