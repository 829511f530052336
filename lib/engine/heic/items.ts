import type { Pointer } from "libheif-js/libheif-wasm/libheif-bundle.js";
import type { Libheif } from "./libheif";
import type { Transformation } from "./placement";

/** Four letters as libheif writes them in a number. */
export const fourcc = (letters: string): number => Buffer.from(letters, "latin1").readUInt32BE();

/** Room in the scratch memory for this many property ids; a picture has one of each kind. */
const MAX_TRANSFORMATIONS = 16;

/**
 * The transformations of an item in the order they are to be applied.
 *
 * @returns undefined when one is a crop (`clap`) or unknown, or when there are suspiciously many
 */
export function transformationsOf(
  { c, scratch, word }: Libheif,
  context: Pointer,
  item: number,
): Transformation[] | undefined {
  const count = c._heif_item_get_transformation_properties(context, item, 0, 0);
  if (count > MAX_TRANSFORMATIONS) return undefined;
  c._heif_item_get_transformation_properties(context, item, scratch, count);
  const ids = Array.from({ length: count }, (_, index) => word(scratch + 4 * index));
  const found: Transformation[] = [];
  for (const id of ids) {
    const type = c._heif_item_get_property_type(context, item, id);
    if (type === fourcc("irot")) {
      const degrees = c._heif_item_get_property_transform_rotation_ccw(context, item, id);
      found.push({ kind: "rotate", degreesCounterClockwise: degrees });
    } else if (type === fourcc("imir")) {
      const mirror = c._heif_item_get_property_transform_mirror(context, item, id);
      found.push({ kind: "mirror", direction: mirror === 1 ? "horizontal" : "vertical" });
    } else return undefined;
  }
  return found;
}

/** Looks at an item's coded bytes; they are gone when `use` returns. */
export function itemData(
  { c, scratch, word, check }: Libheif,
  context: Pointer,
  item: number,
  use: (data: Uint8Array) => void,
): void {
  const data = scratch;
  const size = scratch + 4;
  check((error) => c._heif_item_get_item_data(error, context, item, 0, data, size));
  try {
    use(c.HEAPU8.subarray(word(data), word(data) + word(size)));
  } finally {
    c._heif_release_item_data(context, data);
  }
}
