import type { TileId } from "@/lib/formats";

/** What results keep of a photo's details. */
export type Keeping = "nothing" | "details" | "place";

/** Formats that are written with a photo's details, and more that are read with them. */
const written: readonly TileId[] = ["jpg", "jpeg", "png", "webp", "avif", "tiff"];
const read: readonly TileId[] = [...written, "heic", "jxl", "raw", "image"];

/** Whether a conversion can keep a photo's details. */
export const canKeep = (from: TileId, to: TileId): boolean => read.includes(from) && written.includes(to);

/** The fields of a call that say so; none for the default. */
export const keepingFields = (keeping: Keeping): Readonly<Record<string, string>> => ({
  ...(keeping !== "nothing" && { preserve_metadata: "true" }),
  ...(keeping === "place" && { preserve_location: "true" }),
});
