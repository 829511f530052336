import { atBase, pageHome } from "@/lib/base-path";
import type { ToolSign } from "@/lib/site/tool-signs";
import type { Choices } from "@/lib/tools/choices";

/** Lists that the site serves by themselves: in the pages they would be weight for those who need none of them. */
type Lists = { "/choices.json": Choices; "/tools.json": readonly ToolSign[] };

const fetching = new Map<keyof Lists, Promise<unknown>>();

/**
 * Fetches a list, once.
 *
 * @throws Error if the server cannot be reached
 */
export function fetchList<Path extends keyof Lists>(path: Path): Promise<Lists[Path]> {
  const list = (fetching.get(path) ?? read(path)) as Promise<Lists[Path]>;
  fetching.set(path, list);
  list.catch(() => fetching.delete(path));
  return list;
}

async function read(path: string): Promise<unknown> {
  const response = await fetch(atBase(pageHome() + path));
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
