import { parseKey } from "./key";

/** Returns the bytes of all. */
export const sum = (sizes: ReadonlyMap<string, number> = new Map()) =>
  [...sizes.values()].reduce((total, size) => total + size, 0);

/** Counts stored bytes by object, so that replacing, deleting or listing objects corrects the total. */
export function createTally() {
  const sessions = new Map<string, Map<string, number>>();
  const observers = new Set<Set<string>>();
  let bytes = 0;
  const replace = (session: string, sizes: Map<string, number> | undefined) => {
    bytes += sum(sizes) - sum(sessions.get(session));
    if (sizes) sessions.set(session, sizes);
    else sessions.delete(session);
  };
  const touch = (session: string) => {
    for (const touched of observers) touched.add(session);
  };
  return {
    get bytes() {
      return bytes;
    },
    put(session: string, filename: string, size: number) {
      touch(session);
      const sizes = sessions.get(session) ?? new Map<string, number>();
      bytes += size - (sizes.get(filename) ?? 0);
      sessions.set(session, sizes.set(filename, size));
    },
    /** Forgets one result. @returns its bytes, as far as they are known here */
    drop(key: string): number {
      const { session, filename } = parseKey(key) ?? {};
      const sizes = session && sessions.get(session);
      if (!sizes || !filename) return 0;
      touch(session);
      const size = sizes.get(filename) ?? 0;
      bytes -= size;
      sizes.delete(filename);
      if (sizes.size === 0) sessions.delete(session);
      return size;
    },
    delete(session: string) {
      touch(session);
      replace(session, undefined);
    },
    /** Returns the bytes of a session's results by name, as far as they are known here. */
    sizes: (session: string): ReadonlyMap<string, number> => sessions.get(session) ?? new Map(),
    /** Starts to listen for changes. @returns a function that takes over a listing, but for sessions changed since */
    observe() {
      const touched = new Set<string>();
      observers.add(touched);
      return {
        correct(listed: ReadonlyMap<string, Map<string, number>>) {
          for (const session of new Set([...sessions.keys(), ...listed.keys()]))
            if (!touched.has(session)) replace(session, listed.get(session));
        },
        stop: () => void observers.delete(touched),
      };
    },
  };
}
