/** Sources of what runs in the engine's processes: the forked child, and its threads for HEIC tiles and PDF fonts. */
export const engineEntries = {
  child: "lib/engine/child.ts",
  "heic-worker": "lib/engine/image/formats/heic/worker.ts",
  "font-worker": "lib/engine/pdf/compress/fonts/subset-worker.ts",
} as const;
