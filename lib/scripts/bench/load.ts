import { quantile } from "../../../e2e/running/figures";
import { calls } from "../../contract/calls";

/** One file from sending it to the last byte of its result, in milliseconds. */
export type Visit = { request: number; download: number };

/** Converts a JPEG to WEBP and downloads the result, as a browser does. @throws Error if either fails */
export async function convertOnce(url: string, file: Blob): Promise<Visit> {
  const { path, fileField } = calls.imageConvert;
  const form = new FormData();
  form.append("format", "webp");
  form.append(fileField, file, "photo.jpg");
  const began = performance.now();
  const answer = await fetch(new URL(path, url), { method: "POST", body: form });
  const json: unknown = await answer.json();
  const answered = performance.now();
  const [image] = answer.ok ? calls.imageConvert.reply.parse(json).images : [];
  const result = await fetch(new URL(image?.downloadUrl ?? "/", url));
  await result.arrayBuffer();
  if (!image?.downloadUrl || !result.ok) throw new Error(`A file was not converted: ${JSON.stringify(json)}`);
  return { request: answered - began, download: performance.now() - answered };
}

export type Load = {
  clients: number;
  files: number;
  failed: number;
  perSecond: number;
  /** From upload to the end of the download, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
};

/** Runs clients in parallel; each sends its next file once it has downloaded the previous result. */
export async function runLoad(url: string, file: Blob, clients: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < end)
      try {
        const { request, download } = await convertOnce(url, file);
        times.push(request + download);
      } catch (error) {
        failed += 1;
        if (failed === 1) console.error(error);
      }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (1000 * times.length) / (performance.now() - began);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => quantile(times, share));
  return { clients, files: times.length, failed, perSecond, p50, p95, p99 };
}

/** Cells of a load that all tables have: its speed, its times and its failures. */
export const loadCells = ({ perSecond, p50, p95, p99, failed }: Load): string[] => [
  perSecond.toFixed(1),
  ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
  String(failed),
];
export const loadColumns = ["conversions/s", "p50 ms", "p95 ms", "p99 ms", "failed"] as const;
