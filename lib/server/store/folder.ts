import "server-only";
import { createReadStream, type Stats } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type FormatId, formats } from "../../formats";
import { asConversionError } from "../failure";
import { hasCode, unlessMissing } from "../missing";
import { isSession, parseKey } from "./key";
import { createTally } from "./tally";
import type { Listed, Store } from "./types";

export type FolderOptions = {
  /** Made when it is missing. */
  root: string;
  /** A result older than this is gone, swept or not. */
  retentionMs: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

const formatList = Object.keys(formats) as FormatId[];
/** A file system keeps no types: the extension tells it, and `put` holds the two together. */
function typeOf(filename: string): string | undefined {
  const extension = filename.slice(filename.lastIndexOf(".") + 1).toLowerCase();
  const id = formatList.find((id) => (formats[id].extensions as readonly string[]).includes(extension));
  return id && formats[id].mime;
}

/** Results in a folder, one folder a session, the age of a result in its modification time. */
export function createFolderStore({ root, retentionMs, now = Date.now }: FolderOptions): Store {
  const folderOf = (session: string) => join(/* turbopackIgnore: true */ root, session);
  const ageOf = (stats: Stats) => now() - stats.mtimeMs;
  const tally = createTally();

  async function find(key: string) {
    const parts = parseKey(key);
    if (!parts) return null;
    const path = join(/* turbopackIgnore: true */ folderOf(parts.session), parts.filename);
    const stats = await unlessMissing(stat(/* turbopackIgnore: true */ path));
    const type = typeOf(parts.filename);
    if (!stats?.isFile() || !type || ageOf(stats) > retentionMs) return null;
    return { path, size: stats.size, type };
  }

  /** A rename, so that nobody ever sees half a result; over the border of a file system a copy first. */
  async function move(from: string, folder: string, name: string) {
    const to = join(/* turbopackIgnore: true */ folder, name);
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
    try {
      await rename(/* turbopackIgnore: true */ from, to);
    } catch (error) {
      if (!hasCode(error, "EXDEV")) throw error;
      const part = join(/* turbopackIgnore: true */ folder, `.${crypto.randomUUID()}.part`);
      try {
        await copyFile(/* turbopackIgnore: true */ from, part);
        await utimes(/* turbopackIgnore: true */ part, new Date(now()), new Date(now()));
        await rename(/* turbopackIgnore: true */ part, to);
      } finally {
        await rm(/* turbopackIgnore: true */ part, { force: true });
      }
    }
  }

  /** @returns how many were older */
  async function sweepSession(session: string, maxAgeMs: number): Promise<number> {
    const folder = folderOf(session);
    let gone = 0;
    let kept = 0;
    for (const name of (await unlessMissing(readdir(/* turbopackIgnore: true */ folder))) ?? []) {
      const path = join(/* turbopackIgnore: true */ folder, name);
      const stats = await unlessMissing(stat(/* turbopackIgnore: true */ path));
      if (!stats) continue;
      if (ageOf(stats) <= maxAgeMs) {
        kept += stats.size;
        continue;
      }
      await rm(/* turbopackIgnore: true */ path, { force: true, recursive: true });
      gone += 1;
    }
    tally.set(session, kept);
    // Fails while something is inside, which is what we want.
    await rmdir(/* turbopackIgnore: true */ folder).catch(() => {});
    return gone;
  }

  return {
    async put(key, path, { type }) {
      const parts = parseKey(key);
      if (!parts) throw new TypeError("A key is a session and a plain file name");
      if (typeOf(parts.filename) !== type) throw new TypeError(`The extension does not say ${type}`);
      const folder = folderOf(parts.session);
      const target = join(/* turbopackIgnore: true */ folder, parts.filename);
      const replaced = await unlessMissing(stat(/* turbopackIgnore: true */ target));
      try {
        const { size } = await stat(/* turbopackIgnore: true */ path);
        await utimes(/* turbopackIgnore: true */ path, new Date(now()), new Date(now()));
        await move(path, folder, parts.filename).catch((error) => {
          // A sweep may take the new folder away while it is still empty.
          if (hasCode(error, "ENOENT")) return move(path, folder, parts.filename);
          throw error;
        });
        tally.add(parts.session, size - (replaced?.size ?? 0));
      } catch (error) {
        throw asConversionError(error);
      }
    },

    async get(key) {
      const found = await find(key);
      if (!found) return null;
      const { path, size, type } = found;
      async function* read() {
        yield* createReadStream(/* turbopackIgnore: true */ path);
      }
      return { size, type, stream: read() };
    },

    async head(key) {
      const found = await find(key);
      return found && { size: found.size, type: found.type };
    },

    async list(session) {
      if (!isSession(session)) return [];
      const names = (await unlessMissing(readdir(/* turbopackIgnore: true */ folderOf(session)))) ?? [];
      const listed: Listed[] = [];
      for (const filename of names.sort()) {
        const key = `${session}/${filename}`;
        const found = await find(key);
        if (found) listed.push({ key, filename, size: found.size, type: found.type });
      }
      return listed;
    },

    async deletePrefix(session) {
      if (!isSession(session)) return;
      await rm(/* turbopackIgnore: true */ folderOf(session), { recursive: true, force: true });
      tally.set(session, 0);
    },

    async sweep(maxAgeMs) {
      const known = tally.sessions();
      const names = (await unlessMissing(readdir(/* turbopackIgnore: true */ root))) ?? [];
      const there = new Set(names.filter(isSession));
      // Deleted by another process, or by hand.
      for (const session of known) if (!there.has(session)) tally.set(session, 0);
      let gone = 0;
      for (const session of there) gone += await sweepSession(session, maxAgeMs);
      return gone;
    },

    bytes: async () => tally.bytes,
  };
}
