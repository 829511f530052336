import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { noisyPhoto } from "../lib/hostile/inputs/pictures";
import { childrenOf, isAlive, ticksOf } from "../lib/running/processes";
import { type Site, startSite } from "../lib/running/site";
import { expect, test } from "./support/test";

/** A picture that keeps the engine busy for a second or more. */
const slowPicture = (width = 6000, height = 5000) => noisyPhoto(width, height);

/** Processor time after which an engine process is surely at work, in clock ticks of 10 ms. */
const WORKING_TICKS = 10;

const smallPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#cc3300" } })
    .jpeg()
    .toBuffer();

function formOf(...files: Buffer[]): FormData {
  const form = new FormData();
  for (const [index, file] of files.entries())
    form.append(
      "images",
      new Blob([new Uint8Array(file)], { type: "image/jpeg" }),
      `picture-${index + 1}.jpg`,
    );
  return form;
}

const convert = (site: Site, form: FormData, signal?: AbortSignal) =>
  fetch(new URL("/api/jpg-to-png", site.url), { method: "POST", body: form, signal: signal ?? null });

const scratchOf = async (site: Site) => readdir(join(site.dataDir, "scratch")).catch(() => []);

test.describe("when something breaks @server", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ ENGINE_PROCESSES: "2" });
  });
  test.afterAll(async () => {
    expect(await site.stop()).toBe(0);
  });

  test("an engine process killed in the middle of a job is replaced, and costs nobody a file", async () => {
    await convert(site, formOf(await smallPicture()));
    const processes = await childrenOf(site.pid);
    const ticks = new Map(
      await Promise.all(processes.map(async (pid) => [pid, await ticksOf(pid)] as const)),
    );
    // Done once and a bit: it need not take long.
    const slow = convert(site, formOf(await slowPicture(4000, 3000)));
    const busy = async () => {
      for (const pid of processes)
        if ((await ticksOf(pid)) > (ticks.get(pid) ?? 0) + WORKING_TICKS) return pid;
      return 0;
    };
    await expect.poll(busy, { intervals: [20] }).toBeGreaterThan(0);
    const victim = await busy();
    process.kill(victim, "SIGKILL");
    await expect.poll(async () => (await childrenOf(site.pid)).length, { timeout: 2000 }).toBe(2);
    expect((await slow).status).toBe(200);
    const next = await convert(site, formOf(await smallPicture()));
    expect(next.status).toBe(200);
    expect(await childrenOf(site.pid)).not.toContain(victim);
    await expect.poll(() => scratchOf(site)).toEqual([]);
  });

  test("an upload that breaks off leaves the scratch folder empty", async () => {
    const { hostname, port } = new URL(site.url);
    await new Promise<void>((resolve) => {
      const upload = httpRequest({
        hostname,
        port,
        path: "/api/jpg-to-png",
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "5000000" },
      });
      upload.on("error", () => resolve());
      upload.on("close", () => resolve());
      upload.write(
        '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
      );
      upload.write(Buffer.alloc(1_000_000, 0xff));
      expect
        .poll(() => scratchOf(site))
        .not.toEqual([])
        .then(() => upload.destroy());
    });
    await expect.poll(() => scratchOf(site)).toEqual([]);
  });

  test("a visitor who leaves takes the work along", async () => {
    const leaving = new AbortController();
    const gone = convert(site, formOf(await slowPicture(), await slowPicture()), leaving.signal).catch(
      () => "gone",
    );
    await expect.poll(() => scratchOf(site)).not.toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    leaving.abort();
    expect(await gone).toBe("gone");
    await expect.poll(() => scratchOf(site), { timeout: 3000 }).toEqual([]);
    expect((await convert(site, formOf(await smallPicture()))).status).toBe(200);
  });

  test("SIGTERM ends every process that was started", async () => {
    const own = await startSite({ ENGINE_PROCESSES: "2" });
    expect((await convert(own, formOf(await smallPicture(), await smallPicture()))).status).toBe(200);
    const children = await childrenOf(own.pid);
    expect(children.length).toBeGreaterThan(0);
    expect(await own.stop()).toBe(0);
    for (const pid of children) await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test("a wrong setting stops the start and is named", async () => {
    await expect(startSite({ MAX_UPLOAD_MB: "plenty" })).rejects.toThrow(/MAX_UPLOAD_MB/);
  });
});
