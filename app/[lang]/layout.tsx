import type { Metadata } from "next";
import { LanguageLinks } from "@/components/site/language-links";
import { LinkInterceptor } from "@/components/site/link-interceptor";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { WebVitals } from "@/components/site/web-vitals";
import { WordsProvider } from "@/components/ui/words";
import { basePath } from "@/lib/base-path";
import { backendUrl, retentionIn, siteColor, siteName, siteUrl, webVitals } from "@/lib/settings";
import { siteViewport } from "@/lib/site/metadata";
import { type PageParams, siteOfPage, sitePaths } from "@/lib/site/site";
import { fonts } from "../fonts";
import "../globals.css";

export const metadata: Metadata = { metadataBase: siteUrl, title: siteName };

export const viewport = siteViewport;

/** An operator's color: lighter under the pointer, and a trace of it on what is selected. */
const accent = siteColor
  ? ({
      "--site-color": siteColor,
      "--site-hover": `color-mix(in oklab, ${siteColor} 85%, white)`,
      "--site-wash": `light-dark(color-mix(in oklab, ${siteColor} 12%, white), color-mix(in oklab, ${siteColor} 12%, var(--sheet)))`,
    } as React.CSSProperties)
  : undefined;

export const dynamicParams = false;

export const generateStaticParams = sitePaths;

type Props = PageParams & { children: React.ReactNode };

export default async function RootLayout({ children, ...props }: Props) {
  const site = await siteOfPage(props);
  return (
    <html
      lang={site.tag}
      dir={site.dir}
      className={fonts}
      style={accent}
      data-base={basePath() || undefined}
      data-home={site.at("/")}
      data-failure={JSON.stringify(site.words.failure)}
      data-backend={backendUrl}
      data-retention={retentionIn(site.tag)}
    >
      <body>
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-2 py-1 text-paper print:hidden focus:not-sr-only focus:fixed focus:top-1 focus:start-1 focus:z-10"
        >
          {site.words.site.skip}
        </a>
        <WordsProvider lang={site.tag} words={{}}>
          <SiteHeader site={site} />
          <main id="main" className="flex-1">
            {children}
          </main>
          <SiteFooter site={site} />
          <LinkInterceptor />
          <LanguageLinks />
          {webVitals && <WebVitals />}
        </WordsProvider>
      </body>
    </html>
  );
}
