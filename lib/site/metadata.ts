import type { Metadata } from "next";
import type { Tool } from "../tools";
import type { Placeholder } from "../tools/placeholders";
import { cardPicture } from "./cards";
import { homePage } from "./pages";
import { absolute, siteName, siteUrl } from "./settings";

type Page = { path: string; title: string; description: string; keywords: readonly string[] };

/** Head of one page: title, description, canonical, Open Graph and Twitter, all of the same words and picture. */
export function pageMetadata({ path, title, description, keywords }: Page): Metadata {
  const url = absolute(path);
  const images = [cardPicture(path)];
  return {
    metadataBase: siteUrl,
    title: { absolute: title },
    description,
    keywords: [...keywords],
    alternates: { canonical: url },
    openGraph: { type: "website", siteName, url, title, description, locale: "en_US", images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

export const toolMetadata = (tool: Tool): Metadata => pageMetadata(tool);

/** A tool that is not there yet is nothing to find. */
export const placeholderMetadata = ({ path, name }: Placeholder): Metadata => ({
  ...pageMetadata({
    path,
    title: `${name} | Coming Soon`,
    description: `${name} is coming soon. Image to PDF takes these files today.`,
    keywords: [name.toLowerCase(), `convert ${name.toLowerCase()}`, "image to pdf"],
  }),
  robots: { index: false },
});

export const homeMetadata = (): Metadata => pageMetadata(homePage);
