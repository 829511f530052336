import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { noisyPhoto } from "./hostile/inputs/pictures";
import { childrenOf, isAlive, ticksOf } from "./running/processes";
import { type Site, startSite } from "./running/site";
import { expect, test } from "./support/test";

/** Makes a picture that keeps the engine busy for a second or more. */
const slowPicture = (width = 6000, height = 5000) => noisyPhoto(width, height);

/** Processor time after which an engine process is surely at work, in clock ticks of 10 ms. */
const WORKING_TICKS = 10;

/** Returns a function that waits until an engine process has worked since this call, and answers its id. */
async function watchEngine(site: Site): Promise<() => Promise<number>> {
  const ticks = async () =>
    Promise.all((await childrenOf(site.pid)).map(async (pid) => [pid, await ticksOf(pid)] as const));
  const before = new Map(await ticks());
  let busy = 0;
  const findBusy = async () => {
    for (const [pid, now] of await ticks()) if (now > (before.get(pid) ?? 0) + WORKING_TICKS) busy = pid;
    return busy;
  };
  return async () => {
    await expect.poll(findBusy, { intervals: [20] }).toBeGreaterThan(0);
    return busy;
  };
}

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
  // All in one worker, so that they share one server.
  test.describe.configure({ mode: "default" });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ ENGINE_PROCESSES: "2" });
  });
  test.afterAll(async () => {
    expect(await site.stop()).toBe(0);
  });

  test("replaces an engine process that is killed in the middle of a job, and loses no file", async () => {
    await convert(site, formOf(await smallPicture()));
    const untilBusy = await watchEngine(site);
    const slow = convert(site, formOf(await slowPicture(4000, 3000)));
    const victim = await untilBusy();
    process.kill(victim, "SIGKILL");
    await expect.poll(async () => (await childrenOf(site.pid)).length).toBe(2);
    expect((await slow).status).toBe(200);
    const next = await convert(site, formOf(await smallPicture()));
    expect(next.status).toBe(200);
    expect(await childrenOf(site.pid)).not.toContain(victim);
    await expect.poll(() => scratchOf(site)).toEqual([]);
  });

  test("leaves the scratch folder empty after an upload that breaks off", async () => {
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

  test("stops the work of a visitor who leaves", async () => {
    const picture = await slowPicture();
    const pictures = formOf(picture, picture);
    const untilBusy = await watchEngine(site);
    const leaving = new AbortController();
    const gone = convert(site, pictures, leaving.signal).catch(() => "gone");
    await expect.poll(() => scratchOf(site)).not.toEqual([]);
    await untilBusy();
    leaving.abort();
    expect(await gone).toBe("gone");
    await expect.poll(() => scratchOf(site)).toEqual([]);
    expect((await convert(site, formOf(await smallPicture()))).status).toBe(200);
  });

  test("ends every process it started on SIGTERM", async () => {
    const own = await startSite({ ENGINE_PROCESSES: "2" });
    expect((await convert(own, formOf(await smallPicture(), await smallPicture()))).status).toBe(200);
    const children = await childrenOf(own.pid);
    expect(children.length).toBeGreaterThan(0);
    expect(await own.stop()).toBe(0);
    for (const pid of children) await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test("does not start with a wrong setting, and names it", async () => {
    await expect(startSite({ MAX_UPLOAD_MB: "plenty" })).rejects.toThrow(/MAX_UPLOAD_MB/);
  });
});
