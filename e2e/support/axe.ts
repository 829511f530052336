import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

/** Minified: a browser compiles it for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  // Violations come with all their elements, other outcomes with one.
  resultTypes: ["violations"],
  // Style sheets would be loaded and parsed again for 'css-orientation-lock' alone, which is off by default.
  preload: { assets: ["media"] },
};

/**
 * Runs axe on a page as it is, in one theme. Each document gets the script of axe once, its frames none: the site has no
 * frames.
 *
 * @param within a selector of the only part to check
 * @param rules ids of the only rules to run
 * @returns a line for each violation
 */
export async function violations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async ([within, options]) => {
      // Axe reads the whole document even to check a part of it. The article and what else is static is several times as
      // long as a tool, so it leaves the document meanwhile; its place stays as high.
      const target = within && document.querySelector(within);
      const others = [...document.querySelectorAll<HTMLElement>("[data-part]")].filter(
        (part) => target && !part.contains(target) && !target.contains(part),
      );
      const removed = others
        .map((part) => ({ part, nodes: [...part.childNodes], height: `${part.offsetHeight}px` }))
        .map(({ part, nodes, height }) => {
          const before = part.style.height;
          part.style.height = height;
          part.replaceChildren();
          return () => {
            part.replaceChildren(...nodes);
            part.style.height = before;
          };
        });
      // With reduced motion every change of a style is a transition of 0.01 ms, which lasts until the next frame.
      const finite = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(finite.map(({ finished }) => finished));
      if (!window.axe) throw new Error("The document was replaced while axe was about to run.");
      const { violations } = await window.axe.run(within ? { include: within } : document, options);
      for (const restore of removed) restore();
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    },
    [within, rules ? { ...options, runOnly: rules } : options] as const,
  );
}

/**
 * Fills each element's text with its color, or with what the style sheet says. Forced colors replace the color; Chromium
 * draws the fill in it too, but computes it from the style sheet's color, and axe reads the fill.
 */
const setTextFill = (page: Page, within = "body", withColor = true) =>
  page.evaluate(
    ([within, withColor]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(`${within}, ${within} *`)];
      const fills = elements.map((element) => (withColor ? getComputedStyle(element).color : ""));
      for (const [index, { style }] of elements.entries()) style.webkitTextFillColor = fills[index] ?? "";
    },
    [within, withColor] as const,
  );

/** Rules whose outcome depends on the theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe in both themes and under forced colors.
 *
 * @param within a selector of the only part to check
 * @returns a line for each violation
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // A color in transition from one theme to the other has the contrast of neither.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  const lines: string[] = [];
  for (const [name, media, rules] of [
    ["light", { colorScheme: "light" }, undefined],
    ["dark", { colorScheme: "dark" }, colorRules],
    ["forced colors", { forcedColors: "active" }, colorRules],
  ] as const) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    if (name === "forced colors") await setTextFill(page, within);
    lines.push(...(await violations(page, within, rules && [...rules])).map((line) => `${name}: ${line}`));
  }
  await setTextFill(page, within, false);
  await page.emulateMedia({ forcedColors: null });
  return lines;
}
