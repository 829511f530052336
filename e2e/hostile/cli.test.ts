import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

// The command line of the production build.

let root = "";
let jpeg = Buffer.alloc(0);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pixmill-cli-test-"));
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(root, { recursive: true, force: true }));
let number = 0;
let folder = "";
beforeEach(async () => {
  number += 1;
  folder = join(root, String(number));
  await mkdir(folder);
});

type Ended = { code: number | null; out: string; said: string };

async function cli(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [resolve("dist/cli.mjs"), ...args], { cwd: folder });
  const [out, said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, out, said };
}
const put = (name: string, bytes: Buffer | string = jpeg) => writeFile(join(folder, name), bytes);
const made = (sub = "out") => readdir(join(folder, sub)).then((names) => names.sort());
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("pixmill-cli-") && !root.endsWith(name));

describe("the command line", () => {
  it("converts odd names, into a folder that it makes, and leaves nothing else", async () => {
    const names = [
      "a b.jpg",
      "übel😀.jpg",
      "-o.jpg",
      "%20.jpg",
      "a;rm -rf.jpg",
      `${"n".repeat(240)}.jpg`,
      "two\nlines.jpg",
    ];
    for (const name of names) await put(name);
    const before = await leftovers();
    const { code, said } = await cli("jpg-to-png", "-o", "out", "--", ...names);
    expect([code, said]).toEqual([0, ""]);
    expect(await made()).toHaveLength(names.length);
    expect(await made()).toEqual(expect.arrayContaining(["a b.png", "übel😀.png", "-o.png"]));
    expect(await leftovers()).toEqual(before);
  });

  it("names each file that fails, and converts the others", async () => {
    await put("good.jpg");
    await put("bad.jpg", "not a picture");
    await put("empty.jpg", "");
    await mkdir(join(folder, "folder.jpg"));
    const { code, out, said } = await cli(
      "jpg-to-webp",
      "good.jpg",
      "bad.jpg",
      "empty.jpg",
      "none.jpg",
      "-o",
      "out",
    );
    expect([code, out]).toEqual([1, "out/good.webp\n"]);
    for (const name of ["bad.jpg", "empty.jpg", "none.jpg"]) expect(said).toContain(`${name}: `);
    expect(said).toContain("none.jpg: There is no such file.");
  });

  it("takes of a folder what it converts, and follows links", async () => {
    const photos = join(folder, "photos");
    await mkdir(photos);
    await put("photos/a.jpg");
    await put("photos/notes.txt", "words");
    await put("b.jpeg");
    await symlink("../b.jpeg", join(photos, "link.JPEG"));
    await symlink("nowhere", join(photos, "broken.jpg"));
    const { code, said } = await cli("jpg-to-png", "photos", "-o", "out");
    expect([code, await made()]).toEqual([1, ["a.png", "link.png"]]);
    expect(said).toContain("broken.jpg: ");
  });

  it("replaces nothing unless it is told to", async () => {
    await put("a.jpg");
    await put("a.png", "mine");
    const first = await cli("jpg-to-png", "a.jpg");
    expect([first.code, await readFile(join(folder, "a.png"), "utf8")]).toEqual([1, "mine"]);
    expect(first.said).toContain("a.png exists already");
    expect((await cli("jpg-to-png", "a.jpg", "--overwrite")).code).toBe(0);
    expect((await sharp(join(folder, "a.png")).metadata()).format).toBe("png");
  });

  it("says that it cannot write to a folder", async () => {
    await put("a.jpg");
    const { code, said } = await cli("jpg-to-png", "a.jpg", "-o", join("a.jpg", "out"));
    expect([code, said]).toEqual([1, expect.stringContaining("a.jpg: ENOTDIR")]);
  });

  it("says in JSON what became of each file", async () => {
    await put("a.jpg");
    await put("b.jpg", "nothing");
    const { code, out } = await cli("jpg-to-png", "a.jpg", "b.jpg", "--json");
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(lines).toContainEqual({ files: ["a.jpg"], results: ["a.png"] });
    expect(lines).toContainEqual({ files: ["b.jpg"], error: expect.any(String), code: "unsupported_type" });
  });

  it("makes one PDF of all pictures, and keeps the names of what it compresses", async () => {
    await put("a.jpg");
    await put("b.jpg");
    expect((await cli("jpg-to-pdf", "a.jpg", "b.jpg", "-o", "out")).code).toBe(0);
    expect((await cli("compress-image", "a.jpg", "-o", "out")).code).toBe(0);
    expect(await made()).toEqual(["a.jpg", expect.stringMatching(/\.pdf$/)]);
  });

  it.each([
    [[], "Commands"],
    [["jpg-to-exe", "a.jpg"], "There is no command 'jpg-to-exe'"],
    [["jpg-to-png"], "Name the files"],
    [["jpg-to-png", "--quality", "9", "a.jpg"], "--quality"],
    [["compress-pdf", "--level", "most", "a.pdf"], "--level can't be 'most'"],
    [["protect-pdf", "a.pdf"], "--newPassword is missing"],
  ])("refuses %j with 2 and a sentence", async (args, sentence) => {
    const { code, out, said } = await cli(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(said).toContain(sentence);
  });
});
