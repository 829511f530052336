import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { QUEUE } from "../../lib/server/redis/messages";
import { noisyPhoto } from "../hostile/inputs/pictures";
import type { Site } from "../running/site";
import { type BalancedFleet, eventually, metricOf, startBalancedFleet } from "./fleet";
import { failed, loadDuring, visit } from "./visitors";

/** Two web servers behind HAProxy, which are stopped and upgraded while visitors come. */
const OTHER_VERSION = "node_modules/.cache/pixmill-fleet/dist";
const OTHER_QUEUE = "other-jobs";
/** Until HAProxy has seen that a server is about to stop. */
const DRAIN_SECONDS = "8";
const CLIENTS = 4;

let fleet: BalancedFleet;
let photo: Buffer;
let expected: string[];

beforeAll(async () => {
  photo = await noisyPhoto(600, 400);
  fleet = await startBalancedFleet({ webs: 2, workers: 1, env: { DRAIN_SECONDS } });
  expected = (await send()).results;
  await createOtherVersion();
});
afterAll(async () => {
  await fleet.stop();
  await rm(OTHER_VERSION, { recursive: true, force: true });
});

const send = () => visit(fleet.balancer, [photo]);

/** Copies the build, with messages to workers that the ordinary one does not understand. */
async function createOtherVersion() {
  await cp("dist", OTHER_VERSION, { recursive: true });
  for (const name of ["main.mjs", "worker.mjs"]) expect(await replaceQueue(name)).toBe(true);
}

/** Renames the queue in a program and what it loads. @returns whether it was there */
async function replaceQueue(name: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(name)) return false;
  seen.add(name);
  const path = `${OTHER_VERSION}/${name}`;
  const text = await readFile(path, "utf8");
  const loaded = [...text.matchAll(/"\.\/([\w-]+\.mjs)"/g)].map(([, file]) => replaceQueue(file ?? "", seen));
  await writeFile(path, text.replaceAll(`"${QUEUE}"`, `"${OTHER_QUEUE}"`));
  return [text.includes(QUEUE) || text.includes(OTHER_QUEUE), ...(await Promise.all(loaded))].includes(true);
}

/** Stops a web server, and starts another one in its place. */
async function replaceWeb(old: Site, program: string) {
  fleet.webs.splice(fleet.webs.indexOf(old), 1);
  expect(await old.stop("SIGTERM")).toBe(0);
  const web = await fleet.addWeb({ PORT: new URL(old.url).port }, { program });
  // Two good answers bring it back.
  await eventually(async () =>
    expect(await metricOf(web, "pixmill_requests_total", `route="${calls.jpgToPng.path}"`)).toBeGreaterThan(
      3,
    ),
  );
}

describe("behind a load balancer", () => {
  it("web servers that are stopped and upgraded one by one fail nothing, while two versions work side by side", async () => {
    const [web1, web2] = fleet.webs as [Site, Site];
    const [oldWorker] = fleet.workers as [Site];
    const visits = await loadDuring(CLIENTS, send, async () => {
      await fleet.addWorker({}, { program: `${OTHER_VERSION}/worker.mjs` });
      await replaceWeb(web1, `${OTHER_VERSION}/main.mjs`);
      await replaceWeb(web2, `${OTHER_VERSION}/main.mjs`);
      expect(await oldWorker.stop("SIGTERM")).toBe(0);
      fleet.workers.splice(0, 1);
    });
    expect(visits.length).toBeGreaterThan(50);
    expect(failed(visits, expected)).toEqual([]);
  });
});
