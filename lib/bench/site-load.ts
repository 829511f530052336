import { footprintOf } from "../running/processes";

export type Load = {
  clients: number;
  /** Whole conversions: upload, convert, download. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Resident memory of the server and its engine processes at their peak, in MiB. */
  peakMib: number;
  failed: number;
};

type Site = { url: string; pid: number };
/** What is sent, and where. */
export type Shot = { path: string; field: string; fields: Record<string, string>; file: Blob; name: string };

const SAMPLE_EVERY_MS = 100;

async function convertOnce({ url }: Site, { path, field, fields, file, name }: Shot): Promise<void> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, file, name);
  const answer = await fetch(new URL(path, url), { method: "POST", body: form });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(reply.code);
  const result = await fetch(new URL(reply.images[0].downloadUrl, url));
  await result.arrayBuffer();
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** So many clients at once, each sending its next file when it has the last one's result. */
export async function loadSite(site: Site, shot: Shot, clients: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let peak = 0;
  const sampling = setInterval(async () => {
    const { serverMib, engineMib } = await footprintOf(site.pid);
    peak = Math.max(peak, serverMib + engineMib);
  }, SAMPLE_EVERY_MS);
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        try {
          await convertOnce(site, shot);
          times.push(performance.now() - start);
        } catch {
          failed += 1;
        }
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const sorted = times.sort((a, b) => a - b);
  return {
    clients,
    perSecond: times.length / elapsed,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    peakMib: peak,
    failed,
  };
}
