import { parentPort } from "node:worker_threads";
import type { TileJob, TileReply, TileShare } from "./helpers";
import { fromTrap } from "./libheif";
import { createSession } from "./session";
import { decodeShare, hasWork, stop } from "./tiles";

const session = createSession();

async function takePart({ id, share }: TileJob): Promise<TileReply> {
  try {
    await decode(share);
    return { id };
  } catch (error) {
    stop(share.control);
    const { code, cause } = fromTrap(error);
    return { id, failure: { code, cause: String(cause ?? code) } };
  }
}

async function decode({ file, plan, control, output }: TileShare): Promise<void> {
  // The calling thread may have done everything while this one was starting.
  if (!hasWork(plan, control)) return;
  await session.withImage(file, (image) => decodeShare(image, plan, control, output));
}

parentPort?.on("message", (job: TileJob) => {
  void takePart(job).then((reply) => parentPort?.postMessage(reply));
});
