/** Files that systems put into folders, and nobody means to convert. */
const hiddenFile = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

const fileIn = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) => {
    // A file that cannot be read is left out, like one that is gone.
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    );
  });

/** Lists a folder. Chromium returns at most 100 entries at a time. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (hiddenFile.test(entry.name)) return [];
  if (entry.isFile) return fileIn(entry as FileSystemFileEntry);
  return filesIn(await entriesIn(entry as FileSystemDirectoryEntry));
}

/** Lists the files of a drop with folders, without those that systems hide there. Loaded with the first of them. */
export const filesIn = async (entries: readonly FileSystemEntry[]): Promise<File[]> =>
  (await Promise.all(entries.map(filesOf))).flat();
