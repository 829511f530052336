import { CANVAS_MAX_PIXELS, CANVAS_QUALITY, MIB } from "../limits";
import type { Redraw } from "../tools/types";

/** Bytes from the start of a file that say what a WEBP or AVIF is. */
const HEAD_BYTES = 4096;
/** Flags of a VP8X chunk. */
const ANIMATION = 0x02;
const EXIF = 0x08;
/** Transfer characteristics of HDR, PQ and HLG (ITU-T H.273, table 3). */
const HDR_TRANSFERS = [16, 18];
/** A canvas's picture is not worth sending when it is so much larger than the file, and more than a megabyte. */
const GROWTH = 3;
/** Bytes at the end of a file in which a JPEG's end marker is looked for. */
const TAIL_BYTES = 1024;

const textOf = async (blob: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()));

/** Whether a colour box says that the picture is HDR: a canvas would make it grey (ISO/IEC 14496-12, 12.1.5). */
function isHdr(head: string): boolean {
  const box = head.indexOf("colrnclx");
  return box >= 0 && HDR_TRANSFERS.includes((head.charCodeAt(box + 10) << 8) | head.charCodeAt(box + 11));
}

/**
 * Whether a canvas may have the file: not if it moves, of which a canvas keeps the first frame, and not if
 * it is cut off, for browsers draw as much as there is of it and say nothing.
 */
async function isDrawable(file: File): Promise<boolean> {
  const head = await textOf(file.slice(0, HEAD_BYTES));
  if (head.startsWith("RIFF")) {
    // A VP8X chunk's flags for animation and EXIF, and the length of all that follows (WebP container
    // specification). Browsers do not turn a WEBP by its EXIF orientation, and drawn anew it has none.
    const flags = head.startsWith("VP8X", 12) ? head.charCodeAt(20) : 0;
    const length = new DataView(await file.slice(4, 8).arrayBuffer()).getUint32(0, true);
    return (flags & (ANIMATION | EXIF)) === 0 && length + 8 <= file.size;
  }
  if (head.startsWith("ftyp", 4)) return !head.includes("avis") && !isHdr(head);
  if (head.startsWith("\xff\xd8")) return (await textOf(file.slice(-TAIL_BYTES))).includes("\xff\xd9");
  return true;
}

async function encode(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  if (type === "image/jpeg") {
    // A JPEG keeps no alpha: what is clear would come out black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, CANVAS_QUALITY));
  // Safari holds on to a canvas's memory until its size is gone.
  canvas.width = 0;
  canvas.height = 0;
  return blob;
}

async function redrawn(file: File, { type, ending }: Redraw): Promise<File> {
  if (!(await isDrawable(file))) return file;
  const bitmap = await createImageBitmap(file);
  try {
    if (bitmap.width * bitmap.height > CANVAS_MAX_PIXELS) return file;
    const blob = await encode(bitmap, type);
    // A browser that cannot write a type writes a PNG instead.
    if (blob?.type !== type) return file;
    if (blob.size > GROWTH * file.size && blob.size - file.size > MIB) return file;
    const name = ending ? file.name.replace(/(\.[^.]*)?$/, ending) : file.name;
    return new File([blob], name, { type });
  } finally {
    bitmap.close();
  }
}

/**
 * Draws files on a canvas and encodes them again, one after the other, as some pages are specified to do. A
 * file that a canvas would damage or cannot take is left as it is: the backend reads everything itself.
 *
 * @throws the platform's AbortError
 */
export async function redraw(signal: AbortSignal, files: readonly File[], how: Redraw): Promise<File[]> {
  const done: File[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    done.push(await redrawn(file, how).catch(() => file));
  }
  return done;
}
