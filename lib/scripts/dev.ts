// npm run dev: the server with Next's development mode inside. Changed server or engine code starts it anew.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "rolldown";
import { engineEntries } from "../engine/entries";
import { bundleOptions } from "./bundle.mjs";

const folder = "node_modules/.cache/pixmill-dev";
let server: ChildProcess | undefined;

function restart() {
  // Not a graceful stop, which would wait for the browser's hot-reload socket; the engine ends with its parent.
  server?.kill("SIGKILL");
  server = spawn(process.execPath, ["--enable-source-maps", `${folder}/main.mjs`], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
  });
}

watch(bundleOptions(folder, { main: "lib/server/main.ts", ...engineEntries })).on("event", (event) => {
  if (event.code === "ERROR") console.error(event.error);
  if (event.code === "END") restart();
});
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    server?.kill("SIGKILL");
    process.exit(0);
  });
