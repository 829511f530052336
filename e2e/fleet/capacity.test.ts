import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { numbered } from "../../lib/engine/fixtures/pdf";
import { letter, scannedPdf, textPicture } from "../../lib/engine/fixtures/scans";
import { form } from "../../lib/server/testing/forms";
import { noisyPhoto } from "../hostile/inputs/pictures";
import { sendRequest } from "../running/client";
import type { Site } from "../running/site";
import { eventually, type Fleet, metricOf, startFleet } from "./fleet";
import { visit } from "./visitors";

/** How much a fleet admits, and how it shares its workers among visitors. */
const PAGES = 200;

let fleet: Fleet;

beforeAll(async () => {
  fleet = await startFleet({ webs: 2, workers: 1 });
});
afterAll(() => fleet.stop());

const web = (i: number) => fleet.webs[i % 2] as Site;
const waiting = () => metricOf(web(0), "pixmill_queue_waiting");
const taken = async () => {
  const counts = fleet.workers.map((worker) => metricOf(worker, "pixmill_queue_wait_seconds_count"));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

describe("the limits of a fleet", () => {
  it("admit four of twelve requests with ten files each, whichever server they reach, at a limit of forty", async () => {
    const slow = await noisyPhoto(1200, 900);
    const limit = { MAX_ADMITTED_FILES: "40" };
    const limited = await Promise.all([fleet.addWeb(limit), fleet.addWeb(limit)]);
    const answers: Promise<number>[] = [];
    let admitted = 0;
    for (let i = 0; i < 12; i++) {
      const began = await waiting();
      let status = 0;
      const pictures = Array.from({ length: 10 }, () => slow);
      answers.push(visit(limited[i % 2] as Site, pictures).then((visited) => (status = visited.status)));
      // A request's files are counted when they have arrived.
      await eventually(async () => expect(status === 503 || (await waiting()) >= began + 5).toBe(true));
      if (status !== 503) admitted++;
    }
    expect(admitted).toBe(4);
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8);
  });
});

describe("one file", () => {
  it("does not wait for all hundred of another visitor", async () => {
    // Large enough that hardly another one begins while a request is on its way.
    const picture = await noisyPhoto(1200, 900);
    const alone = await visit(web(0), [picture]);
    const many = visit(
      web(0),
      Array.from({ length: 100 }, () => picture),
    );
    await eventually(async () => expect(await waiting()).toBeGreaterThan(80));
    const before = await taken();
    const one = await visit(web(1), [picture]);
    const after = await taken();
    console.log(
      `One file takes ${Math.round(one.ms)} ms behind a hundred, and ${Math.round(alone.ms)} ms alone.`,
    );
    expect(one.status).toBe(200);
    // The running one, the first of the others, its own, and one more that began while it was sent.
    expect(after - before).toBeLessThanOrEqual(4);
    expect((await many).status).toBe(200);
  });
});

describe("scans", () => {
  it("of visitors at several servers leave an engine process to others", async () => {
    while (fleet.workers.length < 2) await fleet.addWorker();
    const redis = new Redis(fleet.redis.url);
    const picture = await textPicture(letter);
    const bytes = await scannedPdf([picture, picture]);
    let unread = 2;
    const read = async (i: number) => {
      const body = form([{ name: "scan.pdf", bytes, field: "pdf" }], { language: "eng" });
      const { status } = await sendRequest(web(i), calls.ocrPdf.path, { body });
      unread--;
      return status;
    };
    try {
      const scans = [read(0), read(1)];
      const inUse = () => redis.zcard("pixmill:reading");
      await eventually(async () => expect(await inUse()).toBe(1));
      expect((await visit(web(0), [await noisyPhoto(800, 600)])).status).toBe(200);
      expect(unread).toBe(2);
      expect(await inUse()).toBe(1);
      expect(await Promise.all(scans)).toEqual([200, 200]);
      expect(await inUse()).toBe(0);
    } finally {
      redis.disconnect();
    }
  });
});

describe("a PDF of 200 pages", () => {
  it("is drawn by all workers, with the same pages", async () => {
    const document = await numbered(PAGES);
    const times: string[] = [];
    for (const workers of [1, 2, 4]) {
      while (fleet.workers.length < workers) await fleet.addWorker();
      const before = await Promise.all(
        fleet.workers.map((worker) => metricOf(worker, "pixmill_queue_wait_seconds_count")),
      );
      const began = performance.now();
      const body = form([{ name: "a.pdf", bytes: document, field: "pdf" }], { format: "png", scale: "2" });
      const answer = await sendRequest(web(0), calls.pdfToImages.path, { body });
      const ms = performance.now() - began;
      expect(answer.status).toBe(200);
      const { data } = calls.pdfToImages.reply.parse(JSON.parse(String(answer.body)));
      expect(data.images.filter(({ filename }) => filename)).toHaveLength(PAGES);
      for (const [i, worker] of fleet.workers.entries())
        expect(await metricOf(worker, "pixmill_queue_wait_seconds_count")).toBeGreaterThan(before[i] ?? 0);
      times.push(`${workers}: ${Math.round(ms)} ms`);
    }
    console.log(`${PAGES} pages by number of workers: ${times.join(", ")}.`);
  });
});
