import { heicToJpg } from "./heic-to-jpg";
import { jpgToPng } from "./jpg-to-png";
import { pngToJpg } from "./png-to-jpg";
import type { Tool } from "./types";

/** The registry. Adding a tool is one entry here; see AGENTS.md. */
export const tools = [pngToJpg, jpgToPng, heicToJpg] as const satisfies readonly Tool[];

/** Finds the tool a path means, in any casing. */
export function findTool(path: string): Tool | undefined {
  const wanted = path.toLowerCase();
  return tools.find((tool) => tool.path.toLowerCase() === wanted);
}

export type { Tool } from "./types";
