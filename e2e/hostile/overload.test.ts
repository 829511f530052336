import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form } from "../../lib/server/testing/forms";
import type { HttpResponse } from "../running/client";
import { noisyPhoto } from "./inputs/pictures";
import { codeOf, hostileSite } from "./site";

/** Files that are admitted at once. */
const MAX_FILES = 40;
/** Seconds after which files whose conversion has not begun are given up. */
const REQUEST_TIMEOUT_S = 6;
/** Tolerance in seconds, because the clients run on the same machine. */
const MARGIN_S = 15;
const site = hostileSite({
  MAX_ADMITTED_FILES: String(MAX_FILES),
  REQUEST_TIMEOUT_S: String(REQUEST_TIMEOUT_S),
});

let photo: Buffer;
beforeAll(async () => {
  photo = await noisyPhoto(900, 600);
});

/** Each request has its own address, because one visitor gets only a share of the capacity. */
let visitors = 0;
const nextVisitor = () => `127.2.${visitors >> 7}.${1 + (visitors++ & 127)}`;

const convert = (files = 1): Promise<HttpResponse> => {
  const parts = Array.from({ length: files }, (_, i) => ({ name: `${i}.jpg`, bytes: photo }));
  const body = form(parts, { format: "webp" });
  return site.send(calls.imageConvert.path, { body, from: nextVisitor() });
};

/** Measures conversions per second of the site with three clients, which keep both engine processes busy. */
async function measureCapacity(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const client = async () => {
    for (; performance.now() < end; done++) expect((await convert()).status).toBe(200);
  };
  await Promise.all([client(), client(), client()]);
  return done / seconds;
}

/** Expects every file of an answer to be converted correctly, or to have the error `busy`. */
async function expectValidResults(answer: HttpResponse) {
  const { images } = calls.imageConvert.reply.parse(JSON.parse(String(answer.body)));
  for (const { downloadUrl, code } of images) {
    if (code) expect(code).toBe("busy");
    else {
      const { body } = await site.send(downloadUrl ?? "");
      expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 900, height: 600 });
    }
  }
}

it("ten times the capacity for three seconds: each answer is 200 with valid results, or 503 with Retry-After, and none is late", async () => {
  const rate = 10 * (await measureCapacity(2));
  const requests: Promise<{ answer: HttpResponse; seconds: number }>[] = [];
  for (const began = performance.now(); performance.now() < began + 3000; await delay(20)) {
    const due = ((performance.now() - began) / 1000) * rate;
    while (requests.length < due) {
      const sent = performance.now();
      requests.push(convert().then((answer) => ({ answer, seconds: (performance.now() - sent) / 1000 })));
    }
  }
  const answers = await Promise.all(requests);
  for (const { answer, seconds } of answers) {
    expect([200, 503]).toContain(answer.status);
    expect(seconds).toBeLessThan(REQUEST_TIMEOUT_S + MARGIN_S);
    if (answer.status === 503) {
      expect(codeOf(answer)).toBe("busy");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
  }
  const done = answers.filter(({ answer }) => answer.status === 200);
  expect(done.length).toBeGreaterThanOrEqual(MAX_FILES);
  expect(done.length).toBeLessThan(answers.length);
  for (const { answer } of done) await expectValidResults(answer);
}, 120_000);

it("pages while all engine processes are busy: 200 within 15 seconds", async () => {
  const busy = convert(MAX_FILES);
  for (let i = 0; i < 10; i++) {
    const began = performance.now();
    expect((await site.send("/png-to-jpg")).status).toBe(200);
    expect((await site.send("/api/health/live")).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(MARGIN_S * 1000);
  }
  expect([200, 503]).toContain((await busy).status);
});
