import { siteName } from "@/lib/settings";
import type { Site } from "@/lib/site/site";
import { PageLink } from "../ui/link";
import { TileSprite } from "../ui/tiles";
import { LanguageMenu } from "./language-menu";
import { Mark } from "./mark";
import { MenuBehavior } from "./menu-behavior";
import { SearchButton, SearchSheet, searchSheet } from "./search-sheet";
import { SearchTrigger } from "./search-trigger";
import { SiteMenu } from "./site-menu";
import { StaticHtml } from "./static-html";

const id = "site-header";

/** Header of every page, with the tile sprite. */
export function SiteHeader({ site }: { site: Site }) {
  return (
    <>
      <StaticHtml site={site} as="header" id={id} className="@container border-rule border-b">
        <TileSprite />
        <div className="mx-auto flex h-7 max-w-150 items-center justify-between gap-1 px-2 @max-[17rem]:px-1 sm:px-4 lg:h-8 xl:gap-2">
          <PageLink
            href="/"
            className="group flex items-center gap-1 rounded-control py-1 font-extrabold text-lead"
          >
            <Mark className="size-4" />
            {/* With very large text, and where the other words are long, only the sign is seen. */}
            <span className="@max-[17rem]:sr-only [:is(:lang(ja),:lang(ar))_&]:@max-[21rem]:sr-only">
              {siteName}
            </span>
          </PageLink>
          <div className="flex items-center lg:flex-1 lg:justify-between">
            <SearchButton site={site} />
            <SearchSheet site={site} />
            <LanguageMenu site={site} />
            <SiteMenu site={site} />
          </div>
        </div>
      </StaticHtml>
      <MenuBehavior within={id} />
      <SearchTrigger sheet={searchSheet} />
    </>
  );
}
