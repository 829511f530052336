"use client";

import { useEffect, useState } from "react";

/** Longer side of a preview in pixels: twice the largest size at which a row shows it. */
const SIDE = 128;
/** Milliseconds before a preview is drawn: who converts at once is not kept waiting by it. */
const DELAY_MS = 200;
/** Pictures decoded at the same time. A 48-megapixel photo takes 190 MB while it is decoded. */
const AT_A_TIME = 2;

let holds = 0;
let working = 0;
const waiting: (() => void)[] = [];

function next() {
  while (holds === 0 && working < AT_A_TIME) {
    const start = waiting.shift();
    if (!start) return;
    working += 1;
    start();
  }
}

/**
 * Holds further previews back during a run, which is what the visitor waits for: decoding a photo takes as long as
 * converting it. Returns the release.
 */
export function holdPreviews(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    next();
  };
}

/**
 * Decodes a picture off the main thread at the size it is shown.
 *
 * @returns a data URL of a few kilobytes. An object URL could be revoked while its image still loads
 * @throws when the browser cannot decode it
 */
async function drawPreview(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: SIDE, resizeQuality: "medium" });
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    const drawn = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    return await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(drawn);
    });
  } finally {
    bitmap.close();
  }
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
    const start = async () => {
      try {
        const url = left ? undefined : await drawPreview(picture);
        if (!left && url) setPreview({ of: picture, url });
      } catch {
        // HEIC and TIFF, which most browsers cannot decode, keep their tile.
      } finally {
        working -= 1;
        next();
      }
    };
    const timer = setTimeout(() => {
      waiting.push(start);
      next();
    }, DELAY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      const at = waiting.indexOf(start);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, [picture]);

  return preview && preview.of === picture ? preview.url : undefined;
}
