import type { Behavior } from "@/lib/tools/types";
import type { Converter, Entry } from "./state";

/**
 * Returns the files as their rows show them. Files that are sent together have no status of their own, but they leave in
 * their order: the bytes that were sent tell which of them have left.
 */
export function shownFiles<R>(
  { files, run, phase }: Pick<Converter<R, unknown>, "files" | "run" | "phase">,
  { requests }: Pick<Behavior, "requests">,
): readonly Entry<R>[] {
  if (requests !== "together" || phase.state !== "running" || phase.sent === 0) return files;
  const running = files.filter(({ id, status }) => run.includes(id) && status.state === "waiting");
  const total = running.reduce((sum, { file }) => sum + file.size, 0);
  let left = (total * phase.sent) / 100;
  const percents = new Map<string, number>();
  for (const { id, file } of running) {
    if (left <= 0 && phase.sent < 100) break;
    const share = phase.sent >= 100 ? 1 : Math.min(1, left / Math.max(file.size, 1));
    percents.set(id, Math.round(share * 100));
    left -= file.size;
  }
  return files.map((entry) => {
    const percent = percents.get(entry.id);
    return percent === undefined ? entry : { ...entry, status: { state: "sending", percent } };
  });
}
