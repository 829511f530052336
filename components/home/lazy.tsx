"use client";

import { type ComponentProps, lazy } from "react";

/*
 * Every page has a link to the home page, and who comes near it fetches what that page names itself: not this.
 * By React alone, since what `next/dynamic` adds weighs as much as the chunk; and without a boundary, which would
 * keep the content from those who have no scripts.
 */
const LazyCarousel = lazy(() => import("./moving").then(({ Carousel }) => ({ default: Carousel })));
const LazyDemo = lazy(() => import("./moving").then(({ DemoDialog }) => ({ default: DemoDialog })));

export const Carousel = (props: ComponentProps<typeof LazyCarousel>) => <LazyCarousel {...props} />;
export const DemoDialog = (props: ComponentProps<typeof LazyDemo>) => <LazyDemo {...props} />;
