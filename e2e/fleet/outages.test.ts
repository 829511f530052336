import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { PREFIX, QUEUE } from "../../lib/server/redis/messages";
import { form } from "../../lib/server/testing/forms";
import { noisyPhoto } from "../hostile/inputs/pictures";
import { sendRequest } from "../running/client";
import type { Site } from "../running/site";
import { eventually, type Fleet, metricOf, startFleet } from "./fleet";
import { failed, load, type Visit, visit } from "./visitors";

/** Redis or workers that are away, while visitors come. */
let fleet: Fleet;
let photo: Buffer;
let expected: string[];

beforeAll(async () => {
  photo = await noisyPhoto(600, 400);
  fleet = await startFleet({
    webs: 1,
    workers: 2,
    env: { REQUEST_TIMEOUT_S: "20", RATE_LIMIT_PER_MINUTE: "100000" },
  });
  expected = (await send()).results;
});
afterAll(() => fleet.stop());

const web = () => fleet.webs[0] as Site;
const send = (pictures = [photo]) => visit(web(), pictures);
const five = () => Array.from({ length: 5 }, () => expected[0] ?? "");
const ready = async () => {
  const { status, body } = await sendRequest(web(), "/api/health/ready");
  return { status, checks: JSON.parse(String(body)).checks };
};
const recovered = () =>
  eventually(async () => {
    const { status, results } = await send();
    expect([status, results]).toEqual([200, expected]);
    expect((await ready()).status).toBe(200);
  }, 20_000);

it.each([1000, 6000])("Redis that is killed and back after %d ms costs no accepted file", async (ms) => {
  const accepted = load({ clients: 6, requests: 6 }, () => send(Array.from({ length: 5 }, () => photo)));
  await eventually(async () => expect(await metricOf(web(), "pixmill_queue_waiting")).toBeGreaterThan(5));
  await fleet.redis.kill();
  const refused: Visit[] = [];
  for (const end = Date.now() + ms - 500; Date.now() < end; await delay(100)) refused.push(await send());
  expect(refused.length).toBeGreaterThan(3);
  for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([503, "5"]);
  console.log(
    `While Redis is away, 503 takes ${Math.round(Math.max(...refused.map(({ ms }) => ms)))} ms at most.`,
  );
  expect(await ready()).toMatchObject({ status: 503, checks: { queue: false, store: true } });
  expect((await sendRequest(web(), "/heic-to-jpg")).status).toBe(200);
  expect((await sendRequest(web(), "/api/health/open")).status).toBe(200);
  await fleet.redis.start();
  const all = await accepted;
  expect(failed(all, five())).toEqual([]);
  await recovered();
});

it("Redis that does not answer is 503 within two seconds, and what was refused is not converted later", async () => {
  // A crash of Redis brings jobs of its last second back, as if they were at work.
  const redis = new Redis(fleet.redis.url);
  const left = () =>
    Promise.all([redis.llen(`${PREFIX}:${QUEUE}:active`), redis.zcard(`${PREFIX}:${QUEUE}:prioritized`)]);
  await eventually(async () => expect(await left()).toEqual([0, 0]));
  redis.disconnect();
  const taken = async () => {
    const counts = fleet.workers.map((worker) => metricOf(worker, "pixmill_queue_wait_seconds_count"));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  const before = await taken();
  const frozen = fleet.redis.freeze(10_000);
  const visits = await load({ clients: 4, requests: 12 }, () => send());
  expect(visits.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([]);
  console.log(
    `While Redis is frozen, 503 takes ${Math.round(Math.max(...visits.map(({ ms }) => ms)))} ms at most.`,
  );
  await frozen;
  await delay(3000);
  expect((await taken()) - before).toBe(0);
  await recovered();
});

it("Redis that is emptied loses no accepted file", async () => {
  const accepted = load({ clients: 4, requests: 8 }, () => send(Array.from({ length: 5 }, () => photo)));
  await eventually(async () => expect(await metricOf(web(), "pixmill_queue_waiting")).toBeGreaterThan(5));
  const redis = new Redis(fleet.redis.url);
  await redis.flushall();
  redis.disconnect();
  const all = await accepted;
  expect(failed(all, five())).toEqual([]);
  await recovered();
});

it("a file that kills its workers fails after three, and others are converted", async () => {
  await Promise.all([fleet.addWorker(), fleet.addWorker()]);
  const slow = await noisyPhoto(6000, 5000);
  const doomed = sendRequest(web(), calls.imageConvert.path, {
    body: form([{ name: "a.jpg", bytes: slow }], { format: "webp" }),
  });
  let executions = 0;
  for (const end = Date.now() + 20_000; executions < 3 && Date.now() < end; await delay(20))
    for (const worker of [...fleet.workers]) {
      if ((await metricOf(worker, "pixmill_engine_processes", 'state="busy"')) === 0) continue;
      executions++;
      fleet.workers.splice(fleet.workers.indexOf(worker), 1);
      await worker.stop("SIGKILL");
    }
  expect(executions).toBe(3);
  expect((await send()).results).toEqual(expected);
  expect((await doomed).status).toBe(422);
  await fleet.addWorker();
  await recovered();
});

it("servers that are stopped while Redis is away end in good order", async () => {
  await fleet.redis.kill();
  const codes = await Promise.all([...fleet.webs, ...fleet.workers].map((site) => site.stop("SIGTERM")));
  expect(codes.filter((code) => code !== 0)).toEqual([]);
});
