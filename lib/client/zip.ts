import JSZip from "jszip";
import { uniqueNames } from "../file-names";

export type ZipEntry = { name: string; blob: Blob };

/** A path separator in a name would make folders, or climb out of one. */
const flat = (name: string) => name.replaceAll(/[/\\]/g, "_");

/**
 * Packs files into a ZIP, into one folder of it if that has a name. Nothing is compressed again: pictures hardly shrink, and
 * storing is several times faster. Names are UTF-8; those that come twice are numbered.
 */
export function zipFiles(entries: readonly ZipEntry[], folder = ""): Promise<Blob> {
  const zip = new JSZip();
  const names = uniqueNames(entries.map((entry) => flat(entry.name)));
  for (const [index, { blob }] of entries.entries())
    zip.file(`${folder && `${folder}/`}${names[index]}`, blob);
  return zip.generateAsync({ type: "blob", compression: "STORE" });
}
