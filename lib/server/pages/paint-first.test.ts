import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { paintFirst } from "./paint-first";

const html = [
  '<head><link rel="preload" href="/_next/static/font.woff2" as="font"/>',
  '<link rel="preload" href="/_next/static/screen.js" as="script" fetchPriority="low"/>',
  '<script src="/_next/static/main.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head>',
  '<body><script async="" src="/tag-manager.js"></script></body>',
].join("");

describe("a page that is painted first", () => {
  const page = paintFirst(html);

  it("fetches no script of the build and no preload of one before that", () => {
    expect(page).toContain('<script type="later" src="/_next/static/main.js"></script>');
    expect(page).toContain('<link rel="later" href="/_next/static/screen.js" as="script"');
  });

  it("keeps the font's preload, scripts for old browsers, and scripts of others", () => {
    for (const kept of [
      '"preload" href="/_next/static/font.woff2"',
      "noModule",
      'async="" src="/tag-manager.js"',
    ])
      expect(page).toContain(kept);
  });
});

describe("its loader", () => {
  const [, source = ""] = paintFirst(html).match(/<body>.*<script>([\s\S]*)<\/script><\/body>/) ?? [];

  /** Runs it in a browser of a few lines. */
  function load({ hidden = false, supported = ["paint"] }) {
    const replaced: string[] = [];
    const events: Record<string, () => void> = {};
    const listen = (name: string, listener: () => void) => {
      events[name] = listener;
    };
    const link = { rel: "later" };
    class Observer {
      static supportedEntryTypes = supported;
      constructor(painted: () => void) {
        events.paint = painted;
      }
      observe() {}
    }
    const later = {
      getAttribute: () => "/_next/static/main.js",
      replaceWith: ({ src }: { src: string }) => replaced.push(src),
    };
    const window = { PerformanceObserver: Observer };
    runInNewContext(source, {
      window,
      ...window,
      addEventListener: listen,
      setTimeout: (callback: () => void) => callback(),
      document: {
        hidden,
        addEventListener: listen,
        createElement: () => ({}),
        querySelectorAll: (selector: string) => (selector.startsWith("script") ? [later] : [link]),
      },
    });
    return { replaced, link, fire: (event: string) => events[event]?.() };
  }

  it.each(["paint", "load", "visibilitychange"])("starts them once, at the event '%s'", (event) => {
    const { replaced, link, fire } = load({});
    expect([replaced, link.rel]).toEqual([[], "later"]);
    fire(event);
    fire("load");
    expect([replaced, link.rel]).toEqual([["/_next/static/main.js"], "preload"]);
  });

  it("starts them at once in a tab that nobody sees", () => {
    expect(load({ hidden: true }).replaced).toHaveLength(1);
  });

  it("starts them at once where the browser does not tell when it paints", () => {
    expect(load({ supported: [] }).replaced).toHaveLength(1);
  });
});
