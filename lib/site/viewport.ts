import type { Viewport } from "next";
import type { Tool } from "../tools";

/** The paper's colours, for the browser's own bars; `--paper` in `app/globals.css`. */
export const paper = { light: "#f8f8f5", dark: "#101319" };

/** Pages follow the visitor's system. */
export const siteViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: paper.light },
    { media: "(prefers-color-scheme: dark)", color: paper.dark },
  ],
};

/** A tool's page may have a look of its own; the style sheet reads it from the head. */
export const toolViewport = ({ theme }: Tool): Viewport =>
  theme ? { colorScheme: theme, themeColor: paper[theme] } : {};
