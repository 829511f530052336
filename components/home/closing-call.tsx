import { closing } from "@/lib/site/home";
import { FormatTile } from "../converter/format-tile";
import { RightIcon } from "../converter/icons";
import { PageLink } from "../converter/page-link";

/** The highlighter in full, once: this is the one thing to do next. */
export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing"
      // The highlighter is the same in both themes, and so is what lies on it.
      data-theme="light"
      className="relative mt-8 grid overflow-hidden rounded-sheet bg-accent px-2.5 pt-4 text-ink sm:px-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:pt-6 lg:mt-12 lg:px-6"
    >
      <div className="pb-4 md:pb-6">
        <h2 id="closing" className="font-extrabold text-display tracking-tight">
          {closing.heading}
        </h2>
        <p className="mt-1.5 max-w-[36ch] text-body lg:text-lead">{closing.sentence}</p>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <PageLink
            href={closing.start.path}
            className="inline-flex min-h-6.5 w-full items-center justify-center gap-1 rounded-control bg-ink px-3 font-bold text-accent text-body sm:w-auto hover:bg-ink/85 active:translate-y-px"
          >
            {closing.start.name}
            <RightIcon />
          </PageLink>
          <PageLink
            href={closing.ask.path}
            className="inline-flex min-h-6.5 w-full items-center justify-center rounded-control border border-ink px-3 font-semibold text-body sm:w-auto hover:bg-ink/10 active:translate-y-px"
          >
            {closing.ask.name}
          </PageLink>
        </div>
      </div>
      <Locked />
    </section>
  );
}

/** The file that would not open, before the one that does. */
function Locked() {
  return (
    <div aria-hidden="true" className="relative -mt-2 h-20 md:mt-0 md:h-auto">
      <FormatTile format="heic" className="absolute -bottom-2 left-[4%] size-20 -rotate-12 lg:size-26" />
      <FormatTile format="jpg" className="absolute -bottom-1 left-[46%] size-20 rotate-6 lg:size-26" />
    </div>
  );
}
