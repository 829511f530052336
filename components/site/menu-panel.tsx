import { clsx } from "clsx";
import type { MenuGroup } from "@/lib/site/navigation";
import { ChevronIcon } from "../converter/icons";
import { MenuLink } from "./menu-link";
import { sheet } from "./menu-look";
import { QuietLink } from "./quiet-link";

type Props = { id: string; group: MenuGroup };

/** The tools of a menu: a strip under the header; on a phone, a sheet over the list it was chosen from. */
export function MenuPanel({ id, group: { name, about, items } }: Props) {
  const heading = `${id}-name`;
  const pages = items.filter(({ sign }) => !sign);
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={heading}
      className={clsx(sheet, "lg:h-auto lg:border-rule lg:border-b lg:pb-0 lg:shadow-lift")}
    >
      <div className="mx-auto grid max-w-150 animate-arrive gap-2 px-2 pt-1 pb-3 sm:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-6 lg:py-4">
        <div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-ml-0.5 flex min-h-5.5 items-center gap-0.5 pr-1 text-quiet text-small lg:hidden"
          >
            <ChevronIcon className="size-2.5 rotate-90" />
            All menus
          </button>
          <p id={heading} className="mt-1 font-extrabold text-title tracking-tight lg:mt-0.5">
            {name}
          </p>
          <p className="mt-0.5 max-w-[32ch] text-pretty text-quiet text-small">{about}</p>
        </div>
        <div>
          <ul className="-mx-1 grid gap-x-1 sm:grid-cols-2 lg:mx-0 xl:grid-cols-3">
            {items
              .filter(({ sign }) => sign)
              .map((item) => (
                <li key={item.path}>
                  <MenuLink item={item} />
                </li>
              ))}
          </ul>
          {pages.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-x-3 border-rule border-t pt-1 lg:mx-1">
              {pages.map((item) => (
                <li key={item.path}>
                  <QuietLink item={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
