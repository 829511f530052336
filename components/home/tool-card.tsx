import type { ToolCard as Card } from "@/lib/site/home-cards";
import { DoneIcon, RightIcon } from "../converter/icons";
import { PageLink } from "../converter/page-link";
import { Track } from "./track";

/** One tool. The whole card is its title's link, so that a screen reader hears the title alone. */
export function ToolCard({ card }: { card: Card }) {
  const { id, href, title, description, searches, badge, features, from, to } = card;
  return (
    <li className="later group relative [--later:18rem] flex flex-col rounded-sheet border border-edge bg-sheet p-2 transition hover:border-ink hover:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 has-focus-visible:shadow-[0_0_0_3px_var(--accent)] sm:p-3">
      <Track from={from} to={to} />
      <p id={`${id}-badge`} className="mt-2 font-semibold text-note text-quiet">
        {badge}
      </p>
      <h3 className="font-bold text-title">
        <PageLink
          href={href}
          aria-describedby={`${id}-badge`}
          className="outline-none! shadow-none! after:absolute after:inset-0 after:rounded-sheet"
        >
          {title}
        </PageLink>
      </h3>
      <p className="mt-0.5 mb-1.5 text-quiet text-small">{description}</p>
      <ul className="mt-auto grid grid-cols-2 gap-x-1 gap-y-0.5 text-note">
        {features.map((feature) => (
          <li key={feature} className="flex gap-0.5">
            <DoneIcon className="mt-0.25 size-2 shrink-0 text-done" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex items-center justify-between border-rule border-t pt-1.5 text-note text-quiet">
        <span className="tabular-nums">{searches} searches a month</span>
        <RightIcon className="size-2.5 text-ink transition-[translate] group-hover:translate-x-0.5" />
      </p>
    </li>
  );
}
