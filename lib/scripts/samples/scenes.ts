import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { writePdf } from "../../engine/pdf/write";
import { largeSamples, samples, tableSamples, textSamples } from "../../site/samples";
import { findBrowser } from "../browser";

/** Blur of a lens and of a scanner, in pixels. */
const BLUR = 0.6;

/** Width of the large photo in pixels, and the deviation of its grain, of 255. */
const LARGE = { width: 3200, height: 2400, grain: 26 } as const;

const target = (path: string) => join("public", path);
const addressOf = (scene: string) => pathToFileURL(resolve("lib/scripts/samples", `${scene}.html`)).href;

async function withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Draws a scene, which is HTML beside this file, as large as its page. */
async function draw(page: Page, scene: string): Promise<Sharp> {
  await page.goto(addressOf(scene));
  return sharp(await page.locator("body").screenshot())
    .removeAlpha()
    .blur(BLUR);
}

/** Returns the grain of a camera: the same each time, from a linear congruential generator. */
function grainOf({ width, height, grain }: typeof LARGE): Buffer {
  const pixels = Buffer.alloc(width * height);
  let state = 7;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = 128 + (state / 2 ** 31 - 1) * grain;
  }
  return pixels;
}

/** The photo with more pixels, as a camera takes it. */
async function writeLargePhoto() {
  const { width, height } = LARGE;
  const grain = { input: grainOf(LARGE), raw: { width, height, channels: 1 }, blend: "soft-light" } as const;
  const large = await sharp(target(samples.jpg.path)).resize(width, height).composite([grain]).toBuffer();
  await sharp(large).jpeg({ quality: 92, mozjpeg: true }).toFile(target(largeSamples.photo.path));
}

/** A scanned letter: a picture without text. */
async function writeScan(letter: Sharp) {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-scan-"));
  const scan = join(folder, "scan.jpg");
  try {
    await letter.grayscale().toColorspace("b-w").jpeg({ quality: 66, mozjpeg: true }).toFile(scan);
    await writePdf({
      kind: "pdf-write",
      inputs: [scan],
      output: target(textSamples.scan.path),
      limits: { megapixels: 10, frames: 1 },
      maxPages: 1,
      options: { pageSize: "a4", orientation: "auto", margin: "none" },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Tables in a document, and the first of them as on a screen with twice as many pixels. */
async function writeTables(page: Page) {
  await page.goto(addressOf("table"));
  await page.pdf({
    path: target(tableSamples.document.path),
    preferCSSPageSize: true,
    printBackground: true,
  });
  await page.evaluate(() => document.body.style.setProperty("zoom", "2"));
  const table = await page.locator("#picture").screenshot();
  await sharp(table)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "white" })
    .png({ palette: true, colors: 32 })
    .toFile(target(tableSamples.picture.path));
}

/**
 * Makes what there is to read: a photo of a receipt, a scanned letter and tables; and what is large, a photo and a report.
 */
export async function writeScenes() {
  await writeLargePhoto();
  await withPage(async (page) => {
    const receipt = await draw(page, "receipt");
    await receipt.jpeg({ quality: 80, mozjpeg: true }).toFile(target(textSamples.photo.path));
    await writeScan(await draw(page, "scan"));
    await writeTables(page);
    await page.goto(addressOf("report"));
    await page.pdf({
      path: target(largeSamples.document.path),
      preferCSSPageSize: true,
      printBackground: true,
    });
  });
}
