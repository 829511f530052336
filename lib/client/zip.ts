import JSZip from "jszip";
import { uniqueNames } from "../file-names";

export type ZipEntry = { name: string; blob: Blob };

/** Replaces path separators, which would create folders or climb out of one. */
const flat = (name: string) => name.replaceAll(/[/\\]/g, "_");

/**
 * Packs files into a ZIP, optionally in a folder. Files are stored uncompressed: pictures hardly shrink, and
 * storing is several times faster. Repeated names are numbered.
 */
export function zipFiles(entries: readonly ZipEntry[], folder = ""): Promise<Blob> {
  const zip = new JSZip();
  const names = uniqueNames(entries.map((entry) => flat(entry.name)));
  for (const [index, { blob }] of entries.entries())
    zip.file(`${folder && `${folder}/`}${names[index]}`, blob);
  return zip.generateAsync({ type: "blob", compression: "STORE" });
}
