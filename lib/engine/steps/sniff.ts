import { open } from "node:fs/promises";
import { ConversionError } from "../../contract/errors";
import { SNIFF_BYTES, sniffFormat } from "../../formats";
import { type InputFormat, inputFormats } from "../types";

/** The first {@link SNIFF_BYTES} bytes of a file, or all of it when it is shorter. */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Tells a file's format by its first bytes.
 *
 * @throws ConversionError `empty_file`; `unsupported_type` for whatever we do not decode
 */
export function sniff(head: Uint8Array): InputFormat {
  if (head.length === 0) throw new ConversionError("empty_file");
  const found = sniffFormat(head);
  const format = inputFormats.find((id) => id === found);
  if (!format) throw new ConversionError("unsupported_type", { cause: `content is ${found ?? "unknown"}` });
  return format;
}
