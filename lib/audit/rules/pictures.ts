import { kb, metas, type Rule, select } from "../site";

/** A picture without its size moves the page when it comes; without words it says nothing to many. */
export const images: Rule = (page) =>
  select(page, "img").flatMap(({ attributes }) =>
    ["width", "height", "alt"]
      .filter((name) => !(name in attributes))
      .map((name) => `has an image without ${name}: ${attributes.src}`),
  );

const PNG = "89504e470d0a1a0a";
/** Readers of shared links give up on large pictures; ours are flat and small. */
const CARD_BYTES = 60_000;

/** Width and height of a PNG: the first eight bytes of its first chunk (RFC 2083, 4.1.1). */
function sizeOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = bytes.length > 24 && Buffer.from(bytes.subarray(0, 8)).toString("hex") === PNG;
  return isPng ? `${view.getUint32(16)}x${view.getUint32(20)}` : "no PNG";
}

/** The picture of a shared link is there, is the size it says, and both networks name it. */
export const socialPicture: Rule = (page, { base, file }) => {
  const [address, ...more] = metas(page, "og:image");
  if (address === undefined) return ["has no og:image"];
  if (more.length > 0) return [`has ${more.length + 1} og:images`];
  if (!URL.canParse(address)) return [`its og:image is not absolute: ${address}`];
  const { origin, pathname } = new URL(address);
  const bytes = origin === base.origin ? file(pathname) : undefined;
  if (!bytes) return [`its og:image is not there: ${address}`];
  const said = ["width", "height", "alt", "type"].map((name) => metas(page, `og:image:${name}`)[0]);
  const [width, height, alt, type] = said;
  return [
    ...(sizeOf(bytes) === `${width}x${height}`
      ? []
      : [`its og:image is ${sizeOf(bytes)}, not ${width}x${height}`]),
    ...(bytes.length > CARD_BYTES
      ? [`its og:image has ${kb(bytes.length)}, at most ${kb(CARD_BYTES)} are wanted`]
      : []),
    ...(alt ? [] : ["its og:image has no alt"]),
    ...(type === "image/png" ? [] : ["its og:image has no type"]),
    ...(metas(page, "twitter:image")[0] === address ? [] : ["its twitter:image is not its og:image"]),
  ];
};
