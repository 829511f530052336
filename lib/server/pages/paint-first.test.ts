import { expect, it } from "vitest";
import { paintFirst } from "./paint-first";

const html = [
  '<head><link rel="preload" href="/_next/static/font.woff2" as="font"/>',
  '<link rel="preload" href="/_next/static/screen.js" as="script" fetchPriority="low"/>',
  '<script src="/_next/static/main.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head>',
  '<body><script async="" src="/tag-manager.js"></script></body>',
].join("");

it("a page that is painted first fetches no script of the build before, but the font and what is not the build's", () => {
  const page = paintFirst(html);
  for (const kept of [
    '<script type="later" src="/_next/static/main.js"></script>',
    '<link rel="later" href="/_next/static/screen.js" as="script"',
    '"preload" href="/_next/static/font.woff2"',
    "noModule",
    'async="" src="/tag-manager.js"',
  ])
    expect(page).toContain(kept);
});
