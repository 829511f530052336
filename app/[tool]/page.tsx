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
import { findEntry, findPlaceholder, placeholders, registry, tools } from "@/lib/tools";
import { behaviors } from "@/lib/tools/behavior";
import { alternativeTools, linkTo } from "@/lib/tools/related";
import type { Tool } from "@/lib/tools/types";
import type { PageWords, ScreenWords, ToolWords } from "@/lib/tools/words";
import { en } from "@/lib/words/en";
import { locale } from "@/lib/words/locale";

export const dynamicParams = false;

type Props = { params: Promise<{ tool: string }> };

export const generateStaticParams = () =>
  [...tools, ...placeholders].map(({ path }) => ({ tool: path.slice(1) }));

/** Adds the sample picture to a tool's drop zones. */
function withSample(tool: Tool): Tool {
  const sample = sampleFor(tool);
  return "simple" in tool ? { ...tool, sample, simple: { ...tool.simple, sample } } : { ...tool, sample };
}

/** Properties of screens that name another tool. */
const otherTools: ReadonlySet<string> = new Set(["compressor", "larger", "instead", "scanned"]);

/** Leaves out the other tools that are off. */
const withOthers = (tool: Tool): Tool =>
  Object.fromEntries(
    Object.entries(tool).filter(([key, path]) => !otherTools.has(key) || findEntry(String(path))),
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
  const entry = findEntry(path);
  return entry ? toolMetadata(entry) : placeholderMetadata(findPlaceholder(path) ?? notFound());
}

export async function generateViewport(props: Props): Promise<Viewport> {
  const entry = findEntry(await pathOf(props));
  return entry ? toolViewport(entry.tool) : {};
}

export default async function ToolPage(props: Props) {
  const path = await pathOf(props);
  const entry = findEntry(path);
  if (!entry) {
    const instead = findEntry("/image-to-pdf");
    return (
      <PlaceholderScreen
        placeholder={findPlaceholder(path) ?? notFound()}
        {...(instead && { instead: linkTo(instead) })}
      />
    );
  }
  const { tool, words } = entry;
  return (
    <ToolShell
      entry={entry}
      more={
        <>
          <Article article={words.article} />
          <Variants tool={tool} />
          <RelatedTools path={tool.path} />
          <JsonLd data={toolJsonLd(entry)} />
        </>
      }
    >
      <WordsProvider lang={locale.lang} words={wordsFor(tool, en)}>
        <ToolScreen
          path={tool.path}
          tool={withOthers(withSample(tool))}
          words={screenWords(words)}
          alternatives={alternativeTools(tool, registry)}
          behavior={behaviors[tool.screen]}
        />
      </WordsProvider>
    </ToolShell>
  );
}
