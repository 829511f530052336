import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { numbered } from "../../lib/engine/fixtures/pdf";
import { form } from "../../lib/server/testing/forms";
import { noisyPhoto } from "../hostile/inputs/pictures";
import { sendRequest } from "../running/client";
import type { Site } from "../running/site";
import { eventually, type Fleet, metricOf, startFleet } from "./fleet";
import { visit } from "./visitors";

/** How much a fleet admits, and what its workers share. */
const PAGES = 200;

let fleet: Fleet;

beforeAll(async () => {
  fleet = await startFleet({ webs: 2, workers: 1 });
});
afterAll(() => fleet.stop());

const web = (i: number) => fleet.webs[i % 2] as Site;
const waiting = () => metricOf(web(0), "pixmill_queue_waiting");
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

describe("a PDF of 200 pages", () => {
  it("is drawn by all workers", async () => {
    while (fleet.workers.length < 3) await fleet.addWorker();
    const body = form([{ name: "a.pdf", bytes: numbered(PAGES), field: "pdf" }], { format: "png" });
    const began = performance.now();
    const answer = await sendRequest(web(0), calls.pdfToImages.path, { body });
    console.log(`Three workers draw ${PAGES} pages in ${Math.round(performance.now() - began)} ms.`);
    expect(answer.status).toBe(200);
    const { data } = calls.pdfToImages.reply.parse(JSON.parse(String(answer.body)));
    expect(data.images.filter(({ filename }) => filename)).toHaveLength(PAGES);
    for (const worker of fleet.workers)
      expect(await metricOf(worker, "pixmill_queue_wait_seconds_count")).toBeGreaterThan(0);
  });
});
