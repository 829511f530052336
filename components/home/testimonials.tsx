import { STARS_MAX, TESTIMONIAL_MS } from "@/lib/limits";
import { type Testimonial, testimonials } from "@/lib/site/home";
import { StaticHtml } from "../site/static-html";
import { PauseIcon, PlayIcon } from "../ui/icons";
import { WordTile } from "../ui/tiles";
import { Carousel } from "./lazy";
import { HomeSection } from "./sections";

/** Testimonials in a carousel. */
export function Testimonials() {
  return (
    <HomeSection heading="What people say" beside className="later [--later:21rem] lg:[--later:18rem]">
      <div className="mt-2 min-w-0 lg:mt-0">
        <Carousel
          label="Testimonials"
          names={testimonials.map(({ name }) => name)}
          everyMs={TESTIMONIAL_MS}
          signs={{ pause: <PauseIcon className="size-2" />, play: <PlayIcon className="size-2" /> }}
        >
          {testimonials.map((testimonial) => (
            <StaticHtml as="li" key={testimonial.name} className="grid">
              <Voice testimonial={testimonial} />
            </StaticHtml>
          ))}
        </Carousel>
      </div>
    </HomeSection>
  );
}

function Voice({ testimonial: { name, role, content, rating, avatar } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex flex-col gap-2 pr-2">
      <Stars rating={rating} />
      <blockquote className="max-w-[44ch] flex-1 font-semibold text-lead md:text-title">{content}</blockquote>
      <figcaption className="flex items-center gap-1.5">
        <WordTile {...avatar} className="size-6 shrink-0" />
        <span>
          <span className="block font-bold text-body">{name}</span>
          <span className="block text-quiet text-small">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

const star = "M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** Star rating. */
function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} of ${STARS_MAX} stars`}
      viewBox={`0 0 ${STARS_MAX * 22} 20`}
      className="h-2 shrink-0 self-start lg:mt-1"
      fill="currentColor"
    >
      {Array.from({ length: rating }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all stars are alike.
        <path key={index} d={star} transform={`translate(${index * 22})`} />
      ))}
    </svg>
  );
}
