// npm run dev: runs the server with Next in development mode; changed server or engine code restarts it.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "rolldown";
import { engineEntries } from "../engine/entries";
import { bundleOptions } from "./bundle.mjs";

const folder = "node_modules/.cache/pixmill-dev";
let server: ChildProcess | undefined;

function restart() {
  // A graceful stop would wait for the hot-reload socket of the browser. The engine ends with its parent.
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
