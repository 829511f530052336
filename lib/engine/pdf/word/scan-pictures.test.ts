import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, vi } from "vitest";
import { makePdf } from "../../fixtures/pdf";
import { image } from "../../fixtures/pdf-text";
import { A4, letter, linesOfText } from "../../fixtures/scans";
import { startEngine } from "../../fixtures/start-engine";
import { wordText } from "../../fixtures/start-word";
import { withDocument } from "../document";
import { drawPage, packPage } from "../drawing/draw";

/** Pictures of scanned pages, whose words are read from the same scan. */

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { place, pool } = startEngine();
const never = new AbortController().signal;
const timeoutMs = 60_000;

const inColor = "/ColorSpace/DeviceRGB/Filter/DCTDecode";

/** Draws a page of operators in color, as a scanner sees it. @param photo fills `/Photo` */
async function picture(content: string, photo?: Buffer) {
  const objects = photo && { photo: image(60, 40, photo, inColor) };
  const resources = photo ? { resources: "/XObject<</Photo @photo>>" } : {};
  const { input } = await place(makePdf([{ content, box: A4, ...resources }], objects ? { objects } : {}));
  const options = { page: 1, scale: 200 / 72, maxMegapixels: 40, maxSide: 20_000 };
  const { data, width, height, channels } = await withDocument({ input }, (document) =>
    drawPage(document, options, packPage),
  );
  return sharp(data, { raw: { width, height, channels } });
}

/**
 * Makes a document of a scan, and converts it as the server does.
 *
 * @param isSearchable whether its text has been laid over it before
 * @param strips into which it is cut
 */
async function convert(scan: Sharp, { isSearchable = false, strips = 1 } = {}) {
  const { data, info } = await scan.toColourspace("srgb").png().toBuffer({ resolveWithObject: true });
  const { width } = info;
  const height = Math.floor(info.height / strips);
  const [w, h] = [(width * 72) / 200, (height * 72) / 200];
  const objects: Record<string, ReturnType<typeof image>> = {};
  for (let i = 0; i < strips; i += 1) {
    const strip = sharp(data).extract({ left: 0, top: i * height, width, height });
    objects[`strip${i}`] = image(width, height, await strip.jpeg({ quality: 85 }).toBuffer(), inColor);
  }
  const names = Object.keys(objects);
  const pdf = makePdf(
    [
      {
        content: names
          .map((name, i) => `q ${w} 0 0 ${h} 0 ${(strips - 1 - i) * h} cm /${name} Do Q`)
          .join("\n"),
        box: [w, strips * h],
        resources: `/XObject<<${names.map((name) => `/${name} @${name}`).join("")}>>`,
      },
    ],
    { objects },
  );
  const { input, output } = await place(pdf);
  const text = `${output}-1`;
  const limits = { megapixels: 40, frames: 1 };
  await pool().run(
    never,
    { kind: "ocr-page", input, output: text, page: 1, language: "eng", limits },
    { timeoutMs },
  );
  const layered = `${output}-2`;
  if (isSearchable)
    await pool().run(
      never,
      { kind: "pdf-text-layer", inputs: [input, text], output: layered },
      { timeoutMs },
    );
  const source = isSearchable ? { input: layered } : { input, texts: [text] };
  await pool().run(never, { kind: "pdf-word", ...source, output, maxPages: 5 }, { timeoutMs });
  const zip = await JSZip.loadAsync(await readFile(output));
  const xml = (await zip.file("word/document.xml")?.async("string")) ?? "";
  return {
    xml,
    text: wordText(xml),
    before: wordText(xml.slice(0, Math.max(0, xml.indexOf("<w:drawing>")))),
    pictures: await Promise.all(
      zip.file(/^word\/media\/./).map(async (one) => sharp(await one.async("nodebuffer"))),
    ),
  };
}

/** Width and height of a picture on the page, in points. */
const sizesOf = (xml: string) =>
  [...xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [
    Number(x) / 12700,
    Number(y) / 12700,
  ]);

/** A photo: red at the left, blue at the right, and brighter towards its middle. */
const photoOf = () =>
  sharp(
    Buffer.from(
      Array.from({ length: 60 * 40 }, (_, i) => {
        const light = 60 + 3 * (20 - Math.abs(20 - Math.floor(i / 60)));
        return i % 60 < 30 ? [light + 80, light, light] : [light, light, light + 80];
      }).flat(),
    ),
    { raw: { width: 60, height: 40, channels: 3 } },
  )
    .jpeg()
    .toBuffer();
const photo = "q 240 0 0 160 160 400 cm /Photo Do Q\n";
const below = (lines: readonly string[]) => `q 1 0 0 1 0 -400 cm ${linesOfText(lines)} Q\n`;
const text = linesOfText(letter) + below(letter.slice(0, 4));
const label = (words: string, x: number, y: number) => `BT 0 g /F1 9 Tf ${x} ${y} Td (${words}) Tj ET\n`;

