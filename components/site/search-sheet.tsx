import { atBase } from "@/lib/base-path";
import type { Site } from "@/lib/site/site";
import { RemoveIcon, SearchIcon } from "../ui/icons";

/** `app/globals.css` uses this id, too. */
export const searchSheet = "site-search";

/** Opens the search. */
export function SearchButton({ site }: { site: Site }) {
  const { finder } = site.words.search;
  return (
    <button
      type="button"
      popoverTarget={searchSheet}
      aria-label={finder.name}
      aria-keyshortcuts="/"
      title={finder.name}
      className="group flex min-h-5.5 min-w-5.5 items-center justify-center gap-0.75 rounded-control text-note text-quiet transition-colors hover:text-ink max-lg:text-ink lg:-ms-0.5 lg:max-xl:min-w-4 xl:border xl:border-edge xl:bg-sheet xl:px-1.25 xl:hover:border-ink"
    >
      <SearchIcon className="size-2.5 shrink-0 group-has-[+:popover-open]:hidden xl:size-2" />
      <RemoveIcon className="hidden size-2.5 shrink-0 group-has-[+:popover-open]:block xl:size-2" />
      {/* Hidden from screen readers, which are told the same name. */}
      <span aria-hidden="true" className="hidden truncate xl:inline">
        {finder.name}
      </span>
    </button>
  );
}

/**
 * The search over the tools, in a popover below the header. It is a form that leads to the home page's search, so that
 * what is typed before the script has loaded is not lost; `ToolFinder` adds the list.
 */
export function SearchSheet({ site }: { site: Site }) {
  const { finder, placeholder } = site.words.search;
  return (
    <section
      id={searchSheet}
      popover="auto"
      aria-label={finder.name}
      className="menu-sheet lg:h-auto lg:border-rule lg:border-b lg:pb-0 lg:shadow-lift"
    >
      <div className="mx-auto grid max-w-150 animate-arrive gap-x-6 gap-y-1.5 px-2 pt-2 pb-3 sm:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-4">
        <div>
          <label htmlFor={`${searchSheet}-query`} className="font-extrabold text-title tracking-tight">
            {finder.name}
          </label>
          <p className="mt-0.5 max-w-[32ch] text-pretty text-quiet text-small">{finder.about}</p>
        </div>
        <div>
          {/* Where scripts are off, the home page's list of tools answers. */}
          <form action={atBase(site.at("/#tools"))}>
            <input
              id={`${searchSheet}-query`}
              name="q"
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded="false"
              placeholder={placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              className="min-h-7 w-full rounded-control border border-edge bg-sheet px-2 text-body transition-colors placeholder:text-quiet hover:border-ink"
            />
          </form>
          <div data-finder="" className="mt-1.5 min-h-6" />
        </div>
      </div>
    </section>
  );
}
