import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Island } from "@/components/islands";
import { JsonLd } from "@/components/site/json-ld";
import { ToolShell } from "@/components/tool/tool-shell";
import { toolJsonLd } from "@/lib/site/json-ld";
import { toolMetadata } from "@/lib/site/metadata";
import { findTool, tools } from "@/lib/tools";

export const dynamicParams = false;

type Props = { params: Promise<{ tool: string }> };

export const generateStaticParams = () => tools.map(({ path }) => ({ tool: path.slice(1) }));

async function toolOf({ params }: Props) {
  return findTool(`/${(await params).tool}`) ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => toolMetadata(await toolOf(props));

export default async function ToolPage(props: Props) {
  const tool = await toolOf(props);
  return (
    <>
      <JsonLd data={toolJsonLd(tool)} />
      <ToolShell tool={tool}>
        <Island tool={tool} />
      </ToolShell>
    </>
  );
}
