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
    const frame = {
      isConnected: false,
      contentDocument: { open: () => {}, close: () => {} },
      remove: () => {
        frame.isConnected = false;
      },
    };
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
    const dataset: DOMStringMap = {};
    const window = { PerformanceObserver: Observer };
    runInNewContext(source, {
      window,
      ...window,
      setTimeout: (callback: () => void, ms?: number) => listen(ms ? "a second later" : "idle", callback),
      addEventListener: listen,
      document: {
        documentElement: { dataset },
        body: {
          append: () => {
            frame.isConnected = true;
          },
        },
        hidden,
        addEventListener: listen,
        createElement: (name: string) => (name === "iframe" ? frame : {}),
        querySelectorAll: (selector: string) => (selector.startsWith("script") ? [later] : [link]),
      },
    });
    return { replaced, link, frame, dataset, fire: (event: string) => events[event]?.() };
  }

  it.each(["paint", "a second later", "visibilitychange"])("starts them once, at the event '%s'", (event) => {
    const { replaced, link, fire } = load({});
    expect([replaced, link.rel]).toEqual([[], "later"]);
    fire(event);
    fire("a second later");
    expect([replaced, link.rel]).toEqual([["/_next/static/main.js"], "preload"]);
  });

  it("holds the page's load event until then", () => {
    const { frame, fire } = load({});
    expect(frame.isConnected).toBe(true);
    fire("paint");
    expect(frame.isConnected).toBe(false);
  });

  it("has the whole page laid out when it has loaded and the browser is idle", () => {
    const { dataset, fire } = load({});
    fire("load");
    expect(dataset.loaded).toBeUndefined();
    fire("idle");
    expect(dataset.loaded).toBe("");
  });

  it.each([{ hidden: true }, { supported: [] }])(
    "starts them at once where the browser does not tell when it paints: %o",
    (browser) => expect(load(browser).replaced).toHaveLength(1),
  );
});
