/** Sources of what runs in the engine's processes: the forked child, and the thread it decodes HEIC tiles with. */
export const engineEntries = {
  child: "lib/engine/child.ts",
  "heic-worker": "lib/engine/formats/heic/worker.ts",
} as const;
