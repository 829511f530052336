import { writeFile } from "node:fs/promises";
import { MIB } from "../lib/limits";
import { type Site, startSite } from "./running/site";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool, sources } from "./support/tool-page";

test.describe("a server with settings of its own @server", () => {
  // All in one worker, so that they share one server.
  test.describe.configure({ mode: "default" });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({
      RATE_LIMIT_PER_MINUTE: "2",
      TRUST_PROXY: "1",
      MAX_UPLOAD_MB: "21",
      SITE_URL: "https://pixmill.example",
    });
  });
  test.afterAll(async () => {
    expect(await site.stop()).toBe(0);
  });

  test("answers 429 to an address that converts too often, and to no other", { tag: "@main" }, async ({
    request,
  }) => {
    const { name, mimeType, buffer } = await picture("jpg", "a.jpg");
    const send = (address: string) =>
      request.post(`${site.url}/api/jpg-to-png`, {
        multipart: { images: { name, mimeType, buffer } },
        headers: { "X-Forwarded-For": address },
      });
    for (const left of ["1", "0"]) {
      const response = await send("203.0.113.1");
      expect([response.status(), response.headers()["ratelimit-remaining"]]).toEqual([200, left]);
    }
    const refused = await send("203.0.113.1");
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
    expect((await send("6.6.6.6, 203.0.113.1")).status()).toBe(429);
    expect((await send("203.0.113.2")).status()).toBe(200);
  });

  test("reports that it is ready, and shows its metrics to this machine alone", async ({ request }) => {
    expect((await request.get(`${site.url}/api/health/ready`)).status()).toBe(200);
    const metrics = `${site.url}/api/metrics`;
    expect(await (await request.get(metrics)).text()).toContain("pixmill_engine_processes");
    for (const [name, value] of [
      ["X-Forwarded-For", "127.0.0.1"],
      ["Forwarded", "for=127.0.0.1"],
    ] as const)
      expect((await request.get(metrics, { headers: { [name]: value } })).status()).toBe(404);
  });

  test("sends pages and scripts in brotli, gzip or uncompressed, as the browser accepts", async ({
    request,
  }) => {
    const page = await (await request.get(site.url)).text();
    const script = page.match(/\/_next\/static\/chunks\/[^"]+\.js/)?.[0];
    for (const path of ["/", script]) {
      const bodies = new Set<string>();
      for (const [accepted, encoding] of [
        ["gzip, deflate, br, zstd", "br"],
        ["gzip", "gzip"],
        ["identity", undefined],
      ] as const) {
        const response = await request.get(`${site.url}${path}`, {
          headers: { "Accept-Encoding": accepted },
        });
        const headers = response.headers();
        expect([response.status(), headers["content-encoding"]]).toEqual([200, encoding]);
        expect(headers["content-type"]).toMatch(/^(text|application)\/(html|javascript); charset=utf-8$/i);
        expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
        bodies.add(await response.text());
      }
      expect(bodies.size).toBe(1);
    }
  });

  test("sends ranges uncompressed, and nothing in an encoding that is refused", async ({ request }) => {
    const page = await (await request.get(site.url)).text();
    const script = page.match(/\/_next\/static\/chunks\/[^"]+\.js/)?.[0];
    const whole = await (await request.get(`${site.url}${script}`)).body();
    const part = await request.get(`${site.url}${script}`, {
      headers: { "Accept-Encoding": "br", Range: "bytes=0-1999" },
    });
    expect([part.status(), part.headers()["content-encoding"]]).toEqual([206, undefined]);
    expect(await part.body()).toEqual(whole.subarray(0, 2000));
    for (const refused of ["br;q=0", "br ;q=0", "br ; q=0, gzip;q=0"]) {
      const response = await request.get(`${site.url}${script}`, { headers: { "Accept-Encoding": refused } });
      expect(response.headers()["content-encoding"], refused).toBeUndefined();
    }
  });

  test("sends Strict-Transport-Security with every response when its address is https", async ({
    request,
  }) => {
    for (const path of ["/", "/nope", "/icon.svg", "/api/health/live", "/api/nope", "/%zz"])
      expect((await request.get(`${site.url}${path}`)).headers(), path).toMatchObject({
        "strict-transport-security": "max-age=63072000",
      });
  });

  test("makes caches revalidate pages, and store no 404", async ({ request }) => {
    const first = await request.get(`${site.url}/heic-to-jpg`);
    expect(first.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const etag = first.headers().etag ?? "";
    const second = await request.get(`${site.url}/heic-to-jpg`, { headers: { "If-None-Match": etag } });
    expect(second.status()).toBe(304);
    const none = await request.get(`${site.url}/nothing-here`);
    expect([none.status(), none.headers()["cache-control"]]).toEqual([
      404,
      expect.stringContaining("no-store"),
    ]);
  });

  test("refuses uploads over its limit, which the page finds out before it sends anything", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const { input } = await openTool(page, { path: `${site.url}/heic-to-jpg` });
    const [photo] = await sources({ from: "heic" }, 1);
    if (!photo) throw new Error("There is no HEIC picture to send.");
    // A file on disk: Playwright sends a buffer of this size to the page as text, which takes seconds.
    const large = test.info().outputPath(photo.name);
    await writeFile(large, Buffer.concat([photo.buffer, Buffer.alloc(22 * MIB)]));
    await input.setInputFiles(large);
    await page.getByRole("button", { name: /^Convert/ }).click();
    await expect(
      page.getByText("You can upload up to 21 MB at once. Select fewer or smaller files."),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("describes its calls in OpenAPI 3.1", async ({ request }) => {
    const document = await (await request.get(`${site.url}/api/openapi.json`)).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.paths["/api/heic-to-jpg"].post.operationId).toBe("heicToJpg");
  });
});
