import type { FormatId } from "../formats";
import type { Size } from "../resize/plan";
import { pictureSize } from "./picture-size";
import { formatOf } from "./recognize";

type Picture = Size & { format: FormatId | null };

/**
 * Reads what a picture is before it is sent: its upright size in pixels, and its format by its content.
 *
 * @returns undefined for what the browser cannot show
 * @throws the reason of `signal`, when aborted
 */
export async function readPicture(signal: AbortSignal, file: File): Promise<Picture | undefined> {
  const size = await pictureSize(signal, file);
  return size && { ...size, format: await formatOf(file) };
}

/** Reads pictures one after the other. @param onRead is told what each one is */
export async function readPictures(
  signal: AbortSignal,
  files: readonly { id: string; file: File }[],
  onRead: (id: string, picture: Picture | undefined) => void,
): Promise<void> {
  for (const { id, file } of files) onRead(id, await readPicture(signal, file));
}
