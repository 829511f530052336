import type { MenuGroup as Group } from "@/lib/site/navigation";
import { ChevronIcon } from "../converter/icons";
import { menuRow } from "./menu-look";
import { MenuPanel } from "./menu-panel";

/** A button and what it unfolds; while it is unfolded, a line ties them together. */
export function MenuGroup({ group }: { group: Group }) {
  const id = `menu-${group.id}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={menuRow}>
        {group.name}
        <ChevronIcon className="size-2.5 -rotate-90 text-quiet transition-[rotate] lg:size-2 lg:rotate-0 lg:group-has-[+:popover-open]:rotate-180" />
      </button>
      <MenuPanel id={id} group={group} />
    </>
  );
}
