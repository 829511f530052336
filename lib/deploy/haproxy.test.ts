import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ErrorCode } from "../contract/errors";
import { operationRoutes } from "../server/api/operation";
import { readEnv } from "../server/env";
import { sentenceOf } from "../server/http/sentences";
import { LONGEST_REQUEST_MS, RETRY_AFTER_S } from "../server/limits";
import type { Services } from "../server/services";

const file = fileURLToPath(new URL("haproxy.cfg", import.meta.url));
const lines = readFileSync(file, "utf8")
  .split("\n")
  .map((line) => line.trim());
const { MAX_UPLOAD_MB } = readEnv({});

/** Puts the default values of variables into a quoted text. */
const withDefaults = (text: string) => text.replace(/\$\{\w+-(\w+)\}/g, "$1").replaceAll('\\"', '"');

/** The line of an answer by its status, and its body. */
function answerOf(status: number) {
  const line = withDefaults(lines.find((one) => one.includes(`status ${status}`)) ?? "");
  return { line, body: JSON.parse(/\{"success".*\}\}/.exec(line)?.[0] ?? "null") };
}

const failure = (code: ErrorCode, limit?: number) => {
  const params = limit === undefined ? {} : { limit };
  const sentence = sentenceOf({ code, params });
  return { success: false, error: sentence, message: sentence, code, params };
};

const isInstalled = spawnSync("haproxy", ["-v"]).status === 0;

describe("the load balancer", () => {
  it.runIf(isInstalled || process.env.CI)("accepts its configuration without a warning", () => {
    const env = { ...process.env, PIXMILL_WEB_1: "127.0.0.1:3000", PIXMILL_WEB_2: "127.0.0.1:3001" };
    const printed = execFileSync("haproxy", ["-c", "-f", file], { env, encoding: "utf8" });
    expect(printed).toBe("Configuration file is valid\n");
  });

  it("answers 503 like a server, and says when to come back", () => {
    const { line, body } = answerOf(503);
    expect(body).toEqual(failure("busy"));
    expect(line).toContain(`hdr Retry-After ${RETRY_AFTER_S} `);
  });

  it("refuses larger uploads than the servers, with their words", () => {
    const { line, body } = answerOf(413);
    expect(body).toEqual(failure("too_large", MAX_UPLOAD_MB));
    expect(line).toMatch(new RegExp(`if \\{ req\\.body_size,div\\(1048576\\) gt "${MAX_UPLOAD_MB}" \\}$`));
  });

  it("asks a server where it answers", () => {
    const [, path] = /^option httpchk GET (\S+)$/m.exec(lines.join("\n")) ?? [];
    expect(Object.keys(operationRoutes({} as Services))).toContain(path);
  });

  it("waits longer than any request takes", () => {
    const waits = lines.map((line) => /^timeout (?:client|server) +(\d+)s$/.exec(line)).filter(Boolean);
    expect(waits).toHaveLength(2);
    for (const wait of waits) expect(Number(wait?.[1]) * 1000).toBeGreaterThan(LONGEST_REQUEST_MS);
  });
});
