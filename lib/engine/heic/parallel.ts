import { ConversionError } from "../../contract/errors";
import type { Helpers } from "./helpers";
import type { HeifImage } from "./image";
import { decodeShare, isFinished, newControl, stop, type TilePlan } from "./tiles";

/**
 * Decodes tiles together with the helpers; returns when there is nothing left to do for this thread.
 *
 * @param output RGB of the upright picture in shared memory. After a failure helpers may write to it
 * until they are idle.
 * @returns what to wait for until the pixels are complete; rejects with what failed in a helper
 * @throws ConversionError of a tile that failed here
 */
export function decodeTiles(
  image: HeifImage,
  plan: TilePlan,
  file: Uint8Array,
  output: Uint8Array,
  helpers: Helpers | undefined,
): () => Promise<void> {
  const control = newControl();
  const joined = helpers?.join({ file, plan, control, output });
  // Whether it failed matters only while tiles are missing: a helper may just be starting.
  joined?.catch(() => {});
  try {
    decodeShare(image, plan, control, output);
  } catch (error) {
    stop(control);
    throw error;
  }
  return async () => {
    if (isFinished(plan, control)) return;
    await joined;
    if (!isFinished(plan, control))
      throw new ConversionError("engine_crashed", { cause: new Error("tiles are missing") });
  };
}
