import { readFile } from "node:fs/promises";
import {
  type DetailKind,
  detailKinds,
  type FoundDetails,
  type PhotoDetails,
} from "../../../../contract/details";
import { type InputFormat, inputFormats } from "../../../../formats";
import type { Job, JobResult } from "../../../types";
import { isDescribed, readBlocks } from "./blocks";
import { readExifDetails } from "./exif";
import { readIptcDetails } from "./iptc";
import { toText } from "./text";
import { readXmpDetails } from "./xmp";

export type Details = { kinds: ReadonlySet<DetailKind>; found: FoundDetails };

/** Most blocks of a kind that are read: a photo has one, or an extended XMP packet in pieces. */
const MOST_BLOCKS = 100;

/** Kinds of a PNG's texts by keyword (PNG 3, 11.3.3.1), and of comments. */
const kindOfText: Readonly<Record<string, DetailKind>> = {
  Title: "description",
  Description: "description",
  Comment: "description",
  Author: "author",
  Copyright: "author",
  Software: "software",
  Source: "camera",
  "Creation Time": "date",
  "date:create": "date",
  "date:modify": "date",
  "date:timestamp": "date",
};

function ofText({ name, text }: { name: string; text: string }): Details {
  const kind = kindOfText[name] ?? "other";
  const value = toText(text);
  const isShown = kind === "author" || kind === "description" || kind === "software";
  return { kinds: new Set(value || kind === "other" ? [kind] : []), found: isShown ? { [kind]: value } : {} };
}

/** Reads what a picture file says about the photo and whoever took it. A damaged description has none. */
export function readDetails(file: Buffer, format: InputFormat): Details {
  const { exif, xmp, iptc, texts, preview } = readBlocks(file, format);
  const read = [
    ...exif.slice(0, MOST_BLOCKS).map(readExifDetails),
    ...xmp.slice(0, MOST_BLOCKS).map(readXmpDetails),
    ...iptc.slice(0, MOST_BLOCKS).map(readIptcDetails),
    ...texts.slice(0, MOST_BLOCKS).map(ofText),
  ];
  const known = new Set<DetailKind>(read.flatMap(({ kinds }) => [...kinds]));
  if (preview) known.add("preview");
  const found: FoundDetails = {};
  // EXIF comes first: its coordinates are finer, and its date is the camera's.
  for (const one of read.toReversed())
    Object.assign(
      found,
      Object.fromEntries(Object.entries(one.found).filter(([, value]) => value !== undefined)),
    );
  return { kinds: new Set(detailKinds.filter((kind) => known.has(kind))), found };
}

const hasFile = (to: JobResult["to"]): to is InputFormat => inputFormats.some((format) => format === to);

/** Tells which details of a picture a job has removed, and which it has kept; nothing of a picture without any. */
export async function detailsOf(
  { input, output, kind }: Pick<Job, "input" | "output" | "kind">,
  { from, to }: Pick<JobResult, "from" | "to">,
): Promise<{ details?: PhotoDetails }> {
  if (from === "pdf" || !isDescribed(from)) return {};
  const { kinds, found } = readDetails(await readFile(input), from);
  if (kind !== "remove-details" && kinds.size === 0) return {};
  const left = kinds.size > 0 && hasFile(to) ? readDetails(await readFile(output), to).kinds : new Set();
  return {
    details: {
      removed: [...kinds].filter((one) => !left.has(one)),
      kept: [...kinds].filter((one) => left.has(one)),
      ...(kind === "remove-details" && { found }),
    },
  };
}
