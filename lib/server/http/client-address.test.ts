import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { clientAddress, isLocal } from "./client-address";

const socket = (remoteAddress: string) => ({ remoteAddress }) as Socket;

describe("the address of a client", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["198.51.100.7:4711", "198.51.100.7"],
    ["[2001:db8::1]:4711", "2001:db8:0:0::/64"],
    // Without a valid address, that of the connection counts.
    ["unknown", "10.0.0.1"],
  ])("'%s' is counted as %s", (ip, expected) =>
    expect(clientAddress({ ip, socket: socket("10.0.0.1") })).toBe(expected),
  );
});

it.each([
  ["127.0.0.1", {}, true],
  ["::ffff:127.0.0.1", {}, true],
  ["203.0.113.9", {}, false],
  ["127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, false],
  ["127.0.0.1", { forwarded: "for=203.0.113.9" }, false],
])("%s with the headers %o is this machine: %s", (address, headers, expected) =>
  expect(isLocal({ socket: socket(address), headers })).toBe(expected),
);
