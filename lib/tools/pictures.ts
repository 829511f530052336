import { formats, inputFormats as read } from "../formats";
import type { Accept } from "./types";

/** Their names. */
export const pictureLabels: readonly string[] = read.map((id) => formats[id].label);

/** Every ending of a picture file. Browsers know no type of some, such as HEIC, TGA or PSD, and leave it empty. */
const pictureEndings = read.flatMap((id) => formats[id].extensions.map((ending) => `.${ending}`));

/** Accepts every picture that is read. */
export const anyPicture: Accept = {
  types: ["image/"],
  endings: pictureEndings,
  picker: ["image/*", ...pictureEndings].join(","),
};
