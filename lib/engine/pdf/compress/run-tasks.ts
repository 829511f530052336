import { CONCURRENCY } from "./settings";

export type Task = () => Promise<void>;

/** Runs a few tasks at a time, and none after the deadline. */
export async function runTasks(tasks: readonly Task[], deadline: number): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  const runner = async () => {
    for (const task of queue) {
      if (Date.now() > deadline) return;
      await task();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runner));
}
