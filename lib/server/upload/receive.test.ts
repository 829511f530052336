import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIB } from "../../limits";
import { form, post, rawContentType, rawEnd, rawField, rawFile, rawPart, rawPost } from "../testing/forms";
import { receiveForm } from "./receive";

const never = new AbortController().signal;
let folder = "";
let bytes = 0;
beforeEach(async () => {
  bytes = 0;
  folder = await mkdtemp(join(tmpdir(), "pixmill-upload-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Returns the body as the stream that a handler gets. */
async function* chunksOf({ body }: Request): AsyncGenerator<Buffer> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    yield Buffer.from(read.value);
}

/** Returns the headers as Node parses them: a body without a length is chunked. */
const headOf = ({ headers, body }: Request) => ({
  ...(body && !headers.has("content-length") && { "transfer-encoding": "chunked" }),
  ...Object.fromEntries(headers),
});

const take = (request: Request, limits: { maxMb?: number; maxFiles?: number } = {}, signal = never) =>
  receiveForm(signal, headOf(request), chunksOf(request), {
    folder,
    maxMb: 2,
    maxFiles: 100,
    ...limits,
    onBytes(count) {
      bytes += count;
    },
  });

/** Makes a chunked body without a length. */
function chunked(chunks: Iterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      await setImmediate();
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? new TextEncoder().encode(value) : value);
    },
  });
}

describe("an upload", () => {
  it("is written to disk, and its fields are returned", async () => {
    const large = new Uint8Array(MIB).fill(7);
    const request = post(
      form(
        [
          { name: "a.png", bytes: "first" },
          { name: "写真.png", field: "image", bytes: large },
          { name: "c.png", field: "images[]", bytes: "" },
        ],
        { quality: "80" },
      ),
    );
    const { files, fields } = await take(request);
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ["a.png", 5],
      ["写真.png", MIB],
      ["c.png", 0],
    ]);
    expect(fields).toEqual({ quality: "80" });
    expect(await readFile(files[0]?.path ?? "", "utf8")).toBe("first");
    expect(Buffer.compare(await readFile(files[1]?.path ?? ""), large)).toBe(0);
    expect(bytes).toBeGreaterThan(MIB);
  });

  it("never uses the visitor's file name on disk", async () => {
    const names = ["../../evil.png", "/etc/passwd", "..\\evil.png", "C:\\evil.png"];
    await take(rawPost(names.map((name) => rawFile(name, "x")).join("") + rawEnd));
    expect((await readdir(folder)).sort()).toEqual(names.map((_, i) => `${i}.upload`));
  });

  it("may repeat a field; the last value counts", async () => {
    const body = rawField("quality", "10") + rawField("quality", "20") + rawFile("a.png", "x") + rawEnd;
    expect((await take(rawPost(body))).fields).toEqual({ quality: "20" });
  });

  it("may have a field called __proto__, which is an ordinary field", async () => {
    const body = rawField("__proto__", "x") + rawFile("a.png", "x") + rawEnd;
    const { fields } = await take(rawPost(body));
    expect(Object.keys(fields)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  it("may have an unused file input", async () => {
    const body = rawFile("", "") + rawFile("a.png", "x") + rawEnd;
    expect((await take(rawPost(body))).files).toHaveLength(1);
  });
});

const repeat = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join("");

const nested = "Content-Disposition: form-data; name=images\r\nContent-Type: multipart/mixed; boundary=in";

describe("is refused:", () => {
  it.each<[string, string, () => Request]>([
    ["no body", "no_files", () => post(null)],
    ["a body without a type", "no_files", () => post(new Uint8Array(9))],
    ["an empty body", "no_files", () => rawPost("")],
    ["an empty body without a length", "no_files", () => rawPost(chunked([]))],
    ["an empty form", "no_files", () => rawPost(rawEnd)],
    ["a file as text", "no_files", () => rawPost(rawField("images", "bytes") + rawEnd)],
    ["a picture alone", "bad_request", () => post("bytes", { "content-type": "image/png" })],
    ["no boundary", "bad_request", () => rawPost(rawFile("a.png", "x") + rawEnd, "multipart/form-data")],
    ["an empty boundary", "upload_broken", () => rawPost("x", 'multipart/form-data; boundary=""')],
    ["a control character in a name", "bad_request", () => rawPost(rawFile("a\u0001.png", "x") + rawEnd)],
    ["a body that is not a form", "upload_broken", () => rawPost("hello")],
    ["a truncated file", "upload_broken", () => rawPost(rawFile("a.png", "bytes").slice(0, -4))],
    ["a truncated header", "upload_broken", () => rawPost(rawFile("a.png", "bytes").slice(0, 60))],
    ["a wrong field", "bad_request", () => rawPost(rawFile("a.png", "x", "picture") + rawEnd)],
    [
      "a compressed body",
      "bad_request",
      () => post("x", { "content-type": rawContentType, "content-encoding": "gzip" }),
    ],
    ["10,000 fields", "bad_request", () => rawPost(repeat(10_000, (i) => rawField(`f${i}`, "x")) + rawEnd)],
    ["10,000 empty parts", "bad_request", () => rawPost(repeat(10_000, () => rawPart("X: y", "")) + rawEnd)],
    ["300 files", "too_many_files", () => rawPost(repeat(300, (i) => rawFile(`${i}.png`, "x")) + rawEnd)],
    ["a part header of 1 MB", "bad_request", () => rawPost(rawPart(`X: ${"y".repeat(MIB)}`, "") + rawEnd)],
    [
      "a part with 10,000 headers",
      "bad_request",
      () => rawPost(rawPart(repeat(10_000, (i) => `X-${i}: x\r\n`).trimEnd(), "x") + rawEnd),
    ],
    ["a nested form", "no_files", () => rawPost(rawPart(nested, "--in\r\n\r\nx\r\n--in--") + rawEnd)],
    ["a field of 1 MB", "bad_request", () => rawPost(rawField("quality", "9".repeat(MIB)) + rawEnd)],
    ["a field name of 1 kB", "bad_request", () => rawPost(rawField("n".repeat(1000), "x") + rawEnd)],
    ["too many bytes", "too_large", () => rawPost(rawFile("a.png", "x".repeat(3 * MIB)) + rawEnd)],
  ])("%s (%s)", async (_, code, request) => {
    await expect(take(request())).rejects.toMatchObject({ code });
  });

  it("a Content-Length over the limit, before the body is read", async () => {
    const request = post("x", { "content-type": rawContentType, "content-length": String(3 * MIB) });
    await expect(take(request)).rejects.toMatchObject({ code: "too_large", limit: 2 });
    expect(bytes).toBe(0);
  });

  it("a failing disk, with the cause of the system for the log", async () => {
    await rm(folder, { recursive: true });
    await expect(take(rawPost(rawFile("a.png", "x") + rawEnd))).rejects.toMatchObject({
      code: "internal",
      cause: { code: "ENOENT" },
    });
  });
});

it("stops when the signal is aborted, with the reason of the signal", async () => {
  const controller = new AbortController();
  const stalled = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(rawFile("a.png", "x").slice(0, -2))),
  });
  const reading = take(rawPost(stalled), {}, controller.signal);
  setTimeout(() => controller.abort(new Error("the reason")), 20);
  await expect(reading).rejects.toThrow("the reason");
});
