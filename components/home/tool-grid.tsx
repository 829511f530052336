import { type ToolCard as Card, homeCardsIn } from "@/lib/site/home-cards";
import type { Site } from "@/lib/site/site";
import { DoneIcon, RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { FormatPair, FormatTile, turnGradient } from "../ui/tiles";
import { HomeSection } from "./sections";

/** The twelve most popular tools as cards, and a list of the others. */
export function ToolGrid({ site }: { site: Site }) {
  const { moreTools, toolCards } = homeCardsIn(site);
  return (
    <HomeSection id="tools" heading={site.words.home.cards.heading}>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2 lg:grid-cols-3">
        {toolCards.map((card) => (
          <ToolCard key={card.id} site={site} card={card} />
        ))}
      </ul>
      <div className="later mt-4 grid gap-x-8 gap-y-3 [--later:39rem] lg:grid-cols-2 lg:[--later:13rem]">
        {moreTools.map(({ name, tools }) => (
          <div key={name}>
            <h3 className="font-bold text-body">{name}</h3>
            <ul className="mt-1 grid gap-x-3 sm:grid-cols-2">
              {tools.map(({ tool, words }) => (
                <li key={tool.path}>
                  <PageLink href={tool.path} className="group flex min-h-5.5 items-center gap-1.5 text-small">
                    <FormatPair from={tool.from} to={tool.to} />
                    <span className="min-w-0 wrap-anywhere underline decoration-transparent underline-offset-4 group-hover:decoration-ink">
                      {words.name}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </HomeSection>
  );
}

/**
 * Card of one tool. The title's link covers the whole card, so that screen readers announce only the title.
 */
function ToolCard({ site, card }: { site: Site; card: Card }) {
  const { words, format } = site;
  const { id, href, preset = "", title, description, searches, badge, features, from, to } = card;
  return (
    <li className="later group relative [--later:13rem] sm:[--later:16.8rem] flex flex-col rounded-sheet border border-edge bg-sheet p-2 transition hover:border-ink hover:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 has-focus-visible:shadow-[0_0_0_3px_var(--accent)] sm:p-3">
      {/* On phones beside the title: twelve cards are long enough. */}
      <span
        aria-hidden="true"
        className="flex items-center gap-1 max-sm:absolute max-sm:top-2 max-sm:end-2 max-sm:gap-0.5"
      >
        <FormatTile format={from} className="size-4.5 shrink-0 -rotate-6 sm:size-6" />
        <span
          className="track along h-1 w-2 sm:flex-1 rounded-control forced-color-adjust-none [clip-path:polygon(0_31%,calc(100%-0.5rem)_31%,calc(100%-0.5rem)_0,100%_50%,calc(100%-0.5rem)_100%,calc(100%-0.5rem)_69%,0_69%)]"
          style={{ background: turnGradient(from, to) }}
        />
        <FormatTile format={to} className="size-4.5 shrink-0 sm:size-6" />
      </span>
      <p id={`${id}-badge`} className="font-semibold text-note text-quiet sm:mt-2">
        {badge}
      </p>
      <h3 className="wrap-anywhere font-bold text-title max-sm:pe-13">
        <PageLink
          href={href + preset}
          aria-describedby={`${id}-badge`}
          className="outline-none! shadow-none! after:absolute after:inset-0 after:rounded-sheet"
        >
          {title}
        </PageLink>
      </h3>
      <p className="mt-0.5 mb-1.5 text-quiet text-small">{description}</p>
      <ul className="wrap-anywhere mt-auto grid grid-cols-2 gap-x-1 gap-y-0.5 text-note">
        {features.map((feature) => (
          <li key={feature} className="flex gap-0.5">
            <DoneIcon className="mt-0.25 size-2 shrink-0 text-done" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-1 flex items-center justify-between border-rule text-note text-quiet sm:mt-2 sm:border-t sm:pt-1.5">
        {searches && (
          <span className="tabular-nums">{format.fill(words.home.cards.searches, { searches })}</span>
        )}
        <RightIcon className="ms-auto size-2.5 text-ink max-sm:hidden transition-[translate] group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5" />
      </p>
    </li>
  );
}
