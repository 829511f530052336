import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * dav1d decodes AV1 in a third of libaom's time, but no package brings it under a permissive license. So libavif's program
 * is used where the machine has it (Debian: libavif-bin, Alpine: libavif-apps).
 */
export const AVIFDEC = "avifdec";

const TIMEOUT_MS = 5000;

/**
 * libjxl's program takes half of the time that libjxl in WebAssembly takes, and has threads (Debian and Alpine: libjxl-tools).
 * It is used for large pictures, and for those with several extra channels, which libvips cannot ask libjxl for.
 */
export const DJXL = "djxl";

let version: Promise<string | undefined> | undefined;
let djxl: Promise<string | undefined> | undefined;

/** Version of the dav1d in this machine's avifdec; undefined where there is none. Asked once. */
export function dav1dVersion(): Promise<string | undefined> {
  version ??= promisify(execFile)(AVIFDEC, ["--version"], { timeout: TIMEOUT_MS }).then(
    ({ stdout }) => /dav1d[^:]*:([\d.]+)/.exec(stdout)?.[1],
    () => undefined,
  );
  return version;
}

/** Version of this machine's djxl; undefined where there is none. Asked once. */
export function djxlVersion(): Promise<string | undefined> {
  djxl ??= promisify(execFile)(DJXL, ["--version"], { timeout: TIMEOUT_MS }).then(
    ({ stdout, stderr }) => /v([\d.]+)/.exec(stdout + stderr)?.[1],
    () => undefined,
  );
  return djxl;
}

/** Which decoder serves, for the log and the health check; libaom is sharp's own. */
export async function decoders(): Promise<{ avif: string }> {
  const dav1d = await dav1dVersion();
  return { avif: dav1d ? `dav1d ${dav1d}` : "libaom" };
}
