import { createHash } from "node:crypto";
import { type PDFContext, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";

/** Streams that name streams become alike when those are: a picture after its mask, a form after its picture. */
const ROUNDS = 3;

/** Lets everything that names one of several equal streams name the first: letterheads, profiles, fonts of each page. */
export function mergeDuplicates(context: PDFContext): void {
  const digests = new Map<PDFObject, string>();
  const digestOf = (stream: PDFRawStream) => {
    let digest = digests.get(stream);
    if (!digest) {
      digest = createHash("sha256").update(stream.contents).digest("base64");
      digests.set(stream, digest);
    }
    return digest;
  };
  const aliases = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = new Map<string, { tag: string; stream: PDFRawStream }>();
    let merged = 0;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream)) continue;
      const tag = ref.toString();
      const said = object.dict.toString().replace(/\d+ \d+ R/g, (named) => aliases.get(named) ?? named);
      const key = `${digestOf(object)}${said}`;
      const known = first.get(key);
      if (!known) first.set(key, { tag, stream: object });
      else if (known.stream !== object) {
        context.assign(ref, known.stream);
        aliases.set(tag, known.tag);
        merged += 1;
      }
    }
    if (merged === 0) return;
  }
}
