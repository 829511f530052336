import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { ToolScreen } from "@/components/screens";
import { wordsFor } from "@/components/screens/areas";
import { JsonLd } from "@/components/site/json-ld";
import { Article } from "@/components/tool/article";
import { PlaceholderScreen } from "@/components/tool/placeholder-screen";
import { RelatedTools, Variants } from "@/components/tool/related-tools";
import { ToolShell } from "@/components/tool/tool-shell";
import { WordsProvider } from "@/components/ui/words";
import { toolJsonLd } from "@/lib/site/json-ld";
import { placeholderMetadata, toolMetadata, toolViewport } from "@/lib/site/metadata";
import { sampleFor } from "@/lib/site/samples";
import { type PageParams, type Site, siteOfPage } from "@/lib/site/site";
import { placeholders, tools } from "@/lib/tools";
import { behaviors } from "@/lib/tools/behavior";
import { alternativeTools, linkTo } from "@/lib/tools/related";
import type { Tool } from "@/lib/tools/types";
import type { PageWords, ScreenWords, ToolWords } from "@/lib/tools/words";

export const dynamicParams = false;

type Props = PageParams<{ tool: string }>;

export const generateStaticParams = () =>
  [...tools, ...placeholders].map(({ path }) => ({ tool: path.slice(1) }));

/** Adds the sample picture to a tool's drop zones. */
function withSample(tool: Tool): Tool {
  const sample = sampleFor(tool);
  return "simple" in tool ? { ...tool, sample, simple: { ...tool.simple, sample } } : { ...tool, sample };
}

/** Properties of screens that name another tool. */
const otherTools: ReadonlySet<string> = new Set(["compressor", "larger", "instead", "scanned"]);

/** Leads to the other tools in the page's language, and leaves out those that are off. */
const withOthers = ({ findEntry, at }: Site, tool: Tool): Tool =>
  Object.fromEntries(
    Object.entries(tool)
      .filter(([key, path]) => !otherTools.has(key) || findEntry(String(path)))
      .map(([key, value]) => [key, otherTools.has(key) ? at(String(value)) : value]),
  ) as Tool;

/** Leaves out what the page has said already: a screen is sent all the words that it is given. */
function screenWords(words: ToolWords): ScreenWords[keyof ScreenWords] {
  const { name, title, description, keywords, heading, subtitle, ...rest } = words;
  const { howToTitle, howTo, variantsHeading, article, ...screen }: typeof rest & Partial<PageWords> = rest;
  return screen;
}

const pathOf = async ({ params }: Props) => `/${(await params).tool}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const path = await pathOf(props);
  const site = await siteOfPage(props);
  const entry = site.findEntry(path);
  return entry
    ? toolMetadata(site, entry)
    : placeholderMetadata(site, site.findPlaceholder(path) ?? notFound());
}

export async function generateViewport(props: Props): Promise<Viewport> {
  const { findEntry } = await siteOfPage(props);
  const entry = findEntry(await pathOf(props));
  return entry ? toolViewport(entry.tool) : {};
}

export default async function ToolPage(props: Props) {
  const path = await pathOf(props);
  const site = await siteOfPage(props);
  const entry = site.findEntry(path);
  if (!entry) {
    const instead = site.findEntry("/image-to-pdf");
    return (
      <PlaceholderScreen
        site={site}
        placeholder={site.findPlaceholder(path) ?? notFound()}
        {...(instead && { instead: linkTo(instead) })}
      />
    );
  }
  const { tool, words } = entry;
  return (
    <ToolShell
      site={site}
      entry={entry}
      more={
        <>
          <Article site={site} article={words.article} />
          <Variants site={site} tool={tool} />
          <RelatedTools site={site} path={tool.path} />
          <JsonLd data={toolJsonLd(site, entry)} />
        </>
      }
    >
      <WordsProvider lang={site.tag} words={wordsFor(tool, site.words)}>
        <ToolScreen
          path={tool.path}
          tool={withOthers(site, withSample(tool))}
          words={screenWords(words)}
          alternatives={alternativeTools(tool, site.registry, site.at)}
          behavior={behaviors[tool.screen]}
        />
      </WordsProvider>
    </ToolShell>
  );
}
