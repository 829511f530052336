import { calls } from "@/lib/contract/calls";
import { convertImage, toFormat } from "@/lib/server/convert-images";
import { handle } from "@/lib/server/handle";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notAllowed as GET } from "@/lib/server/refuse";

/** Visitors call /png-to-jpg, which is a page too: next.config.mjs sends what has a body here. */
export const POST = handle(
  calls.pngToJpg,
  convertImage(({ quality, backgroundColor, removeTransparency }) =>
    toFormat("jpg", {
      quality,
      background: backgroundColor,
      alpha: removeTransparency ? "flatten" : "drop",
    }),
  ),
);
