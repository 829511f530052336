/** Width and height of a picture in pixels, as a browser shows it. */
export type PictureSize = { width: number; height: number };

/** Reads the size of a picture; null when the browser cannot show it. */
export async function sizeOfPicture(picture: Blob): Promise<PictureSize | null> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    // Unlike createImageBitmap, this decodes no pixels.
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Says that a picture has fewer pixels than before; undefined when it has as many, or nobody knows. */
export async function fewerPixels(before: Blob, after: Blob): Promise<string | undefined> {
  const [was, is] = await Promise.all([sizeOfPicture(before), sizeOfPicture(after)]);
  if (!was || !is || is.width >= was.width) return undefined;
  return `Now ${is.width} x ${is.height} pixels, was ${was.width} x ${was.height}.`;
}
