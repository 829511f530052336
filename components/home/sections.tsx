import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { navigationIn } from "@/lib/site/navigation";
import { pagesIn } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";
import { DoneIcon, RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { FormatTile, WordTile } from "../ui/tiles";

/** The reasons in order, with the hue of each tile, in degrees of oklch. */
const hues = { deleted: 196, free: 90, same: 312, many: 152 } as const;

const reasonIds = Object.keys(hues) as (keyof typeof hues)[];

type HomeSectionProps = {
  /** Where a link on this page leads. */
  id?: string;
  heading: string;
  /** Puts the content beside the heading on wide screens. */
  beside?: boolean;
  /**
   * `later` with its heights as `--later`, unless the parts are `later` themselves: nested ones lose the focus in
   * Chromium.
   */
  className?: string;
  children: ReactNode;
};

export function HomeSection({ id: anchor, heading, beside = false, className, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={clsx(
        "mt-8 border-ink border-t-2 pt-3 lg:mt-12",
        className,
        beside && "gap-x-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
      )}
    >
      <h2 id={id} className="font-extrabold text-title tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Key figures in one row, on phones in two of the same columns. */
export function StatsStrip({ site }: { site: Site }) {
  return (
    <dl className="grid grid-cols-3 gap-x-1 gap-y-1.5 sm:gap-x-2 border-rule border-y py-2 md:grid-cols-5">
      {Object.values(site.words.home.stats).map(({ number, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-note text-quiet">{label}</dt>
          <dd className="font-bold text-[length:min(var(--text-lead),7vw)] tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The reasons to use the site, each with a tile. */
export function Reasons({ site }: { site: Site }) {
  const { reasons } = site.words.home;
  return (
    <HomeSection heading={reasons.heading} className="later [--later:70rem] lg:[--later:32rem]">
      <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:gap-y-6">
        {reasonIds.map((id) => {
          const { tile, title, description, details } = reasons.list[id];
          return (
            <li key={id} className="flex gap-2 sm:gap-3">
              <WordTile label={tile} hue={hues[id]} className="size-7 shrink-0 sm:size-9" />
              <div className="min-w-0">
                <h3 className="font-bold text-lead">{title}</h3>
                <p className="mt-0.5 text-quiet text-small">{description}</p>
                <ul className="wrap-anywhere mt-1.5 grid gap-0.75 text-small">
                  {details.map((detail) => (
                    <li key={detail} className="flex gap-1">
                      <DoneIcon className="mt-0.5 size-2 shrink-0 text-done" />
                      {detail}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}

/** Closing call to action, the only block in the full accent color. */
export function ClosingCall({ site }: { site: Site }) {
  const { closing } = site.words.home;
  const { startText, startTool } = navigationIn(site);
  return (
    <section
      aria-labelledby="closing"
      // The accent color is the same in both themes, and so is the text on it.
      data-theme="light"
      className="relative mt-8 grid overflow-hidden rounded-sheet bg-accent px-2.5 pt-4 text-ink print:hidden sm:px-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:pt-6 lg:mt-12 lg:px-6"
    >
      <div className="pb-4 md:pb-6">
        <h2 id="closing" className="font-extrabold text-display tracking-tight">
          {closing.heading}
        </h2>
        <p className="mt-1.5 max-w-[36ch] text-body lg:text-lead">{closing.sentence}</p>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <PageLink
            href={startTool.path}
            className="inline-flex min-h-6.5 w-full items-center justify-center gap-1 rounded-control bg-ink px-3 font-bold text-accent text-body sm:w-auto hover:bg-ink/85 active:translate-y-px"
          >
            {startText(closing.start)}
            <RightIcon />
          </PageLink>
          <PageLink
            href={pagesIn(site).faqPage.path}
            className="inline-flex min-h-6.5 w-full items-center justify-center rounded-control border border-ink px-3 font-semibold text-body sm:w-auto hover:bg-ink/10 active:translate-y-px"
          >
            {closing.ask}
          </PageLink>
        </div>
      </div>
      <div aria-hidden="true" className="relative -mt-2 h-20 md:mt-0 md:h-auto">
        <FormatTile format="heic" className="absolute -bottom-2 start-[4%] size-20 -rotate-12 lg:size-26" />
        <FormatTile format="jpg" className="absolute -bottom-1 start-[46%] size-20 rotate-6 lg:size-26" />
      </div>
    </section>
  );
}
