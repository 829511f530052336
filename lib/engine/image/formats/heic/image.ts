import type { Pointer } from "libheif-js/libheif-wasm/libheif-bundle.js";
import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";
import { cutBoxOf } from "../../containers/bmff";
import type { Libheif } from "./libheif";
import type { Raster, Transformation } from "./placement";

/** `heif_colorspace`, `heif_chroma`, `heif_channel` (libheif/heif_image.h). */
const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED = { rgb: 10, rgba: 11 };
const CHANNEL_INTERLEAVED = 10;

/** Offsets of `heif_decoding_options` (libheif/heif_decoding.h, version 3 and up). */
const IGNORE_TRANSFORMATIONS = 1;
const CONVERT_TO_8_BIT = 20;
const STRICT_DECODING = 21;

export type Tiling = {
  columns: number;
  rows: number;
  /** Size of a tile, and of the coded picture before it is turned or cropped, in pixels. */
  tileWidth: number;
  tileHeight: number;
  width: number;
  height: number;
};

/** The primary image of a file, open in an instance. Every method may throw ConversionError. */
export type HeifImage = {
  /** Upright size. */
  width: number;
  height: number;
  hasAlpha: boolean;
  bitDepth: number;
  /** Top-level images of the file. */
  images: number;
  /** Undefined where there is a crop (`clap`), which only a whole decode applies. */
  transformations: readonly Transformation[] | undefined;
  tiling: Tiling;
  icc(): Uint8Array | undefined;
  nclx(): { primaries: number; transfer: number } | undefined;
  /** Decodes one tile as it is coded, not turned; the raster is gone when `use` returns. */
  decodeTile(column: number, row: number, use: (tile: Raster) => void): void;
  /** Decodes all, upright and cropped, to RGB or with alpha to RGBA; the raster is gone when `use` returns. */
  decodeWhole<T>(use: (whole: Raster, premultiplied: boolean) => T): T;
  close(): void;
};

/**
 * Parses a file up to its primary image; no pixel is decoded.
 *
 * @throws ConversionError `corrupt`, `cannot_convert`, `out_of_memory`
 */
export function openImage(lib: Libheif, file: Uint8Array): HeifImage {
  const { c, scratch, word, check } = lib;
  checkComplete(file);
  const data = lib.give(file);
  const context = c._heif_context_alloc();
  let handle: Pointer = 0;
  const close = () => {
    if (handle) c._heif_image_handle_release(handle);
    c._heif_context_free(context);
    c._free(data);
  };

  try {
    check((error) => c._heif_context_read_from_memory_without_copy(error, context, data, file.length, 0));
    check((error) => c._heif_context_get_primary_image_handle(error, context, scratch));
    handle = word(scratch);
    const item = c._heif_image_handle_get_item_id(handle);
    const tiling = tilingOf(lib, handle);
    const hasAlpha = c._heif_image_handle_has_alpha_channel(handle) !== 0;

    const tileItem = (column: number, row: number): number => {
      if (c._heif_item_get_item_type(context, item) !== fourcc("grid")) return item;
      check((error) => c._heif_image_handle_get_grid_image_tile_id(error, handle, 0, column, row, scratch));
      return word(scratch);
    };
    const checkTile = (column: number, row: number) => {
      const id = tileItem(column, row);
      if (c._heif_item_get_item_type(context, id) === fourcc("hvc1"))
        itemData(lib, context, id, checkNalUnits);
    };

    return {
      width: c._heif_image_handle_get_width(handle),
      height: c._heif_image_handle_get_height(handle),
      hasAlpha,
      // libheif returns -1 for a codec it does not know.
      bitDepth: Math.max(8, c._heif_image_handle_get_luma_bits_per_pixel(handle)),
      images: c._heif_context_get_number_of_top_level_images(context),
      transformations: transformationsOf(lib, context, item),
      tiling,
      icc: () => iccOf(lib, handle),
      nclx: () => nclxOf(lib, handle),
      decodeTile(column, row, use) {
        checkTile(column, row);
        const decode = (error: Pointer, options: Pointer) =>
          c._heif_image_handle_decode_image_tile(
            error,
            handle,
            scratch,
            COLORSPACE_RGB,
            CHROMA_INTERLEAVED.rgb,
            options,
            column,
            row,
          );
        decoded(lib, { upright: false }, decode, use);
      },
      decodeWhole(use) {
        for (let row = 0; row < tiling.rows; row++)
          for (let column = 0; column < tiling.columns; column++) checkTile(column, row);
        const chroma = hasAlpha ? CHROMA_INTERLEAVED.rgba : CHROMA_INTERLEAVED.rgb;
        const decode = (error: Pointer, options: Pointer) =>
          c._heif_decode_image(error, handle, scratch, COLORSPACE_RGB, chroma, options);
        return decoded(lib, { upright: true }, decode, use);
      },
      close,
    };
  } catch (error) {
    // After a trap the memory cannot be trusted: freeing may never return.
    if (error instanceof ConversionError) close();
    throw error;
  }
}

