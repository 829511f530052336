import { readdir, utimes } from "node:fs/promises";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { childrenOf, isAlive } from "./running/processes";
import { type Site, startSite as startOne } from "./running/site";
import { expect, test } from "./support/test";

const MINUTES = 60;

const started: Site[] = [];
async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const site = await startOne(env);
  started.push(site);
  return site;
}
test.afterEach(() => Promise.all(started.splice(0).map((site) => site.stop())));

const smallPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#cc3300" } })
    .jpeg()
    .toBuffer();

const head = `--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
const tail = "\r\n--x--\r\n";

/** Sends the first half of an upload; `finish` sends the rest, `answer` resolves with the response. */
function beginUpload(site: Site, picture: Buffer) {
  const { hostname, port } = new URL(site.url);
  const upload: ClientRequest = httpRequest({
    hostname,
    port,
    path: "/api/jpg-to-png",
    method: "POST",
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": head.length + picture.length + tail.length,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    upload.once("response", resolve).once("error", reject);
  });
  // A killed server rejects it before a test awaits it.
  answer.catch(() => {});
  const half = picture.length / 2;
  upload.write(head);
  upload.write(picture.subarray(0, half));
  return { answer, finish: () => upload.end(Buffer.concat([picture.subarray(half), Buffer.from(tail)])) };
}

const scratchOf = async (site: Site) => readdir(join(site.dataDir, "scratch")).catch(() => []);
const uploading = (site: Site) => expect.poll(() => scratchOf(site)).not.toEqual([]);
const ready = (site: Site) => fetch(new URL("/api/health/ready", site.url));

async function convert(site: Site): Promise<string> {
  const form = new FormData();
  form.append("images", new Blob([new Uint8Array(await smallPicture())], { type: "image/jpeg" }), "a.jpg");
  const answer = await fetch(new URL("/api/jpg-to-png", site.url), { method: "POST", body: form });
  return (await answer.json()).images[0].downloadUrl;
}

test.describe("a server that is told to stop @server", () => {
  test("reports 503 first, keeps answering for a while, and finishes work in flight", {
    tag: "@main",
  }, async () => {
    const site = await startSite({ DRAIN_SECONDS: "3" });
    const { answer, finish } = beginUpload(site, await smallPicture());
    await uploading(site);
    expect((await ready(site)).headers.get("connection")).not.toBe("close");
    const stopped = site.stop();
    await expect.poll(async () => (await ready(site)).status).toBe(503);
    const page = await fetch(site.url);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    const isRefused = () =>
      fetch(site.url).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused).toBe(true);
    finish();
    const { statusCode, headers } = await answer;
    expect([statusCode, headers.connection]).toEqual([200, "close"]);
    expect(await stopped).toBe(0);
  });

  test("stops at once without a drain time when nothing is in flight", async () => {
    const site = await startSite();
    const began = Date.now();
    expect(await site.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(3000);
  });

  test("stops at once when it is told twice", async () => {
    const site = await startSite({ DRAIN_SECONDS: "300" });
    const { answer } = beginUpload(site, await smallPicture());
    await uploading(site);
    const stopped = site.stop();
    await expect.poll(async () => (await ready(site)).status).toBe(503);
    // A terminal signals the whole process group and npm passes it on: the second at once is not a second wish.
    process.kill(site.pid, "SIGINT");
    expect((await ready(site)).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 700));
    process.kill(site.pid, "SIGINT");
    expect(await stopped).toBe(0);
    await expect(answer).rejects.toThrow();
  });

  test("finishes work in flight after Ctrl-C, which its child processes receive too", async () => {
    const site = await startSite({ DRAIN_SECONDS: "2" });
    await convert(site);
    const { answer, finish } = beginUpload(site, await smallPicture());
    await uploading(site);
    const children = await childrenOf(site.pid);
    for (const pid of [site.pid, ...children]) process.kill(pid, "SIGINT");
    finish();
    expect((await answer).statusCode).toBe(200);
    expect(await site.stop()).toBe(0);
  });
});

test("a server that was killed leaves only results that have not expired @server", async () => {
  const site = await startSite({ RETENTION_MINUTES: "30" });
  const [kept, expired] = [await convert(site), await convert(site)];
  const { answer } = beginUpload(site, await smallPicture());
  await uploading(site);
  const children = await childrenOf(site.pid);
  expect(children.length).toBeGreaterThan(0);
  process.kill(site.pid, "SIGKILL");
  await expect(answer).rejects.toThrow();
  for (const pid of children) await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await scratchOf(site)).toHaveLength(1);
  const session = expired.split("/").at(-2) ?? "";
  const past = Date.now() / 1000 - 31 * MINUTES;
  const folder = join(site.dataDir, "results", session);
  for (const name of await readdir(folder)) await utimes(join(folder, name), past, past);

  const successor = await startSite({ RETENTION_MINUTES: "30", DATA_DIR: site.dataDir });
  expect(await scratchOf(site)).toEqual([]);
  const statusOf = async (path: string) => (await fetch(new URL(path, successor.url))).status;
  expect([await statusOf(kept), await statusOf(expired)]).toEqual([200, 404]);
  expect(await readdir(join(site.dataDir, "results"))).not.toContain(session);
  expect(await successor.stop()).toBe(0);
});
