import { moreTools, toolCards } from "@/lib/site/home-cards";
import { FormatPair } from "../converter/format-pair";
import { PageLink } from "../converter/page-link";
import { HomeSection } from "./home-section";
import { ToolCard } from "./tool-card";

/** The twelve tools that people look for, and a quiet list of the others. */
export function ToolGrid() {
  return (
    <HomeSection heading="What do you want to convert?" inParts>
      <ul className="mt-3 grid gap-2 md:grid-cols-2 lg:grid-cols-3">
        {toolCards.map((card) => (
          <ToolCard key={card.id} card={card} />
        ))}
      </ul>
      <div className="later mt-4 grid gap-x-8 gap-y-3 [--later:24rem] lg:grid-cols-2">
        {moreTools.map(({ name, tools }) => (
          <div key={name}>
            <h3 className="font-bold text-body">More for {name.toLowerCase()}</h3>
            <ul className="mt-1 grid gap-x-3 sm:grid-cols-2">
              {tools.map((tool) => (
                <li key={tool.path}>
                  <PageLink href={tool.path} className="group flex min-h-5.5 items-center gap-1.5 text-small">
                    <FormatPair from={tool.from} to={tool.to} />
                    <span className="underline decoration-transparent underline-offset-4 group-hover:decoration-ink">
                      {tool.name}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </HomeSection>
  );
}
