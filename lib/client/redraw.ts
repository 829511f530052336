import { CANVAS_MAX_PIXELS, CANVAS_QUALITY, MIB } from "../limits";
import type { Redraw } from "../tools/types";

/** Bytes at the start of a file that are read to recognize WEBP and AVIF features. */
const HEAD_BYTES = 4096;
/** Flags of a VP8X chunk. */
const ANIMATION = 0x02;
const EXIF = 0x08;
/** Transfer characteristics of HDR, PQ and HLG (ITU-T H.273, table 3). */
const HDR_TRANSFERS = [16, 18];
/** A redrawn picture is not sent when it is this many times larger, and more than a megabyte. */
const GROWTH = 3;
/** Bytes at the end of a file that are searched for a JPEG's end marker. */
const TAIL_BYTES = 1024;

const textOf = async (blob: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()));

/**
 * Returns whether a color box marks the picture as HDR, which a canvas would turn gray (ISO/IEC 14496-12,
 * 12.1.5).
 */
function isHdr(head: string): boolean {
  const box = head.indexOf("colrnclx");
  return box >= 0 && HDR_TRANSFERS.includes((head.charCodeAt(box + 10) << 8) | head.charCodeAt(box + 11));
}

/**
 * Returns whether a canvas preserves the picture. It does not for animations, of which it keeps the first
 * frame, or truncated files, which browsers draw partly without an error.
 */
async function isDrawable(file: File): Promise<boolean> {
  const head = await textOf(file.slice(0, HEAD_BYTES));
  if (head.startsWith("RIFF")) {
    // Flags for animation and EXIF of a VP8X chunk, and the RIFF length (WebP container specification).
    // Browsers ignore the EXIF orientation of a WEBP, and redrawing would drop it.
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
    // JPEG has no alpha, so transparent parts would become black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, CANVAS_QUALITY));
  // Safari keeps a canvas's memory until its size is reset.
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
    // Browsers write a PNG instead of types they cannot encode.
    if (blob?.type !== type) return file;
    if (blob.size > GROWTH * file.size && blob.size - file.size > MIB) return file;
    const name = ending ? file.name.replace(/(\.[^.]*)?$/, ending) : file.name;
    return new File([blob], name, { type });
  } finally {
    bitmap.close();
  }
}

/**
 * Redraws files on a canvas one after the other, as specified for some pages. Files that a canvas would
 * damage are left unchanged, because the backend reads every format itself.
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
