import { clsx } from "clsx";
import { navigationIn } from "@/lib/site/navigation";
import { pagesIn } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";
import { anyPicture } from "@/lib/tools/pictures";
import { StaticHtml } from "../site/static-html";
import { Badges } from "../tool/tool-shell";
import { buttonClass } from "../ui/button";
import { PlayIcon, RemoveIcon, RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { DemoSteps } from "./demo-steps";
import { DemoDialog, HomeDrop, ToolSearch } from "./lazy";
import { Mosaic, MosaicRow } from "./mosaic";

/** Once files are recognized, phones keep only the heading, as on a tool's page: their choices are below the fold otherwise. */
const asideClass = "max-md:in-[[data-files]]:hidden";

/** Head of the home page: title, call to action, the mosaic as a drop zone, and the search. */
export function Hero({ site }: { site: Site }) {
  const { hero, demo } = site.words.home;
  const { startText, startTool } = navigationIn(site);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1.5 pt-1.5 pb-4 sm:gap-y-3 sm:pt-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-[auto_1fr] lg:gap-x-8 lg:pt-8 lg:pb-7">
      <div>
        <h1 className="font-extrabold text-display tracking-tight">{pagesIn(site).homePage.heading}</h1>
        <p className={`mt-1.5 max-w-46 text-body text-quiet lg:mt-3 lg:max-w-54 lg:text-lead ${asideClass}`}>
          {hero.sentence}
        </p>
        <div className={`mt-1.5 flex flex-wrap gap-1 lg:mt-4 ${asideClass}`}>
          <PageLink
            href={site.at(startTool.path)}
            data-action="start"
            className={buttonClass(
              "primary",
              clsx(
                "min-h-5.5 grow px-0.5! sm:min-h-6.5 sm:grow-0 sm:px-3! sm:text-body",
                // With files, the next step is an answer of theirs.
                "in-[[data-files]]:border-edge in-[[data-files]]:bg-sheet! in-[[data-files]]:text-ink in-[[data-files]]:shadow-none",
              ),
            )}
          >
            {startText(hero.start)}
            <RightIcon className="size-2.5 max-sm:hidden" />
          </PageLink>
          <DemoDialog
            watch={demo.watch}
            title={demo.title}
            signs={{
              play: <PlayIcon className="size-2 sm:size-2.5 max-[24rem]:hidden" />,
              close: <RemoveIcon />,
            }}
            close={demo.close}
            start={{ path: site.at(startTool.path), name: demo.start }}
          >
            <StaticHtml site={site}>
              <DemoSteps site={site} />
            </StaticHtml>
          </DemoDialog>
        </div>
        <div className={asideClass}>
          <Badges site={site} />
        </div>
      </div>
      <div className="md:row-span-2">
        <HomeDrop picker={`${anyPicture.picker},.pdf,application/pdf`}>
          <StaticHtml site={site}>
            <Mosaic className="w-full max-sm:hidden" />
            <MosaicRow className="w-full sm:hidden" />
          </StaticHtml>
        </HomeDrop>
      </div>
      <ToolSearch className="noscript:hidden" />
    </div>
  );
}
