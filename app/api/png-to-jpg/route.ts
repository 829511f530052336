import { calls } from "@/lib/contract/calls";
import { convertImage } from "@/lib/server/convert-images";
import { handle } from "@/lib/server/handle";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

/** Visitors call /png-to-jpg, which is a page too: next.config.mjs sends what has a body here. */
export const POST = handle(
  calls.pngToJpg,
  convertImage("jpg", ({ quality, backgroundColor, removeTransparency }) => ({
    quality,
    background: backgroundColor,
    alpha: removeTransparency ? "flatten" : "drop",
  })),
);
