import JSZip from "jszip";
import type { ZipEntry } from "./zip";

/**
 * Opens a ZIP.
 *
 * @returns its files in the order they are in it, folders left out
 * @throws Error when it is none, or is damaged
 */
export async function unzip(zip: Blob): Promise<ZipEntry[]> {
  const archive = await JSZip.loadAsync(await zip.arrayBuffer());
  return Promise.all(
    Object.values(archive.files)
      .filter(({ dir }) => !dir)
      .map(async (entry) => ({ name: entry.name, blob: await entry.async("blob") })),
  );
}
