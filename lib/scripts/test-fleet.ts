// npm run test:fleet [-- name]: tests several servers on Redis and a shared store; with a name, only those test files.
import { startRedis } from "../fleet/processes";
import { findPrograms } from "./debian";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

await findPrograms({ "redis-server": "redis-server", haproxy: "haproxy" });
await buildIfNeeded();
const redis = await startRedis();
const code = await run(
  "vitest",
  ["run", "--config", "lib/fleet/vitest.config.ts", ...process.argv.slice(2)],
  {
    env: { TEST_REDIS_URL: redis.url },
    allowFailure: true,
  },
);
await redis.stop();
process.exit(code);
