import { type FormatId, formatIds, formats } from "../formats";
import { SNIFF_BYTES, sniffFormat } from "../sniff";

const hasEnding = ({ name }: File, ending: string) => name.toLowerCase().endsWith(`.${ending}`);

/** Returns the format of a file by its content; null if it is unknown or cannot be read. */
export async function formatOf(file: File): Promise<FormatId | null> {
  try {
    const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    // What gzip holds shows only when it is inflated, which the server does.
    if (head[0] === 0x1f && head[1] === 0x8b && /\.svgz$/i.test(file.name)) return "svg";
    const found = sniffFormat(head);
    // Most RAW files begin like a TIFF, and only the server reads on.
    const isRaw = found === "tiff" && formats.raw.extensions.some((ending) => hasEnding(file, ending));
    return isRaw ? "raw" : found;
  } catch {
    return null;
  }
}

/** Gives a file the media type of its format, and an extension that every tool for the format accepts. */
export function asFormat(file: File, format: FormatId): File {
  const { mime, extensions } = formats[format];
  // Some tools accept only the first two extensions, as specified, so a .jfif becomes a .jpg.
  const fits = extensions.slice(0, 2).some((extension) => hasEnding(file, extension));
  if (fits && file.type === mime) return file;
  const name = fits ? file.name : `${file.name.replace(/\.[^.]*$/, "")}.${extensions[0]}`;
  return new File([file], name, { type: mime, lastModified: file.lastModified });
}

/** Files by their real format, and those in unknown formats. */
export type Recognized = {
  groups: readonly { format: FormatId; files: readonly File[] }[];
  unknown: readonly File[];
};

/** Groups files by their content, in the order of {@link formatIds}. */
export async function recognize(files: readonly File[]): Promise<Recognized> {
  const found = await Promise.all(files.map(formatOf));
  const groups = formatIds.flatMap((format) => {
    const own = files.filter((_, index) => found[index] === format).map((file) => asFormat(file, format));
    return own.length === 0 ? [] : [{ format, files: own }];
  });
  return { groups, unknown: files.filter((_, index) => found[index] === null) };
}
