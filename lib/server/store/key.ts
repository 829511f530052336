import { randomBytes } from "node:crypto";
import { isPlainName } from "../file-name";
import { resultFormats } from "../result-formats";

/** Creates an unguessable session id of 160 random bits. */
export const newSession = (): string => randomBytes(20).toString("hex");

export const isSession = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/** Returns the session of a well-formed key. */
export const sessionOf = (key: string): string => key.slice(0, key.indexOf("/"));

type KeyParts = { session: string; filename: string };

/** Splits a key into its parts. @returns null if it is malformed */
export function parseKey(key: string): KeyParts | null {
  const slash = key.indexOf("/");
  const session = key.slice(0, Math.max(slash, 0));
  const filename = key.slice(slash + 1);
  return isSession(session) && isPlainName(filename) ? { session, filename } : null;
}

/** Splits the key of a result to store. @throws TypeError if it is malformed or its extension is not one of `type` */
export function requireKey(key: string, type: string): KeyParts {
  const parts = parseKey(key);
  if (!parts) throw new TypeError("A key is a session and a plain file name");
  if (mediaTypeOf(parts.filename) !== type) throw new TypeError(`The extension does not say ${type}`);
  return parts;
}

const types = Object.values(resultFormats);

/** Files that wait in the store for a worker; only servers know their keys. */
export const upload = { extension: "upload", type: "application/octet-stream" } as const;

/** Returns the type by the extension: file systems store none, and listings of buckets leave it out. */
export function mediaTypeOf(filename: string): string | undefined {
  const extension = filename.slice(filename.lastIndexOf(".") + 1).toLowerCase();
  if (extension === upload.extension) return upload.type;
  return types.find(({ extensions }) => (extensions as readonly string[]).includes(extension))?.mime;
}
