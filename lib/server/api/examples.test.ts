import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CallId, calls } from "../../contract/calls";
import { makePdf } from "../../engine/fixtures/pdf";
import { A4, letter, linesOfText } from "../../engine/fixtures/scans";
import { deletionExample, examplesOf } from "../../openapi/examples";
import { form, heic, picture, post } from "../testing/forms";
import { testServer } from "../testing/server";

const server = testServer();
const run = promisify(execFile);
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pixmill-example-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function runs(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
const tools = {
  curl: runs("curl", "--version"),
  fetch: true,
  python: runs("python3", "-c", "import requests"),
};

const scan = () => makePdf([{ content: linesOfText(letter), box: A4 }]);

/** Makes the files that an example names. */
async function fileOf(name: string): Promise<Uint8Array> {
  if (name === "photo.heic") return heic();
  if (name === "locked.pdf") {
    const sent = form([{ name, bytes: scan(), field: "pdf" }], { newPassword: "secret" });
    const { downloadUrl } = await (await server.route(calls.protectPdf.path)(post(sent))).json();
    return new Uint8Array(await (await server.fetch(downloadUrl)).arrayBuffer());
  }
  if (name.endsWith(".pdf")) return scan();
  const format = name.endsWith(".webp") ? "webp" : name.endsWith(".avif") ? "avif" : "png";
  return picture(/jpe?g$/.test(name) ? "jpeg" : format, 48);
}

/** Runs an example as a reader does: in a folder with its files. @returns what it prints */
async function runExample(language: "curl" | "fetch" | "python", text: string): Promise<string> {
  const named = [...text.matchAll(/(?:@|openAsBlob\("|open\(")([\w.]+)/g)].map(([, name = ""]) => name);
  expect(named).not.toEqual([]);
  for (const name of named) await writeFile(join(folder, name), await fileOf(name));
  const file = { curl: "example.sh", fetch: "example.mjs", python: "example.py" }[language];
  await writeFile(join(folder, file), text);
  const program = { curl: "sh", fetch: process.execPath, python: "python3" }[language];
  return (await run(program, [file], { cwd: folder })).stdout;
}

/** Calls that find text or tables; their files here have none. */
const readers: readonly CallId[] = ["pdfToExcel", "imageToExcel", "ocrPdf", "pdfToWord", "imageToText"];

const languages = ["curl", "fetch", "python"] as const;
const ids = Object.keys(calls) as CallId[];

describe.each(languages)("the examples in %s", (language) => {
  it("are programs without errors in their syntax", async () => {
    for (const id of ids) {
      const text = examplesOf(id, server.url(""))[language];
      const file = join(folder, { curl: `${id}.sh`, fetch: `${id}.mjs`, python: `${id}.py` }[language]);
      await writeFile(file, text);
      if (language === "curl") await run("sh", ["-n", file]);
      if (language === "fetch") await run(process.execPath, ["--check", file]);
    }
    if (language === "python" && tools.python) await run("python3", ["-m", "compileall", "-q", folder]);
  }, 120_000);

  it.skipIf(!tools[language]).each(ids.filter((id) => !readers.includes(id)))(
    "convert the files that they name: %s",
    async (id) => {
      const printed = await runExample(language, examplesOf(id, server.url(""))[language]);
      const results = (await readdir(folder)).filter((name) => !name.startsWith("example."));
      if (language === "curl" && !("type" in calls[id])) expect(JSON.parse(printed).success).toBe(true);
      else {
        const sent = [...examplesOf(id, "http://localhost").curl.matchAll(/=@([\w.]+)/g)].length;
        // A result may take the name of its file's place.
        expect(results.length, results.join()).toBeGreaterThanOrEqual(id === "jpgToJpeg" ? 2 : sent);
        expect(printed).toBe("");
      }
    },
    60_000,
  );
});

describe("an example", () => {
  it.skipIf(!tools.python)("saves what the server made of the file, in every language", async () => {
    for (const language of ["fetch", "python"] as const) {
      await runExample(language, examplesOf("resize", server.url(""))[language]);
      const resized = (await readdir(folder)).filter((name) => /^photo.*\.jpg$/.test(name));
      for (const name of resized)
        expect((await sharp(await readFile(join(folder, name))).metadata()).format).toBe("jpeg");
      expect(resized.length).toBeGreaterThan(0);
    }
  });

  it("prints the text of a picture, of which this one has none", async () => {
    const printed = await runExample("fetch", examplesOf("imageToText", server.url("")).fetch);
    expect(printed).toBe("\n");
  }, 60_000);

  it("tells what is wrong, and fails", async () => {
    await writeFile(join(folder, "photo.heic"), "no picture");
    await writeFile(join(folder, "example.mjs"), examplesOf("heicToJpg", server.url("")).fetch);
    await expect(run(process.execPath, ["example.mjs"], { cwd: folder })).rejects.toThrow(
      /can't read what's in this file/,
    );
  });

  it.skipIf(!tools.curl)("downloads a result with curl, and deletes it", async () => {
    const sent = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const { images } = await (await server.route(calls.jpgToPng.path)(post(sent))).json();
    const [, , , session = "", name = ""] = images[0].downloadUrl.split("/");
    const text = deletionExample(server.url("")).replaceAll("SESSION", session).replace("NAME", name);
    await writeFile(join(folder, "example.sh"), text);
    await run("sh", ["example.sh"], { cwd: folder });
    expect((await sharp(await readFile(join(folder, name))).metadata()).format).toBe("png");
    expect((await server.fetch(images[0].downloadUrl)).status).toBe(404);
  });
});
