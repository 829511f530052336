import { convert } from "./convert";
import { isTrap, toConversionError } from "./failure";
import type { JobMessage, ReplyMessage } from "./types";
import { startWatchdog } from "./watchdog";

/** The entry of a forked process: one job at a time, a reply for each. */

const reply = (message: ReplyMessage) => process.send?.(message);

async function work({ id, job }: JobMessage) {
  try {
    reply({ type: "done", id, result: await convert(job) });
  } catch (thrown) {
    const { code, limit, files, cause } = toConversionError(thrown);
    // After a trap the memory of a WASM instance is in no known state.
    const spent = isTrap(thrown);
    reply({
      type: "failed",
      id,
      code,
      cause: String(cause ?? ""),
      spent,
      ...(limit !== undefined && { limit }),
      ...(files.length > 0 && { files }),
    });
  }
}

process.on("message", work);
// A terminal sends Ctrl-C to all of us, systemd its SIGTERM: the parent lets work finish, and ends us after it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
// Not process.exit(): it waits for native threads, which may be in the middle of a picture.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
startWatchdog(Number(process.argv[2]));
reply({ type: "ready" });
