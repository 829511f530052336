import type { PageWords } from "../tools/words";
import type { Site } from "./site";

/** The heading of a tool's steps. */
export const howToTitle = ({ words, format }: Site, { howToTitle, name }: PageWords): string =>
  howToTitle ?? format.fill(words.tool.howTo, { name });
