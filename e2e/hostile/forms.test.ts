import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form, picture, rawContentType, rawEnd, rawField, rawFile } from "../../lib/server/testing/forms";
import { hostileSite, outcome } from "./site";

const site = hostileSite();

const post = (body: string | Uint8Array, contentType: string, headers: Record<string, string> = {}) =>
  site.send(calls.jpgToPng.path, { body, headers: { "content-type": contentType, ...headers } });

const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join("");

/** Returns the part of a valid picture, as Latin-1. */
async function validFile(name = "a.jpg", field = "images") {
  const [start = "", end = ""] = rawFile(name, "@", field).split("@");
  return `${start}${(await picture("jpeg")).toString("latin1")}${end}`;
}
const latin = (text: string) => Buffer.from(text, "latin1");

// The other ways of each kind are rows in lib/server/upload/receive.test.ts.
describe("bodies that are not a valid form", () => {
  it.each([
    [
      "with a boundary of 10,000 characters",
      `multipart/form-data; boundary=${"b".repeat(10_000)}`,
      rawFile("a.jpg", "x") + rawEnd,
      "400 bad_request|400 upload_broken",
    ],
    ["of JSON with __proto__", "application/json", '{"__proto__":{"admin":true}}', "400 bad_request"],
    ["of a megabyte of noise", rawContentType, randomBytes(1_000_000).toString("hex"), "400 upload_broken"],
  ])("%s", async (_, contentType, body, wanted) => {
    expect(wanted.split("|")).toContain(outcome(await post(body, contentType)));
  });

  it("that inflate to 50 MB by their Content-Encoding: 400 bad_request", async () => {
    const body = gzipSync(Buffer.alloc(50_000_000));
    expect(outcome(await post(body, rawContentType, { "content-encoding": "gzip" }))).toBe("400 bad_request");
  });
});

describe("forms over a limit", () => {
  it.each([
    ["10,000 fields", times(10_000, (i) => rawField(`f${i}`, "x")), "400 bad_request"],
    ["300 files", times(300, (i) => rawFile(`${i}.jpg`, "x")), "413 too_many_files"],
    ["a file name of a megabyte", rawFile("n".repeat(1_000_000), "x"), "400 bad_request"],
  ])("%s", async (_, body, wanted) => {
    expect(outcome(await post(body + rawEnd, rawContentType))).toBe(wanted);
  });
});

describe("names that mean something in JavaScript", () => {
  const words = ["__proto__", "constructor", "then"];

  it.each(words)("a field called %s: 200, and the field is ignored", async (word) => {
    const body = latin((await validFile()) + rawField(word, '{"polluted":true}') + rawEnd);
    expect(outcome(await post(body, rawContentType))).toBe("200");
  });

  it.each(words)("a file called %s: 200, and the result keeps the name", async (word) => {
    const answer = await post(latin((await validFile(word)) + rawEnd), rawContentType);
    const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body)));
    expect(images[0]).toMatchObject({ originalName: word, convertedName: `${word}.png` });
  });

  it("a file in a field called __proto__: 400 bad_request", async () => {
    const body = latin((await validFile("a.jpg", "__proto__")) + rawEnd);
    expect(outcome(await post(body, rawContentType))).toBe("400 bad_request");
  });
});

describe("options out of range", () => {
  it.each([
    ["quality", "1e9"],
    ["quality", "85; rm -rf /"],
    ["format", "../png\0"],
    ["preset", "constructor"],
  ])("%s=%j: 400 bad_option", async (name, value) => {
    const fields = { format: "png", [name]: value };
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }], fields);
    expect(outcome(await site.send(calls.imageConvert.path, { body }))).toBe("400 bad_option");
  });

  it.each([
    ["an exponent", "1e2"],
    ["a full turn", "360"],
    ["nothing after a comma", "90,"],
    ["other digits", "９０"],
    ["a word", "constructor"],
    ["more turns than pictures", `90${times(600, () => ",90")}`],
  ])("turns of %s: 400 bad_option", async (_, turns) => {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }], { turns });
    expect(outcome(await site.send(calls.imageToPdf.path, { body }))).toBe("400 bad_option");
  });
});
