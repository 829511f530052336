import { expect, it } from "vitest";
import { scriptHashes } from "../pages/site-files";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

const scripts = scriptHashes("<script>one()</script><script src='/x.js'></script>");

it("allows only the tag manager in a page's policy, if one is configured", () => {
  const strict = contentSecurityPolicy(scripts, { tagManager: false });
  expect(strict).not.toMatch(/google|unsafe-eval|script-src[^;]*unsafe-inline/);
  const open = contentSecurityPolicy(scripts, { tagManager: true });
  const [script] = open.match(/script-src [^;]*/) ?? [];
  expect(script).toBe(`${strict.match(/script-src [^;]*/)?.[0]} https://www.googletagmanager.com`);
  expect(open).toContain("default-src 'self'; ");
  // No other site may show a page in a frame.
  expect(open).toContain("frame-ancestors 'none'");
  expect(open.replaceAll(/ https:\/\/[^\s;]*google[^\s;]*/g, "")).toBe(strict);
});

it("allows the hash of each inline script and a separate backend", () => {
  const policy = contentSecurityPolicy(scripts, { backend: "https://api.example/v1", tagManager: false });
  expect(scripts).toEqual(["'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"]);
  expect(policy).toContain(`script-src 'self' ${scripts[0]}; `);
  expect(policy.match(/https:\/\/api\.example/g)).toHaveLength(2);
});

it.each([
  ["https://pixmill.example", true],
  ["http://pixmill.example", false],
])("sends HSTS for the site URL %s: %s", (siteUrl, expected) =>
  expect("Strict-Transport-Security" in securityHeaders(new URL(siteUrl))).toBe(expected),
);
