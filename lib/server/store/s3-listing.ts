/** An object of a bucket. */
export type ListedObject = {
  key: string;
  /** Bytes. */
  size: number;
  /** Time of the put by the server's clock, in milliseconds since the epoch. */
  modified: number;
};

/** One page of a listing; `next` is the token of the following one. */
export type Listing = { objects: ListedObject[]; next: string | null };

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Returns the text of the first element of a name. */
function textIn(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text === undefined ? undefined : unescaped(text);
}

/**
 * Parses an answer to ListObjectsV2.
 *
 * @throws Error if it is something else, which would pass for an empty bucket, or has no token for its next page
 */
export function parseListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error("The server's listing could not be read");
  const objects = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, object = ""]) => ({
    key: textIn(object, "Key") ?? "",
    size: Number(textIn(object, "Size")),
    modified: Date.parse(textIn(object, "LastModified") ?? ""),
  }));
  const next = textIn(xml, "IsTruncated") === "true" ? textIn(xml, "NextContinuationToken") : null;
  if (next === undefined) throw new Error("The server's listing cannot be continued");
  return { objects, next };
}
