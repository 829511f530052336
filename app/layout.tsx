import type { Metadata } from "next";
import { LinkInterceptor } from "@/components/site/link-interceptor";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { WebVitals } from "@/components/site/web-vitals";
import { WordsProvider } from "@/components/ui/words";
import { basePath } from "@/lib/base-path";
import { backendUrl, retention, siteColor, siteName, siteUrl, webVitals } from "@/lib/settings";
import { siteViewport } from "@/lib/site/metadata";
import { words } from "@/lib/site/words";
import { locale } from "@/lib/words/locale";
import { fonts } from "./fonts";
import "./globals.css";

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

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang={locale.lang}
      dir={locale.dir}
      className={fonts}
      style={accent}
      data-base={basePath() || undefined}
      data-backend={backendUrl}
      data-retention={retention}
    >
      <body>
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-2 py-1 text-paper print:hidden focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-10"
        >
          {words.site.skip}
        </a>
        <WordsProvider lang={locale.lang} words={{}}>
          <SiteHeader />
          <main id="main" className="flex-1">
            {children}
          </main>
          <SiteFooter />
          <LinkInterceptor />
          {webVitals && <WebVitals />}
        </WordsProvider>
      </body>
    </html>
  );
}
