import { reasons } from "@/lib/site/home";
import { DoneIcon } from "../converter/icons";
import { WordTile } from "../faq/word-tile";
import { HomeSection } from "./home-section";

/** Four reasons with their details, each behind the figure it comes down to. */
export function Reasons() {
  return (
    <HomeSection heading="Why choose us">
      <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:gap-y-6">
        {reasons.map(({ tile, title, description, details }) => (
          <li key={title} className="flex gap-2 sm:gap-3">
            <WordTile {...tile} className="size-7 shrink-0 sm:size-9" />
            <div className="min-w-0">
              <h3 className="font-bold text-lead">{title}</h3>
              <p className="mt-0.5 text-quiet text-small">{description}</p>
              <ul className="mt-1.5 grid gap-0.75 text-small">
                {details.map((detail) => (
                  <li key={detail} className="flex gap-1">
                    <DoneIcon className="mt-0.5 size-2 shrink-0 text-done" />
                    {detail}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
