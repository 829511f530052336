import { gzipSync } from "node:zlib";
import { kb, type Page, type Rule, select } from "../site";

/** In bytes, gzip. */
const HTML = 40_000;
const scriptsOf = ({ path }: Page) => (path === "/" ? 150_000 : 165_000);

const gzipped = new WeakMap<Uint8Array, number>();

function gzip(bytes: Uint8Array): number {
  const known = gzipped.get(bytes);
  if (known !== undefined) return known;
  const size = gzipSync(bytes).length;
  gzipped.set(bytes, size);
  return size;
}

/** What a page loads before a visitor does anything, as its HTML names it. */
const scripts = (page: Page): string[] => {
  const loaded = select(page, "script").filter(({ attributes }) => !("nomodule" in attributes));
  const preloaded = select(page, "link", { rel: "preload", as: "script" });
  const addresses = [
    ...loaded.map(({ attributes }) => attributes.src),
    ...preloaded.map(({ attributes }) => attributes.href),
  ];
  return [...new Set(addresses.filter((address) => address !== undefined))];
};

export const weight: Rule = (page, { base, file }) => {
  const own = scripts(page).filter((address) => new URL(address, base).origin === base.origin);
  const files = own.map((address) => ({ address, bytes: file(new URL(address, base).pathname) }));
  const total = files.reduce((sum, { bytes }) => sum + (bytes ? gzip(bytes) : 0), 0);
  const html = gzipSync(page.html).length;
  return [
    ...files
      .filter(({ bytes }) => !bytes)
      .map(({ address }) => `loads a script that is not there: ${address}`),
    ...(html > HTML ? [`its HTML has ${kb(html)} gzip, at most ${kb(HTML)}`] : []),
    ...(total > scriptsOf(page)
      ? [`loads ${kb(total)} of JavaScript at first, at most ${kb(scriptsOf(page))}`]
      : []),
  ];
};