const rows = Array.from({ length: 6 }, (_, i) => 540 - i * 25);
const table =
  "1 w 0 G " +
  rows.map((y) => `100 ${y} m 460 ${y} l S`).join(" ") +
  [100, 220, 340, 460].map((x) => ` ${x} ${rows.at(-1)} m ${x} 540 l S`).join("") +
  "\n" +
  rows
    .slice(1)
    .flatMap((y, i) =>
      ["Seeds", "Tools", "Water"].map((word, j) => label(`${word} ${i}`, 110 + j * 120, y + 8)),
    )
    .join("");

/** Checks that the photo is the only picture, upright and straight, and returns it. */
function expectPhoto({ pictures, xml }: Awaited<ReturnType<typeof convert>>) {
  expect(pictures.length).toBe(1);
  const [[width = 0, height = 0] = []] = sizesOf(xml);
  expect(Math.abs(width - 240)).toBeLessThan(8);
  expect(Math.abs(height - 160)).toBeLessThan(8);
  return pictures[0];
}

describe("a scanned page", () => {
  it("keeps its photo in color, between the same lines", async () => {
    const made = await convert(await picture(text + photo, await photoOf()));
    const found = expectPhoto(made);
    const { before, text: all } = made;
    expect(before).toContain("due on July 15.");
    expect(all.slice(before.length)).toContain("garden club");
    const small = (await found?.removeAlpha().resize(4, 1, { fit: "fill" }).raw().toBuffer()) ?? [];
    expect((small[0] ?? 0) - (small[2] ?? 0)).toBeGreaterThan(40);
    expect((small[11] ?? 0) - (small[9] ?? 0)).toBeGreaterThan(40);
  });

  it("keeps its text and its photo if that has been laid over it before, and it is stored in strips", async () => {
    const scan = await picture(text + photo, await photoOf());
    const { pictures, before, text: all } = await convert(scan, { isSearchable: true, strips: 3 });
    expect(pictures.length).toBe(1);
    expect(before).toContain("due on July 15.");
    expect(all.slice(before.length)).toContain("garden club");
  });

  it("has no picture if it is only text, which has been laid over it before", async () => {
    const { pictures, text: all } = await convert(await picture(text + table), { isSearchable: true });
    expect(pictures).toEqual([]);
    expect(all).toContain("garden club");
  });

  it("keeps a map with its labels, which describe it and are no text", async () => {
    const roads =
      "0 0 1 RG 2 w 160 400 m 200 520 300 380 400 560 c S 0.4 G 160 540 m 260 420 330 560 400 410 c S 0 G 1 w 160 400 240 160 re S\n";
    const {
      pictures,
      xml,
      text: all,
    } = await convert(await picture(text + roads + label("Oakham", 180, 470) + label("Milton", 350, 470)));
    expect(pictures.length).toBe(1);
    expect(all).not.toMatch(/Oakham|Milton/);
    expect(xml).toMatch(/descr="[^"]*Oakham/);
    const [[width = 0] = []] = sizesOf(xml);
    expect(Math.abs(width - 240)).toBeLessThan(10);
  });

  it("keeps a logo beside a name, which stays text", async () => {
    const logo =
      "0 0.4 0.7 rg 70 790 m 95 835 l 120 790 l h f 1 g 85 795 m 95 815 l 105 795 l h f 0 g BT /F1 20 Tf 140 800 Td (Northern Water) Tj ET\n";
    const { pictures, text: all } = await convert(await picture(logo + linesOfText(letter)));
    expect(pictures.length).toBe(1);
    expect(all).toContain("Northern Water");
  });

  it("that is crooked has a straight picture", async () => {
    const scan = await (await picture(text + photo, await photoOf())).png().toBuffer();
    const made = await convert(sharp(scan).rotate(2, { background: "#fff" }));
    expectPhoto(made);
    expect(made.before).toContain("due on July 15.");
  });

  const specks = Array.from(
    { length: 600 },
    (_, i) => `${(i * 7919) % 590} ${(i * 104729) % 838} 0.8 0.8 re f`,
  ).join(" ");

  it.each([
    [
      "a ruled table, a shadow at its edge and punch holes",
      `${text + table} 0.1 g 0 0 14 842 re f 26 300 16 16 re f 26 540 16 16 re f`,
    ],
    ["specks and a tinted box around text", `0.8 0.8 0.9 rg 60 640 480 150 re f ${text} 0 g ${specks}`],
    ["text on gray paper", `0.75 g 0 0 595 842 re f ${text}`],
  ])("that has %s gets no picture", async (_, content) => {
    const { pictures, text: all } = await convert(await picture(content));
    expect(pictures).toEqual([]);
    expect(all).toContain("garden club");
  });
});
