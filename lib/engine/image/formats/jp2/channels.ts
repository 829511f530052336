import { ConversionError } from "../../../../contract/errors";
import type { Jpeg2000 } from "../../containers/jpeg2000";

/** Where the samples of a channel come from: a component, or a column of the palette by the indices in it. */
export type Channel = { component: number; column?: number };

/** How a picture is shown: its color channels in their order, and its opacity. */
export type Layout = {
  /** Gray, RGB or YCC, CMYK. */
  colors: readonly Channel[];
  alpha?: Channel;
  /** Color is premultiplied by the opacity. */
  isPremultiplied: boolean;
  /** The three colors are Y, Cb and Cr (ISO/IEC 15444-1, I.5.3.3). */
  isYcc: boolean;
  icc?: Uint8Array;
};

/** Enumerated color spaces (I.5.3.3; ISO/IEC 15444-2, M.11.7.3.1) that are shown, with their channels. */
const spaces = { gray: 17, rgb: 16, ycc: 18, cmyk: 12 } as const;
const counts: Readonly<Record<number, number>> = { 17: 1, 16: 3, 18: 3, 12: 4 };

/** Color spaces of profiles with their channels, at byte 16 of a profile (ICC.1:2010, 7.2.6). */
const profileCounts: Readonly<Record<string, number>> = { GRAY: 1, "RGB ": 3, CMYK: 4 };
const SPACE_AT = 16;
const HEADER_BYTES = 128;

const profileCount = (icc: Uint8Array): number | undefined =>
  icc.length > HEADER_BYTES
    ? profileCounts[Buffer.from(icc.subarray(SPACE_AT, SPACE_AT + 4)).toString("latin1")]
    : undefined;

type Space = { count: number; icc?: Uint8Array; isYcc: boolean };

const refused = (cause: string) => new ConversionError("cannot_convert", { cause });

/** Whether the second component has fewer samples than the first: only YCC is stored so. */
const isSubsampled = ({ components: [first, second] }: Jpeg2000) =>
  first !== undefined && second !== undefined && first.width > second.width;

/** The first color specification that fits the number of channels; without any, what that number suggests. */
function spaceOf(picture: Jpeg2000, channels: number): Space {
  const known = picture.colors.flatMap((color): Space[] => {
    const count = "icc" in color ? profileCount(color.icc) : counts[color.enumerated];
    if (!count || count > channels) return [];
    if ("icc" in color) return [{ count, icc: color.icc, isYcc: false }];
    return [
      {
        count,
        isYcc: color.enumerated === spaces.ycc || (color.enumerated === spaces.rgb && isSubsampled(picture)),
      },
    ];
  });
  if (known[0]) return known[0];
  const named = picture.colors.flatMap((color) => ("enumerated" in color ? color.enumerated : []));
  if (named.length > 0) throw refused(`color space ${named}`);
  return channels < 3 ? { count: 1, isYcc: false } : { count: 3, isYcc: isSubsampled(picture) };
}

/** Types of a channel (`cdef`, I.5.3.6). */
const COLOR = 0;
const OPACITY = 1;
const PREMULTIPLIED = 2;

/**
 * Finds out what the channels of a picture are.
 *
 * @throws ConversionError `cannot_convert` for colors that are not read here (Lab, for example) and signed samples
 */
export function layoutOf(picture: Jpeg2000): Layout {
  const { components, palette, mapping, definitions, colors } = picture;
  const channels: readonly Channel[] =
    palette && mapping ? mapping : components.map((_, component) => ({ component }));
  const space = spaceOf(picture, channels.length);
  const defined = (type: number) => definitions?.find((one) => one.type === type);
  const opacity = defined(OPACITY) ?? defined(PREMULTIPLIED);
  const ordered = Array.from({ length: space.count }, (_, index) => {
    const found = definitions?.find(({ type, color }) => type === COLOR && color === index + 1);
    return channels[found?.channel ?? index];
  });
  // A bare codestream says nothing: the channel after the colors is taken for opacity, as everybody does.
  const bare = colors.length === 0 && definitions === undefined ? channels[space.count] : undefined;
  const alpha = opacity ? channels[opacity.channel] : bare;
  const used = [...ordered, ...(alpha ? [alpha] : [])];
  const isSound = used.every(
    (channel) =>
      channel &&
      components[channel.component] &&
      (channel.column === undefined || palette?.columns[channel.column]),
  );
  if (!isSound) throw refused("channels without samples");
  const isOdd = used.some((channel) => {
    const { signed = false, bits = 8 } = components[channel?.component ?? 0] ?? {};
    return signed || bits > 16;
  });
  if (isOdd) throw refused("signed samples, or more than 16 bits");
  return {
    colors: ordered as Channel[],
    alpha,
    isPremultiplied: opacity?.type === PREMULTIPLIED,
    isYcc: space.isYcc,
    icc: space.icc,
  };
}
