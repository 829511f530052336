import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Footprint, footprintOf } from "../../../e2e/running/processes";
import type { Site } from "../../../e2e/running/site";

/** Seconds between two samples. */
const INTERVAL_S = 10;
const BYTES_PER_MIB = 1024 * 1024;

/** Resources of a site, `hours` after sampling began. */
export type Sample = Footprint & { hours: number; diskMib: number };

async function diskMib(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    // A file may be deleted after its folder was read.
    names.map((name) =>
      lstat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_MIB;
}

/** Samples the resources of a site until `stop` is called. */
export function startSampling(site: Site) {
  const samples: Sample[] = [];
  const began = performance.now();
  const sample = async () => {
    const hours = (performance.now() - began) / 3_600_000;
    samples.push({ hours, ...(await footprintOf(site.pid)), diskMib: await diskMib(site.dataDir) });
  };
  const timer = setInterval(sample, INTERVAL_S * 1000);
  return {
    /** Returns all samples. */
    stop(): readonly Sample[] {
      clearInterval(timer);
      return samples;
    },
  };
}
