import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { keptNames } from "../server/file-name";
import { CallError } from "./call-error";
import { matchEntries, offerIn, openCompressed } from "./compress-files";
import { errorOf } from "./testing";

async function zipOf(entries: Record<string, string>): Promise<Blob> {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(entries)) zip.file(name, text);
  return zip.generateAsync({ type: "blob" });
}

const filesIn = async (zip: Blob, originals: File[]) => (await openCompressed(zip, originals)).files;

const fileOf = (name: string) => new File(["before"], name, { type: "image/png" });

it("throws when the file is no ZIP", async () => {
  const error = await errorOf(openCompressed(new Blob(["<html>"]), [fileOf("a.png")]));
  expect(error).toMatchObject({ fault: { kind: "reply" } });
});

describe("entries are matched to files", () => {
  it.each([
    ["names of their own", ["a.jpg", "b.png"]],
    ["the same name, in two casings", ["a.jpg", "a.jpg", "A.JPG"]],
    ["a name that is another's number", ["a.jpg", "a.jpg", "a (2).jpg"]],
    ["names with dots, or without an ending", ["a.tar.gz", ".x", "photo", "photo"]],
    ["the name of the list of failures", ["errors.txt", "ERRORS.txt"]],
    ["names in other scripts, composed and not", ["Ame\u0301lie.webp", "صورة.png", "日本 é.avif"]],
    ["one name that has to be changed", ["what?.jpg", "b.jpg"]],
    ["two names that become one", ["a?.jpg", "a*.jpg"]],
    ["a name that is too long", [`${"x".repeat(300)}.jpg`, "b.jpg"]],
  ])("with %s", (_, names) => {
    const entries = keptNames(names, ["errors.txt"]);
    const order = names.map((_, index) => index);
    expect(matchEntries(names, entries)).toEqual(order);
  });

  it("in any order", () => {
    const names = ["a.jpg", "b.jpg", "a.jpg"];
    expect(matchEntries(names, ["a (2).jpg", "b.jpg", "a.jpg"])).toEqual([2, 1, 0]);
  });

  it("except for files that failed", () => {
    expect(matchEntries(["a.jpg", "a.jpg", "b.jpg"], ["a (2).jpg", "b.jpg"])).toEqual([undefined, 0, 1]);
    expect(matchEntries(["a.jpg", "b.jpg"], ["else.jpg"])).toEqual([undefined, undefined]);
  });
});

describe("the compressor's ZIP", () => {
  it("gives each file its picture, with the original's type", async () => {
    const [first, second] = await filesIn(await zipOf({ "b.png": "B", "a.png": "A" }), [
      fileOf("a.png"),
      fileOf("b.png"),
    ]);
    expect(first).toMatchObject({ name: "a.png" });
    expect(first && "blob" in first && [first.blob.type, await first.blob.text()]).toEqual([
      "image/png",
      "A",
    ]);
    expect(second && "blob" in second && (await second.blob.text())).toBe("B");
  });

  it("tells which files fit as JPGs, in its comment", async () => {
    const zip = new JSZip();
    zip.file("b.png", "B");
    zip.file("errors.txt", "a.png: We can't make this PNG that small.\n");
    const files = [fileOf("a.png"), fileOf("b.png"), fileOf("c.png")];
    const open = async (comment: string) =>
      (await filesIn(await zip.generateAsync({ type: "blob", comment }), files)).map(({ jpg }) => jpg);
    expect(await open('{"fitsAsJpg":[0,1],"targetSize":20000}')).toEqual([
      { targetSize: 20_000 },
      { targetSize: 20_000 },
      undefined,
    ]);
    for (const other of ["", "made by hand", "{}", '{"fitsAsJpg":"all"}'])
      expect(await open(other)).toEqual([undefined, undefined, undefined]);
  });

  it("tells which details photos had in its comment, which is not in the ZIP that is saved", async () => {
    const zip = new JSZip().file("a.png", "A").file("b.png", "B");
    const [details, names] = [{ removed: ["place"], kept: ["author"] }, ["a.png", "b.png", "é.png"]];
    const params = { name: "é" };
    const comment = JSON.stringify({
      details: [null, details],
      failed: [{ index: 2, code: "corrupt", params }],
    });
    const opened = await openCompressed(
      await zip.generateAsync({ type: "blob", comment }),
      names.map(fileOf),
    );
    expect(opened.files.map((file) => "blob" in file && file.details)).toEqual([undefined, details, false]);
    const saved = await JSZip.loadAsync(await opened.zip.arrayBuffer());
    expect(saved).toMatchObject({ comment: null });
    expect(await saved.file("b.png")?.async("text")).toBe("B");
  });

  it("of no file at all offers JPGs by its code, with a share of what all may have together", () => {
    const refusal = (code: string) =>
      new CallError({ kind: "server", status: 422, answer: { success: false, code } });
    const fields = { targetSize: 100_000, targetFor: "each" } as const;
    expect(offerIn(refusal("fits_as_jpg"), fields, 2)).toEqual({ targetSize: 100_000 });
    expect(offerIn(refusal("target_unreachable"), fields, 2)).toBeUndefined();
    const shared = offerIn(refusal("fits_as_jpg"), { ...fields, targetFor: "all" }, 2);
    expect(shared?.targetSize).toBeLessThan(50_000);
  });

  it("gives each failed file its reason, even two of the same name", async () => {
    const zip = new JSZip();
    zip.file("a (2).png", "A");
    zip.file("errors.txt", "whatever it says");
    const failed = [
      { index: 0, code: "empty_file", params: {} },
      { index: 1, code: "corrupt", params: {} },
    ];
    const blob = await zip.generateAsync({ type: "blob", comment: JSON.stringify({ failed }) });
    expect(await filesIn(blob, [fileOf("a.png"), fileOf("b.png"), fileOf("a.png")])).toMatchObject([
      { reason: { fault: { answer: { code: "empty_file" } } } },
      { reason: { fault: { answer: { code: "corrupt" } } } },
      { name: "a (2).png" },
    ]);
  });

  it("gives a general reason for a file that is missing everywhere", async () => {
    expect(await filesIn(await zipOf({ "errors.txt": "" }), [fileOf("a.png")])).toMatchObject([
      { reason: { fault: { kind: "silent", about: "compression" } } },
    ]);
  });
});
