import { availableParallelism } from "node:os";
import sharp from "sharp";
import { median } from "../../../e2e/running/figures";
import { codecs, outputCodecs } from "../../engine/image/formats";
import { openPicture } from "../../engine/image/pipeline";
import { openRaster, rasterize } from "../../engine/image/raster/raster";
import type { Pair } from "./pairs";

const limits = { megapixels: 100, frames: 256 };

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

/**
 * What a conversion could not go below with these codecs: the time of decoding alone, and of encoding alone, each with
 * all cores.
 *
 * @returns the sum of both medians in milliseconds; undefined for a job that is not one decoding and one encoding
 */
export async function limitOf(
  { kind, to, options }: Pair,
  input: string,
  output: string,
  rounds: number,
): Promise<number | undefined> {
  if (kind !== "image") return undefined;
  const job = { input, limits };
  const source = await openPicture(job);
  const decodings: number[] = [];
  const encodings: number[] = [];
  // The engine's processes use one thread each.
  sharp.concurrency(availableParallelism());
  for (let round = 0; round <= rounds; round += 1) {
    const decoded = await timed(() => codecs[source.from].decode(job, source, false, rasterize));
    const encoded = await timed(() =>
      outputCodecs[to].encode(openRaster(decoded.result), source, options, output),
    );
    // The first round loads codecs.
    if (round === 0) continue;
    decodings.push(decoded.ms);
    encodings.push(encoded.ms);
  }
  return median(decodings) + median(encodings);
}
