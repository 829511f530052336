import { mkdirSync } from "node:fs";
import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, inject } from "vitest";
import { type App, createApp } from "../app";
import { readEnv } from "../env";
import type { Pages } from "../pages/pages";
import { registerApi } from "../routes";
import { createServices, type ServiceOptions, type Services } from "../services";
import { testRedisUrl } from "./redis";

/** Returns the files that this process has open, of those with `part` in their path. */
export async function openFiles(part: string): Promise<string[]> {
  const open = await readdir("/proc/self/fd").catch(() => []);
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return paths.filter((path) => path.includes(part));
}

type Line = Record<string, unknown>;
type Options = Pick<ServiceOptions, "now"> & {
  within?: () => string;
  /** Creates the pages that are served beside the API. */
  pages?: () => Promise<Pages>;
};
type Running = App & { services: Services; port: number };

/**
 * The tests of one machine hold for servers that share a queue, too: with TEST_REDIS_URL they run on Redis.
 */
function sharedQueue(dataDir: string): Record<string, string> {
  const REDIS_URL = testRedisUrl();
  if (!REDIS_URL) return {};
  const results = join(dataDir, "results");
  mkdirSync(results, { recursive: true });
  return { REDIS_URL, STORE_URL: pathToFileURL(results).href, WORKER: "1" };
}

/**
 * Starts the API on the loopback interface for the tests of a file, with the real engine and a temporary data folder. The
 * rate limit is off by default.
 *
 * @param options.within returns the parent of the data folder, by default the temporary folder of the system
 */
export function testServer(env: Record<string, string> = {}, { within = tmpdir, now, pages }: Options = {}) {
  let dataDir = "";
  let running: Running;
  const lines: Line[] = [];

  async function start(more: Record<string, string> = {}) {
    const services = await createServices({
      env: readEnv({
        ENGINE_PROCESSES: "2",
        LOG_LEVEL: "debug",
        RATE_LIMIT_PER_MINUTE: "0",
        ...sharedQueue(dataDir),
        ...env,
        ...more,
        DATA_DIR: dataDir,
      }),
      engineEntry: inject("engineEntry"),
      logTo: { write: (text: string) => void lines.push(JSON.parse(text)) },
      now,
    });
    await services.start();
    const app = await createApp(services, { register: registerApi, pages: await pages?.() });
    await app.http.listen({ port: 0, host: "127.0.0.1" });
    running = { ...app, services, port: (app.connections.server.address() as AddressInfo).port };
  }

  async function stop() {
    running.connections.server.closeAllConnections();
    await running.http.close();
    await running.services.close();
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(within(), "pixmill-server-"));
    await start();
  });
  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const address = (path: string) => `http://127.0.0.1:${running.port}${path}`;

  return {
    get services() {
      return running.services;
    },
    get port() {
      return running.port;
    },
    url: address,
    fetch: (path: string, init?: RequestInit) => fetch(address(path), init),
    /** Sends requests to a path instead of their own URL; those with a Content-Length are not streamed. */
    route:
      (path: string) =>
      async (request: Request): Promise<Response> => {
        const { method, headers, signal } = request;
        const body = headers.has("content-length") ? await request.arrayBuffer() : request.body;
        return fetch(address(path), { method, headers, signal, body, duplex: "half" } as RequestInit);
      },
    /** Returns the log lines of requests, oldest first. */
    requests: () => lines.filter((line) => "route" in line),
    lastRequest: () => lines.filter((line) => "route" in line).at(-1),
    /** Returns the names in the scratch folder. */
    scratch: () => readdir(running.services.scratch.root).catch(() => []),
    /** Returns the sessions that have results. */
    sessions: () => readdir(join(dataDir, "results")).catch(() => []),
    /** Runs `work` on a server restarted with other variables. */
    async with(more: Record<string, string>, work: () => Promise<void>) {
      await stop();
      await start(more);
      try {
        await work();
      } finally {
        await stop();
        await start();
      }
    },
  };
}
