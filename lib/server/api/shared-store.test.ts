import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import JSZip from "jszip";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { calls, failure } from "@/lib/contract/calls";
import { pagesZipUrl } from "@/lib/contract/pdf";
import { numbered } from "@/lib/engine/fixtures/pdf";
import { faults, startFaultyProxy } from "@/lib/server/testing/faulty-proxy";
import { form, heic, picture, post } from "@/lib/server/testing/forms";
import { batch, fetchResult, pdfRoute } from "@/lib/server/testing/replies";
import { s3Keys, startS3Server } from "@/lib/server/testing/s3-server";
import { testServer } from "@/lib/server/testing/server";
import { newSession, upload } from "../store/key";

const s3 = await startS3Server();
const proxy = await startFaultyProxy(s3.endpoint);
await s3.createBucket("results");
const folder = await mkdtemp(join(tmpdir(), "pixmill-shared-"));
afterAll(async () => {
  await proxy.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = {
  STORE_URL: `s3://results?endpoint=${proxy.url.origin}`,
  STORE_ACCESS_KEY_ID: s3Keys.accessKeyId,
  STORE_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
};

describe("a shared folder", () => {
  const server = testServer({ STORE_URL: pathToFileURL(folder).href });

  it("sends nobody the uploads that wait in it", async () => {
    const session = newSession();
    await mkdir(join(folder, session));
    for (const name of [`0.${upload.extension}`, "0.png"])
      await writeFile(join(folder, session, name), await picture("png"));
    const statusOf = async (name: string) => (await server.fetch(`/api/download/${session}/${name}`)).status;
    expect([await statusOf(`0.${upload.extension}`), await statusOf("0.png")]).toEqual([404, 200]);
  });
});

describe.each([
  ["a bucket", bucket],
  ["a shared folder", { STORE_URL: pathToFileURL(folder).href }],
])("two servers with %s", (_, store) => {
  const [first, second] = [testServer(store), testServer(store)];

  it("send each other's results, whole and by range, and delete them for each other", async () => {
    const [image] = await batch(first.route("/api/heic-to-jpg"), [{ name: "a b.heic", bytes: await heic() }]);
    const url = image?.downloadUrl ?? "";
    const whole = await fetchResult(second, url);
    expect(whole).toHaveLength(image?.size ?? 0);
    expect((await sharp(whole).metadata()).format).toBe("jpeg");
    expect(whole.equals(await fetchResult(first, url))).toBe(true);

    const part = await second.fetch(url, { headers: { range: "bytes=100-199" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 100-199/${whole.length}`);
    expect(whole.subarray(100, 200).equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
    const head = await second.fetch(url, { method: "HEAD" });
    expect(head.headers.get("etag")).toBe((await first.fetch(url, { method: "HEAD" })).headers.get("etag"));

    const session = url.split("/").at(-2);
    expect((await second.fetch(`/api/download/${session}`, { method: "DELETE" })).status).toBe(204);
    for (const server of [first, second]) expect((await server.fetch(url)).status).toBe(404);
  });

  it("send each other's pages as one ZIP", async () => {
    const { data } = await pdfRoute(first.route("/api/convert"), "pdfToImages").converted(await numbered(3));
    const response = await second.fetch(pagesZipUrl(data.sessionId));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toHaveLength(Number(response.headers.get("content-length")));
    const entries = Object.values((await JSZip.loadAsync(bytes)).files);
    expect(entries.map(({ name }) => name)).toEqual(data.images.map(({ filename }) => filename));
  });
});

describe("a bucket", () => {
  const server = testServer(bucket);
  afterEach(() => proxy.always());
  const convert = async () => {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    return server.route("/api/jpg-to-png")(post(body));
  };
  const ready = async () => {
    const response = await server.fetch("/api/health/ready");
    return { status: response.status, ...(await response.json()).checks };
  };
  const storeResult = async () => {
    const { images } = calls.jpgToPng.reply.parse(await (await convert()).json());
    return images[0]?.downloadUrl ?? "";
  };

  it("that is away is 503 with Retry-After for conversions and downloads, and in the health; then all is well", async () => {
    const url = await storeResult();
    expect(await ready()).toMatchObject({ status: 200, store: true });
    proxy.always(faults.reset);
    for (const response of [await convert(), await server.fetch(url)]) {
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(failure.parse(await response.json()).code).toBe("busy");
    }
    expect(await server.fetch(`${url.slice(0, url.lastIndexOf("/"))}`, { method: "DELETE" })).toMatchObject({
      status: 503,
    });
    expect(await ready()).toMatchObject({ status: 503, store: false, engine: true });
    expect((await server.fetch("/api/health/live")).status).toBe(200);
    expect(JSON.stringify(server.requests())).toContain("had no answer: ECONNRESET");
    expect(JSON.stringify(server.requests())).not.toContain(url.split("/").at(-2));
    proxy.always();
    expect(await ready()).toMatchObject({ status: 200, store: true });
    expect((await server.fetch(url)).status).toBe(200);
  });

  it("that is away does not turn the answer to a bad file into another", async () => {
    proxy.always(faults.reset);
    const response = await server.route("/api/jpg-to-png")(
      post(form([{ name: "a.jpg", bytes: "no picture" }])),
    );
    expect(response.status).toBe(415);
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 415, level: 50 });
  });

  it("that hangs while it should delete does not hold up the answer", async () => {
    proxy.always((incoming, outgoing, pass) =>
      incoming.method === "PUT"
        ? faults.refuse(507, "XMinioStorageFull")(incoming, outgoing, pass)
        : faults.hang(incoming),
    );
    expect((await convert()).status).toBe(507);
    expect(proxy.active()).toBe(1);
    expect(await server.scratch()).toEqual([]);
    proxy.always();
    proxy.breakConnections();
    await expect.poll(() => proxy.active()).toBe(0);
  });

  it("that is full is 507", async () => {
    proxy.always((incoming, outgoing, pass) =>
      incoming.method === "PUT" ? faults.refuse(507, "XMinioStorageFull")(incoming, outgoing, pass) : pass(),
    );
    const response = await convert();
    expect(response.status).toBe(507);
    expect(failure.parse(await response.json()).code).toBe("storage_full");
    expect(await ready()).toMatchObject({ status: 200, store: true });
    proxy.always();
    expect((await convert()).status).toBe(200);
  });
});
