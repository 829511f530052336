import { createReadStream, type Stats } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { ConversionError } from "../../contract/errors";
import { type FormatId, formats } from "../../formats";
import { toConversionError } from "../http/failure";
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
  const folderOf = (session: string) => join(root, session);
  const ageOf = (stats: Stats) => now() - stats.mtimeMs;
  const tally = createTally();

  async function find(key: string) {
    const parts = parseKey(key);
    if (!parts) return null;
    const path = join(folderOf(parts.session), parts.filename);
    const stats = await unlessMissing(stat(path));
    const type = typeOf(parts.filename);
    if (!stats?.isFile() || !type || ageOf(stats) > retentionMs) return null;
    return { path, size: stats.size, type };
  }

  /** A rename, so that nobody ever sees half a result; over the border of a file system a copy first. */
  async function move(from: string, folder: string, name: string) {
    const to = join(folder, name);
    await mkdir(folder, { recursive: true });
    try {
      await rename(from, to);
    } catch (error) {
      if (!hasCode(error, "EXDEV")) throw error;
      const part = join(folder, `.${crypto.randomUUID()}.part`);
      try {
        await copyFile(from, part);
        await utimes(part, new Date(now()), new Date(now()));
        await rename(part, to);
      } finally {
        await rm(part, { force: true });
      }
    }
  }

  /** @returns how many were older */
  async function sweepSession(session: string, maxAgeMs: number): Promise<number> {
    const folder = folderOf(session);
    let gone = 0;
    let kept = 0;
    for (const name of (await unlessMissing(readdir(folder))) ?? []) {
      const path = join(folder, name);
      const stats = await unlessMissing(stat(path));
      if (!stats) continue;
      if (ageOf(stats) <= maxAgeMs) {
        kept += stats.size;
        continue;
      }
      await rm(path, { force: true, recursive: true });
      gone += 1;
    }
    tally.set(session, kept);
    // Fails while something is inside, which is what we want.
    await rmdir(folder).catch(() => {});
    return gone;
  }

  return {
    async put(key, path, { type }) {
      const parts = parseKey(key);
      if (!parts) throw new TypeError("A key is a session and a plain file name");
      if (typeOf(parts.filename) !== type) throw new TypeError(`The extension does not say ${type}`);
      const folder = folderOf(parts.session);
      const target = join(folder, parts.filename);
      const replaced = await unlessMissing(stat(target));
      try {
        const { size } = await stat(path);
        await utimes(path, new Date(now()), new Date(now()));
        await move(path, folder, parts.filename).catch((error) => {
          // A sweep may take the new folder away while it is still empty.
          if (hasCode(error, "ENOENT")) return move(path, folder, parts.filename);
          throw error;
        });
        tally.add(parts.session, size - (replaced?.size ?? 0));
      } catch (error) {
        throw toConversionError(error);
      }
    },

    async get(key, range) {
      const found = await find(key);
      if (!found) return null;
      const { path, size, type } = found;
      async function* read() {
        try {
          yield* createReadStream(path, range);
        } catch (error) {
          // Deleted since it was looked up.
          throw hasCode(error, "ENOENT") ? new ConversionError("not_found") : error;
        }
      }
      return { size, type, stream: read() };
    },

    async head(key) {
      const found = await find(key);
      return found && { size: found.size, type: found.type };
    },

    async list(session) {
      if (!isSession(session)) return [];
      const names = (await unlessMissing(readdir(folderOf(session)))) ?? [];
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
      await rm(folderOf(session), { recursive: true, force: true });
      tally.set(session, 0);
    },

    async sweep(maxAgeMs) {
      const known = tally.sessions();
      const names = (await unlessMissing(readdir(root))) ?? [];
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
