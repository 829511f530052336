import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Parses an address, with or without the port and brackets some proxies add. */
function parse(text = "") {
  const bare = text.trim().replace(/^\[(.*)\](:\d+)?$/, "$1");
  const candidates = [bare, bare.replace(/:\d+$/, "")];
  const found = candidates.find((candidate) => ipaddr.isValid(candidate) && !/^\d+$/.test(candidate));
  return found === undefined ? undefined : ipaddr.process(found);
}

/**
 * Returns the address that a request is counted for: an IPv4 address, or the /64 of an IPv6 one, since one visitor has all of it
 * (RFC 6177). `ip` is what Fastify's `trustProxy` makes of X-Forwarded-For; where that is no address, the peer counts.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string {
  const address = parse(ip) ?? parse(socket.remoteAddress);
  if (!address) return "unknown";
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** Headers that proxies add to the requests they pass on. */
const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/** Tells whether a request comes from this machine itself and has passed no proxy. */
export function isLocal({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
  if (proxyHeaders.some((name) => headers[name])) return false;
  return parse(socket.remoteAddress)?.range() === "loopback";
}

/** Returns a hash in hexadecimal digits that stands for a visitor in Redis, where addresses are not written as they are. */
export const hashedAddress = (address: string): string =>
  createHash("sha256").update(address).digest("hex").slice(0, 24);
