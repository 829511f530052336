import { ConversionError } from "../../../../contract/errors";
import type { Jpeg2000 } from "../../containers/jpeg2000";

/** How a picture is shown. */
export type Layout = {
  /** Components of the color channels in their order, then perhaps that of the opacity. */
  channels: readonly number[];
  /** Gray, RGB or YCC, CMYK. */
  colors: 1 | 3 | 4;
  /** The three colors are Y, Cb and Cr (ISO/IEC 15444-1, I.5.3.3). */
  isYcc: boolean;
  icc?: Uint8Array | undefined;
};

/** Enumerated color spaces (I.5.3.3; ISO/IEC 15444-2, M.11.7.3.1) that are shown, with their channels. */
const spaces = { gray: 17, rgb: 16, ycc: 18, cmyk: 12 } as const;
const counts: Readonly<Record<number, 1 | 3 | 4>> = { 17: 1, 16: 3, 18: 3, 12: 4 };

/** Color spaces of profiles with their channels, at byte 16 of a profile (ICC.1:2010, 7.2.6). */
const profileCounts: Readonly<Record<string, 1 | 3 | 4>> = { GRAY: 1, "RGB ": 3, CMYK: 4 };
const SPACE_AT = 16;
const HEADER_BYTES = 128;

const profileCount = (icc: Uint8Array): 1 | 3 | 4 | undefined =>
  icc.length > HEADER_BYTES
    ? profileCounts[Buffer.from(icc.subarray(SPACE_AT, SPACE_AT + 4)).toString("latin1")]
    : undefined;

type Space = { count: 1 | 3 | 4; icc?: Uint8Array; isYcc: boolean };

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
/** Of colors as they are, and of colors that are multiplied by it. */
const opacities: readonly number[] = [1, 2];

/**
 * Finds out what the channels of a picture are.
 *
 * @throws ConversionError `cannot_convert` for colors that are not read here (Lab, a palette), signed and deeper samples
 */
export function layoutOf(picture: Jpeg2000): Layout {
  const { components, definitions, colors, isIndexed } = picture;
  if (isIndexed) throw refused("a palette");
  const space = spaceOf(picture, components.length);
  const ordered = Array.from({ length: space.count }, (_, index) => {
    const found = definitions?.find(({ type, color }) => type === COLOR && color === index + 1);
    return found?.channel ?? index;
  });
  // A bare codestream says nothing: the channel after the colors is taken for opacity, as everybody does.
  const isBare = colors.length === 0 && definitions === undefined && components.length > space.count;
  const alpha = isBare ? space.count : definitions?.find(({ type }) => opacities.includes(type))?.channel;
  const channels = alpha === undefined ? ordered : [...ordered, alpha];
  for (const channel of channels) {
    const component = components[channel];
    if (!component) throw refused("channels without samples");
    if (component.signed || component.bits > 16) throw refused("signed samples, or more than 16 bits");
  }
  return { channels, colors: space.count, isYcc: space.isYcc, icc: space.icc };
}
