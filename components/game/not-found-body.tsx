"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from "react";
import { atBase, basePath, pageHome } from "@/lib/base-path";
import { type DeadPath, deadEndAt, deadEnds } from "@/lib/site/dead-ends";
import type { ToolSign } from "@/lib/site/tool-signs";
import { fetchList } from "../site/fetch-list";
import { ToolSearch } from "../site/tool-search";
import { Filled } from "../ui/filled";
import { RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { FormatPair } from "../ui/tiles";
import { useWords } from "../ui/words";
import { GameFrame } from "./game-frame";

function Waiting() {
  const { noScript } = useWords("notFound").game;
  return (
    <GameFrame>
      <noscript>
        <p className="p-3 text-quiet">{noScript}</p>
      </noscript>
    </GameFrame>
  );
}

/** A separate chunk, fetched after the page has loaded. */
const FlappyGame = dynamic(() => import("./flappy-game").then((module) => module.FlappyGame), {
  ssr: false,
  loading: Waiting,
});

type NotFoundBodyProps = {
  /** Path of the home page without the slash at its end, and of this page: the browser shows it in place of the unknown one. */
  home: string;
  path: string;
  heading: ReactNode;
  subtitle: string;
};

/** The heading of the 404 page with the answer to its address, the search, and the game. */
export function NotFoundBody({ home, path, heading, subtitle }: NotFoundBodyProps) {
  const { label, controls } = useWords("notFound").game;
  const hint = useId();
  const asked = useAsked(home, path);
  // Without a history entry, so that Back leaves the page.
  useEffect(() => history.replaceState(null, "", atBase(path)), [path]);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
      <div>
        {heading}
        {/* In one grid cell, so that nothing shifts when the answer takes the place of the subtitle. */}
        <div className="mt-2 mb-3 grid max-w-[68ch] text-lead text-quiet *:col-start-1 *:row-start-1">
          <p className={asked.deadEnd && "invisible"}>{subtitle}</p>
          {asked.deadEnd && <DeadEndAnswer deadEnd={asked.deadEnd} nearest={asked.tool} />}
        </div>
        <ToolSearch>
          <Suggestion tool={asked.tool} />
        </ToolSearch>
      </div>
      <figure aria-label={label}>
        <FlappyGame hint={hint} />
        <figcaption id={hint} className="mt-1 text-note text-quiet">
          {controls}
        </figcaption>
      </figure>
    </div>
  );
}

type Asked = { deadEnd?: DeadPath | undefined; tool?: ToolSign | undefined };

/**
 * What an address without a page asked for. A layout effect reads it before `own` replaces it, and keeps it then; the
 * closest tool follows when the list of tools is there.
 */
function useAsked(home: string, own: string): Asked {
  const address = usePathname();
  const [asked, setAsked] = useState<Asked>({});
  useLayoutEffect(() => {
    if (address === atBase(own)) return;
    const path = address.slice(basePath().length + home.length);
    const deadEnd = deadEndAt(path);
    setAsked({ deadEnd });
    Promise.all([
      fetchList("/tools.json"),
      import("@/lib/site/nearest-tool"),
      import("@/lib/client/words"),
    ]).then(
      ([tools, { createFinder }, { vocabulary }]) =>
        setAsked({ deadEnd, tool: createFinder(vocabulary).nearestTool(path, tools) }),
      () => {},
    );
  }, [address, home, own]);
  return asked;
}

/** Where a menu link leads to no page yet: where to go instead. */
function DeadEndAnswer({ deadEnd, nearest }: { deadEnd: DeadPath; nearest: ToolSign | undefined }) {
  const { text, see } = useWords("notFound").answers[deadEnd];
  const path = deadEnds[deadEnd];
  const link = path ? { path: pageHome() + path, name: see } : nearest;
  return (
    <p>
      <Filled
        sentence={text}
        parts={{
          link: link && (
            <PageLink
              href={link.path}
              className="font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {link.name}
            </PageLink>
          ),
        }}
      />
    </p>
  );
}

/** The tool that a mistyped address probably meant, or a hint when there is none. */
function Suggestion({ tool }: { tool: ToolSign | undefined }) {
  const { hint, suggestion } = useWords("notFound");
  if (!tool) return <p className="text-note text-quiet">{hint}</p>;
  return (
    <PageLink
      href={tool.path}
      className="group flex min-h-9 items-center gap-2 rounded-control border border-accent-edge bg-accent-wash px-2 py-1 hover:shadow-lift"
    >
      <FormatPair from={tool.from} to={tool.to} />
      <span className="flex-1 text-small sm:text-body">
        <Filled sentence={suggestion} parts={{ tool: <strong className="font-bold">{tool.name}</strong> }} />
      </span>
      <RightIcon className="size-2.5 shrink-0 transition-[translate] group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5" />
    </PageLink>
  );
}
