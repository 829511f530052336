import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sendRequest } from "../running/client";
import { engineOf } from "../running/processes";
import { type Site, type SiteOptions, startSite } from "../running/site";
import { type Balancer, type RedisServer, startBalancer, startRedis } from "./processes";

export type FleetOptions = {
  webs: number;
  workers: number;
  /** Further variables of all servers. Without STORE_URL, they share a temporary folder. */
  env?: Record<string, string>;
};

export type Fleet = {
  redis: RedisServer;
  webs: Site[];
  workers: Site[];
  addWeb(env?: Record<string, string>, options?: SiteOptions): Promise<Site>;
  addWorker(env?: Record<string, string>, options?: SiteOptions): Promise<Site>;
  stop(): Promise<void>;
};

export type BalancedFleet = Fleet & { balancer: Balancer };

/** Starts Redis, web servers and workers of the production build. */
export async function startFleet({ webs, workers, env = {} }: FleetOptions): Promise<Fleet> {
  const redis = await startRedis();
  const folder = await mkdtemp(join(tmpdir(), "pixmill-results-"));
  const shared = { REDIS_URL: redis.url, ENGINE_PROCESSES: "1", STORE_URL: `file://${folder}`, ...env };
  const fleet: Fleet = {
    redis,
    webs: [],
    workers: [],
    async addWeb(more = {}, options = {}) {
      const site = await startSite({ ...shared, ...more }, options);
      fleet.webs.push(site);
      return site;
    },
    async addWorker(more = {}, options = {}) {
      const site = await startSite({ ...shared, ...more }, { program: "dist/worker.mjs", ...options });
      fleet.workers.push(site);
      return site;
    },
    async stop() {
      await Promise.all([...fleet.webs, ...fleet.workers].map((site) => site.stop("SIGKILL")));
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await Promise.all([
    ...Array.from({ length: webs }, () => fleet.addWeb()),
    ...Array.from({ length: workers }, () => fleet.addWorker()),
  ]);
  for (const web of fleet.webs)
    await eventually(async () => {
      const { status } = await sendRequest(web, "/api/health/ready");
      if (workers > 0 && status !== 200) throw new Error("A web server is not ready");
    });
  return fleet;
}

/** Starts a fleet whose web servers are behind HAProxy, with the product's own configuration. */
export async function startBalancedFleet({ env, ...options }: FleetOptions): Promise<BalancedFleet> {
  const fleet = await startFleet({ ...options, env: { TRUST_PROXY: "1", ...env } });
  const hosts = fleet.webs.map(({ url }, i) => [`PIXMILL_WEB_${i + 1}`, new URL(url).host]);
  const configuration = await readFile("lib/deploy/haproxy.cfg", "utf8");
  const balancer = await startBalancer(configuration, Object.fromEntries(hosts));
  return {
    ...fleet,
    balancer,
    async stop() {
      await balancer.stop();
      await fleet.stop();
    },
  };
}

/** Reads one metric of a server, summed over its labels; 0 where there is none. @param label one to read, as `state="busy"` */
export async function metricOf(site: Site, name: string, label = ""): Promise<number> {
  const { body } = await sendRequest(site, "/api/metrics");
  const lines = String(body).split("\n");
  return lines
    .filter((line) => new RegExp(`^${name}[ {]`).test(line) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

/** Repeats a check until it passes, for ten seconds. @throws what the last one threw */
export async function eventually(check: () => void | Promise<void>, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; ; await delay(50))
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}

/** Returns the engine processes of a server. */
export const enginesOf = (site: Site): Promise<number[]> => engineOf(site.pid);
