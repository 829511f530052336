"use client";

import { type ComponentProps, lazy } from "react";

/*
 * Loaded on demand, because every page links to the home page and prefetches what that page imports itself.
 * React's `lazy` is used because `next/dynamic` would add as much code as the chunk has. There is no Suspense
 * boundary, which would hide the content when scripts are disabled.
 */
const LazyCarousel = lazy(() => import("./interactive").then(({ Carousel }) => ({ default: Carousel })));
const LazyDemo = lazy(() => import("./interactive").then(({ DemoDialog }) => ({ default: DemoDialog })));
const LazySearch = lazy(() =>
  import("../site/tool-search").then(({ ToolSearch }) => ({ default: ToolSearch })),
);
const LazyDrop = lazy(() => import("./home-drop").then(({ HomeDrop }) => ({ default: HomeDrop })));

export const Carousel = (props: ComponentProps<typeof LazyCarousel>) => <LazyCarousel {...props} />;
export const DemoDialog = (props: ComponentProps<typeof LazyDemo>) => <LazyDemo {...props} />;
export const ToolSearch = (props: ComponentProps<typeof LazySearch>) => <LazySearch {...props} />;
export const HomeDrop = (props: ComponentProps<typeof LazyDrop>) => <LazyDrop {...props} />;
