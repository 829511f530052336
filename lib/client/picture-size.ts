import type { Size } from "../resize/plan";

/**
 * Reads a picture's size in pixels, turned by its EXIF orientation. Browsers read it from the header, and decode a picture
 * only when it is shown.
 *
 * @returns undefined for what the browser cannot show
 * @throws the reason of `signal`, when aborted
 */
export async function pictureSize(signal: AbortSignal, file: Blob): Promise<Size | undefined> {
  signal.throwIfAborted();
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  signal.addEventListener("abort", release);
  try {
    const image = new Image();
    await new Promise<void>((resolve) => {
      image.onload = image.onerror = () => resolve();
      signal.addEventListener("abort", () => resolve());
      image.src = url;
    });
    signal.throwIfAborted();
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 && height > 0 ? { width, height } : undefined;
  } finally {
    signal.removeEventListener("abort", release);
    release();
  }
}
