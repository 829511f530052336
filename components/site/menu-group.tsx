import { clsx } from "clsx";
import type { MenuGroup as Group } from "@/lib/site/navigation";
import { ChevronIcon } from "../converter/icons";
import { headingOf, menuHtml } from "./menu-html";
import { menuRow, sheet } from "./menu-look";

/**
 * A button and what it unfolds: a strip under the header; on a phone, a sheet over the list it was chosen from. While
 * it is unfolded, a line ties the two together.
 */
export function MenuGroup({ group }: { group: Group }) {
  const id = `menu-${group.id}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={menuRow}>
        {group.name}
        <ChevronIcon className="size-2.5 -rotate-90 text-quiet transition-[rotate] lg:size-2 lg:rotate-0 lg:group-has-[+:popover-open]:rotate-180" />
      </button>
      <section
        id={id}
        popover="auto"
        aria-labelledby={headingOf(id)}
        className={clsx(sheet, "lg:h-auto lg:border-rule lg:border-b lg:pb-0 lg:shadow-lift")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, escaped by `html`.
        dangerouslySetInnerHTML={{ __html: menuHtml(id, group) }}
      />
    </>
  );
}
