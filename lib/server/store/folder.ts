import { createReadStream, type Stats } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { ConversionError } from "../../contract/errors";
import { type FormatId, formats } from "../../formats";
import { toConversionError } from "../http/failure";
import { hasCode, unlessMissing } from "../missing";
import { isSession, parseKey } from "./key";
import type { Listed, Store } from "./types";

export type FolderOptions = {
  /** Created if missing. */
  root: string;
  /** Age at which a result expires, whether swept or not. */
  retentionMs: number;
  /** Clock in milliseconds since the epoch. */
  now?: () => number;
};

const formatList = Object.keys(formats) as FormatId[];
/** Returns the type by the extension, since a file system stores none; `put` checks that the two match. */
function typeOf(filename: string): string | undefined {
  const extension = filename.slice(filename.lastIndexOf(".") + 1).toLowerCase();
  const id = formatList.find((id) => (formats[id].extensions as readonly string[]).includes(extension));
  return id && formats[id].mime;
}

/** Counts stored bytes by session, so that deleting or measuring a session corrects the total. */
function createTally() {
  const sizes = new Map<string, number>();
  let bytes = 0;
  const set = (session: string, size: number) => {
    bytes += size - (sizes.get(session) ?? 0);
    if (size > 0) sizes.set(session, size);
    else sizes.delete(session);
  };
  return {
    get bytes() {
      return bytes;
    },
    set,
    add: (session: string, size: number) => set(session, (sizes.get(session) ?? 0) + size),
    /** Returns the sessions that have results. */
    sessions: () => [...sizes.keys()],
  };
}

/** Creates a store with one folder per session; the modification time of a file is the age of the result. */
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

  /** Renames the file, so that a partial result is never visible; from another file system it is copied first. */
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

  /** Deletes the expired files of a session. @returns how many */
  async function sweepSession(session: string, maxAgeMs: number): Promise<number> {
    const folder = folderOf(session);
    let deleted = 0;
    let keptBytes = 0;
    for (const name of (await unlessMissing(readdir(folder))) ?? []) {
      const path = join(folder, name);
      const stats = await unlessMissing(stat(path));
      if (!stats) continue;
      if (ageOf(stats) <= maxAgeMs) {
        keptBytes += stats.size;
        continue;
      }
      await rm(path, { force: true, recursive: true });
      deleted += 1;
    }
    tally.set(session, keptBytes);
    // Fails if the folder is not empty, as intended.
    await rmdir(folder).catch(() => {});
    return deleted;
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
          // A sweep may delete the new folder while it is still empty.
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
          // Deleted after the lookup.
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
      const counted = tally.sessions();
      const names = (await unlessMissing(readdir(root))) ?? [];
      const existing = new Set(names.filter(isSession));
      // Other processes, or people, may have deleted sessions.
      for (const session of counted) if (!existing.has(session)) tally.set(session, 0);
      let deleted = 0;
      for (const session of existing) deleted += await sweepSession(session, maxAgeMs);
      return deleted;
    },

    bytes: async () => tally.bytes,
  };
}
