import { quantile } from "../../../../e2e/running/figures";
import type { Kind } from "./kinds";

/** One file from sending it to its last byte. Times in milliseconds. */
export type Visit = { request: number; download: number; result: number };

/** Converts one file and downloads the result, as a browser does. @throws Error if either fails */
export async function convertOnce(url: string, { path, type, body, resultOf }: Kind): Promise<Visit> {
  const began = performance.now();
  const answer = await fetch(new URL(path, url), { method: "POST", headers: { "content-type": type }, body });
  const reply: unknown = await answer.json();
  const answered = performance.now();
  if (!answer.ok) throw new Error(`A file was answered with ${answer.status}: ${JSON.stringify(reply)}`);
  const result = await fetch(new URL(resultOf(reply), url));
  const { byteLength } = await result.arrayBuffer();
  if (!result.ok) throw new Error(`A download was answered with ${result.status}.`);
  return { request: answered - began, download: performance.now() - answered, result: byteLength };
}

export type Load = {
  files: number;
  failed: number;
  perSecond: number;
  /** Of requests, in milliseconds. */
  p50: number;
  p99: number;
  /** Means per file: milliseconds of the request, bytes of the result. */
  request: number;
  result: number;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Runs clients in parallel; each sends its next file once it has the result of the one before. */
export async function runLoad(
  url: string,
  schedule: readonly Kind[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Load> {
  const visits: Visit[] = [];
  let failed = 0;
  let next = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const kind = schedule[next++ % schedule.length];
      if (!kind) return;
      try {
        visits.push(await convertOnce(url, kind));
      } catch (error) {
        failed += 1;
        if (failed === 1) console.error(error instanceof Error ? error.message : error);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - began) / 1000;
  const requests = visits.map(({ request }) => request);
  return {
    files: visits.length,
    failed,
    perSecond: visits.length / elapsed,
    p50: quantile(requests, 0.5),
    p99: quantile(requests, 0.99),
    request: mean(requests),
    result: mean(visits.map(({ result }) => result)),
  };
}
