import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

/** A decoder fills about 1 GB per second, so a cap of 1.5 GB is exceeded by less than a tenth between two looks. */
const LOOK_EVERY_MS = 75;

/**
 * Watches the memory of processes while they are busy; costs nothing when none is.
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

const residentPages = (pid: number | "self") =>
  Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]);

/** Of a confined process only the guard's pid is known: the process itself is a child of a child. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").split(" ").filter(Boolean).map(Number);
  } catch {
    // Some kernels do not provide it (CONFIG_PROC_CHILDREN).
    return [];
  }
}

const residentPagesOfTree = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + residentPagesOfTree(child), residentPages(pid));

/** Bytes of a memory page (4096, on some ARM 16384 or 65536), measured on this process because Node has no API for it. */
const pageBytes =
  process.platform === "linux"
    ? 2 ** Math.round(Math.log2(process.memoryUsage.rss() / residentPages("self")))
    : 0;

const residentByPs = (pid: number) =>
  new Promise<number>((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, out) =>
      resolve(error ? 0 : Number(out.trim()) * 1024),
    );
  });

/**
 * Returns the resident memory of another process and its children in bytes; 0 when it is unknown (the process is gone,
 * or the system has neither /proc nor `ps`, where the cap is not enforced).
 */
export async function residentBytes(pid: number): Promise<number> {
  if (process.platform !== "linux") return residentByPs(pid);
  try {
    return residentPagesOfTree(pid) * pageBytes;
  } catch {
    return 0;
  }
}
