import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { calls, failure } from "../../lib/contract/calls";
import { numbered } from "../../lib/engine/fixtures/pdf";
import { form, heic, picture } from "../../lib/server/testing/forms";
import { type HttpResponse, type RequestOptions, sendRequest, type Target } from "../running/client";
import { engineOf, type Footprint, footprintOf, isAlive } from "../running/processes";
import { type Site, startSite } from "../running/site";

/** Time in milliseconds in which a request releases everything, doubled for a busy machine. */
const RELEASE_TIMEOUT_MS = 2 * 2000;

/** Whether footprints are compared, for which a server has to be in use: not where each gets one request (`runner.ts`). */
const compares = process.env.TEST_PART !== "main";

/** Engine processes of the site under test. */
const PROCESSES = 2;

/**
 * Growth that a test may leave, besides a tenth: memory that the allocators of Node.js and libvips keep for the next
 * request (after an upload of 100 MB, or a picture of 100 megapixels), and descriptors of connections that the kernel
 * has not closed yet.
 */
const TOLERANCE = { serverMib: 96, engineMib: 64 * PROCESSES, descriptors: 8 } as const;
const GROWTH = 1.1;

const grown = (now: Footprint, before: Footprint) =>
  (Object.keys(TOLERANCE) as (keyof Footprint)[]).filter(
    (name) => now[name] > before[name] * GROWTH + TOLERANCE[name],
  );

/** Returns the error code of a failed answer, which has to match the contract. */
export const codeOf = ({ body }: HttpResponse): string => failure.parse(JSON.parse(String(body))).code;

/** Returns the status of an answer and its error code, if any: '200', '422 corrupt'. */
export const outcome = (answer: HttpResponse): string =>
  answer.status < 400 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`;

/** Expects that processes end; the kernel ends what ran inside of a sandbox shortly after the sandbox itself. */
export async function expectGone(processes: readonly number[]): Promise<void> {
  await vi.waitFor(async () => {
    for (const pid of processes) expect(await isAlive(pid)).toBe(false);
  }, RELEASE_TIMEOUT_MS);
}

/** Converts a picture as a visitor does and checks the result. @param from local address to connect from */
export async function expectConversion(site: Target, from?: string): Promise<void> {
  const file = { name: "plain.jpg", bytes: await picture("jpeg", 40) };
  const sent = await sendRequest(site, calls.jpgToPng.path, { body: form([file]), ...(from && { from }) });
  expect(sent.status).toBe(200);
  const [image] = calls.jpgToPng.reply.parse(JSON.parse(String(sent.body))).images;
  const result = await sendRequest(site, image?.downloadUrl ?? "", from ? { from } : {});
  expect(result.status).toBe(200);
  expect(await sharp(result.body).metadata()).toMatchObject({ format: "png", width: 40, height: 40 });
}

/** Loads all codecs into all engine processes, so that the tests compare with a server in use. */
async function warmUp(site: Site): Promise<void> {
  // Each from its own address, because of the rate limit.
  let requests = 0;
  const send = (path: string, body: FormData) =>
    sendRequest(site, path, { body, from: `127.1.0.${++requests}` });
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
  /** Data folder to use instead of a temporary one. */
  dataDir?: () => string;
  /** Sends what makes the server as large as thousands of requests do, before its memory is measured. */
  warm?: (site: Site) => Promise<void>;
  /** Errors that a test may log: a full disk concerns the operator, a visitor's bad file does not. */
  mayLog?: RegExp;
  /** Returns the local address of the conversion after each test. */
  nextAddress?: () => string;
};

/**
 * Starts the production server for the tests of a file or a `describe`. After every test the scratch folder has to be
 * empty, memory and descriptors back to normal and the log without errors, and a visitor's file has to be converted.
 */
export function hostileSite(
  env: Record<string, string> = {},
  { dataDir, warm, mayLog, nextAddress }: HostileOptions = {},
) {
  let site: Site;
  let before: Footprint;

  const scratch = () => readdir(join(site.dataDir, "scratch")).catch(() => []);
  const errors = () => site.output.filter((line) => !mayLog?.test(line));

  async function expectRecovered() {
    const eventually = { timeout: RELEASE_TIMEOUT_MS, interval: 50 };
    await vi.waitFor(async () => expect(await scratch()).toEqual([]), eventually);
    await expectConversion(site, nextAddress?.());
    if (!compares) return expect(errors()).toEqual([]);
    await vi.waitFor(async () => {
      const now = await footprintOf(site.pid);
      expect(grown(now, before), JSON.stringify({ before, now })).toEqual([]);
    }, eventually);
    expect(errors()).toEqual([]);
  }

  beforeAll(async () => {
    const defaults = { ENGINE_PROCESSES: String(PROCESSES), LOG_LEVEL: "error" };
    site = await startSite({ ...defaults, ...env }, dataDir ? { dataDir: dataDir() } : {});
    if (!compares) return;
    await warmUp(site);
    await warm?.(site);
    before = await footprintOf(site.pid);
  });
  afterEach(expectRecovered);
  afterAll(async () => {
    const processes = await engineOf(site.pid);
    expect(await site.stop()).toBe(0);
    await expectGone(processes);
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
    send: (path: string, options?: RequestOptions): Promise<HttpResponse> => sendRequest(site, path, options),
  };
}
