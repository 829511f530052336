import "server-only";
import type { FileReply } from "./file-reply";
import type { Work } from "./handle";
import { streamOf } from "./streams";

/** A result that was just stored, as the answer itself. */
export async function storedReply(
  { services: { store } }: Work,
  key: string,
  name: string,
): Promise<FileReply> {
  const stored = await store.get(key);
  if (!stored) throw new Error("A result is gone that was just stored");
  return { name, type: stored.type, body: streamOf(stored.stream) };
}
