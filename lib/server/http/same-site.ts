import type { IncomingHttpHeaders } from "node:http";
import { ConversionError } from "../../contract/errors";

const hostOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Refuses requests that another site's page has a visitor's browser send: they would spend the visitor's allowance, and
 * the page could learn from the answer. Programs send neither header and may come.
 *
 * @param siteUrl the site's own address, where a proxy in front changes the Host header
 * @throws ConversionError `forbidden`
 */
export function requireSameSite(headers: IncomingHttpHeaders, siteUrl: URL): void {
  const { "sec-fetch-site": relation, origin, host } = headers;
  const isOwn = origin === undefined || [host, siteUrl.host].includes(hostOf(origin) ?? "");
  // The browser's word counts: a proxy may have renamed the host, and a sister site may have its backend here.
  const isForeign = relation === undefined ? !isOwn : relation === "cross-site";
  if (isForeign) throw new ConversionError("forbidden");
}
