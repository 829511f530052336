import { createReadStream, type Stats } from "node:fs";
import {
  access,
  constants,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from "node:fs/promises";
import { join } from "node:path";
import { ConversionError } from "../../contract/errors";
import { toConversionError } from "../http/failure";
import { hasCode, unlessMissing } from "../missing";
import { isSession, mediaTypeOf, parseKey, requireKey } from "./key";
import type { ByteRange, Listed, Store } from "./types";

export type FolderOptions = {
  root: string;
  /** Whether other machines mount the folder too: then it is never created, since a missing one is not mounted. */
  shared?: boolean;
  /** Age at which a result expires, whether swept or not. */
  retentionMs: number;
  /** Clock in milliseconds since the epoch. */
  now?: () => number;
};

/** Counts stored bytes by session, so that deleting or measuring a session corrects the total. */
function createTally() {
  const sizes = new Map<string, number>();
  let bytes = 0;
  const set = (session: string, size: number) => {
    // Other processes may have stored what this one deletes.
    const kept = Math.max(0, size);
    bytes += kept - (sizes.get(session) ?? 0);
    if (kept > 0) sizes.set(session, kept);
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
export function createFolderStore({
  root,
  shared = false,
  retentionMs,
  now = Date.now,
}: FolderOptions): Store {
  const folderOf = (session: string) => join(root, session);
  const ageOf = (stats: Stats) => now() - stats.mtimeMs;
  const tally = createTally();

  /** @throws ConversionError `busy` if a shared folder is not mounted: its results are away, not deleted */
  async function requireMounted() {
    if (!shared) return;
    await access(root).catch((cause) => {
      throw new ConversionError("busy", { cause });
    });
  }

  async function find(key: string) {
    const parts = parseKey(key);
    if (!parts) return null;
    const path = join(folderOf(parts.session), parts.filename);
    const stats = await unlessMissing(stat(path));
    if (!stats) await requireMounted();
    const type = mediaTypeOf(parts.filename);
    if (!stats?.isFile() || !type || ageOf(stats) > retentionMs) return null;
    return { path, size: stats.size, type };
  }

  /** Renames the file, so that a partial result is never visible; from another file system it is copied first. */
  async function moveFile(from: string, folder: string, name: string, again = false) {
    const to = join(folder, name);
    await requireMounted();
    await mkdir(folder, { recursive: true });
    try {
      await rename(from, to);
    } catch (error) {
      // A sweep may delete the new folder while it is still empty.
      if (hasCode(error, "ENOENT") && !again) return moveFile(from, folder, name, true);
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
    async start() {
      try {
        if (!shared) await mkdir(root, { recursive: true });
        await access(`${root}/.`, constants.W_OK);
      } catch (cause) {
        const setting = shared ? "STORE_URL" : "DATA_DIR";
        throw new Error(`${setting} puts results in '${root}', but nothing can be written there.`, { cause });
      }
    },

    async ready() {
      // Somebody may have deleted it. While a disk is away, the folder that it lies in is missing too.
      if (!shared)
        await mkdir(root).catch((error) => {
          if (!hasCode(error, "EEXIST")) throw error;
        });
      await access(`${root}/.`, constants.W_OK);
    },

    async close() {},

    async put(key, path, { type }) {
      const parts = requireKey(key, type);
      const folder = folderOf(parts.session);
      const target = join(folder, parts.filename);
      const replaced = await unlessMissing(stat(target));
      try {
        const { size } = await stat(path);
        await utimes(path, new Date(now()), new Date(now()));
        await moveFile(path, folder, parts.filename);
        tally.add(parts.session, size - (replaced?.size ?? 0));
        return size;
      } catch (error) {
        throw toConversionError(error);
      }
    },

    async move(from, to) {
      const found = await find(from);
      if (!found) return false;
      const [source, target] = [parseKey(from), requireKey(to, found.type)];
      const folder = folderOf(target.session);
      const replaced = await unlessMissing(stat(join(folder, target.filename)));
      await utimes(found.path, new Date(now()), new Date(now()));
      await moveFile(found.path, folder, target.filename);
      if (source) {
        tally.add(source.session, -found.size);
        // Fails if the folder is not empty, as intended.
        await rmdir(folderOf(source.session)).catch(() => {});
      }
      tally.add(target.session, found.size - (replaced?.size ?? 0));
      return true;
    },

    async download(key, path) {
      const found = await find(key);
      if (!found) return false;
      // File systems that can share blocks copy nothing.
      const copied = copyFile(found.path, path, constants.COPYFILE_FICLONE).then(() => true);
      return (await unlessMissing(copied)) ?? false;
    },

    async remove(keys) {
      let bytes = 0;
      for (const key of keys) {
        const found = await find(key);
        const session = parseKey(key)?.session;
        if (!found || !session) continue;
        await rm(found.path, { force: true });
        tally.add(session, -found.size);
        bytes += found.size;
        // Fails if the folder is not empty, as intended.
        await rmdir(folderOf(session)).catch(() => {});
      }
      return bytes;
    },

    async get(key) {
      const found = await find(key);
      if (!found) return null;
      const { path, size, type } = found;
      async function* stream(range?: ByteRange) {
        try {
          yield* createReadStream(path, range);
        } catch (error) {
          // Deleted after the lookup.
          throw hasCode(error, "ENOENT") ? new ConversionError("not_found") : error;
        }
      }
      return { size, type, stream };
    },

    async head(key) {
      const found = await find(key);
      return found && { size: found.size, type: found.type };
    },

    async list(session) {
      if (!isSession(session)) return [];
      const names = await unlessMissing(readdir(folderOf(session)));
      if (!names) await requireMounted();
      const listed: Listed[] = [];
      for (const filename of names?.sort() ?? []) {
        const key = `${session}/${filename}`;
        const found = await find(key);
        if (found) listed.push({ key, filename, size: found.size, type: found.type });
      }
      return listed;
    },

    async deletePrefix(session) {
      if (!isSession(session)) return 0;
      const folder = folderOf(session);
      const names = (await unlessMissing(readdir(folder))) ?? [];
      const stats = await Promise.all(names.map((name) => unlessMissing(stat(join(folder, name)))));
      await rm(folder, { recursive: true, force: true });
      tally.set(session, 0);
      return stats.reduce((sum, found) => sum + (found?.size ?? 0), 0);
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
