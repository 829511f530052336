import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { name } from "./streams";

const parse = async (bytes: Uint8Array, password?: string) => {
  const { context } = await PDFDocument.load(bytes, {
    ...(password === undefined ? { ignoreEncryption: true } : { password }),
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  return context;
};

/**
 * Gives a decrypted document its metadata: PDFium copies those of the catalog as they are in the file, encrypted or not.
 * Only they are decrypted by pdf-lib, which takes a second for 3 MB. Metadata that cannot be read are left out.
 *
 * @param copy the catalog, as PDFium has copied it; changed in place
 * @param file the encrypted document
 */
export async function unlockMetadata(copy: PDFDict, file: Uint8Array, password = ""): Promise<void> {
  const ref = copy.get(name("Metadata"));
  if (!(ref instanceof PDFRef)) return;
  const stream = await decryptStream(ref, file, password).catch(() => undefined);
  if (stream) copy.context.assign(ref, stream);
  else copy.delete(name("Metadata"));
}

/** @returns the stream as it is if metadata are not encrypted; undefined if there is none */
async function decryptStream(
  ref: PDFRef,
  file: Uint8Array,
  password: string,
): Promise<PDFRawStream | undefined> {
  const raw = await parse(file);
  const stream = raw.lookup(ref);
  const encryption = raw.lookup(raw.trailerInfo.Encrypt);
  if (!(stream instanceof PDFRawStream) || !(encryption instanceof PDFDict)) return undefined;
  const isPlain = encryption.lookup(name("EncryptMetadata"))?.toString() === "false";
  if (isPlain) return stream;
  // A document of nothing else.
  const root = raw.largestObjectNumber + 1;
  const only = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${ref.tag.replace("R", "obj")}\n${stream.dict}\nstream\n`, "latin1"),
    stream.contents,
    Buffer.from("\nendstream\nendobj\n"),
    Buffer.from(`${root} 0 obj\n<</Type/Catalog/Pages null>>\nendobj\ntrailer\n`),
    Buffer.from(
      `<</Root ${root} 0 R/Encrypt ${encryption}/ID ${raw.lookup(raw.trailerInfo.ID)}>>\n`,
      "latin1",
    ),
  ]);
  const found = (await parse(only, password)).lookup(ref);
  return found instanceof PDFRawStream && found.dict.get(name("Type")) instanceof PDFName ? found : undefined;
}
