import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form, picture, rawContentType, rawFile } from "../../lib/server/testing/forms";
import {
  openSocket,
  readUntilClose,
  requestHead,
  sendRequest,
  statusesIn,
  type Target,
} from "../running/client";
import { engineOf } from "../running/processes";
import { type Site, startSite } from "../running/site";
import { noisyPhoto } from "./inputs/pictures";
import { expectConversion, expectGone, hostileSite } from "./site";

/** Generous for a busy machine: everything that is awaited happens at once on an idle one. */
const EVENTUALLY = { timeout: 10_000, interval: 10 };

/** A data folder that outlives its servers. */
let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pixmill-life-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function serve(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ ENGINE_PROCESSES: "2", LOG_LEVEL: "error", ...env }, { dataDir });
  // Also after a failed test.
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  return site;
}

const scratch = () => readdir(join(dataDir, "scratch")).catch(() => []);

const convert = (site: Target, bytes: Buffer) =>
  sendRequest(site, calls.jpgToPng.path, { body: form([{ name: "a.jpg", bytes }]) });

/** Converts a picture and returns where its result is stored. */
async function storeResult(site: Pick<Site, "url" | "dataDir">) {
  const { body } = await convert(site, await picture("jpeg"));
  const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(body)));
  const url = images[0]?.downloadUrl ?? "";
  return { url, path: join(site.dataDir, "results", ...url.split("/").slice(-2)) };
}

describe("SIGTERM", () => {
  it("during eight conversions: all are answered with 200, then the server exits with 0", async () => {
    const site = await serve();
    const photo = await noisyPhoto(2400, 1600);
    const answers = Array.from({ length: 8 }, () => convert(site, photo));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(8), EVENTUALLY);
    const processes = await engineOf(site.pid);
    const stopped = site.stop("SIGTERM");
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(await stopped).toBe(0);
    await expectGone(processes);
    expect(await scratch()).toEqual([]);
    expect(site.output).toEqual([]);
  });

  it("with silent open connections: exits with 0 within ten seconds", async () => {
    const site = await serve();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(site)));
    const kept = await openSocket(site, "GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const began = performance.now();
    expect(await site.stop("SIGTERM")).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const socket of [...sockets, kept]) socket.destroy();
  });

  it("twice during a stalled upload: exits with 0 within ten seconds, and the scratch folder is empty", async () => {
    const site = await serve();
    const lines = requestHead(
      `POST ${calls.jpgToPng.path}`,
      `Content-Type: ${rawContentType}`,
      "Content-Length: 900000",
    );
    const socket = await openSocket(site, lines, rawFile("a.jpg", "").slice(0, -2));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(1), EVENTUALLY);
    const stopped = site.stop("SIGTERM");
    await delay(1000);
    process.kill(site.pid, "SIGTERM");
    const began = performance.now();
    expect(await stopped).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(statusesIn(await readUntilClose(socket)).filter((status) => status >= 500)).toEqual([]);
    expect(await scratch()).toEqual([]);
  });
});

describe("SIGKILL during conversions", () => {
  it("ends the engine processes too; the next start serves stored results and deletes scratch folders", async () => {
    const site = await serve();
    const before = await storeResult(site);
    const photo = await noisyPhoto(4000, 3000);
    const lost = Array.from({ length: 4 }, () => convert(site, photo).catch(() => "lost"));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(4), EVENTUALLY);
    const processes = await engineOf(site.pid);
    expect(processes.length).toBeGreaterThan(0);
    expect(await site.stop("SIGKILL")).toBeNull();
    expect(await Promise.all(lost)).toEqual(Array(4).fill("lost"));
    await expectGone(processes);
    expect(await scratch()).toHaveLength(4);

    const next = await serve();
    expect((await sendRequest(next, before.url)).status).toBe(200);
    await vi.waitFor(async () => expect(await scratch()).toEqual([]), EVENTUALLY);
    await expectConversion(next);
    expect(await next.stop()).toBe(0);
  });
});

describe("deletions of what is not a visitor's", () => {
  const site = hostileSite();

  it.each(["..", "%2e%2e%2fresults", "*", "0", "..%2f..%2f..%2ftmp"])(
    "a session called %s: nothing is deleted",
    async (session) => {
      const { url, path } = await storeResult(site);
      expect((await site.send(`/api/download/${session}`, { method: "DELETE" })).status).toBeLessThan(500);
      expect(existsSync(path)).toBe(true);
      expect((await site.send(url)).status).toBe(200);
    },
  );
});
