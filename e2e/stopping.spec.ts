import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { engineOf } from "./running/processes";
import { type Site, startSite } from "./running/site";
import { expect, test } from "./support/test";

const head = `--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
const tail = "\r\n--x--\r\n";

/** Sends the first half of an upload and waits until it arrives; `finish` sends the rest and returns the response. */
async function beginUpload(site: Site) {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#cc3300" } })
    .jpeg()
    .toBuffer();
  const upload = request(new URL("/api/jpg-to-png", site.url), {
    method: "POST",
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": head.length + picture.length + tail.length,
    },
  });
  const half = picture.length / 2;
  upload.write(head);
  upload.write(picture.subarray(0, half));
  await expect.poll(() => readdir(join(site.dataDir, "scratch")).catch(() => [])).not.toEqual([]);
  return async () => {
    upload.end(Buffer.concat([picture.subarray(half), Buffer.from(tail)]));
    const [{ statusCode, headers }] = await once(upload, "response");
    return [statusCode, headers.connection];
  };
}

const ready = (site: Site) => fetch(new URL("/api/health/ready", site.url));

test.describe("a server that is told to stop @server", () => {
  test("reports 503 first, keeps answering for a while, and finishes work in flight", {
    tag: "@main",
  }, async () => {
    const site = await startSite({ DRAIN_SECONDS: "3" });
    const finish = await beginUpload(site);
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
    expect(await finish()).toEqual([200, "close"]);
    expect(await stopped).toBe(0);
  });

  test("finishes work in flight after Ctrl-C, which child processes receive too and npm passes on", async () => {
    const site = await startSite({ DRAIN_SECONDS: "2" });
    const finish = await beginUpload(site);
    for (const pid of [site.pid, ...(await engineOf(site.pid)), site.pid]) process.kill(pid, "SIGINT");
    expect(await finish()).toContain(200);
    expect(await site.stop()).toBe(0);
  });
});
