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
import { findEntry, findPlaceholder, findTool, placeholders, tools } from "@/lib/tools";
import { alternativeTools } from "@/lib/tools/related";
import type { DropZoneWords, Tool } from "@/lib/tools/types";
import { en } from "@/lib/words/en";
import { locale } from "@/lib/words/locale";

export const dynamicParams = false;

type Props = { params: Promise<{ tool: string }> };

export const generateStaticParams = () =>
  [...tools, ...placeholders].map(({ path }) => ({ tool: path.slice(1) }));

/** Adds the sample picture to a tool's drop zones. */
function withSample(tool: Tool): Tool {
  const sample = sampleFor(tool.from);
  const zone = (words: DropZoneWords) => ({ ...words, sample });
  const { dropZone } = tool;
  if (tool.island !== "advanced") return { ...tool, dropZone: zone(dropZone) };
  const { simple } = tool;
  return { ...tool, dropZone: zone(dropZone), simple: { ...simple, dropZone: zone(simple.dropZone) } };
}

const pathOf = async ({ params }: Props) => `/${(await params).tool}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const path = await pathOf(props);
  const tool = findTool(path);
  return tool ? toolMetadata(tool) : placeholderMetadata(findPlaceholder(path) ?? notFound());
}

export async function generateViewport(props: Props): Promise<Viewport> {
  const tool = findTool(await pathOf(props));
  return tool ? toolViewport(tool) : {};
}

export default async function ToolPage(props: Props) {
  const path = await pathOf(props);
  const entry = findEntry(path);
  if (!entry)
    return (
      <PlaceholderScreen
        placeholder={findPlaceholder(path) ?? notFound()}
        instead={findTool("/image-to-pdf")}
      />
    );
  const { tool, article } = entry;
  return (
    <ToolShell
      tool={tool}
      more={
        <>
          <Article article={article} />
          <Variants tool={tool} />
          <RelatedTools path={tool.path} />
          <JsonLd data={toolJsonLd(tool, article)} />
        </>
      }
    >
      <WordsProvider lang={locale.lang} words={wordsFor(tool, en)}>
        <ToolScreen tool={withSample(tool)} alternatives={alternativeTools(tool, tools)} />
      </WordsProvider>
    </ToolShell>
  );
}
