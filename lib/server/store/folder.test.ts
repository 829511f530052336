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

async function tempFolder() {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it("sweep deletes empty folders and partial files of a crash", async () => {
  const root = await tempFolder();
  const store = createFolderStore({ root, retentionMs: 1000 });
  const folder = join(root, newSession());
  const part = join(folder, ".0.part");
  await mkdir(folder);
  await writeFile(part, "half");
  await utimes(part, 1, 1);
  await store.sweep(1000);
  expect(await readdir(root)).toEqual([]);
});

it("sweep ignores files that are not a session", async () => {
  const root = await tempFolder();
  await writeFile(join(root, "notes.txt"), "mine");
  await utimes(join(root, "notes.txt"), 1, 1);
  await createFolderStore({ root, retentionMs: 1000 }).sweep(1000);
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
