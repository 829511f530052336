import type { Confinement } from "../types";

/**
 * Bubblewrap (https://github.com/containers/bubblewrap), as Debian, Fedora and Alpine package it. Node's own permissions
 * (`--permission`) do not hold native code: with --allow-addons, which sharp needs, libvips still writes anywhere.
 */
const PROGRAM = "bwrap";

/** Who a confined process has as its parent: the first process of its own namespace, which bubblewrap provides. */
export const CONFINED_PARENT = 1;

/**
 * A program confined by bubblewrap: no network, no sight of other processes, no privileges, and all of the file system
 * read-only but one folder. Files and sockets that are inherited, such as the channel of `fork`, come through.
 *
 * @param confinement its folders exist; `hidden` is seen as empty but for `writable`
 * @param command the program and its arguments
 * @returns what to start instead, in a session of its own; it dies with its parent, and the program with it
 */
export function confined(
  { hidden, writable }: Confinement,
  command: readonly string[],
): [program: string, args: string[]] {
  const args = [
    ...["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"],
    ...["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"],
    ...["--tmpfs", hidden, "--bind", writable, writable, "--remount-ro", hidden],
    // Of large pictures libvips keeps pixels in a file.
    ...["--setenv", "TMPDIR", writable, "--chdir", "/"],
  ];
  return [PROGRAM, [...args, "--", ...command]];
}

/** Variables a child needs to run at all: where libraries, programs and temporary files are. */
const passedOn = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TZ", "LANG", "SystemRoot"] as const;

/**
 * The environment of an engine process: no secrets, no NODE_OPTIONS, libvips without its untrusted loaders.
 *
 * @param parent usually `process.env`
 */
export function childEnvironment(parent: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(passedOn.flatMap((name) => (parent[name] ? [[name, parent[name]]] : [])));
  return { ...kept, NODE_ENV: "production", VIPS_BLOCK_UNTRUSTED: "1" };
}
