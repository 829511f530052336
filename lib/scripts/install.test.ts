import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";

it("kills a program that ignores SIGTERM and exits with 143", async () => {
  const ignoresTerm = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log(process.pid);`;
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `const { run } = await import(${JSON.stringify(new URL("./install.mjs", import.meta.url).href)});
     await run(process.execPath, ["--eval", ${JSON.stringify(ignoresTerm)}]);`,
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [pid] = await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(143);
  expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
});
