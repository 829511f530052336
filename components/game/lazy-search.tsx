"use client";

import dynamic from "next/dynamic";

/**
 * A chunk of its own: what this page names itself is brought by every page, since any of them may turn out
 * not to be there.
 */
export const LazySearch = dynamic(() => import("./tool-search").then((module) => module.ToolSearch));
