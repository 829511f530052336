import { openRaw } from "../../vips";
import type { RawPicture } from "./read-pictures";
import type { Picture, PictureFile } from "./types";

/** As pages are: 85 does not show, and levels above 6 take twice the time for 2% of the bytes. */
const jpeg = { quality: 85, optimiseCoding: false } as const;
const png = { compressionLevel: 6 } as const;

async function encode(raw: RawPicture): Promise<PictureFile> {
  if ("jpeg" in raw) return { data: raw.jpeg, type: "jpg" };
  const { pixels: data, width, height, channels, photo } = raw;
  const image = openRaw({ data, width, height, channels }).toColourspace(channels === 1 ? "b-w" : "srgb");
  if (photo && channels !== 4) return { data: await image.jpeg(jpeg).toBuffer(), type: "jpg" };
  return { data: await image.png(png).toBuffer(), type: "png" };
}

/** Pictures of a page as files: JPEGs as they came, photos as JPEG, everything else without loss. */
export async function encodePictures(raw: readonly RawPicture[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const one of raw) {
    const { left, top, right, bottom } = one;
    pictures.push({ kind: "picture", left, top, right, bottom, file: await encode(one) });
  }
  return pictures;
}
