import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { form, picture, rawContentType, rawEnd, rawField, rawFile, rawPart } from "../server/testing/forms";
import { outcome } from "./outcome";
import { hostileSite } from "./site";

const site = hostileSite();

const post = (body: string | Uint8Array, contentType: string, headers: Record<string, string> = {}) =>
  site.ask(calls.jpgToPng.path, { body, headers: { "content-type": contentType, ...headers } });

const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join("");

/** A good picture in a form written by hand, as Latin-1. */
async function goodFile(name = "a.jpg", field = "images") {
  const [start = "", end = ""] = rawFile(name, "@", field).split("@");
  return `${start}${(await picture("jpeg")).toString("latin1")}${end}`;
}
const latin = (text: string) => Buffer.from(text, "latin1");

describe("forms that are none", () => {
  const one = rawFile("a.jpg", "x") + rawEnd;
  it.each([
    ["without a boundary", "multipart/form-data", one, "400 bad_request"],
    ["with an empty boundary", "multipart/form-data; boundary=", one, "400 bad_request"],
    [
      "with a boundary of 10,000 characters",
      `multipart/form-data; boundary=${"b".repeat(10_000)}`,
      one,
      "400 bad_request|400 upload_broken",
    ],
    ["with a boundary that never comes", "multipart/form-data; boundary=other", one, "400 upload_broken"],
    ["that are text", "text/plain", one, "400 bad_request"],
    ["that are JSON", "application/json", '{"images":[]}', "400 bad_request"],
    ["that are JSON with a prototype", "application/json", '{"__proto__":{"admin":true}}', "400 bad_request"],
    ["as links send them", "application/x-www-form-urlencoded", "images=x", "400 bad_request"],
    ["of another multipart kind", "multipart/mixed; boundary=----pixmill", one, "400 bad_request"],
    ["without an end", rawContentType, rawFile("a.jpg", "x"), "400 upload_broken"],
    ["of an end alone", rawContentType, rawEnd, "400 no_files"],
    ["of nothing", rawContentType, "", "400 no_files"],
    ["of a megabyte of noise", rawContentType, randomBytes(1_000_000).toString("hex"), "400 upload_broken"],
    ["cut in a part's header", rawContentType, rawFile("a.jpg", "x").slice(0, 60), "400 upload_broken"],
    [
      "cut in a file",
      rawContentType,
      rawFile("a.jpg", "x".repeat(300_000)).slice(0, 200_000),
      "400 upload_broken",
    ],
  ])("%s", async (_, contentType, body, wanted) => {
    expect(wanted.split("|")).toContain(outcome(await post(body, contentType)));
  });

  it.each(["gzip", "deflate", "br", "identity, gzip"])(
    "a body said to be packed as %s: 400 bad_request",
    async (encoding) => {
      const body = gzipSync(Buffer.alloc(50_000_000));
      expect(outcome(await post(body, rawContentType, { "content-encoding": encoding }))).toBe(
        "400 bad_request",
      );
    },
  );
});

describe("more than a form has", () => {
  it.each([
    ["10,000 fields", times(10_000, (i) => rawField(`f${i}`, "x")), "400 bad_request"],
    [
      "10,000 parts that say nothing of themselves",
      times(10_000, () => rawPart("X-Nothing: x", "x")),
      "400 bad_request",
    ],
    ["300 files", times(300, (i) => rawFile(`${i}.jpg`, "x")), "413 too_many_files"],
    ["a field of a megabyte", rawField("format", "x".repeat(1_000_000)), "400 bad_request"],
    ["a field's name of a megabyte", rawField("f".repeat(1_000_000), "x"), "400 bad_request"],
    ["a file's name of a megabyte", rawFile("n".repeat(1_000_000), "x"), "400 bad_request"],
    ["a part's header of a megabyte", rawPart(`X-Long: ${"h".repeat(1_000_000)}`, "x"), "400 bad_request"],
    [
      "a part with 10,000 headers",
      rawPart(times(10_000, (i) => `X-${i}: x\r\n`).trimEnd(), "x"),
      "400 bad_request",
    ],
    [
      "a form within a form",
      rawPart(
        "Content-Disposition: form-data; name=images\r\nContent-Type: multipart/mixed; boundary=in",
        `--in\r\n\r\nx\r\n--in--`,
      ),
      "400 no_files",
    ],
  ])("%s", async (_, body, wanted) => {
    expect(outcome(await post(body + rawEnd, rawContentType))).toBe(wanted);
  });

  it("101 good pictures where 100 may come: 413 too_many_files", async () => {
    const bytes = await picture("jpeg");
    const body = form(Array.from({ length: 101 }, (_, i) => ({ name: `${i}.jpg`, bytes })));
    expect(outcome(await site.ask(calls.jpgToPng.path, { body }))).toBe("413 too_many_files");
  });
});

describe("names that are words of the language", () => {
  const words = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "length"];

  it.each(words)("a field called %s: 200, as if it were not there", async (word) => {
    const body = latin((await goodFile()) + rawField(word, '{"polluted":true}') + rawEnd);
    expect(outcome(await post(body, rawContentType))).toBe("200");
  });

  it.each(words)("a file called %s: 200, under its own name", async (word) => {
    const answer = await post(latin((await goodFile(word)) + rawEnd), rawContentType);
    const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body)));
    expect(images[0]).toMatchObject({ originalName: word, convertedName: `${word}.png` });
  });

  it.each(words)("a file in a field called %s: 400 bad_request", async (word) => {
    const body = latin((await goodFile("a.jpg", word)) + rawEnd);
    expect(outcome(await post(body, rawContentType))).toBe("400 bad_request");
  });

  it("an option with such a value: 400 bad_option", async () => {
    for (const word of words) {
      const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }], { format: word });
      expect(outcome(await site.ask(calls.imageConvert.path, { body })), word).toBe("400 bad_option");
    }
  });
});

describe("options out of range", () => {
  it.each([
    ["quality", "-1"],
    ["quality", "1e9"],
    ["quality", "NaN"],
    ["quality", "85; rm -rf /"],
    ["format", "svg"],
    ["format", "../png"],
    ["format", "png\0"],
    ["preset", "constructor"],
    ["preserve_metadata", "[object Object]"],
  ])("%s=%j: 400 bad_option", async (name, value) => {
    const fields = { format: "png", [name]: value };
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }], fields);
    expect(outcome(await site.ask(calls.imageConvert.path, { body }))).toBe("400 bad_option");
  });
});
