// npm run test:fleet [-- name]: tests several servers on Redis and a shared store; with a name, only those test files.
import { startRedis } from "../../e2e/fleet/processes";
import { fleetPrograms, installPrograms, requirePrograms } from "./debian";
import { run } from "./install.mjs";
import { buildIfNeeded } from "./production-build";

/** Servers of OpenStack Swift, and their packages. */
const swiftPrograms = {
  "swift-proxy-server": "swift-proxy",
  "swift-account-server": "swift-account",
  "swift-container-server": "swift-container",
  "swift-object-server": "swift-object",
} as const;
const SWIFT_DOWNLOAD_S = process.env.CI ? 300 : 60;
/** Swift notes what it knows about a file in extended attributes. */
const HAS_ATTRIBUTES = `
import os, tempfile
with tempfile.NamedTemporaryFile() as file:
    os.setxattr(file.name, "user.swift.metadata", bytes(3000))
`;

/** Returns whether the store can be tested with Swift, and says why it can't. */
async function canTestSwift(): Promise<boolean> {
  const missing = await installPrograms(swiftPrograms, SWIFT_DOWNLOAD_S);
  const isWritable =
    missing.length === 0 &&
    (await run("/usr/bin/python3", ["-c", HAS_ATTRIBUTES], { allowFailure: true, quiet: true })) === 0;
  if (isWritable) return true;
  const reason =
    missing.length > 0 ? `${missing.join(", ")} cannot be installed` : "temporary files have no attributes";
  console.log(`The store is not tested with OpenStack Swift, because ${reason}.`);
  if (process.env.CI) process.exit(1);
  return false;
}

const names = process.argv.slice(2);
const wantsSwift = names.length === 0 || names.some((name) => "e2e/fleet/swift.test.ts".includes(name));

await requirePrograms(fleetPrograms);
const testSwift = wantsSwift && (await canTestSwift());
await buildIfNeeded();
const redis = await startRedis();
const code = await run("vitest", ["run", "--config", "e2e/fleet/vitest.config.ts", ...names], {
  env: { TEST_REDIS_URL: redis.url, ...(testSwift && { TEST_SWIFT: "1" }) },
  allowFailure: true,
});
await redis.stop();
process.exit(code);
