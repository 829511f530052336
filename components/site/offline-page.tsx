import { siteColor, siteLogo } from "@/lib/settings";
import { paper } from "@/lib/site/metadata";
import type { Site } from "@/lib/site/site";
import { Mark } from "./mark";

/** All of its styles: without a connection there is no other file. */
const styles = `
:root { color-scheme: light dark; --paper: ${paper.light}; --ink: #171b26; --accent: ${siteColor ?? "#c9f04f"} }
@media (prefers-color-scheme: dark) { :root { --paper: ${paper.dark}; --ink: #f2f2ee } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 36rem; margin: 0 auto; padding: 15vh 1rem 2rem }
svg { width: 4rem }
h1 { margin: 1.5rem 0 0; font-size: 2rem; line-height: 1.15; text-wrap: balance }
p { margin: 1rem 0 0 }
a { display: inline-block; margin-top: 2rem; padding: .75rem 1.5rem; border: 1px solid #171b26; border-radius: .75rem; background: var(--accent); color: #171b26; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
`;

/** The page that stands in for every other one without a connection. @param shared whether files wait for it to pass */
export function OfflinePage({ site, shared }: { site: Site; shared: boolean }) {
  const { offline } = site.words;
  return (
    <html lang={site.tag} dir={site.dir}>
      {/* biome-ignore lint/style/noHeadElement: it is no page of Next. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{offline.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: quotes in styles must not be escaped. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          {/* An operator's own is a file. */}
          {!siteLogo && <Mark />}
          <h1>{offline.heading}</h1>
          <p>{offline.needed}</p>
          {shared && <p>{offline.shared}</p>}
          {/* biome-ignore lint/a11y/useValidAnchor: the address that failed, whichever it is. */}
          <a href="">{offline.retry}</a>
        </main>
      </body>
    </html>
  );
}
