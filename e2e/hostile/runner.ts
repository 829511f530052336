import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";

/** Runs a hostile visitor of each kind where TEST_PART is `main`: the first row of each `describe`. */
export default class PartRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    if (process.env.TEST_PART === "main") for (const file of files) keepFirst(file);
  }
}

/** Keeps the first test of a suite, and of those in it. */
function keepFirst(suite: RunnerTestSuite): void {
  const first = suite.tasks.find(({ type }) => type === "test");
  for (const task of suite.tasks) if (task.type === "suite") keepFirst(task);
  suite.tasks = suite.tasks.filter((task) =>
    task.type === "suite" ? task.tasks.length > 0 : task === first,
  );
}
