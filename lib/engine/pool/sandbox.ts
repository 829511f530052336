import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import type { Confinement } from "../types";

/**
 * Bubblewrap (https://github.com/containers/bubblewrap), as Debian, Fedora and Alpine package it. Node's own permissions
 * (`--permission`) do not confine native code: with --allow-addons, which sharp needs, libvips still writes anywhere.
 */
const PROGRAM = "bwrap";

/** Parent pid of a confined process: the first process of its own namespace, which is bubblewrap's. */
export const CONFINED_PARENT = 1;

/**
 * Wraps a command in bubblewrap: no network, no view of other processes, no privileges, and a read-only file system but
 * for one folder. Inherited files and sockets, such as the channel of `fork`, still work.
 *
 * @param confinement existing folders; each of `hidden` appears empty but for `writable`
 * @param command the program and its arguments
 * @returns the command to start instead, in a session of its own; it dies with its parent, and the program with it
 */
export function confined(
  { hidden, writable }: Confinement,
  command: readonly string[],
): [program: string, args: string[]] {
  // Folders before those inside of them, which they would cover.
  const outerFirst = hidden.toSorted((a, b) => a.length - b.length);
  const args = [
    ...["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"],
    ...["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"],
    ...outerFirst.flatMap((folder) => ["--tmpfs", folder]),
    ...["--bind", writable, writable],
    ...outerFirst.flatMap((folder) => ["--remount-ro", folder]),
    // libvips keeps the pixels of large pictures in a file.
    ...["--setenv", "TMPDIR", writable, "--chdir", "/"],
  ];
  return [PROGRAM, [...args, "--", ...command]];
}

/** A program that does nothing takes 10 ms. */
const TRIAL_MS = 5000;

/**
 * Tries whether a process can be confined here: bubblewrap may be missing, and most containers allow no namespaces.
 *
 * @returns what speaks against it, in the words of bubblewrap or of the system; undefined if nothing does
 */
export async function sandboxObstacle(): Promise<string | undefined> {
  const command = confined({ hidden: [], writable: tmpdir() }, [process.execPath, "--version"]);
  try {
    await promisify(execFile)(...command, { timeout: TRIAL_MS, env: childEnvironment(process.env) });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return stderr?.trim() || message;
  }
}

/** Variables a child needs to run: locations of libraries, programs and temporary files. */
const passedOn = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TZ", "LANG", "SystemRoot"] as const;

/**
 * Returns the environment of an engine process: no secrets, no NODE_OPTIONS, libvips without its untrusted loaders.
 *
 * @param parent usually `process.env`
 */
export function childEnvironment(parent: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(passedOn.flatMap((name) => (parent[name] ? [[name, parent[name]]] : [])));
  return { ...kept, NODE_ENV: "production", VIPS_BLOCK_UNTRUSTED: "1" };
}
