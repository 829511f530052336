"use client";

import { useEffect, useState } from "react";

/** Longer side of a preview in pixels: twice the largest size at which a row shows it. */
const SIDE = 128;
/** Milliseconds before a preview is drawn: who converts at once is not kept waiting by it. */
const DELAY_MS = 200;

/** Previews are drawn one after the other: a 48-megapixel photo takes 190 MB while it is decoded. */
let turn = Promise.resolve();
let released = Promise.resolve();

/**
 * Holds further previews back during a run, which is what the visitor waits for: decoding a photo takes as long as
 * converting it. Returns the release.
 */
export function holdPreviews(): () => void {
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/**
 * Decodes a picture off the main thread at the size it is shown.
 *
 * @returns a data URL of a few kilobytes. An object URL could be revoked while its image still loads
 * @throws when the browser cannot decode it
 */
async function drawPreview(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: SIDE, resizeQuality: "medium" });
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL("image/webp", 0.8);
}

/**
 * URL of a small preview.
 *
 * @param picture none, if there is nothing to show yet
 * @returns undefined until it is drawn, and for pictures that the browser cannot show
 */
export function usePreview(picture: Blob | undefined): string | undefined {
  const [preview, setPreview] = useState<{ of: Blob; url: string }>();

  useEffect(() => {
    if (!picture) return setPreview(undefined);
    let left = false;
    async function draw(of: Blob) {
      await released;
      const url = left ? undefined : await drawPreview(of);
      if (!left && url) setPreview({ of, url });
    }
    const timer = setTimeout(() => {
      // HEIC and TIFF, which most browsers cannot decode, keep their tile.
      turn = turn.then(() => draw(picture)).catch(() => {});
    }, DELAY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [picture]);

  return preview && preview.of === picture ? preview.url : undefined;
}
