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
    const window = { PerformanceObserver: Observer };
    runInNewContext(source, {
      window,
      ...window,
      setTimeout: (callback: () => void, ms?: number) => listen(ms ? "a second later" : "idle", callback),
      addEventListener: listen,
      document: {
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
    return { replaced, link, frame, fire: (event: string) => events[event]?.() };
  }

  it.each(["paint", "a second later", "visibilitychange"])(
    "starts them once, at the event '%s', and holds the page's load event until then",
    (event) => {
      const { replaced, link, frame, fire } = load({});
      expect([replaced, link.rel, frame.isConnected]).toEqual([[], "later", true]);
      fire(event);
      fire("a second later");
      expect([replaced, link.rel, frame.isConnected]).toEqual([["/_next/static/main.js"], "preload", false]);
    },
  );

  it.each([{ hidden: true }, { supported: [] }])(
    "starts them at once where the browser does not tell when it paints: %o",
    (browser) => expect(load(browser).replaced).toHaveLength(1),
  );
});
