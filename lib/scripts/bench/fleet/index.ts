import { availableParallelism, cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import sharp from "sharp";
import { type BalancedFleet, startBalancedFleet } from "../../../../e2e/fleet/fleet";
import { median, table } from "../../../../e2e/running/figures";
import { engineOf, TICK_MS, ticksOf } from "../../../../e2e/running/processes";
import { startSite } from "../../../../e2e/running/site";
import { photoPixels } from "../../../engine/fixtures/pdf-photos";
import { createCleanupStack } from "../../../server/cleanup-stack";
import { s3Keys, startS3Server } from "../../../server/testing/s3-server";
import { convertOnce, loadCells, loadColumns, runLoad } from "../load";

/**
 * Measures what several servers on Redis add to a request, how many files they convert, and what a file takes of each
 * part: `npm run bench:fleet [-- SECONDS]`.
 */

const SECONDS = Number(process.argv[2] ?? 10);
const WEBS = 2;
const WORKERS = [1, 2, 4] as const;
/** Clients for each worker: one file at work, the others waiting or on their way. */
const CLIENTS_PER_WORKER = 3;

/** Rate limits cost Redis something, so they are on, but never reached. */
const common = { LOG_LEVEL: "silent", RATE_LIMIT_PER_MINUTE: "1000000", ENGINE_PROCESSES: "1" };

const photo = (width: number, height: number) =>
  sharp(photoPixels(width, height, 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
    .then((bytes) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
/** Hardly takes any time of the engine, so that what remains is the time of everything else. */
const tiny = await photo(64, 64);
const usual = await photo(1632, 1224);

const s3 = await startS3Server();
await s3.createBucket("results");
const stores = {
  "shared folder": {},
  bucket: {
    STORE_URL: s3.storeUrl("results"),
    STORE_ACCESS_KEY_ID: s3Keys.accessKeyId,
    STORE_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  },
} as const;

async function startFleet(store: keyof typeof stores, workers: number): Promise<BalancedFleet> {
  const fleet = await startBalancedFleet({ webs: WEBS, workers, env: { ...common, ...stores[store] } });
  // Until HAProxy has seen its servers.
  await delay(1000);
  await runLoad(fleet.balancer.url, usual, workers, 1);
  return fleet;
}

/** Measures a small file of one client on a server alone and on fleets, in turn. */
async function overheadTable(): Promise<string> {
  const cleanup = createCleanupStack();
  try {
    const single = await startSite(common);
    cleanup.defer(async () => void (await single.stop()));
    const targets = [
      { name: "one server", url: single.url, requests: [] as number[], downloads: [] as number[] },
    ];
    for (const store of Object.keys(stores) as (keyof typeof stores)[]) {
      const fleet = await startFleet(store, 1);
      cleanup.defer(fleet.stop);
      targets.push({ name: `fleet, ${store}`, url: fleet.balancer.url, requests: [], downloads: [] });
    }
    for (const { url } of targets) await runLoad(url, tiny, 1, 1);
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end; )
      for (const { url, requests, downloads } of targets) {
        const { request, download } = await convertOnce(url, tiny);
        requests.push(request);
        downloads.push(download);
      }
    const rows = targets.map(({ name, requests, downloads }) => [
      name,
      median(requests).toFixed(1),
      median(downloads).toFixed(1),
    ]);
    return table(["server", "request ms", "download ms"], rows);
  } finally {
    await cleanup.dispose();
  }
}

const sumOf = async (pids: readonly number[]) =>
  (await Promise.all(pids.map(ticksOf))).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;

/** Reads the processor time that the parts of a fleet have used, in milliseconds. */
async function readParts({ webs, workers, balancer }: BalancedFleet, redis: Redis) {
  const used = await redis.info("cpu");
  const seconds = (name: string) => Number(new RegExp(`^used_cpu_${name}:(.*)`, "m").exec(used)?.[1]);
  const pids = workers.map(({ pid }) => pid);
  return {
    engine: await sumOf((await Promise.all(pids.map(engineOf))).flat()),
    worker: await sumOf(pids),
    "web server": await sumOf(webs.map(({ pid }) => pid)),
    Redis: 1000 * (seconds("user") + seconds("sys")),
    HAProxy: await sumOf([balancer.pid]),
  };
}

/** Measures a fleet with as many clients as keep its workers busy. @returns also what a file takes of each part */
async function measure(store: keyof typeof stores, workers: number) {
  const fleet = await startFleet(store, workers);
  const redis = new Redis(fleet.redis.url);
  try {
    const before = await readParts(fleet, redis);
    const load = await runLoad(fleet.balancer.url, usual, CLIENTS_PER_WORKER * workers, SECONDS);
    const after = await readParts(fleet, redis);
    const parts = Object.keys(before) as (keyof typeof before)[];
    const file = parts.map((part) => [part, (after[part] - before[part]) / load.files] as const);
    console.error(`${store}, ${workers} workers: ${load.perSecond.toFixed(1)} files a second`);
    return { load, file };
  } finally {
    redis.disconnect();
    await fleet.stop();
  }
}

async function storeSection(store: keyof typeof stores): Promise<string> {
  const throughputs: string[][] = [];
  let costs: string[][] = [];
  for (const workers of WORKERS) {
    const { load, file } = await measure(store, workers);
    throughputs.push([String(workers), String(load.clients), ...loadCells(load)]);
    if (workers === 1) costs = file.map(([part, ms]) => [part, ms.toFixed(1), (1000 / ms).toFixed(0)]);
  }
  return `### With a ${store}

${table(["workers", "clients", ...loadColumns], throughputs)}

${table(["part", "processor ms of a file", "files/s of one core"], costs)}
`;
}

try {
  const overhead = await overheadTable();
  const sections: string[] = [];
  for (const store of Object.keys(stores) as (keyof typeof stores)[])
    sections.push(await storeSection(store));
  console.log(`${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node.js ${process.version}; ${SECONDS} s each.

### What a fleet adds

${overhead}

${sections.join("\n")}`);
} finally {
  await s3.close();
}
