import { randomBytes } from "node:crypto";
import { isPlainName } from "../file-name";

/** Creates an unguessable session id of 160 random bits. */
export const newSession = (): string => randomBytes(20).toString("hex");

export const isSession = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/** Splits a key into its parts. @returns null if it is malformed */
export function parseKey(key: string): { session: string; filename: string } | null {
  const slash = key.indexOf("/");
  const session = key.slice(0, Math.max(slash, 0));
  const filename = key.slice(slash + 1);
  return isSession(session) && isPlainName(filename) ? { session, filename } : null;
}
