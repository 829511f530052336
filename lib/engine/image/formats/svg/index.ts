import { openSamples } from "../../vips";
import type { Codec } from "../codec";
import { sourceOf } from "../own";
import { drawSvg, measureSvg } from "./draw";
import { readSvg } from "./markup";

/** SVG drawings, with librsvg. */
export const svg: Codec = {
  async inspect(path, _head, { svgSide }) {
    const input = await readSvg(path);
    const { drawn } = await measureSvg(input, svgSide);
    return sourceOf({ from: "svg", input, ...drawn, hasAlpha: true });
  },
  async decode({ input, svgSide }, _source, _animated, use) {
    const bytes = await readSvg(input);
    return use(openSamples(await drawSvg(bytes, await measureSvg(bytes, svgSide))));
  },
};
