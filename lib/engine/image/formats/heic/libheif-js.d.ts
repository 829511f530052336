/**
 * The package's own types only cover its embind half; these are the plain C functions we call (libheif 1.23,
 * `libheif/*.h`). A function that returns `heif_error` in C takes the address to write it to as its first argument.
 */
declare module "libheif-js/libheif-wasm/libheif-bundle.js" {
  /** An address in the instance's memory; 0 is NULL. */
  type Pointer = number;

  type CFunction =
    | "malloc"
    | "free"
    | "heif_context_alloc"
    | "heif_context_free"
    | "heif_context_read_from_memory_without_copy"
    | "heif_context_get_number_of_top_level_images"
    | "heif_context_get_primary_image_handle"
    | "heif_image_handle_release"
    | "heif_image_handle_get_item_id"
    | "heif_image_handle_get_width"
    | "heif_image_handle_get_height"
    | "heif_image_handle_has_alpha_channel"
    | "heif_image_handle_get_luma_bits_per_pixel"
    | "heif_image_handle_get_raw_color_profile_size"
    | "heif_image_handle_get_raw_color_profile"
    | "heif_image_handle_get_nclx_color_profile"
    | "heif_nclx_color_profile_free"
    | "heif_image_handle_get_image_tiling"
    | "heif_image_handle_get_grid_image_tile_id"
    | "heif_image_handle_decode_image_tile"
    | "heif_item_get_item_type"
    | "heif_item_get_item_data"
    | "heif_release_item_data"
    | "heif_item_get_transformation_properties"
    | "heif_item_get_property_type"
    | "heif_item_get_property_transform_rotation_ccw"
    | "heif_item_get_property_transform_mirror"
    | "heif_decoding_options_alloc"
    | "heif_decoding_options_free"
    | "heif_decode_image"
    | "heif_image_release"
    | "heif_image_get_width"
    | "heif_image_get_height"
    | "heif_image_get_plane_readonly2"
    | "heif_image_get_decoding_warnings"
    | "heif_image_is_premultiplied_alpha";

  export type LibheifModule = Record<`_${CFunction}`, (...args: number[]) => number> & {
    /** Replaced when the memory grows: read it anew after every call. */
    HEAPU8: Uint8Array;
  };

  /** Compiles and starts an instance of its own, synchronously (about 10 to 30 ms). */
  export default function libheif(options: {
    print(line: string): void;
    printErr(line: string): void;
  }): LibheifModule;
}
