import { clsx } from "clsx";
import { menuGroups, supportLinks } from "@/lib/site/navigation";
import { BarsIcon, RemoveIcon } from "../converter/icons";
import { PageLink } from "../converter/page-link";
import { MenuGroup } from "./menu-group";
import { menuRow, sheet } from "./menu-look";
import { MenuStart } from "./menu-start";

/** `app/globals.css` knows it too: the page behind it stands still. */
const id = "site-menu";

/**
 * One list of menus: a row of buttons where there is room for it, and a sheet that a button opens where there is
 * none. All of them are the browser's own popovers: Escape, a click elsewhere and the next menu close them without
 * a script.
 */
export function SiteMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="group -mr-1 flex min-h-5.5 items-center gap-1 rounded-control px-1 font-semibold text-body lg:hidden"
      >
        Menu
        <BarsIcon className="size-3 group-has-[+:popover-open]:hidden" />
        <RemoveIcon className="hidden size-3 group-has-[+:popover-open]:block" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label="Tools"
        className={clsx(
          sheet,
          "lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent lg:pb-0",
        )}
      >
        <MenuStart />
        <ul className="px-2 max-lg:*:not-last:border-rule max-lg:*:not-last:border-b sm:px-4 lg:-mr-0.5 lg:flex xl:-mr-1 lg:px-0">
          {menuGroups.map((group) => (
            <li key={group.id}>
              <MenuGroup group={group} />
            </li>
          ))}
          {supportLinks.map(({ path, name }) => (
            <li key={path}>
              <PageLink href={path} className={menuRow}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
