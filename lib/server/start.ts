import "server-only";
import { access, constants, mkdir } from "node:fs/promises";
import { ConversionError } from "../contract/errors";
import { closeServices, type ServiceOptions, services } from "./services";

/**
 * Makes the server ready before the first visitor: reads the environment, deletes what has expired or was
 * left by a crash, starts the engine. Calling it again changes nothing.
 *
 * @throws Error one sentence about a wrong variable; ConversionError `internal` when the engine cannot start
 */
export async function startServer(options?: ServiceOptions): Promise<void> {
  const { env, scratch, sweep, queue } = services(options);
  await requireDataDir(env.DATA_DIR);
  // Engine processes that are confined to it are started with it.
  await mkdir(/* turbopackIgnore: true */ scratch.root, { recursive: true });
  await Promise.all([sweep(), queue.ready()]);
}

/** Made for us alone: visitors' pictures are in it. Checked now, or the first visitor would find out. */
async function requireDataDir(path: string): Promise<void> {
  try {
    await mkdir(/* turbopackIgnore: true */ path, { recursive: true, mode: 0o700 });
    await access(/* turbopackIgnore: true */ path, constants.W_OK);
  } catch (cause) {
    throw new Error(`DATA_DIR is '${path}', but nothing can be written there.`, { cause });
  }
}

/** Ends every engine process and timer. */
export const stopServer = (): Promise<void> => closeServices();

function sentenceOf(error: unknown): string {
  // What `queue.ready` rejects with; its message is only the code.
  if (error instanceof ConversionError) return `The engine did not start: ${error.cause}`;
  return error instanceof Error ? error.message : String(error);
}

// Next does not wait for the hook before it says that it is prepared: the server's front leaves us this, and waits.
const front = globalThis as typeof globalThis & { pixmillStarted?: () => void };

/** {@link startServer} for the instrumentation hook, whose errors Next would only log. */
export async function startOrExit(): Promise<void> {
  try {
    await startServer();
    front.pixmillStarted?.();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}
