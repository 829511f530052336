import { formats } from "../../formats";
import { DEFAULT_BACKGROUND } from "../settings";
import type { Step } from "../source";

/** Where the target has no alpha: blends over the background, or drops the channel and leaves the colors as they are. */
export const applyAlpha: Step = (pixels, { hasAlpha }, { to, options }) => {
  if (!hasAlpha || formats[to].alpha) return pixels;
  return options.alpha === "drop"
    ? pixels.removeAlpha()
    : pixels.flatten({ background: options.background ?? DEFAULT_BACKGROUND });
};
