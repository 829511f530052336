import type { Tool } from "@/lib/tools/types";

/** What a link to a tool is made of; the page hands them over, so that the registry stays on the server. */
export type ToolSign = Pick<Tool, "path" | "name" | "from" | "to">;
