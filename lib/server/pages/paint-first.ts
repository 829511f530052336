import type { Language } from "../../words/languages";
import { pressKeeper } from "./press-keeper";

/** Scripts of the build, which Next writes as `async`, and its preloads of further ones. */
const asyncScript = /<script src="([^"]*\/_next\/static\/[^"]+)" async="">/g;
const scriptPreload = /<link rel="preload" (?=[^>]*as="script")/g;

/** Languages written in the fonts of their readers (`app/globals.css`). Next preloads the same fonts for every page. */
export const ownFonts = ["ar", "ja"] as const satisfies readonly Language[];
const ofOwnFonts = new RegExp(`<html lang="(?:${ownFonts.join("|")})"`);
/** Preloads of fonts: in the head, and in the payload, from which React adds them again. */
const fontPreload = /<link rel="preload" [^>]*as="font"[^>]*>|:HL\[[^\]]*\\"font\\"[^\]]*\]\\n/g;

/** Takes the preloads of fonts out of what a client navigation fetches of a page. */
export const withoutFonts = (payload: string): string =>
  payload.replaceAll(/^:HL\[[^\]]*"font"[^\]]*\]\n/gm, "");

/**
 * Starts the scripts after the first paint. Before it they would compete with the styles for bandwidth, and a phone would
 * show the page a second later. They start at once in hidden tabs and in browsers that don't report paints, and after a
 * second in any case. Until they start, a frame with an open document holds back the page's load event. Whatever waits for
 * that event (browser tests, the browser's spinner) therefore waits for the scripts, as with scripts in the HTML.
 *
 * After that event, when the browser is idle, what is below the first screen (`.later` in the styles) is laid out, too.
 * Nothing moves then under the pointer of someone who jumps to the end of this page or of the next one.
 */
const loader = `<script>(() => {
const hold = document.createElement("iframe");
hold.hidden = true;
document.body.append(hold);
hold.contentDocument.open();
const start = () => {
if (!hold.isConnected) return;
for (const later of document.querySelectorAll("script[type=later]")) {
const script = document.createElement("script");
script.src = later.getAttribute("src");
script.async = true;
later.replaceWith(script);
}
for (const later of document.querySelectorAll("link[rel=later]")) later.rel = "preload";
hold.contentDocument.close();
hold.remove();
};
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(() => {
document.documentElement.dataset.loaded = "";
}));
if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return start();
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
document.addEventListener("visibilitychange", start);
setTimeout(start, 1000);
})()</script>`;

/** Lets a page be painted before its scripts are fetched. Its HTML still names them. */
export const paintFirst = (html: string): string =>
  (ofOwnFonts.test(html) ? html.replaceAll(fontPreload, "") : html)
    .replaceAll(asyncScript, '<script type="later" src="$1">')
    .replaceAll(scriptPreload, '<link rel="later" ')
    .replace("</head>", () => `${pressKeeper}</head>`)
    .replace("</body>", () => `${loader}</body>`);
