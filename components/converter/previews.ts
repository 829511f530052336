"use client";

import { type RefObject, useEffect, useState } from "react";

/** Width of a preview in pixels: twice the largest size at which a row shows it, and a card of the board. */
const SIDE = 128;
export const CARD_SIDE = 384;
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
async function drawPreview(picture: Blob, side: number): Promise<string> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: side, resizeQuality: "medium" });
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL("image/webp", 0.8);
}

/** Previews as long as their pictures live: a list that is scrolled back draws none again. Empty where there is none. */
const drawn = new WeakMap<Blob, { side: number; url: string }>();

function drawnOf(picture: Blob | undefined, side: number): string | undefined {
  const known = picture && drawn.get(picture);
  return known && known.side >= side ? known.url : undefined;
}

/**
 * URL of a small preview.
 *
 * @param picture none, if there is nothing to show yet
 * @param near whether it is worth drawing; one that has been drawn is returned in any case
 * @param before a picture whose preview stands in for it, if that has been drawn
 * @returns undefined until it is drawn, and "" for what the browser cannot show
 */
export function usePreview(
  picture: Blob | undefined,
  near: boolean,
  side = SIDE,
  before?: Blob,
): string | undefined {
  const [, setDrawn] = useState(0);
  const known = drawnOf(picture, side);
  const wanted = near && known === undefined ? picture : undefined;

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    async function draw(of: Blob) {
      await released;
      if (left) return;
      // HEIC and TIFF, which most browsers cannot decode, keep their tile.
      const url = drawnOf(of, side) ?? (await drawPreview(of, side).catch(() => ""));
      drawn.set(of, { side, url });
      setDrawn((times) => times + 1);
    }
    const timer = setTimeout(() => {
      turn = turn.then(() => draw(wanted));
    }, DELAY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [wanted, side]);

  return known || drawnOf(before, side) || known;
}

/** Returns whether an element is near the viewport, so that its preview is worth drawing. */
export function useNear(frame: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    // Dialogs scroll within the viewport.
    const margins = { rootMargin: "50%", scrollMargin: "50%" };
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      margins,
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return near;
}
