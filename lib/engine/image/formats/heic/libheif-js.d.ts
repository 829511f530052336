/**
 * The package's own types only cover its embind half; these are the plain C functions we call (libheif 1.23,
 * `libheif/*.h`). A function that returns `heif_error` in C takes the address to write it to as its first argument.
 */
declare module "libheif-js/libheif-wasm/libheif-bundle.js" {
  /** An address in the instance's memory; 0 is NULL. */
  type Pointer = number;

  export type LibheifModule = {
    /** Replaced when the memory grows: read it anew after every call. */
    HEAPU8: Uint8Array;
    _malloc(size: number): Pointer;
    _free(pointer: Pointer): void;

    _heif_context_alloc(): Pointer;
    _heif_context_free(context: Pointer): void;
    _heif_context_read_from_memory_without_copy(
      error: Pointer,
      context: Pointer,
      data: Pointer,
      size: number,
      options: Pointer,
    ): void;
    _heif_context_get_number_of_top_level_images(context: Pointer): number;
    _heif_context_get_primary_image_handle(error: Pointer, context: Pointer, handle: Pointer): void;

    _heif_image_handle_release(handle: Pointer): void;
    _heif_image_handle_get_item_id(handle: Pointer): number;
    _heif_image_handle_get_width(handle: Pointer): number;
    _heif_image_handle_get_height(handle: Pointer): number;
    _heif_image_handle_has_alpha_channel(handle: Pointer): number;
    _heif_image_handle_get_luma_bits_per_pixel(handle: Pointer): number;
    _heif_image_handle_get_raw_color_profile_size(handle: Pointer): number;
    _heif_image_handle_get_raw_color_profile(error: Pointer, handle: Pointer, data: Pointer): void;
    _heif_image_handle_get_nclx_color_profile(error: Pointer, handle: Pointer, profile: Pointer): void;
    _heif_nclx_color_profile_free(profile: Pointer): void;
    _heif_image_handle_get_image_tiling(
      error: Pointer,
      handle: Pointer,
      transformed: number,
      tiling: Pointer,
    ): void;
    _heif_image_handle_get_grid_image_tile_id(
      error: Pointer,
      handle: Pointer,
      transformed: number,
      column: number,
      row: number,
      item: Pointer,
    ): void;

    _heif_item_get_item_type(context: Pointer, item: number): number;
    _heif_item_get_item_data(
      error: Pointer,
      context: Pointer,
      item: number,
      compression: Pointer,
      data: Pointer,
      size: Pointer,
    ): void;
    _heif_release_item_data(context: Pointer, data: Pointer): void;
    _heif_item_get_transformation_properties(
      context: Pointer,
      item: number,
      list: Pointer,
      count: number,
    ): number;
    _heif_item_get_property_type(context: Pointer, item: number, property: number): number;
    _heif_item_get_property_transform_rotation_ccw(context: Pointer, item: number, property: number): number;
    _heif_item_get_property_transform_mirror(context: Pointer, item: number, property: number): number;

    _heif_decoding_options_alloc(): Pointer;
    _heif_decoding_options_free(options: Pointer): void;
    _heif_decode_image(
      error: Pointer,
      handle: Pointer,
      image: Pointer,
      colorspace: number,
      chroma: number,
      options: Pointer,
    ): void;
    _heif_image_handle_decode_image_tile(
      error: Pointer,
      handle: Pointer,
      image: Pointer,
      colorspace: number,
      chroma: number,
      options: Pointer,
      column: number,
      row: number,
    ): void;

    _heif_image_release(image: Pointer): void;
    _heif_image_get_width(image: Pointer, channel: number): number;
    _heif_image_get_height(image: Pointer, channel: number): number;
    _heif_image_get_plane_readonly2(image: Pointer, channel: number, stride: Pointer): Pointer;
    _heif_image_get_decoding_warnings(image: Pointer, first: number, list: Pointer, count: number): number;
    _heif_image_is_premultiplied_alpha(image: Pointer): number;
  };

  /** Compiles and starts an instance of its own, synchronously (about 10 to 30 ms). */
  export default function libheif(options: {
    print(line: string): void;
    printErr(line: string): void;
  }): LibheifModule;
}
