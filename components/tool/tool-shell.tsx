import { clsx } from "clsx";
import type { ReactNode } from "react";
import { howToTitle } from "@/lib/site/how-to";
import type { Site } from "@/lib/site/site";
import type { Entry } from "@/lib/tools";
import { linkTo } from "@/lib/tools/related";
import type { ToolWords } from "@/lib/tools/words";
import { Breadcrumb, HeadRow } from "../site/page-head";
import { StaticHtml } from "../site/static-html";
import { FormatPair } from "../ui/tiles";

type ToolShellProps = {
  site: Site;
  entry: Entry;
  children: ReactNode;
  /** Static content below the steps: article and related tools. */
  more?: ReactNode;
};

const asideClass = "max-lg:in-[[data-files]]:hidden lg:in-[[data-wide]]:hidden";

/** Layout of a tool page: heading, screen, steps and further content. */
export function ToolShell({ site, entry, children, more }: ToolShellProps) {
  const { tool, words } = entry;
  const parent = site.mainToolOf(tool);
  return (
    // Once files are chosen, phones keep only the heading of the head: the rest is below the fold otherwise. So do large
    // screens where a result needs their width.
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1.5 pt-2 lg:gap-y-2 lg:not-in-[[data-wide]]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5 print:block">
        <StaticHtml
          site={site}
          as="header"
          className="lg:not-in-[[data-wide]]:sticky lg:top-5 lg:self-start lg:not-in-[[data-wide]]:pb-4"
        >
          <HeadRow>
            <Breadcrumb site={site} name={words.name} parent={parent && linkTo(parent)} />
            <FormatPair from={tool.from} to={tool.to} size="large" className={`lg:mt-6 ${asideClass}`} />
          </HeadRow>
          <h1 className="mt-1 font-extrabold text-display tracking-tight lg:mt-4 lg:in-[[data-wide]]:mt-1 lg:in-[[data-wide]]:text-title">
            <Heading words={words} />
          </h1>
          <p className={clsx("mt-1 max-w-[34ch] text-body text-quiet lg:mt-2 lg:text-lead", asideClass)}>
            <Subtitle words={words} />
          </p>
          <div className={asideClass}>
            <Badges site={site} />
          </div>
        </StaticHtml>
        <div className="min-w-0 print:hidden" data-testid="tool">
          {children}
        </div>
      </div>
      <StaticHtml site={site}>
        <section aria-labelledby="how-to" className="mt-8 border-ink border-t-2 pt-3 lg:mt-12">
          <h2 id="how-to" className="font-extrabold text-title tracking-tight">
            {howToTitle(site, words)}
          </h2>
          <ol className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-3">
            {words.howTo.map(({ name, text }, index) => (
              <li key={name} className="flex gap-1.5 md:block">
                <span
                  aria-hidden="true"
                  className="font-extrabold text-title text-quiet tabular-nums md:text-display"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-bold text-body md:mt-1">{name}</h3>
                  <p className="max-w-[44ch] text-quiet text-small">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        {more}
      </StaticHtml>
    </div>
  );
}

/** The heading. While the simple layout is shown, the page does not call itself advanced. */
function Heading({ words }: { words: ToolWords }) {
  if (!("headingParts" in words)) return words.heading;
  return words.headingParts.map(({ text, advanced }) =>
    advanced ? (
      <span key={text} className="not-simple">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** The subtitle, and the other one of a simple layout. */
function Subtitle({ words }: { words: ToolWords }) {
  if (!("simpleSubtitle" in words)) return words.subtitle;
  return (
    <>
      <span className="not-simple">{words.subtitle}</span>
      <span className="only-simple">{words.simpleSubtitle}</span>
    </>
  );
}

/** Row of short claims. The clip path hides the separator at the start of a wrapped line. */
export function Badges({ site }: { site: Site }) {
  const { badges, badgesLabel } = site.words.tool;
  return (
    <ul
      className="mt-1 -ms-2 flex flex-wrap text-note text-quiet [clip-path:inset(0_0_0_1rem)] rtl:[clip-path:inset(0_1rem_0_0)] lg:mt-3"
      aria-label={badgesLabel}
    >
      {badges.map((badge) => (
        <li
          key={badge}
          className="sm:whitespace-nowrap before:inline-block before:w-2 before:text-center before:text-edge before:content-['·'/'']"
        >
          {badge}
        </li>
      ))}
    </ul>
  );
}
