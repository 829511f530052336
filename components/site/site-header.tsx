import { siteName } from "@/lib/settings";
import { PageLink } from "../ui/link";
import { TileSprite } from "../ui/tiles";
import { Mark } from "./mark";
import { MenuBehavior } from "./menu-behavior";
import { SiteMenu } from "./site-menu";
import { StaticHtml } from "./static-html";

const id = "site-header";

/** Header of every page, with the tile sprite. */
export function SiteHeader() {
  return (
    <>
      <StaticHtml as="header" id={id} className="border-rule border-b">
        <TileSprite />
        <div className="mx-auto flex h-7 max-w-150 items-center justify-between gap-3 px-2 sm:px-4 lg:h-8">
          <PageLink
            href="/"
            className="group flex items-center gap-1 rounded-control py-1 font-extrabold text-lead"
          >
            <Mark className="size-4" />
            {siteName}
          </PageLink>
          <SiteMenu />
        </div>
      </StaticHtml>
      <MenuBehavior within={id} />
    </>
  );
}
