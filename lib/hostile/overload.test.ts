import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { calls } from "../contract/calls";
import type { Answer } from "../running/client";
import { form } from "../server/testing/forms";
import { noisyPhoto } from "./inputs/photos";
import { codeOf } from "./outcome";
import { hostileSite } from "./site";

/** Files that may be inside at once. */
const ADMITTED = 40;
/** Seconds for a request; what has not begun by then is given up. */
const REQUEST_TIMEOUT_S = 6;
/** What a machine may add to it that is busy with the clients too, in seconds. */
const MARGIN_S = 15;
const site = hostileSite({
  MAX_ADMITTED_FILES: String(ADMITTED),
  REQUEST_TIMEOUT_S: String(REQUEST_TIMEOUT_S),
});

let photo: Buffer;
beforeAll(async () => {
  photo = await noisyPhoto(900, 600);
});

/** Each from an address of its own: one visitor alone gets no more than a part of the room. */
let visitors = 0;
const nextVisitor = () => `127.2.${visitors >> 7}.${1 + (visitors++ & 127)}`;

const convert = (files = 1): Promise<Answer> => {
  const parts = Array.from({ length: files }, (_, i) => ({ name: `${i}.jpg`, bytes: photo }));
  const body = form(parts, { format: "webp" });
  return site.ask(calls.imageConvert.path, { body, from: nextVisitor() });
};

/** Conversions a second of two clients who take turns: all that two engine processes can do. */
async function measureCapacity(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const client = async () => {
    for (; performance.now() < end; done++) expect((await convert()).status).toBe(200);
  };
  await Promise.all([client(), client(), client()]);
  return done / seconds;
}

/** Every file of an answer is converted and right, or says that there was no time for it. */
async function expectRight(answer: Answer) {
  const { images } = calls.imageConvert.reply.parse(JSON.parse(String(answer.body)));
  for (const { downloadUrl, code } of images) {
    if (code) expect(code).toBe("busy");
    else {
      const { body } = await site.ask(downloadUrl ?? "");
      expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 900, height: 600 });
    }
  }
}

it("ten times what can be done, for three seconds: 200 and right, or 503 and when to come back; nobody waits for ever", async () => {
  const rate = 10 * (await measureCapacity(2));
  const requests: Promise<{ answer: Answer; seconds: number }>[] = [];
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
  expect(done.length).toBeGreaterThanOrEqual(ADMITTED);
  expect(done.length).toBeLessThan(answers.length);
  for (const { answer } of done) await expectRight(answer);
}, 120_000);

it("as many as may be inside, twice at once: each 200 and right, or 503", async () => {
  const answers = await Promise.all([convert(ADMITTED), convert(ADMITTED)]);
  for (const answer of answers) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 200) await expectRight(answer);
  }
  expect(answers.some(({ status }) => status === 200)).toBe(true);
});

it("pages that are read while all of the engine is at work: 200 in a second or two", async () => {
  const busy = convert(ADMITTED);
  for (let i = 0; i < 10; i++) {
    const began = performance.now();
    expect((await site.ask("/png-to-jpg")).status).toBe(200);
    expect((await site.ask("/api/health/live")).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(MARGIN_S * 1000);
  }
  expect([200, 503]).toContain((await busy).status);
});
