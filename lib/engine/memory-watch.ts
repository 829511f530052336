import { residentBytes } from "./resident";

/** A decoder fills about 1 GB a second, so a cap of 1.5 GB is passed by less than a tenth between two looks. */
const LOOK_EVERY_MS = 75;

/**
 * Looks at the memory of processes while they are busy; costs nothing when none is.
 *
 * @param capBytes `onOver` is called once for a watched process above this
 */
export function createMemoryWatch<T extends { pid: number | undefined }>(
  capBytes: number,
  onOver: (process: T, bytes: number) => void,
) {
  const watched = new Set<T>();
  let timer: NodeJS.Timeout | undefined;

  async function look(process: T) {
    const bytes = process.pid ? await residentBytes(process.pid) : 0;
    if (bytes > capBytes && watched.delete(process)) onOver(process, bytes);
  }

  return {
    watch(process: T) {
      watched.add(process);
      timer ??= setInterval(() => watched.forEach(look), LOOK_EVERY_MS).unref();
    },
    unwatch(process: T) {
      watched.delete(process);
      if (watched.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
