import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { calls } from "../contract/calls";
import { numbered } from "../engine/fixtures/pdf";
import { type Answer, type Asked, ask, type Target } from "../running/client";
import { childrenOf, type Footprint, footprintOf, isAlive } from "../running/processes";
import { type Site, startSite } from "../running/site";
import { form, heic, picture } from "../server/testing/forms";

/** What a request held is given back in this time, in milliseconds; a busy machine may take as long again. */
const GIVEN_BACK_MS = 2000;
const PATIENCE_MS = 2 * GIVEN_BACK_MS;

/** Engine processes of the site under test. */
const PROCESSES = 2;

/**
 * What may be there after a row over what was there before the first, beside a tenth: memory that the allocators of
 * Node.js and libvips keep for the next request (a server that has just taken an upload of 100 MB, a process that has
 * just drawn 100 megapixels), and descriptors of connections that the kernel has not yet closed.
 */
const KEPT = { serverMib: 96, engineMib: 64 * PROCESSES, descriptors: 8 } as const;
const SHARE = 1.1;

const within = (now: Footprint, before: Footprint) =>
  (Object.keys(KEPT) as (keyof Footprint)[]).filter((name) => now[name] > before[name] * SHARE + KEPT[name]);

/** A conversion as a visitor does it, with the result looked at. @param from the address it comes from */
export async function expectConversion(site: Target, from?: string): Promise<void> {
  const file = { name: "plain.jpg", bytes: await picture("jpeg", 40) };
  const sent = await ask(site, calls.jpgToPng.path, { body: form([file]), ...(from && { from }) });
  expect(sent.status).toBe(200);
  const [image] = calls.jpgToPng.reply.parse(JSON.parse(String(sent.body))).images;
  const result = await ask(site, image?.downloadUrl ?? "", from ? { from } : {});
  expect(result.status).toBe(200);
  expect(await sharp(result.body).metadata()).toMatchObject({ format: "png", width: 40, height: 40 });
}

/** Loads all codecs into all engine processes, so that what comes later is compared with a server at work. */
async function warm(site: Site): Promise<void> {
  // From an address of its own each: on a site that counts visitors too.
  let requests = 0;
  const send = (path: string, body: FormData) => ask(site, path, { body, from: `127.1.0.${++requests}` });
  const photo = await heic();
  const jpeg = await picture("jpeg", 1000);
  const pages = numbered(2 * PROCESSES);
  for (let round = 0; round < 2; round++) {
    for (const bytes of [photo, jpeg]) {
      const parts = Array.from({ length: 2 * PROCESSES }, (_, i) => ({ name: `${i}`, bytes }));
      await send(calls.imageConvert.path, form(parts, { format: "png" }));
    }
    const document = { name: "a.pdf", bytes: pages, field: "pdf" };
    await send(calls.pdfToImages.path, form([document]));
    for (let i = 0; i < PROCESSES; i++)
      for (const { path } of [calls.compressPdf, calls.pdfToWord]) await send(path, form([document]));
  }
}

export type HostileOptions = {
  /** In place of a data folder of its own. */
  dataDir?: () => string;
  /** Lines on the server's log that a row may cause: disk and load are an operator's matter, a visitor's file is not. */
  mayLog?: RegExp;
  /** The address that the conversion after a row comes from; this machine's own when absent. */
  fromEach?: () => string;
};

/**
 * The production server of a file of threats. After every row nothing is left of it: the scratch folder is empty, memory
 * and descriptors are back, the log has no error, and a visitor's file is converted.
 */
export function hostileSite(
  env: Record<string, string> = {},
  { dataDir, mayLog, fromEach }: HostileOptions = {},
) {
  let site: Site;
  let before: Footprint;

  const scratch = () => readdir(join(site.dataDir, "scratch")).catch(() => []);
  const complaints = () => site.said.filter((line) => !mayLog?.test(line));

  async function calm() {
    const eventually = { timeout: PATIENCE_MS, interval: 50 };
    await vi.waitFor(async () => expect(await scratch()).toEqual([]), eventually);
    await expectConversion(site, fromEach?.());
    await vi.waitFor(async () => {
      const now = await footprintOf(site.pid);
      expect(within(now, before), JSON.stringify({ before, now })).toEqual([]);
    }, eventually);
    expect(complaints()).toEqual([]);
  }

  beforeAll(async () => {
    const defaults = { ENGINE_PROCESSES: String(PROCESSES), LOG_LEVEL: "error" };
    site = await startSite({ ...defaults, ...env }, dataDir ? { dataDir: dataDir() } : {});
    await warm(site);
    before = await footprintOf(site.pid);
  });
  afterEach(calm);
  afterAll(async () => {
    const processes = await childrenOf(site.pid);
    expect(await site.stop()).toBe(0);
    for (const pid of processes) expect(await isAlive(pid)).toBe(false);
  });

  return {
    get url() {
      return site.url;
    },
    get pid() {
      return site.pid;
    },
    get dataDir() {
      return site.dataDir;
    },
    scratch,
    ask: (path: string, asked?: Asked): Promise<Answer> => ask(site, path, asked),
  };
}
