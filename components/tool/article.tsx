import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { atBase } from "@/lib/base-path";
import type { Site } from "@/lib/site/site";
import {
  anchorOf,
  type Block,
  type Figure,
  type FigurePicture,
  isLong,
  type Table,
  type Article as Texts,
} from "@/lib/tools/article";
import { QuietLink } from "../ui/link";
import { ArticleText } from "./article-text";

export function Article({ site, article }: { site: Site; article: Texts }) {
  const said = site.words.tool.article;
  const { sections, questions } = article;
  const id = useId();
  return (
    <article className="mt-8 border-ink border-t-2 lg:mt-12">
      {isLong(article) && (
        // Paper has no links.
        <nav
          aria-labelledby={id}
          className="grid gap-x-8 gap-y-0.5 border-rule border-b py-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:hidden"
        >
          <p id={id} className="font-semibold text-small lg:pt-0.5">
            {said.contents}
          </p>
          <ul className="grid grid-cols-2 gap-x-2">
            {[...sections.map(({ heading }) => heading), said.questions].map((heading) => (
              <li key={heading}>
                <QuietLink href={`#${anchorOf(heading)}`}>{heading}</QuietLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ heading, blocks }) => (
        <ArticleSection key={heading} heading={heading}>
          {blocks.map((block) => (
            <ArticleBlock key={JSON.stringify(block)} site={site} block={block} />
          ))}
        </ArticleSection>
      ))}
      <div className="border-ink border-t-2">
        {/* All of them open, so that searching on the page finds them. */}
        <ArticleSection heading={said.questions}>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <h3 className="font-bold">{question}</h3>
              <p className="mt-0.5 text-quiet">
                <ArticleText text={answer} />
              </p>
            </div>
          ))}
        </ArticleSection>
      </div>
    </article>
  );
}

/** Section of an article. On wide screens the heading is beside the text. */
function ArticleSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = anchorOf(heading);
  return (
    <section
      aria-labelledby={id}
      className="later [--later:30rem] lg:[--later:24rem] grid gap-x-8 gap-y-1.5 border-rule py-4 not-first:border-t lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-6 print:block"
    >
      <h2
        id={id}
        className="max-w-[22ch] scroll-mt-2 self-start font-extrabold text-title tracking-tight lg:sticky lg:top-5"
      >
        {heading}
      </h2>
      {/* 44ch is up to 68 letters of this font. Tables and figures use the full width.
          Browsers lay a grid that is broken by the end of a sheet over what follows. */}
      <div className="grid min-w-0 gap-2 *:not-[section,figure]:max-w-[44ch] lg:pt-0.5 print:block print:*:mt-2">
        {children}
      </div>
    </section>
  );
}

function ArticleBlock({ site, block }: { site: Site; block: Block }) {
  if (typeof block === "string")
    return (
      <p>
        <ArticleText text={block} />
      </p>
    );
  if ("rows" in block) return <ArticleTable table={block} />;
  if ("pictures" in block) return <ArticleFigure site={site} figure={block} />;
  return (
    <ul className="grid list-disc gap-1 ps-2.5 marker:text-edge print:block">
      {block.list.map((item) => (
        <li key={item} className="ps-0.5">
          <ArticleText text={item} />
        </li>
      ))}
    </ul>
  );
}

const cell = "px-0.75 py-1 sm:px-1.5 text-start first:ps-0 last:pe-0";

/** Columns of a table from which on those of a phone are as narrow as their words. */
const MANY_COLUMNS = 5;

/** Table that scrolls sideways on narrow screens. */
function ArticleTable({ table: { caption, head, rows } }: { table: Table }) {
  const id = useId();
  const isMany = head.length >= MANY_COLUMNS;
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table needs keyboard access.
      tabIndex={0}
      className="overflow-x-auto rounded-control print:overflow-visible"
    >
      <table className="min-w-full border-collapse text-note sm:text-small">
        <caption id={id} className="pb-0.5 text-start font-semibold text-note text-quiet">
          {caption}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            {head.map((name) => (
              <th key={name} scope="col" className={`${cell} align-bottom font-bold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...values]) => (
            <tr key={name} className="not-last:border-rule not-last:border-b">
              <th
                scope="row"
                className={clsx(cell, "align-top font-semibold", isMany ? "sm:min-w-8" : "min-w-8")}
              >
                <ArticleText text={name} />
              </th>
              {values.map((value, index) => (
                <td
                  key={head[index + 1]}
                  className={clsx(cell, "align-top", isMany ? "sm:min-w-10" : "min-w-10")}
                >
                  <ArticleText text={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Formats the size of a file, compared with that of the first picture. */
function sizeOf({ words, format }: Site, { bytes }: FigurePicture, first: FigurePicture): string {
  const { times, smaller, larger } = words.tool.article.sizes;
  const size = format.size(bytes, "KB");
  const ratio = bytes / first.bytes;
  const percent = Math.round((ratio - 1) * 100);
  if (percent === 0) return size;
  if (percent >= 100) return format.fill(times, { size, n: format.number(ratio, 1) });
  return format.fill(percent < 0 ? smaller : larger, { size, n: Math.abs(percent) });
}

type ArticleFigureProps = { site: Site; figure: Figure };

/** Pictures of an article with the sizes of their files, side by side, and never enlarged. */
function ArticleFigure({ site, figure: { caption, pictures, large } }: ArticleFigureProps) {
  return (
    <figure className="mt-1">
      <ul className={clsx("grid gap-x-1 gap-y-1.5 sm:gap-x-1.5", large ? "sm:grid-cols-2" : "grid-cols-2")}>
        {pictures.map((picture) => (
          <li key={picture.path}>
            {/* biome-ignore lint/performance/noImgElement: the file itself is shown, with its measured size. */}
            <img
              src={atBase(picture.path)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className={clsx(
                "h-auto max-w-full rounded-control border border-rule",
                picture.transparent && "checkered",
              )}
            />
            <p className="mt-0.5 flex flex-wrap gap-x-1 text-small tabular-nums">
              <span className="font-semibold">{picture.label}</span>
              <span className="text-quiet">{sizeOf(site, picture, pictures[0] ?? picture)}</span>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-0.5 max-w-[44ch] text-note text-quiet">
        <ArticleText text={caption} />
      </figcaption>
    </figure>
  );
}
