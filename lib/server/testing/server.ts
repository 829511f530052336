import "server-only";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type ServiceOptions, services } from "../services";
import { startServer, stopServer } from "../start";

type Line = Record<string, unknown>;

/**
 * The server's services for the tests of a file, with the real engine and a data folder of their own that
 * is gone afterwards.
 *
 * @param options.within where that folder is made, instead of the system's folder for such
 */
export function testServer(
  env: Record<string, string> = {},
  { within = tmpdir, ...options }: Pick<ServiceOptions, "now"> & { within?: () => string } = {},
) {
  let dataDir = "";
  const lines: Line[] = [];
  const start = (more: Record<string, string> = {}) =>
    startServer({
      env: { ENGINE_PROCESSES: "2", LOG_LEVEL: "debug", ...env, ...more, DATA_DIR: dataDir },
      engineEntry: inject("engineEntry"),
      logTo: { write: (text) => void lines.push(JSON.parse(text)) },
      ...options,
    });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(within(), "pixmill-server-"));
    await start();
  });
  afterAll(async () => {
    await stopServer();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    /** The lines of requests, oldest first. */
    requests: () => lines.filter((line) => "route" in line),
    lastRequest: () => lines.filter((line) => "route" in line).at(-1),
    /** Names of what the scratch folder holds. */
    scratch: () => readdir(services().scratch.root).catch(() => []),
    /** Sessions that have results. */
    sessions: () => readdir(join(dataDir, "results")).catch(() => []),
    /** Runs `work` under other variables. */
    async with(more: Record<string, string>, work: () => Promise<void>) {
      await stopServer();
      await start(more);
      try {
        await work();
      } finally {
        await stopServer();
        await start();
      }
    },
  };
}
