/** Scripts of the build, which Next writes as `async`, and its preloads of further ones. */
const asyncScript = /<script src="(\/_next\/static\/[^"]+)" async="">/g;
const scriptPreload = /<link rel="preload" (?=[^>]*as="script")/g;

/**
 * Starts the scripts as soon as something is painted: until then they share the line with the styles, and a phone shows
 * the page a second later. They start at once where nobody looks or where browsers do not tell, and by 0.2 s after the
 * page has loaded in any case.
 */
const loader = `<script>(() => {
let started;
const start = () => {
if (started) return;
started = true;
for (const later of document.querySelectorAll("script[type=later]")) {
const script = document.createElement("script");
script.src = later.getAttribute("src");
script.async = true;
later.replaceWith(script);
}
for (const later of document.querySelectorAll("link[rel=later]")) later.rel = "preload";
};
if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return start();
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
document.addEventListener("visibilitychange", start);
addEventListener("load", () => setTimeout(start, 200));
})()</script>`;

/** Lets a page be painted before its scripts are fetched. Its HTML still names them. */
export const paintFirst = (html: string): string =>
  html
    .replaceAll(asyncScript, '<script type="later" src="$1">')
    .replaceAll(scriptPreload, '<link rel="later" ')
    .replace("</body>", () => `${loader}</body>`);
