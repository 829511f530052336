import type { FormatId } from "../formats";
import type { Size } from "../resize/plan";
import { pictureSize } from "./picture-size";
import { formatOf } from "./recognize";

/**
 * Reads what a picture is before it is sent: its upright size in pixels, and its format by its content.
 *
 * @returns undefined for what the browser cannot show
 * @throws the reason of `signal`, when aborted
 */
export async function readPicture(
  signal: AbortSignal,
  file: File,
): Promise<(Size & { format: FormatId | null }) | undefined> {
  const size = await pictureSize(signal, file);
  return size && { ...size, format: await formatOf(file) };
}
