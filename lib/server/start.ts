import "server-only";
import { closeServices, type ServiceOptions, services } from "./services";

/**
 * Makes the server ready before the first visitor: reads the environment, deletes what has expired or was
 * left by a crash, starts the engine. Calling it again changes nothing.
 *
 * @throws Error one sentence about a wrong variable; ConversionError `internal` when the engine cannot start
 */
export async function startServer(options?: ServiceOptions): Promise<void> {
  const { sweep, queue } = services(options);
  await Promise.all([sweep(), queue.ready()]);
}

/** Ends every engine process and timer. */
export const stopServer = (): Promise<void> => closeServices();

/** {@link startServer} for the instrumentation hook, whose errors Next would only log. */
export async function startOrExit(): Promise<void> {
  try {
    await startServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
