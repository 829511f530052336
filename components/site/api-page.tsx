import type { ReactNode } from "react";
import { deletionExample } from "@/lib/openapi/examples";
import { type ApiCall, type ApiPart, apiIn, apiOrigin } from "@/lib/site/api";
import { pageJsonLd } from "@/lib/site/json-ld";
import { pagesIn } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";
import type { Words } from "@/lib/words";
import { ArticleText, TextBlocks } from "../tool/article-text";
import { QuietLink } from "../ui/link";
import { CopyButtons } from "./copy-buttons";
import { JsonLd } from "./json-ld";
import { PageHead } from "./page-head";
import { StaticHtml } from "./static-html";

type Said = Words["api"];

const guideOf = ({ start, limits, results, errors, progress, health }: Said) => ({
  start,
  limits,
  results,
  errors,
  progress,
  health,
});

type GuideId = keyof ReturnType<typeof guideOf>;

/** The page for programmers, made from the contract of the calls. */
export function ApiPage({ site }: { site: Site }) {
  const said = site.words.api;
  const { start, results, errors } = said;
  const { apiPage } = pagesIn(site);
  const { apiCalls, apiErrors, imageParts, otherRequests } = apiIn(site);
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4 [&_code]:wrap-anywhere">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5 print:block">
        <div>
          <PageHead site={site} page={apiPage} {...apiPage.tiles} />
          <Contents site={site} />
        </div>
        <StaticHtml site={site} className="min-w-0">
          <Guide said={said} id="start">
            <a
              href={`${apiOrigin}/api/openapi.json`}
              // Not a page to navigate to.
              target="_self"
              className="justify-self-start font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {start.document}
            </a>
          </Guide>
          <Guide said={said} id="limits" />
          <Guide said={said} id="results">
            <p>{results.example}</p>
            <Code said={said} text={deletionExample(apiOrigin)} />
            <p>{results.images}</p>
            <List label={results.images} rows={imageParts} />
            <List
              label={results.caption}
              rows={otherRequests.map(({ request, about }) => ({ name: request, holds: "", about }))}
            />
          </Guide>
          <Guide said={said} id="errors">
            <List
              label={errors.caption}
              rows={apiErrors.map(({ code, status, message }) => ({
                name: code,
                holds: String(status),
                about: message,
              }))}
            />
          </Guide>
          <Guide said={said} id="progress" />
          <Guide said={said} id="health" />
          {apiCalls.map((call) => (
            <Call key={call.id} said={said} call={call} />
          ))}
          <JsonLd data={pageJsonLd(site, apiPage, "WebPage")} />
        </StaticHtml>
      </div>
      <CopyButtons copied={said.call.copied} />
    </div>
  );
}

/** Where everything on the page is; beside it on wide screens. */
function Contents({ site }: { site: Site }) {
  const said = site.words.api;
  const { apiCalls } = apiIn(site);
  return (
    <StaticHtml
      site={site}
      className="lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:py-3 print:hidden"
    >
      <nav aria-label={said.contents} className="mt-3 grid gap-1 lg:mt-0">
        <ul className="flex flex-wrap gap-x-2 lg:block">
          {Object.entries(guideOf(said)).map(([id, { heading }]) => (
            <li key={id}>
              <QuietLink href={`#${id}`}>{heading}</QuietLink>
            </li>
          ))}
        </ul>
        <p className="font-semibold text-small">{said.callsHeading}</p>
        <ul className="flex flex-wrap gap-x-2 lg:block">
          {apiCalls.map(({ id, path }) => (
            <li key={id}>
              <QuietLink href={`#${id}`}>
                <code>{path}</code>
              </QuietLink>
            </li>
          ))}
        </ul>
      </nav>
    </StaticHtml>
  );
}

type SectionProps = { id: string; heading: ReactNode; children: ReactNode };

const Section = ({ id, heading, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="later border-rule py-3 [--later:40rem] not-first-of-type:border-t first-of-type:pt-0 lg:py-4"
  >
    <h2 id={id} className="wrap-anywhere scroll-mt-2 font-extrabold text-title tracking-tight">
      {heading}
    </h2>
    <div className="mt-1.5 grid gap-1.5 print:block print:*:mt-2">{children}</div>
  </section>
);

type GuideProps = { said: Said; id: GuideId; children?: ReactNode };

function Guide({ said, id, children }: GuideProps) {
  const { heading, blocks } = guideOf(said)[id];
  return (
    <Section id={id} heading={heading}>
      <div className="grid max-w-[52ch] gap-1.5">
        <TextBlocks blocks={blocks} of={Text} />
      </div>
      {children}
    </Section>
  );
}

function Call({ said, call }: { said: Said; call: ApiCall }) {
  const { id, path, about, fields, answer, parts, errors, examples } = call;
  const languages = Object.keys(said.call.languages) as (keyof typeof said.call.languages)[];
  return (
    <Section id={id} heading={<code>{path}</code>}>
      <p className="max-w-[52ch]">
        <Text text={about} />
      </p>
      <Titled title={said.call.fields}>
        <List label={said.call.fields} rows={fields} />
      </Titled>
      <Titled title={said.call.answer}>
        <p>
          <Text text={answer} />
        </p>
        {parts.length > 0 && <List label={said.call.answer} rows={parts} />}
      </Titled>
      {errors.length > 0 && (
        <Titled title={said.call.errors}>
          <p className="wrap-anywhere text-small">
            <Text text={errors.map((code) => `\`${code}\``).join(" ")} />
          </p>
        </Titled>
      )}
      <Titled title={said.call.examples}>
        {languages.map((language) => (
          <details key={language} name={`example-${id}`} open={language === languages[0]}>
            <summary className="pointer-coarse:py-1.5 py-0.5 font-semibold text-small">
              {said.call.languages[language]}
            </summary>
            <Code said={said} text={examples[language]} />
          </details>
        ))}
      </Titled>
    </Section>
  );
}

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <h3 className="font-bold">{title}</h3>
    {children}
  </div>
);

/** Names with what they hold and what they are for. */
const List = ({ label, rows }: { label: string; rows: readonly ApiPart[] }) => (
  // The classes stand once: there are hundreds of rows.
  <dl
    aria-label={label}
    className="grid border-rule border-t text-small *:border-rule *:border-b *:py-0.5 [&_dt>code]:font-semibold [&_dt>span]:text-quiet [&_dt]:flex [&_dt]:flex-wrap [&_dt]:gap-x-1"
  >
    {rows.map(({ name, holds, about }) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
          {holds && (
            <span>
              <Text text={holds} />
            </span>
          )}
        </dt>
        <dd>
          <Text text={about} />
        </dd>
      </div>
    ))}
  </dl>
);

/** A program to be copied; its lines wrap on narrow screens. */
const Code = ({ said, text }: { said: Said; text: string }) => (
  <div className="grid justify-items-end gap-0.5">
    <pre className="wrap-anywhere w-full whitespace-pre-wrap rounded-control border border-rule bg-sheet p-1.5 text-note">
      <code>{text}</code>
    </pre>
    <button type="button" data-copy className="tag noscript:hidden print:hidden">
      {said.call.copy}
    </button>
  </div>
);

/** A text with links as `[words](/path)`, and code between backticks. */
const Text = ({ text }: { text: string }) =>
  text.split("`").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
    index % 2 === 1 ? <code key={index}>{part}</code> : <ArticleText key={index} text={part} />,
  );
