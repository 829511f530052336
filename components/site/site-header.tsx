import { siteName } from "@/lib/site/settings";
import { PageLink } from "../converter/page-link";
import { TileSprite } from "../converter/tile-sprite";
import { Mark } from "./mark";
import { MenuManners } from "./menu-manners";
import { SiteMenu } from "./site-menu";
import { Still } from "./still";

const id = "site-header";

/** On every page, with the tiles that small pairs anywhere on the page point at. */
export function SiteHeader() {
  return (
    <>
      <Still as="header" id={id} className="border-rule border-b">
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
      </Still>
      <MenuManners within={id} />
    </>
  );
}
