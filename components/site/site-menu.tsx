import { type MenuGroup as Group, navigationIn } from "@/lib/site/navigation";
import type { Site } from "@/lib/site/site";
import { buttonClass } from "../ui/button";
import { BarsIcon, ChevronIcon, RemoveIcon, SearchIcon } from "../ui/icons";
import { PageLink, QuietLink } from "../ui/link";
import { FormatPair } from "../ui/tiles";
import { searchSheet } from "./search-sheet";

/** `app/globals.css` uses this id to stop the page behind the menu from scrolling. */
const id = "site-menu";

const panelOf = (group: Group) => `menu-${group.id}`;

/**
 * The site menu: a row of buttons, or on narrow screens a sheet. Both use popovers, which Escape, an outside
 * click and the next menu close without a script.
 */
export function SiteMenu({ site }: { site: Site }) {
  const said = site.words.site.menu;
  const { menuGroups, supportLinks } = navigationIn(site);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="group -me-1 flex min-h-5.5 items-center gap-1 rounded-control px-1 font-semibold text-body lg:hidden"
      >
        <span className="group-has-[+:popover-open]:hidden">{said.open}</span>
        <span className="hidden group-has-[+:popover-open]:inline">{said.close}</span>
        <BarsIcon className="size-3 @max-[17rem]:hidden group-has-[+:popover-open]:hidden" />
        <RemoveIcon className="hidden size-3 group-has-[+:popover-open]:@min-[17rem]:block" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={said.label}
        className="menu-sheet lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent lg:pb-0"
      >
        <MenuStart site={site} />
        <ul className="px-2 max-lg:*:not-last:border-rule max-lg:*:not-last:border-b sm:px-4 lg:-me-[3px] lg:flex xl:-me-0.75 lg:px-0">
          {menuGroups.map((group) => (
            <li key={group.id}>
              <button type="button" popoverTarget={panelOf(group)} className="menu-row group">
                {group.name}
                <ChevronIcon className="size-2.5 -rotate-90 text-quiet transition-[rotate] max-lg:rtl:rotate-90 lg:size-1.5 lg:rotate-0 xl:size-2 lg:group-has-[+:popover-open]:rotate-180" />
              </button>
              <MenuPanel site={site} group={group} />
            </li>
          ))}
          {supportLinks.map(({ path, name }) => (
            // In the header, the longer words of other languages leave no room for them.
            <li key={path} className={site.language === "en" ? undefined : "lg:hidden"}>
              <PageLink href={path} className="menu-row group">
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Start of the mobile menu: the most popular tools and two general links. */
function MenuStart({ site }: { site: Site }) {
  const { mobileLinks, mobilePopular } = navigationIn(site);
  const { start, help } = mobileLinks;
  return (
    <div className="animate-arrive px-2 pt-2 sm:px-4 lg:hidden">
      <button
        type="button"
        popoverTarget={searchSheet}
        className="mb-1.5 flex min-h-6 w-full items-center gap-1 rounded-control border border-edge bg-sheet px-2 text-body text-quiet hover:border-ink"
      >
        <SearchIcon />
        {site.words.search.finder.name}
      </button>
      <ul className="grid grid-cols-2 gap-1 @max-[17rem]:grid-cols-1 sm:grid-cols-4">
        {mobilePopular.map(({ path, name, sign }) => (
          <li key={path}>
            <PageLink
              href={path}
              className="grid h-full gap-1 rounded-sheet border border-edge bg-sheet p-1.5 hover:border-ink aria-[current=page]:bg-accent-wash"
            >
              {sign && <FormatPair {...sign} size="medium" />}
              <span className="font-bold text-body">{name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="mt-1.5 mb-1 grid gap-1 sm:grid-cols-2">
        <PageLink href={help.path} className={buttonClass("secondary", "min-h-6")}>
          {help.name}
        </PageLink>
        <PageLink href={start.path} className={buttonClass("primary", "min-h-6")}>
          {start.name}
        </PageLink>
      </div>
    </div>
  );
}

/** Popover with the tools of a menu: a strip below the header, on phones a sheet. */
function MenuPanel({ site, group }: { site: Site; group: Group }) {
  const { format } = site;
  const said = site.words.site.menu;
  const { name, about, items } = group;
  const id = panelOf(group);
  const heading = `${id}-name`;
  const pages = items.filter(({ sign }) => !sign);
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={heading}
      className="menu-sheet lg:h-auto lg:border-rule lg:border-b lg:pb-0 lg:shadow-lift"
    >
      <div className="mx-auto grid max-w-150 animate-arrive gap-2 px-2 pt-1 pb-3 sm:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-6 lg:py-4">
        <div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-ms-0.5 flex min-h-5.5 items-center gap-0.5 pe-1 text-quiet text-small lg:hidden"
          >
            <ChevronIcon className="size-2.5 rotate-90 rtl:-rotate-90" />
            {said.back}
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
              .map(({ path, name, searches, sign, state, comingSoon }) => (
                <li key={path}>
                  <PageLink href={path} nowhere={state === "nowhere"} className="menu-link">
                    {sign && <FormatPair {...sign} size="medium" />}
                    <span className="min-w-0">
                      <span>{name}</span>
                      {searches && <small>{format.fill(said.searches, { searches })}</small>}
                      {comingSoon && <small>{said.comingSoon}</small>}
                    </span>
                  </PageLink>
                </li>
              ))}
          </ul>
          {pages.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-x-3 border-rule border-t pt-1 lg:mx-1">
              {pages.map((item) => (
                <li key={item.path}>
                  <QuietLink href={item.path} nowhere={item.state === "nowhere"}>
                    {item.name}
                  </QuietLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
