"use client";

import { useEffect, useState } from "react";
import { type EarlierSession, earlierSessions } from "@/lib/client/earlier-results";
import { loadable } from "./loadable";
import { useMemory } from "./screen-memory";
import type { ScreenState } from "./use-screen";

const EarlierResults = loadable(() => import("./earlier-results").then((module) => module.EarlierResults));

const none: readonly EarlierSession[] = [];

/** Offers the results of before a reload, until there are files. */
export function Earlier({ screen: { files, phase, guide } }: { screen: ScreenState }) {
  const { path, latest } = useMemory();
  const [sessions, setSessions] = useState(none);
  useEffect(() => {
    const { sessions: shown = [] } = latest() as { sessions?: readonly string[] };
    setSessions(earlierSessions(path, shown));
  }, [path, latest]);
  if (sessions.length === 0 || phase.state !== "idle") return null;
  return (
    <EarlierResults
      sessions={sessions}
      files={files}
      announce={guide.announce}
      onEnd={() => {
        setSessions(none);
        guide.focusAfter(() => guide.chooser.current);
      }}
    />
  );
}
