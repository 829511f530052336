import type { DetailKind, FoundDetails } from "../../../../contract/details";
import { placeDatasets } from "..";
import { textIn } from "./text";

/** Kinds of the datasets of record 2 (IPTC-IIM 4.2, chapter 6); others say nothing about a photo, or nothing known. */
const kindOf: Readonly<Record<number, DetailKind>> = {
  5: "description",
  25: "description",
  55: "date",
  60: "date",
  65: "software",
  80: "author",
  85: "author",
  105: "description",
  110: "author",
  115: "author",
  116: "author",
  120: "description",
  122: "author",
  ...Object.fromEntries(placeDatasets.map((dataset) => [dataset, "place" as const])),
};

const dataset = { author: 80, city: 90, country: 101, copyright: 116, description: 120 } as const;

/** A marker, the number of the record, and the lengths of a dataset's header. */
const RECORD = Buffer.from([0x1c, 2]);
const HEADER_BYTES = 5;
/** Photoshop's resource with a small copy of the picture. */
const THUMBNAIL = "8BIM\x04\x0c";

/** Reads what Photoshop's block says about a photo. */
export function readIptcDetails(bytes: Uint8Array): { kinds: DetailKind[]; found: FoundDetails } {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values = new Map<number, string>();
  for (let at = block.indexOf(RECORD); at >= 0 && at + HEADER_BYTES <= block.length; ) {
    if (block[at] !== RECORD[0]) break;
    const end = at + HEADER_BYTES + block.readUInt16BE(at + 3);
    const number = block[at + 2] ?? 0;
    const text = textIn(block.subarray(at + HEADER_BYTES, end));
    if (text && block[at + 1] === RECORD[1] && !values.has(number)) values.set(number, text);
    at = end;
  }
  const kinds = [...values.keys()].flatMap((number) => kindOf[number] ?? []);
  const place = [values.get(dataset.city), values.get(dataset.country)].filter(Boolean).join(", ");
  return {
    kinds: [...kinds, ...(block.includes(THUMBNAIL, 0, "latin1") ? (["preview"] as const) : [])],
    found: {
      place: place || undefined,
      author: values.get(dataset.author),
      copyright: values.get(dataset.copyright),
      description: values.get(dataset.description),
    },
  };
}
