import type { ReactNode } from "react";
import type { Tool } from "@/lib/tools";
import { FormatPair } from "../converter/format-pair";
import { Still } from "../site/still";
import { Badges } from "./badges";
import { Breadcrumb } from "./breadcrumb";
import { HowTo } from "./how-to";

type Props = {
  tool: Tool;
  /** The island. */
  children: ReactNode;
  /** What follows below the steps, without scripts of its own: articles, related tools. */
  more?: ReactNode;
};

/** Every tool page: where am I, what does it do, and the place for files beside it. */
export function ToolShell({ tool, children, more }: Props) {
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <div className="grid gap-x-8 gap-y-2 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5">
        <Still as="header" className="lg:sticky lg:top-5 lg:self-start lg:pb-4">
          <Breadcrumb name={tool.name} />
          <FormatPair from={tool.from} to={tool.to} size="large" className="mt-2 lg:mt-6" />
          <h1 className="mt-1.5 font-extrabold text-display tracking-tight lg:mt-4">{tool.heading}</h1>
          <p className="mt-1 max-w-[34ch] text-body text-quiet lg:mt-2 lg:text-lead">{tool.subtitle}</p>
          <Badges badges={tool.badges} />
        </Still>
        <div className="min-w-0" data-testid="tool">
          {children}
        </div>
      </div>
      <Still>
        <HowTo tool={tool} />
        {more}
      </Still>
    </div>
  );
}
