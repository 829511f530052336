// Who sent a request: for limits and for what only this machine may see. The app itself sees no sockets.
import ipaddr from "ipaddr.js";
import { visitorHeaders } from "./visitor-headers.mjs";

/** An address without its port or brackets, as some proxies write it; undefined when it is none. */
function parse(text = "") {
  const bare = text.trim().replace(/^\[(.*)\](:\d+)?$/, "$1");
  const candidates = [bare, bare.replace(/:\d+$/, "")];
  const found = candidates.find((candidate) => ipaddr.isValid(candidate) && !/^\d+$/.test(candidate));
  return found && ipaddr.process(found);
}

/**
 * Who a request is counted for: an IPv4 address, or the /64 of an IPv6 one, as one visitor has all of it (RFC 6177).
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {number} trustedProxies how many in front of us are believed: each adds who came to it at the end of
 *   X-Forwarded-For, and whatever stands before that may be forged
 */
export function visitorOf({ socket, headers }, trustedProxies) {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .filter(Boolean);
  const hops = [socket.remoteAddress, ...forwarded.reverse()].slice(0, trustedProxies + 1);
  const address = parse(hops.at(-1)) ?? parse(socket.remoteAddress);
  if (!address) return "unknown";
  if (address.kind() === "ipv4") return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** What proxies add to a request they pass on. */
const traces = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** Whether a request was made on this machine itself, and bears no trace of a proxy. */
export function isLocal({ socket, headers }) {
  if (traces.some((name) => headers[name])) return false;
  return parse(socket.remoteAddress)?.range() === "loopback";
}

/** Tells the app who a request is from. */
export function announceVisitor(request, trustedProxies) {
  request.headers[visitorHeaders.address] = visitorOf(request, trustedProxies);
  delete request.headers[visitorHeaders.local];
  if (isLocal(request)) request.headers[visitorHeaders.local] = "yes";
}
