import { join } from "node:path";
import { ConversionError } from "../../contract/errors";
import type { Scratch } from "../scratch";
import type { Store } from "../store/types";

/** Time in milliseconds for which a file stays after its last use: the next page of a document follows at once. */
const KEEP_MS = 300;

type Cached = {
  file: Promise<{ path: string; remove(): Promise<void> }>;
  users: number;
  timer?: NodeJS.Timeout;
};

/** Brings files of the store to this machine, each once while it is in use. */
export function createInputFiles(store: Store, scratch: Scratch) {
  const cached = new Map<string, Cached>();

  async function download(key: string) {
    const { path: folder, remove } = await scratch.open();
    const path = join(folder, "input");
    try {
      if (!(await store.download(key, path)))
        throw new ConversionError("busy", { cause: "An upload is gone" });
    } catch (error) {
      await remove();
      throw error;
    }
    return { path, remove };
  }

  async function forget(key: string, { file, timer }: Cached): Promise<void> {
    clearTimeout(timer);
    cached.delete(key);
    await file.then(({ remove }) => remove()).catch(() => {});
  }

  function use(key: string): Cached {
    const known = cached.get(key);
    if (known) clearTimeout(known.timer);
    const entry = known ?? { file: download(key), users: 0 };
    entry.users++;
    cached.set(key, entry);
    // Asked for again, it may arrive.
    entry.file.catch(() => cached.get(key) === entry && cached.delete(key));
    return entry;
  }

  function leave(key: string, entry: Cached): void {
    entry.users--;
    if (entry.users === 0) entry.timer = setTimeout(forget, KEEP_MS, key, entry).unref();
  }

  return {
    /**
     * @returns paths of files, until `release`
     * @throws ConversionError `busy` if one is gone, or the store is away
     */
    async open(signal: AbortSignal, keys: readonly string[]) {
      const entries = keys.map((key) => [key, use(key)] as const);
      const release = () => {
        for (const [key, entry] of entries.splice(0)) leave(key, entry);
      };
      try {
        const files = await Promise.all(entries.map(([, { file }]) => file));
        signal.throwIfAborted();
        return { paths: files.map(({ path }) => path), release };
      } catch (error) {
        release();
        throw error;
      }
    },
    async close() {
      await Promise.all([...cached].map(([key, entry]) => forget(key, entry)));
    },
  };
}
