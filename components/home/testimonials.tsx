import { TESTIMONIAL_MS } from "@/lib/limits";
import { type Testimonial, testimonials } from "@/lib/site/home";
import { PauseIcon, PlayIcon } from "../converter/icons";
import { WordTile } from "../faq/word-tile";
import { Still } from "../site/still";

import { HomeSection } from "./home-section";
import { Carousel } from "./lazy";
import { Stars } from "./stars";

/** The testimonials, one at a time. */
export function Testimonials() {
  return (
    <HomeSection heading="What people say" beside>
      <div className="mt-2 min-w-0 lg:mt-0">
        <Carousel
          label="Testimonials"
          names={testimonials.map(({ name }) => name)}
          everyMs={TESTIMONIAL_MS}
          signs={{ pause: <PauseIcon className="size-2" />, play: <PlayIcon className="size-2" /> }}
        >
          {testimonials.map((testimonial) => (
            <Still as="li" key={testimonial.name} className="grid">
              <Voice testimonial={testimonial} />
            </Still>
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