function tilingOf({ c, scratch, word, check }: Libheif, handle: Pointer): Tiling {
  check((error) => c._heif_image_handle_get_image_tiling(error, handle, 0, scratch));
  const field = (index: number) => word(scratch + 4 * index);
  return {
    columns: field(1),
    rows: field(2),
    tileWidth: field(3),
    tileHeight: field(4),
    width: field(5),
    height: field(6),
  };
}

function iccOf(lib: Libheif, handle: Pointer): Uint8Array | undefined {
  const { c, check } = lib;
  const size = c._heif_image_handle_get_raw_color_profile_size(handle);
  if (size === 0) return undefined;
  const profile = c._malloc(size);
  try {
    check((error) => c._heif_image_handle_get_raw_color_profile(error, handle, profile));
    return lib.take(profile, size);
  } finally {
    c._free(profile);
  }
}

function nclxOf({ c, scratch, word }: Libheif, handle: Pointer) {
  const error = scratch;
  const out = scratch + 16;
  c._heif_image_handle_get_nclx_color_profile(error, handle, out);
  if (word(error) !== 0) return undefined;
  const profile = word(out);
  const nclx = { primaries: word(profile + 4), transfer: word(profile + 8) };
  c._heif_nclx_color_profile_free(profile);
  return nclx;
}

/** Runs one decode, hands the image to `use` and frees it. `decode` leaves its address at `scratch`. */
function decoded<T>(
  lib: Libheif,
  { upright }: { upright: boolean },
  decode: (error: Pointer, options: Pointer) => void,
  use: (raster: Raster, premultiplied: boolean) => T,
): T {
  const { c, scratch, word, check } = lib;
  const options = c._heif_decoding_options_alloc();
  c.HEAPU8[options + IGNORE_TRANSFORMATIONS] = upright ? 0 : 1;
  c.HEAPU8[options + CONVERT_TO_8_BIT] = 1;
  c.HEAPU8[options + STRICT_DECODING] = 1;
  try {
    check((error) => decode(error, options));
  } finally {
    c._heif_decoding_options_free(options);
  }
  const image = word(scratch);
  try {
    if (c._heif_image_get_decoding_warnings(image, 0, 0, 0) > 0) throw corrupt("decoded with warnings");
    const width = c._heif_image_get_width(image, CHANNEL_INTERLEAVED);
    const height = c._heif_image_get_height(image, CHANNEL_INTERLEAVED);
    const plane = c._heif_image_get_plane_readonly2(image, CHANNEL_INTERLEAVED, scratch);
    const stride = word(scratch);
    if (plane === 0 || width < 1 || height < 1) throw corrupt("decoded to nothing");
    const data = c.HEAPU8.subarray(plane, plane + stride * height);
    return use({ data, stride, width, height }, c._heif_image_is_premultiplied_alpha(image) !== 0);
  } finally {
    c._heif_image_release(image);
  }
}

/** A four-character code as a number, as in libheif. */
const fourcc = (letters: string): number => Buffer.from(letters, "latin1").readUInt32BE();

/** Most property ids that the scratch memory holds; a picture has one of each kind. */
const MAX_TRANSFORMATIONS = 16;

/**
 * Reads the transformations of an item, in order of application.
 *
 * @returns undefined when one is a crop (`clap`) or unknown, or when there are suspiciously many
 */
function transformationsOf(
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

/** Hands an item's coded bytes to `use`; they are gone when it returns. */
function itemData(
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

/** Boxes that must be complete because they hold the picture. Anything else at the end may be a phone's trailer. */
const vital = ["ftyp", "meta", "mdat", "idat", "moov"];

/**
 * Refuses a file that ends before its boxes do. libheif only reads what the index points to, so it accepts a file that
 * was cut elsewhere.
 *
 * @throws ConversionError `corrupt`
 */
function checkComplete(bytes: Uint8Array): void {
  const type = cutBoxOf(bytes);
  if (type && vital.includes(type)) throw corrupt(`the file ends inside its ${type} box`);
}

/** Length field of each NAL unit (`hvcC`, lengthSizeMinusOne), in bytes; libheif accepts no other size. */
const LENGTH_BYTES = 4;
const hole = Buffer.alloc(4);

/**
 * Refuses coded HEVC data with a hole in it: emulation prevention forbids three zero bytes in a row
 * within a NAL unit (ISO/IEC 23008-2, 7.4.2), yet the decoder paints over such damage silently. Four zeros are
 * searched for, because some encoders leave one or two at the end of a unit.
 *
 * @param data an `hvc1` item: NAL units, each after its length in 32 bits
 * @throws ConversionError `corrupt`
 */
function checkNalUnits(data: Uint8Array): void {
  const view = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  let at = 0;
  while (at < view.length) {
    const start = at + LENGTH_BYTES;
    const end = start <= view.length ? start + view.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    if (end > view.length) throw corrupt("a NAL unit ends after its item");
    if (view.subarray(start, end).includes(hole)) throw corrupt("a NAL unit has a hole");
    at = end;
  }
}
