import { CallError } from "../call-error";

/**
 * The parts of the client that weigh something (ky, zod, jszip: 60 KB) come when they are needed, so that a page is
 * on the screen first. Warm them when a visitor shows what they are about to do. Each has a file of its own here: a
 * page names those it may need, and no others.
 *
 * @throws {CallError} a part that does not come is the network's fault, and is said like any other
 */
export const arriving = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw new CallError({ kind: "network" }, { cause });
  });
