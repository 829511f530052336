import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { announceVisitor, isLocal, visitorOf } from "./visitor.mjs";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const forwarded = (list: string) => from("10.0.0.1", { "x-forwarded-for": list });

describe("a visitor is", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ])("%s, counted as %s", (address, expected) => expect(visitorOf(from(address), 0)).toBe(expected));

  it.each([
    [0, "198.51.100.7", "10.0.0.1"],
    [1, "198.51.100.7", "198.51.100.7"],
    [1, "6.6.6.6, 198.51.100.7", "198.51.100.7"],
    [2, "6.6.6.6, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
    // Fewer than promised: the outermost there is.
    [3, "198.51.100.7", "198.51.100.7"],
    [1, "198.51.100.7:4711", "198.51.100.7"],
    [1, "[2001:db8::1]:4711", "2001:db8:0:0::/64"],
    // No address at all: who connected.
    [1, "unknown", "10.0.0.1"],
    [1, "<script>", "10.0.0.1"],
    [1, "", "10.0.0.1"],
  ])("behind %i proxies that say '%s': %s", (proxies, list, expected) =>
    expect(visitorOf(forwarded(list), proxies)).toBe(expected),
  );
});

it.each([
  ["127.0.0.1", {}, true],
  ["::1", {}, true],
  ["::ffff:127.0.0.1", {}, true],
  ["203.0.113.9", {}, false],
  ["127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, false],
  ["127.0.0.1", { forwarded: "for=203.0.113.9" }, false],
])("%s with %o is this machine: %s", (address, headers, expected) =>
  expect(isLocal(from(address, headers as Record<string, string>))).toBe(expected),
);

it("is announced in place of what a client claims", () => {
  const request = from("203.0.113.9", { "x-pixmill-visitor": "1.1.1.1", "x-pixmill-local": "yes" });
  announceVisitor(request, 0);
  expect(request.headers).toEqual({ "x-pixmill-visitor": "203.0.113.9" });
});
