import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Files that need the processor for themselves: they load it fully, or kill what they find at work. */
const alone = ["engine", "life", "overload"].map((name) => `e2e/hostile/${name}.test.ts`);

/** Files that take minutes; the others fit beside them. */
const long = ["scans", "documents"].map((name) => `${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const shared = { testTimeout: 60_000, hookTimeout: 60_000, runner: path("./runner.ts") };

/** npm run test:hostile: two files at a time, then some one by one, each with its own production server. */
export default defineConfig({
  root: path("../.."),
  test: {
    // Prints every test with its input and its outcome.
    reporters: ["tree"],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "pairs",
          include: ["e2e/hostile/*.test.ts"],
          exclude: alone,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...shared, name: "alone", include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
