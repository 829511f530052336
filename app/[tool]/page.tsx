import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { Island } from "@/components/islands";
import { JsonLd } from "@/components/site/json-ld";
import { Article } from "@/components/tool/article";
import { ToolShell } from "@/components/tool/tool-shell";
import { toolJsonLd } from "@/lib/site/json-ld";
import { toolMetadata } from "@/lib/site/metadata";
import { toolViewport } from "@/lib/site/viewport";
import { elsewhere, findTool, tools } from "@/lib/tools";
import { articles } from "@/lib/tools/articles";

export const dynamicParams = false;

type Props = { params: Promise<{ tool: string }> };

export const generateStaticParams = () => tools.map(({ path }) => ({ tool: path.slice(1) }));

async function toolOf({ params }: Props) {
  return findTool(`/${(await params).tool}`) ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => toolMetadata(await toolOf(props));

export const generateViewport = async (props: Props): Promise<Viewport> => toolViewport(await toolOf(props));

export default async function ToolPage(props: Props) {
  const tool = await toolOf(props);
  const article = articles[tool.path];
  return (
    <>
      <JsonLd data={toolJsonLd(tool, article)} />
      <ToolShell tool={tool} more={article && <Article article={article} />}>
        <Island tool={tool} elsewhere={elsewhere(tool, tools)} />
      </ToolShell>
    </>
  );
}
