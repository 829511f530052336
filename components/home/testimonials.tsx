import { STARS_MAX, TESTIMONIAL_MS } from "@/lib/limits";
import type { Site } from "@/lib/site/site";
import { StaticHtml } from "../site/static-html";
import { PauseIcon, PlayIcon } from "../ui/icons";
import { WordTile } from "../ui/tiles";
import { Carousel } from "./lazy";
import { HomeSection } from "./sections";

/** Hue of each person's tile, in degrees of oklch. */
const hues = { maya: 196, daniel: 152, priya: 27 } as const;

const ids = Object.keys(hues) as (keyof typeof hues)[];

export function Testimonials({ site }: { site: Site }) {
  const { heading, label, people } = site.words.home.testimonials;
  return (
    <HomeSection heading={heading} beside className="later [--later:21rem] lg:[--later:18rem]">
      <div className="mt-2 min-w-0 lg:mt-0">
        <Carousel
          label={label}
          names={ids.map((id) => people[id].name)}
          everyMs={TESTIMONIAL_MS}
          signs={{ pause: <PauseIcon className="size-2" />, play: <PlayIcon className="size-2" /> }}
        >
          {ids.map((id) => {
            const { name, role, content, tile } = people[id];
            return (
              <StaticHtml site={site} as="li" key={id} className="grid">
                <figure className="flex flex-col gap-2 pe-2">
                  <Stars site={site} />
                  <blockquote className="max-w-[44ch] flex-1 font-semibold text-lead md:text-title">
                    {content}
                  </blockquote>
                  <figcaption className="flex items-center gap-1.5">
                    <WordTile label={tile} hue={hues[id]} className="size-6 shrink-0" />
                    <span>
                      <span className="block font-bold text-body">{name}</span>
                      <span className="block text-quiet text-small">{role}</span>
                    </span>
                  </figcaption>
                </figure>
              </StaticHtml>
            );
          })}
        </Carousel>
      </div>
    </HomeSection>
  );
}

const star = "M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** All of the stars: what everybody gives, as specified. */
function Stars({ site: { words, format } }: { site: Site }) {
  return (
    <svg
      role="img"
      aria-label={format.count(words.home.testimonials.stars, STARS_MAX, { most: STARS_MAX })}
      viewBox={`0 0 ${STARS_MAX * 22} 20`}
      className="h-2 shrink-0 self-start lg:mt-1"
      fill="currentColor"
    >
      {Array.from({ length: STARS_MAX }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all stars are alike.
        <path key={index} d={star} transform={`translate(${index * 22})`} />
      ))}
    </svg>
  );
}
