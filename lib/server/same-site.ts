import "server-only";
import { ConversionError } from "../contract/errors";

const hostOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Refuses what a page of another site has a visitor's browser send: it could spend the visitor's allowance and learn
 * from the answer. Programs, which send neither header, may come.
 *
 * @param siteUrl the site's own address, where a proxy in front of us changes the Host header
 * @throws ConversionError `forbidden`
 */
export function requireSameSite(headers: Headers, siteUrl: string | undefined): void {
  const relation = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isOwn = origin === null || [headers.get("host"), hostOf(siteUrl)].includes(hostOf(origin) ?? "");
  // The browser's word counts: a proxy may have renamed the host, and a sister site may have its backend here.
  const isForeign = relation === null ? !isOwn : relation === "cross-site";
  if (isForeign) throw new ConversionError("forbidden");
}
