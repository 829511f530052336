import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "../contract/calls";
import { pagesZipUrl } from "../contract/pdf";
import { ask, head, lastWords, open, statusesIn } from "../running/client";
import { childrenOf, isAlive } from "../running/processes";
import { type Site, startSite } from "../running/site";
import { form, picture, rawContentType, rawFile } from "../server/testing/forms";
import { noisyPhoto } from "./inputs/photos";
import { expectConversion, hostileSite } from "./site";

/** For what happens at once on a machine that is not busy with something else. */
const PATIENCE = { timeout: 10_000, interval: 10 };

/** A data folder that outlives the servers on it. */
let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pixmill-life-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function serve(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ ENGINE_PROCESSES: "2", LOG_LEVEL: "error", ...env }, { dataDir });
  // Also of a test that has failed.
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  return site;
}

const scratch = () => readdir(join(dataDir, "scratch")).catch(() => []);
const folderOf = (session: string) => join(dataDir, "results", session);

const convert = (site: Site, bytes: Buffer) =>
  ask(site, calls.jpgToPng.path, { body: form([{ name: "a.jpg", bytes }]) });

/** A stored result. */
async function result(site: Site) {
  const { body } = await convert(site, await picture("jpeg"));
  const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(body)));
  const url = images[0]?.downloadUrl ?? "";
  const [, , , session = "", name = ""] = url.split("/");
  return { url, session, path: join(folderOf(session), name) };
}

const statusOf = async (site: Site, path: string, method = "GET") =>
  (await ask(site, path, { method })).status;

describe("SIGTERM", () => {
  it("in the middle of eight conversions: all are answered with 200, then the server ends with 0", async () => {
    const site = await serve();
    const photo = await noisyPhoto(2400, 1600);
    const answers = Array.from({ length: 8 }, () => convert(site, photo));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(8), PATIENCE);
    const processes = await childrenOf(site.pid);
    const stopped = site.stop("SIGTERM");
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(await stopped).toBe(0);
    for (const pid of processes) expect(await isAlive(pid)).toBe(false);
    expect(await scratch()).toEqual([]);
    expect(site.said).toEqual([]);
  });

  it("with connections open that say nothing: ends with 0 in a second or two", async () => {
    const site = await serve();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(site)));
    const kept = await open(site, "GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const began = performance.now();
    expect(await site.stop("SIGTERM")).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const socket of [...sockets, kept]) socket.destroy();
  });

  it("twice, with an upload that does not end: ends with 0 at once, and nothing of it is left", async () => {
    const site = await serve();
    const lines = head(
      `POST ${calls.jpgToPng.path}`,
      `Content-Type: ${rawContentType}`,
      "Content-Length: 900000",
    );
    const socket = await open(site, lines, rawFile("a.jpg", "").slice(0, -2));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(1), PATIENCE);
    const stopped = site.stop("SIGTERM");
    await delay(1000);
    process.kill(site.pid, "SIGTERM");
    const began = performance.now();
    expect(await stopped).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(statusesIn(await lastWords(socket)).filter((status) => status >= 500)).toEqual([]);
    expect(await scratch()).toEqual([]);
  });
});

describe("SIGKILL in the middle of conversions", () => {
  it("engine processes end with it, and the next start serves what was stored and deletes what was left", async () => {
    const site = await serve();
    const before = await result(site);
    const photo = await noisyPhoto(4000, 3000);
    const lost = Array.from({ length: 4 }, () => convert(site, photo).catch(() => "lost"));
    await vi.waitFor(async () => expect(await scratch()).toHaveLength(4), PATIENCE);
    const processes = await childrenOf(site.pid);
    expect(processes.length).toBeGreaterThan(0);
    expect(await site.stop("SIGKILL")).toBeNull();
    expect(await Promise.all(lost)).toEqual(Array(4).fill("lost"));
    await vi.waitFor(async () => expect(await Promise.all(processes.map(isAlive))).not.toContain(true), {
      timeout: 2000,
      interval: 20,
    });
    expect(await scratch()).toHaveLength(4);

    const next = await serve();
    expect(await statusOf(next, before.url)).toBe(200);
    await vi.waitFor(async () => expect(await scratch()).toEqual([]), PATIENCE);
    await expectConversion(next);
    expect(await next.stop()).toBe(0);
  });
});

describe("results whose time is over", () => {
  it("are 404 at once, one by one and as a ZIP, and gone from the disk with the next sweep", async () => {
    const site = await serve({ RETENTION_MINUTES: "1" });
    const [old, young] = [await result(site), await result(site)];
    const past = new Date(Date.now() - 2 * 60_000);
    await utimes(old.path, past, past);
    for (const method of ["GET", "HEAD"]) expect(await statusOf(site, old.url, method)).toBe(404);
    expect(await statusOf(site, pagesZipUrl(old.session))).toBe(404);
    expect(await statusOf(site, young.url)).toBe(200);
    // A sweep comes with every minute, and with the start.
    expect(await site.stop()).toBe(0);
    const next = await serve({ RETENTION_MINUTES: "1" });
    expect(await statusOf(next, young.url)).toBe(200);
    await vi.waitFor(() => expect(existsSync(folderOf(old.session))).toBe(false), PATIENCE);
    expect(await next.stop()).toBe(0);
  });
});

describe("results that a visitor deletes", () => {
  const site = hostileSite();
  const remove = (session: string) => site.ask(`/api/download/${session}`, { method: "DELETE" });

  async function own() {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const answer = await site.ask(calls.jpgToPng.path, { body });
    const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body)));
    const url = images[0]?.downloadUrl ?? "";
    return { url, session: url.split("/")[3] ?? "" };
  }

  it("204, then 404 for the file and for all of them, and the folder is gone; other visitors' stay", async () => {
    const [mine, others] = [await own(), await own()];
    expect((await site.ask(mine.url)).status).toBe(200);
    expect((await remove(mine.session)).status).toBe(204);
    for (const path of [mine.url, pagesZipUrl(mine.session)]) expect((await site.ask(path)).status).toBe(404);
    expect(existsSync(join(site.dataDir, "results", mine.session))).toBe(false);
    expect((await site.ask(others.url)).status).toBe(200);
    expect((await remove(mine.session)).status).toBe(204);
  });

  it.each(["..", "%2e%2e", "%2e%2e%2fresults", ".", "*", "0", "..%2f..%2f..%2ftmp"])(
    "a session called %s: nothing is deleted",
    async (session) => {
      const mine = await own();
      const bystander = join(site.dataDir, "bystander");
      await mkdir(bystander, { recursive: true });
      await writeFile(join(bystander, "file"), "x");
      expect((await remove(session)).status).toBeLessThan(500);
      expect(existsSync(join(bystander, "file"))).toBe(true);
      expect((await site.ask(mine.url)).status).toBe(200);
    },
  );
});
