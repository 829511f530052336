import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PREFIX, QUEUE } from "../../lib/server/redis/messages";
import { parseListing } from "../../lib/server/store/s3-listing";
import { faults, startFaultyProxy } from "../../lib/server/testing/faulty-proxy";
import { s3Keys, startS3Server } from "../../lib/server/testing/s3-server";
import { noisyPhoto } from "../hostile/inputs/pictures";
import { sendRequest, type Target } from "../running/client";
import { type BalancedFleet, eventually, startBalancedFleet } from "./fleet";
import { load, visit } from "./visitors";

/** A bucket that fails, is slow or full, while visitors of a whole fleet come. */
let fleet: BalancedFleet;
let redis: Redis;
let photo: Buffer;
let expected: string[];
const s3 = await startS3Server();
const proxy = await startFaultyProxy(s3.endpoint);

beforeAll(async () => {
  await s3.createBucket("results");
  photo = await noisyPhoto(600, 400);
  fleet = await startBalancedFleet({
    webs: 2,
    workers: 2,
    env: {
      STORE_URL: `s3://results?endpoint=${proxy.url.origin}`,
      STORE_ACCESS_KEY_ID: s3Keys.accessKeyId,
      STORE_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
      REQUEST_TIMEOUT_S: "30",
    },
  });
  redis = new Redis(fleet.redis.url);
  expected = (await send()).results;
});
afterEach(async () => {
  proxy.always();
  await eventually(async () => expect(await leftInRedis()).toEqual(nothing));
});
afterAll(async () => {
  redis.disconnect();
  await fleet.stop();
  await proxy.close();
  await s3.close();
});

const send = () => visit(fleet.balancer, [photo]);
const isUpload = (url = "") => url.endsWith(".upload");
const checksOf = async (site: Target) => {
  const { status, body } = await sendRequest(site, "/api/health/ready");
  return { status, ...JSON.parse(String(body)).checks };
};
/** Returns the keys of everything in the bucket. */
const stored = async () => {
  const listing = await fetch(new URL("/results?list-type=2", s3.endpoint));
  return parseListing(await listing.text()).objects.map(({ key }) => key);
};
const recovered = async () => {
  expect(await send()).toMatchObject({ status: 200, results: expected });
  for (const web of fleet.webs) expect(await checksOf(web)).toMatchObject({ status: 200, store: true });
};

const nothing = { leases: 0, held: 0, files: 0, bytes: 0, waiting: 0, active: 0 };
/** Counts what requests hold in Redis, and jobs that have not ended. */
async function leftInRedis() {
  const [files, bytes] = await redis.hmget("pixmill:{leases}:total", "files", "bytes");
  return {
    leases: await redis.zcard("pixmill:{leases}:ends"),
    held: await redis.hlen("pixmill:{leases}:held"),
    files: Number(files),
    bytes: Number(bytes),
    waiting: await redis.zcard(`${PREFIX}:${QUEUE}:prioritized`),
    active: await redis.llen(`${PREFIX}:${QUEUE}:active`),
  };
}

it("a visitor waits for four requests to the bucket until a conversion is answered, and for two of a download", async () => {
  await recovered();
  proxy.seen.length = 0;
  await send();
  const seen = () =>
    proxy.seen
      .filter(({ url }) => !url?.includes("list-type"))
      .map(({ method, url }) => `${method} ${isUpload(url) ? "upload" : "result"}`)
      .sort();
  const waited = ["PUT upload", "GET upload", "PUT result", "PUT result", "HEAD result", "GET result"];
  await eventually(() => expect(seen()).toEqual([...waited, "DELETE upload", "DELETE result"].sort()));
});

it.each([
  ["that is full", () => true],
  ["that is full for results, but not for uploads,", (url?: string) => !isUpload(url)],
])("a bucket %s is 507, leaves nothing, and recovers without help", async (_, isFull) => {
  const before = await stored();
  proxy.always((incoming, outgoing, pass) =>
    incoming.method === "PUT" && isFull(incoming.url)
      ? faults.refuse(403, "QuotaExceeded")(incoming, outgoing, pass)
      : pass(),
  );
  const visits = await load({ clients: 4, requests: 8 }, send);
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 507));
  for (const web of fleet.webs) expect(await checksOf(web)).toMatchObject({ status: 200, store: true });
  proxy.always();
  await eventually(async () => expect(await stored()).toEqual(before));
  await recovered();
});

describe("a bucket that is away", () => {
  it("is 503 with Retry-After, and in the health; pages are served, and nothing is left", async () => {
    proxy.always(faults.reset);
    const visits = await load({ clients: 4, requests: 8 }, send);
    for (const { status, retryAfter } of visits) expect([status, retryAfter]).toEqual([503, "5"]);
    for (const site of [...fleet.webs, ...fleet.workers])
      expect(await checksOf(site)).toMatchObject({ status: 503, store: false, queue: true });
    expect((await sendRequest(fleet.balancer, "/heic-to-jpg")).status).toBe(200);
    proxy.always();
    await recovered();
  });

  it("and takes requests without an answer is 503 as soon as nothing has moved for ten seconds", async () => {
    proxy.always(faults.hang);
    const sent = load({ clients: 4, requests: 4 }, send);
    for (const web of fleet.webs) expect(await checksOf(web)).toMatchObject({ status: 503, store: false });
    const visits = await sent;
    for (const { status, retryAfter } of visits) expect([status, retryAfter]).toEqual([503, "5"]);
    console.log(`It takes ${Math.round(Math.max(...visits.map(({ ms }) => ms)))} ms at most.`);
    proxy.always();
    proxy.breakConnections();
    await recovered();
  });

  it("for workers alone is 503, too", async () => {
    proxy.always((incoming, _out, pass) =>
      incoming.method === "GET" && isUpload(incoming.url) ? faults.reset(incoming) : pass(),
    );
    const before = await stored();
    const visits = await load({ clients: 4, requests: 8 }, send);
    for (const { status, retryAfter } of visits) expect([status, retryAfter]).toEqual([503, "5"]);
    await eventually(async () => expect(await stored()).toEqual(before));
    proxy.always();
    await recovered();
  });
});
