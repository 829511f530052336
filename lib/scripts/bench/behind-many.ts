import sharp from "sharp";
import { median, quantile, table } from "../../../e2e/running/figures";
import type { Site } from "../../../e2e/running/site";
import { calls } from "../../contract/calls";
import type { Sources } from "./sources";

/** Files of the other visitor's request. */
const MANY = 100;
const ROUNDS = 4;
/** Single files of a round, alone and then behind many. */
const SINGLES = 50;
/** Size of the pictures: half a megapixel. */
const SIZE = { width: 816, height: 612 } as const;

/** Encodes a photo of half a megapixel as a JPEG. */
export async function smallPhoto(sources: Sources): Promise<Blob> {
  const bytes = await sharp(sources.path("photo", "jpg")).resize(SIZE).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

/** Converts files to WEBP in one request. @throws Error with the code of a refusal */
export async function upload(url: string, files: readonly Blob[]) {
  const { path, fileField } = calls.imageConvert;
  const form = new FormData();
  form.append("format", "webp");
  for (const [i, file] of files.entries()) form.append(fileField, file, `photo-${i}.jpg`);
  const answer = await fetch(new URL(path, url), { method: "POST", body: form });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(reply.code);
  return calls.imageConvert.reply.parse(reply);
}

/** Milliseconds from each upload to its reply, one after the other. */
async function timesOf(url: string, file: Blob): Promise<number[]> {
  const times: number[] = [];
  while (times.length < SINGLES) {
    const began = performance.now();
    await upload(url, [file]);
    times.push(performance.now() - began);
    // Uploads come at any moment of another file's conversion.
    await new Promise((resolve) => setTimeout(resolve, 40 * Math.random()));
  }
  return times;
}

/** Measures how long single files take while another visitor converts a hundred at once, again and again. */
export async function measureBehindMany({ url }: Site, file: Blob): Promise<string> {
  const alone: number[] = [];
  const behind: number[] = [];
  const perSecond: number[] = [];
  const many = Array.from({ length: MANY }, () => file);
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await timesOf(url, file)));
    const rest = { over: false };
    const other = (async () => {
      while (!rest.over) {
        const began = performance.now();
        await upload(url, many);
        perSecond.push((MANY * 1000) / (performance.now() - began));
      }
    })();
    behind.push(...(await timesOf(url, file)));
    rest.over = true;
    await other;
  }
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)),
  ];
  return `A JPEG of half a megapixel to WEBP, alone and while another visitor converts ${MANY} of them in one request, again and
again (${median(perSecond).toFixed(0)} a second meanwhile): ${ROUNDS * SINGLES} files each, in turn, from upload to reply.

${table(["one file", "p50 ms", "p95 ms", "p99 ms"], [row("alone", alone), row("behind a hundred", behind)])}
`;
}
