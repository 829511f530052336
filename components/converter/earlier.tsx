"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { rememberedSessions } from "@/lib/client/earlier-results";
import { loadable } from "./loadable";
import type { ScreenState } from "./use-screen";

const EarlierResults = loadable(() => import("./earlier-results").then((module) => module.EarlierResults));

/** Offers the results of before a reload. */
export function Earlier({
  guide,
  brief,
}: Pick<ScreenState, "guide"> & Pick<ComponentProps<typeof EarlierResults>, "brief">) {
  const [any, setAny] = useState(false);
  useEffect(() => setAny(rememberedSessions().length > 0), []);
  if (!any) return null;
  return (
    <EarlierResults
      brief={brief}
      announce={guide.announce}
      onEnd={() => {
        setAny(false);
        guide.focusAfter(() => guide.chooser.current);
      }}
    />
  );
}
