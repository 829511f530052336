import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form, picture, rawContentType, rawEnd, rawFile } from "../../lib/server/testing/forms";
import { hostileSite } from "./site";

const site = hostileSite();

/** Returns the paths of all files in the data folder. */
async function storedFiles(): Promise<string[]> {
  const names = await readdir(site.dataDir, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => (await lstat(join(site.dataDir, name))).isFile()),
  );
  return names.filter((_, i) => files[i]);
}

/** Uploads a picture under a name, without the escapes of a browser. */
async function sendRawName(name: string) {
  const [start = "", end = ""] = rawFile(name, "@").split("@");
  const body = Buffer.concat([Buffer.from(start), await picture("jpeg"), Buffer.from(end + rawEnd)]);
  return site.send(calls.jpgToPng.path, { body, headers: { "content-type": rawContentType } });
}

const names = {
  "a relative path": ["../../../../tmp/pixmill-was-here.jpg", "pixmill-was-here.png"],
  "a path with a drive": ["C:\\\\Users\\\\me\\\\photo.jpg", "photo.png"],
  "an escaped path": ["%2e%2e%2f%2e%2e%2fetc%2fpasswd.jpg", "%2e%2e%2f%2e%2e%2fetc%2fpasswd.png"],
  "a hidden file": [".htaccess", "htaccess.png"],
  "an encoded line break and a header": ["a%0D%0AX-Injected: yes.jpg", "aX-Injected_ yes.png"],
  "a right-to-left override": ["photo\u202Egpj.exe", "photogpj.png"],
  HTML: ["<img src=x onerror=alert(1)>.jpg", "_img src=x onerror=alert(1)_.png"],
  "a shell command": ["$(id);`id`|id&.jpg", "$(id);`id`_id&.png"],
  "a thousand characters": [`${"n".repeat(1000)}.jpg`, `${"n".repeat(200)}.png`],
  "a thousand accents on one letter": [`a${"\u0301".repeat(1000)}.jpg`, "jpg.png"],
  "an unpaired surrogate": ["a\uD800b.jpg", "a\uFFFDb.png"],
} as const;

describe("names of uploads", () => {
  it.each(Object.entries(names))("%s: 200, stored and sent under a safe name", async (_, [given, wanted]) => {
    const answer = await sendRawName(given);
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty("x-injected");
    const [image] = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body))).images;
    expect(image?.convertedName).toBe(wanted);
    const result = await site.send(image?.downloadUrl ?? "");
    expect(result.status).toBe(200);
    expect(result.headers).not.toHaveProperty("x-injected");
    expect(result.headers["content-disposition"]).toMatch(
      /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~!*'%-]*$/,
    );
    for (const name of await storedFiles()) expect(name).toMatch(/^results\/[0-9a-f]{40}\/[^/]+$/);
  });

  it.each([
    ["only dots", ".."],
    ["a NUL", "a.php\0.jpg"],
    ["a line break", "a\r\nX-Injected: yes.jpg"],
  ])("%s: 400", async (_, name) => {
    const answer = await sendRawName(name);
    expect(answer.status).toBe(400);
    expect(answer.headers).not.toHaveProperty("x-injected");
  });

  it("all of them in one ZIP: entries without a path, none twice", async () => {
    const bytes = await picture("jpeg");
    const parts = Object.values(names).map(([name]) => ({ name, bytes }));
    const answer = await site.send(calls.compressor.path, { body: form([...parts, ...parts]) });
    const { files } = await JSZip.loadAsync(answer.body);
    const entries = Object.keys(files);
    expect(entries).toHaveLength(2 * parts.length);
    expect(new Set(entries.map((name) => name.toLowerCase())).size).toBe(entries.length);
    for (const name of entries) expect(name).toMatch(/^[^./\\][^/\\]*$/);
  });
});
