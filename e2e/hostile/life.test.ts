import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "../../lib/contract/calls";
import { pagesZipUrl } from "../../lib/contract/pdf";
import { form, picture, rawContentType, rawFile } from "../../lib/server/testing/forms";
import { openSocket, readUntilClose, requestHead, sendRequest, statusesIn } from "../running/client";
import { childrenOf, isAlive } from "../running/processes";
import { type Site, startSite } from "../running/site";
import { noisyPhoto } from "./inputs/pictures";
import { expectConversion, hostileSite } from "./site";

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
const folderOf = (session: string) => join(dataDir, "results", session);

const convert = (site: Site, bytes: Buffer) =>
  sendRequest(site, calls.jpgToPng.path, { body: form([{ name: "a.jpg", bytes }]) });

/** Converts a picture and returns where its result is stored. */
async function storeResult(site: Site) {
  const { body } = await convert(site, await picture("jpeg"));
  const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(body)));
  const url = images[0]?.downloadUrl ?? "";
  const [, , , session = "", name = ""] = url.split("/");
  return { url, session, path: join(folderOf(session), name) };
}

const statusOf = async (site: Site, path: string, method = "GET") =>
  (await sendRequest(site, path, { method })).status;

describe("SIGTERM", () => {
  it("during eight conversions: all are answered with 200, then the server exits with 0", async () => {
    const site = await serve();
    const photo = await noisyPhoto(2400, 1600);
    const answers = Array.from({ length: 8 }, () => convert(site, photo));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(8), EVENTUALLY);
    const processes = await childrenOf(site.pid);
    const stopped = site.stop("SIGTERM");
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(await stopped).toBe(0);
    for (const pid of processes) expect(await isAlive(pid)).toBe(false);
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
    const processes = await childrenOf(site.pid);
    expect(processes.length).toBeGreaterThan(0);
    expect(await site.stop("SIGKILL")).toBeNull();
    expect(await Promise.all(lost)).toEqual(Array(4).fill("lost"));
    await vi.waitFor(
      async () => expect(await Promise.all(processes.map(isAlive))).not.toContain(true),
      EVENTUALLY,
    );
    expect(await scratch()).toHaveLength(4);

    const next = await serve();
    expect(await statusOf(next, before.url)).toBe(200);
    await vi.waitFor(async () => expect(await scratch()).toEqual([]), EVENTUALLY);
    await expectConversion(next);
    expect(await next.stop()).toBe(0);
  });
});

describe("expired results", () => {
  it("are 404 at once, alone and as a ZIP, and the next sweep deletes them", async () => {
    const site = await serve({ RETENTION_MINUTES: "1" });
    const [expired, fresh] = [await storeResult(site), await storeResult(site)];
    const past = new Date(Date.now() - 2 * 60_000);
    await utimes(expired.path, past, past);
    for (const method of ["GET", "HEAD"]) expect(await statusOf(site, expired.url, method)).toBe(404);
    expect(await statusOf(site, pagesZipUrl(expired.session))).toBe(404);
    expect(await statusOf(site, fresh.url)).toBe(200);
    // Besides every minute, a sweep runs when the server starts.
    expect(await site.stop()).toBe(0);
    const next = await serve({ RETENTION_MINUTES: "1" });
    expect(await statusOf(next, fresh.url)).toBe(200);
    await vi.waitFor(() => expect(existsSync(folderOf(expired.session))).toBe(false), EVENTUALLY);
    expect(await next.stop()).toBe(0);
  });
});

describe("results that a visitor deletes", () => {
  const site = hostileSite();
  const remove = (session: string) => site.send(`/api/download/${session}`, { method: "DELETE" });

  async function convertOne() {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const answer = await site.send(calls.jpgToPng.path, { body });
    const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body)));
    const url = images[0]?.downloadUrl ?? "";
    return { url, session: url.split("/")[3] ?? "" };
  }

  it("204, then 404 alone and as a ZIP, and the folder is deleted; results of others stay", async () => {
    const [mine, others] = [await convertOne(), await convertOne()];
    expect((await site.send(mine.url)).status).toBe(200);
    expect((await remove(mine.session)).status).toBe(204);
    for (const path of [mine.url, pagesZipUrl(mine.session)])
      expect((await site.send(path)).status).toBe(404);
    expect(existsSync(join(site.dataDir, "results", mine.session))).toBe(false);
    expect((await site.send(others.url)).status).toBe(200);
    expect((await remove(mine.session)).status).toBe(204);
  });

  it.each(["..", "%2e%2e", "%2e%2e%2fresults", ".", "*", "0", "..%2f..%2f..%2ftmp"])(
    "a session called %s: nothing is deleted",
    async (session) => {
      const mine = await convertOne();
      const bystander = join(site.dataDir, "bystander");
      await mkdir(bystander, { recursive: true });
      await writeFile(join(bystander, "file"), "x");
      expect((await remove(session)).status).toBeLessThan(500);
      expect(existsSync(join(bystander, "file"))).toBe(true);
      expect((await site.send(mine.url)).status).toBe(200);
    },
  );
});
