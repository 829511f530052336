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
import { isSession, mediaTypeOf, parseKey, requireKey, sessionOf } from "./key";
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

/** Creates a store with one folder per session; the modification time of a file is the age of the result. */
export function createFolderStore({
  root,
  shared = false,
  retentionMs,
  now = Date.now,
}: FolderOptions): Store {
  const folderOf = (session: string) => join(root, session);
  const ageOf = (stats: Stats) => now() - stats.mtimeMs;

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

  /** Renames a new result, so that a partial one is never visible; from another file system it is copied first. */
  async function moveFile(from: string, folder: string, name: string, again = false) {
    const to = join(folder, name);
    await requireMounted();
    await utimes(from, new Date(now()), new Date(now()));
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
        await rename(part, to);
      } finally {
        await rm(part, { force: true });
      }
    }
  }

  /** Deletes the folder of a session unless it has results. */
  const removeEmpty = (session: string) => rmdir(folderOf(session)).catch(() => {});

  /** Deletes the expired files of a session. @returns bytes of the others */
  async function sweepSession(session: string, maxAgeMs: number): Promise<number> {
    let kept = 0;
    for (const name of (await unlessMissing(readdir(folderOf(session)))) ?? []) {
      const path = join(folderOf(session), name);
      const stats = await unlessMissing(stat(path));
      if (!stats) continue;
      if (ageOf(stats) <= maxAgeMs) kept += stats.size;
      else await rm(path, { force: true, recursive: true });
    }
    await removeEmpty(session);
    return kept;
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
      const { session, filename } = requireKey(key, type);
      try {
        const { size } = await stat(path);
        await moveFile(path, folderOf(session), filename);
        return size;
      } catch (error) {
        throw toConversionError(error);
      }
    },

    async move(from, to) {
      const found = await find(from);
      if (!found) return false;
      const { session, filename } = requireKey(to, found.type);
      await moveFile(found.path, folderOf(session), filename);
      await removeEmpty(sessionOf(from));
      return true;
    },

    async download(key, path) {
      const found = await find(key);
      if (!found) return false;
      // File systems that can share blocks copy nothing.
      const copied = copyFile(found.path, path, constants.COPYFILE_FICLONE).then(() => true);
      return (await unlessMissing(copied)) ?? false;
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
      return stats.reduce((sum, found) => sum + (found?.size ?? 0), 0);
    },

    async sweep(maxAgeMs) {
      let kept = 0;
      for (const session of (await unlessMissing(readdir(root))) ?? [])
        if (isSession(session)) kept += await sweepSession(session, maxAgeMs);
      return kept;
    },
  };
}
