import type { Metadata } from "next";
import localFont from "next/font/local";
import { LinkInterceptor } from "@/components/site/link-interceptor";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { siteViewport } from "@/lib/site/metadata";
import { backendUrl, retention, siteName, siteUrl } from "@/lib/site/settings";
import "./globals.css";

const bricolage = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: "Arial",
});

export const metadata: Metadata = { metadataBase: siteUrl, title: siteName };

export const viewport = siteViewport;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={bricolage.variable} data-backend={backendUrl} data-retention={retention}>
      <body>
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-2 py-1 text-paper print:hidden focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-10"
        >
          Skip to content
        </a>
        <SiteHeader />
        <main id="main" className="flex-1">
          {children}
        </main>
        <SiteFooter />
        <LinkInterceptor />
      </body>
    </html>
  );
}
