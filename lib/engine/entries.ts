/** Sources of what runs in the engine's processes: the forked child, and its thread for HEIC tiles. */
export const engineEntries = {
  child: "lib/engine/child.ts",
  "heic-worker": "lib/engine/image/formats/heic/worker.ts",
} as const;
