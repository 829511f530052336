import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { generateSource } from "oazapfts";
import { rolldown } from "rolldown";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Failure } from "../../contract/calls";
import { makePdf } from "../../engine/fixtures/pdf";
import { A4, letter, linesOfText } from "../../engine/fixtures/scans";
import { picture } from "../testing/forms";
import { fetchResult } from "../testing/replies";
import { testServer } from "../testing/server";

/** What a generated client says of an answer. */
type Answer<Data> = { status: number; data: Data };
type Named = { name: string; downloadUrl: string };
type Client = {
  defaults: { baseUrl: string };
  imageConvert(body: object): Promise<Answer<{ images: { downloadUrl: string; size: number }[] } & Failure>>;
  compressPdf(body: object): Promise<Answer<{ fileSize: number; downloadUrl: string } & Failure>>;
  organizePdf(
    body: object,
  ): Promise<Answer<{ data: { sessionId: string; documents: Named[] } } & Partial<Failure>>>;
  jpgToPdf(body: object): Promise<Answer<string>>;
  download(sessionId: string, filename: string): Promise<Answer<unknown>>;
  deleteResults(sessionId: string): Promise<Answer<unknown>>;
  limits(): Promise<Answer<{ maxFiles: number }>>;
};

const server = testServer();
let folder = "";
let client: Client;
const run = promisify(execFile);

beforeAll(async () => {
  await mkdir("node_modules/.cache", { recursive: true });
  // Inside of the project, where the client finds its runtime.
  folder = await mkdtemp(join(process.cwd(), "node_modules/.cache/openapi-client-"));
  const source = join(folder, "client.ts");
  await writeFile(source, await generateSource(server.url("/api/openapi.json")));
  const bundle = await rolldown({ input: source, platform: "node" });
  await bundle.write({ file: join(folder, "client.mjs") });
  client = await import(/* @vite-ignore */ pathToFileURL(join(folder, "client.mjs")).href);
  client.defaults.baseUrl = server.url("");
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Session and name of a result. */
const placeOf = (downloadUrl = "") =>
  downloadUrl.split("/").slice(3).map(decodeURIComponent) as [string, string];

describe("a client that is generated from the OpenAPI document", () => {
  it("compiles under strict rules", async () => {
    const options = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler"];
    const compiler = join("node_modules", "typescript", "bin", "tsc");
    const { stdout } = await run(process.execPath, [
      compiler,
      "--ignoreConfig",
      ...options,
      "--lib",
      "esnext,dom,dom.iterable",
      "--types",
      "",
      "--skipLibCheck",
      join(folder, "client.ts"),
    ]);
    expect(stdout).toBe("");
  }, 120_000);

  it("knows the limits", async () => {
    expect(await client.limits()).toMatchObject({ status: 200, data: { maxFiles: 100 } });
  });

  it("converts pictures with numbers and yes or no as options, downloads one, and deletes them", async () => {
    const images = [
      new File([new Uint8Array(await picture("png", 40))], "a.png"),
      new File([new Uint8Array(await picture("jpeg", 30))], "b.jpg"),
    ];
    const { status, data } = await client.imageConvert({
      format: "webp",
      quality: 70,
      auto_optimize: true,
      images,
    });
    expect(status).toBe(200);
    expect(data.images).toHaveLength(2);
    const place = placeOf(data.images[0]?.downloadUrl);
    // This generator reads files as text where errors are JSON, so their bytes are not asked of it.
    const result = await fetchResult(server, data.images[0]?.downloadUrl);
    expect(await sharp(result).metadata()).toMatchObject({ format: "webp", width: 40 });
    expect((await client.download(...place)).status).toBe(200);
    expect((await client.deleteResults(place[0])).status).toBe(204);
    expect((await client.download(...place)).status).toBe(404);
  });

  it("works with PDFs: makes one, compresses it, merges two", async () => {
    const pdf = new File([new Uint8Array(makePdf([{ content: linesOfText(letter), box: A4 }]))], "a.pdf");
    const image = new File([new Uint8Array(await picture("jpeg", 60))], "b.jpg");
    const made = await client.jpgToPdf({ pageSize: "a4", images: [image] });
    expect(made.data.slice(0, 5)).toBe("%PDF-");
    const small = await client.compressPdf({ level: "strong", pdf });
    expect(small).toMatchObject({ status: 200, data: { fileSize: expect.any(Number) } });
    const merged = await client.organizePdf({ merge: true, pdf: [pdf, pdf] });
    expect(merged.data.data.documents).toHaveLength(1);
  });

  it("is told what is wrong", async () => {
    const images = [new File(["no picture"], "a.png")];
    expect(await client.imageConvert({ format: "webp", images })).toMatchObject({
      status: 415,
      data: { success: false, code: "unsupported_type" },
    });
    expect(await client.imageConvert({ format: "webp", quality: 101, images })).toMatchObject({
      status: 400,
      data: { code: "bad_option", params: { limit: "quality" } },
    });
  });
});
