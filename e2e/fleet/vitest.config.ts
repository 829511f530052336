import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Tests of the API that look into the one machine they run on, by the beginnings of their names. */
const ofOneMachine = [
  "POST /api/compressor/image breaks off the answer and leaves nothing if a result cannot be read",
  "POST /api/compressor/image stops its jobs and leaves nothing when the client disconnects in the middle",
  "POST /api/compressor/image keeps its scratch folder until the answer is sent",
  "health reports live and ready",
  "health is not ready while nothing can be stored",
  "a bucket that is away does not turn the answer to a bad file into another",
  "a bucket that hangs while it should delete does not hold up the answer",
];

const shared = {
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** npm run test:fleet: the drivers on Redis, the API's own tests on them, then whole fleets, one after the other. */
export default defineConfig({
  root,
  resolve: { alias: { "@": root.replace(/\/$/, "") } },
  test: {
    testNamePattern: new RegExp(`^(?!(${ofOneMachine.join("|")})$)`),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "drivers",
          include: ["lib/server/redis/*.test.ts"],
          globalSetup: [path("../../lib/vitest-setup.ts")],
          setupFiles: [path("./empty-redis.ts")],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "api",
          include: ["lib/server/api/*.test.ts"],
          // What is shown and written to programs is the same on a queue.
          exclude: ["lib/server/api/{examples,samples,openapi,openapi-client}.test.ts"],
          globalSetup: [path("../../lib/vitest-setup.ts")],
          setupFiles: [path("./empty-redis.ts")],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "nodes",
          include: ["e2e/fleet/*.test.ts"],
          exclude: process.env.TEST_SWIFT ? [] : ["e2e/fleet/swift.test.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
