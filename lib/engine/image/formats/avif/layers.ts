import { dropLayers } from "../../containers/av1";
import { itemData, primaryProperties } from "../../containers/bmff";

/** An `lsel` property that leaves the choice to the reader (ISO/IEC 23008-12, 6.5.11). */
const ANY_LAYER = 0xffff;

/**
 * Leaves only the layers in an AVIF that its index chooses, by an operating point (`a1op`, AV1 Image File Format, 2.3.2.1) or a
 * layer (`lsel`): libheif reads both, and shows the highest layer of all.
 *
 * @returns a copy; undefined for a file without such a choice
 */
export function withChosenLayers(file: Buffer): Buffer | undefined {
  const properties = primaryProperties(file);
  const bodyOf = (type: string) => properties.find((property) => property.type === type)?.body;
  const operatingPoint = bodyOf("a1op")?.[0];
  const [high = 0xff, low = 0xff] = bodyOf("lsel") ?? [];
  const layer = (high << 8) | low;
  if (operatingPoint === undefined && layer === ANY_LAYER) return undefined;
  const copy = Buffer.from(file);
  dropLayers(itemData(copy, "av01"), {
    ...(operatingPoint !== undefined && { operatingPoint }),
    ...(layer !== ANY_LAYER && { highestSpatial: layer }),
  });
  return copy;
}
