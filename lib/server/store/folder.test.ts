import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeStore } from "./conformance";
import { createFolderStore } from "./folder";
import { newSession } from "./key";

describeStore("A folder", async ({ folder, ...options }) =>
  createFolderStore({ root: join(folder, "results"), ...options }),
);

describeStore("A shared folder", async ({ folder, ...options }) => {
  const root = join(folder, "results");
  await mkdir(root, { recursive: true });
  return createFolderStore({ root, shared: true, ...options });
});

async function tempFolder() {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it("sweep deletes empty folders and partial files of a crash, but nothing that is not a session", async () => {
  const root = await tempFolder();
  const store = createFolderStore({ root, retentionMs: 1000 });
  const folder = join(root, newSession());
  const part = join(folder, ".0.part");
  await mkdir(folder);
  await writeFile(part, "half");
  await writeFile(join(root, "notes.txt"), "not a session");
  await utimes(part, 1, 1);
  await utimes(join(root, "notes.txt"), 1, 1);
  await store.sweep(1000);
  expect(await readdir(root)).toEqual(["notes.txt"]);
});

it("put copies a file from another file system", async () => {
  // /dev/shm is another file system where it exists; elsewhere this tests a rename, which has to work too.
  const from = await mkdtemp("/dev/shm/pixmill-").catch(tempFolder);
  onTestFinished(() => rm(from, { recursive: true, force: true }));
  const root = await tempFolder();
  const store = createFolderStore({ root, retentionMs: 60_000 });
  const session = newSession();
  await writeFile(join(from, "x"), "bytes");
  await store.put(`${session}/a.jpg`, join(from, "x"), { type: "image/jpeg" });
  expect(await store.head(`${session}/a.jpg`)).toEqual({ size: 5, type: "image/jpeg" });
  expect(await readdir(join(root, session))).toEqual(["a.jpg"]);
});

it("that is shared is never created, since it is not mounted: calls fail with busy until it is", async () => {
  const root = join(await tempFolder(), "mounted");
  const store = createFolderStore({ root, shared: true, retentionMs: 60_000 });
  await expect(store.start()).rejects.toThrow(
    `STORE_URL puts results in '${root}', but nothing can be written there.`,
  );
  await expect(store.ready()).rejects.toThrow();
  const key = `${newSession()}/a.jpg`;
  const path = join(await tempFolder(), "x");
  await writeFile(path, "bytes");
  await expect(store.put(key, path, { type: "image/jpeg" })).rejects.toMatchObject({ code: "busy" });
  await expect(store.get(key)).rejects.toMatchObject({ code: "busy" });
  await expect(store.list(key.slice(0, 40))).rejects.toMatchObject({ code: "busy" });
  await mkdir(root);
  await store.start();
  await store.put(key, path, { type: "image/jpeg" });
  expect(await store.head(key)).toEqual({ size: 5, type: "image/jpeg" });
});

it("start refuses a file in place of the folder", async () => {
  const root = join(await tempFolder(), "file");
  await writeFile(root, "");
  await expect(createFolderStore({ root, retentionMs: 1000 }).start()).rejects.toThrow(
    `DATA_DIR puts results in '${root}', but nothing can be written there.`,
  );
});
