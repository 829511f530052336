import type { MenuItem } from "@/lib/site/navigation";
import { FormatPair } from "../converter/format-pair";
import { PageLink } from "../converter/page-link";

/** A tool in a menu: its sign, its name, and how many look for it. */
export function MenuLink({ item: { path, name, searches, sign, state } }: { item: MenuItem }) {
  return (
    <PageLink
      href={path}
      nowhere={state === "nowhere"}
      className="group flex min-h-7 items-center gap-1.5 rounded-control px-1 aria-[current=page]:bg-accent-wash lg:hover:bg-paper"
    >
      {sign && <FormatPair {...sign} size="medium" className="transition-[rotate] group-hover:-rotate-4" />}
      <span className="min-w-0">
        <span className="font-semibold text-body decoration-2 underline-offset-4 group-hover:underline group-aria-[current=page]:underline lg:text-small">
          {name}
        </span>
        {searches && <span className="block text-note text-quiet">{searches} searches</span>}
        {state === "soon" && <span className="block text-note text-quiet">Coming soon</span>}
      </span>
    </PageLink>
  );
}
