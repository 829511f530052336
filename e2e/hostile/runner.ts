import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";

/**
 * Runs a part of the tests, as TEST_PART says: `main` is the first row of each `describe`, a kind of hostile visitor;
 * `rest` is all others.
 */
export default class PartRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    const part = process.env.TEST_PART;
    if (part !== "main" && part !== "rest") return;
    for (const file of files) reduce(file, part === "main");
    // A file may have one hostile visitor of each kind, and so no others.
    this.config.passWithNoTests = part === "rest";
  }
}

/** Keeps the first test of a suite and of those in it, or all others. */
function reduce(suite: RunnerTestSuite, keepsFirst: boolean): void {
  const first = suite.tasks.find(({ type }) => type === "test");
  for (const task of suite.tasks) if (task.type === "suite") reduce(task, keepsFirst);
  suite.tasks = suite.tasks.filter((task) =>
    task.type === "suite" ? task.tasks.length > 0 : (task === first) === keepsFirst,
  );
}
