import type { ToolSign } from "@/lib/site/tool-signs";

let fetching: Promise<readonly ToolSign[]> | undefined;

/** Fetches the list of tools, once: in the pages it would be weight for those who search for nothing. */
export function fetchTools(): Promise<readonly ToolSign[]> {
  fetching ??= read();
  fetching.catch(() => {
    fetching = undefined;
  });
  return fetching;
}

/** @throws Error if the server cannot be reached */
async function read(): Promise<readonly ToolSign[]> {
  const response = await fetch("/tools.json");
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
