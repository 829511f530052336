import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Runs a module's text in this folder with the environment given. */
async function node(text: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", text], {
    cwd: path("."),
    env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  return { code, said };
}

describe("a wrong setting stops a command with one sentence", () => {
  it.each([
    ["readPort", { PORT: "http" }, "PORT must be a whole number from 0 to 65535, not 'http'."],
    ["readPort", { PORT: "65536" }, "PORT must be a whole number from 0 to 65535, not '65536'."],
    [
      "requireBuildSettings",
      { SITE_URL: "pixmill.example" },
      "SITE_URL is 'pixmill.example', but it must be an",
    ],
    [
      "requireBuildSettings",
      { NEXT_PUBLIC_BACKEND_URL: "ftp://x" },
      "NEXT_PUBLIC_BACKEND_URL is 'ftp://x', but",
    ],
    ["requireBuildSettings", { TAG_MANAGER_ID: 'G-1">' }, "TAG_MANAGER_ID is 'G-1\">', but it must be a"],
  ])("%s %o", async (check, env, sentence) => {
    const { code, said } = await node(`const s = await import("./settings.mjs"); s.${check}();`, env);
    expect(code).toBe(1);
    expect(said.startsWith(sentence)).toBe(true);
    expect(said.trim().split("\n")).toHaveLength(1);
  });

  const right: Record<string, string>[] = [
    {},
    { PORT: "0" },
    { SITE_URL: "https://a.example" },
    { TAG_MANAGER_ID: "GTM-A1" },
  ];
  it.each(right)("but not %o", async (env) => {
    const text = `const s = await import("./settings.mjs"); s.readPort(); s.requireBuildSettings();`;
    expect(await node(text, env)).toEqual({ code: 0, said: "" });
  });
});

it("a command that does not listen to SIGTERM ends all the same, and its children with it", async () => {
  const deaf = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log(process.pid);`;
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `const { run } = await import(${JSON.stringify(new URL("./project.mjs", import.meta.url).href)});
     await run(process.execPath, ["--eval", ${JSON.stringify(deaf)}]);`,
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [pid] = await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(143);
  expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
});

it("opens the policy for a tag manager when there is one, and only for what it may not do without", async () => {
  const { policyOf } = await import("./content-security.mjs");
  const html = "<script>one()</script><script src='/x.js'></script>";
  const strict = policyOf(html);
  expect(strict).not.toMatch(/google|unsafe-eval|script-src[^;]*unsafe-inline/);
  const open = policyOf(html, { tagManager: true });
  const [script] = open.match(/script-src [^;]*/) ?? [];
  expect(script).toBe(`${strict.match(/script-src [^;]*/)?.[0]} https://www.googletagmanager.com`);
  expect(open).toContain("default-src 'self'; ");
  expect(open.replaceAll(/ https:\/\/[^\s;]*google[^\s;]*/g, "")).toBe(strict);
});

it("a page has its policy in any casing, and with escapes in its address", async () => {
  const { policyIn } = await import("./content-security.mjs");
  const policies = { "/": "home", "/png-to-jpg": "png", "/_not-found": "none" };
  const of = (url: string) => policyIn(policies, url);
  expect(["/?a=%zz", "/PNG-to-jpg", "/%70ng-to-jpg/", "/nope", "/api/x", "/_next/x.js"].map(of)).toEqual([
    "home",
    "png",
    "png",
    "none",
    undefined,
    undefined,
  ]);
});
