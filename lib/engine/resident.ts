import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

const residentPages = (pid: number | "self") =>
  Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]);

/** Bytes of a memory page, found by looking at ourselves: Node does not tell (4096, on some ARM 16384 or 65536). */
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
 * Memory of another process that is in RAM, in bytes; 0 when it cannot be told (it is gone, or this is a
 * system without /proc and `ps`, where the cap is not held).
 */
export async function residentBytes(pid: number): Promise<number> {
  if (process.platform !== "linux") return residentByPs(pid);
  try {
    return residentPages(pid) * pageBytes;
  } catch {
    return 0;
  }
}
