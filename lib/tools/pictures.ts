import { formats, inputFormats as read } from "../formats";
import type { Accept } from "./types";

/** Their names. */
export const pictureLabels: readonly string[] = read.map((id) => formats[id].label);

/** Names all picture formats that are read. @param without labels that are left out */
export function namePictures(last: "and" | "or", without: readonly string[] = []): string {
  const named = pictureLabels.filter((label) => !without.includes(label));
  return `${named.slice(0, -1).join(", ")} ${last} ${named.at(-1)}`;
}

/** Every ending of a picture file. Browsers know no type of some, such as HEIC, TGA or PSD, and leave it empty. */
export const pictureEndings = read.flatMap((id) => formats[id].extensions.map((ending) => `.${ending}`));

/** Accepts every picture that is read. */
export const anyPicture: Accept = {
  types: ["image/"],
  endings: pictureEndings,
  picker: ["image/*", ...pictureEndings].join(","),
};
