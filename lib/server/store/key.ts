import { randomBytes } from "node:crypto";
import { isPlainName } from "../file-name";

/** A session nobody guesses: 160 random bits. */
export const newSession = (): string => randomBytes(20).toString("hex");

export const isSession = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/** The parts of a key, or null when it is none. */
export function parseKey(key: string): { session: string; filename: string } | null {
  const slash = key.indexOf("/");
  const session = key.slice(0, Math.max(slash, 0));
  const filename = key.slice(slash + 1);
  return isSession(session) && isPlainName(filename) ? { session, filename } : null;
}
