import type { Metadata } from "next";
import type { Tool } from "../tools";
import type { Placeholder } from "../tools/placeholders";
import { absolute, siteName, siteUrl } from "./name";

type Page = { path: string; title: string; description: string; keywords: readonly string[] };

/** Head of one page: title, description, canonical, Open Graph and Twitter, all of the same words. */
export function pageMetadata({ path, title, description, keywords }: Page): Metadata {
  const url = absolute(path);
  return {
    metadataBase: siteUrl,
    title: { absolute: title },
    description,
    keywords: [...keywords],
    alternates: { canonical: url },
    openGraph: { type: "website", siteName, url, title, description, locale: "en_US" },
    twitter: { card: "summary_large_image", title, description },
  };
}

export const toolMetadata = (tool: Tool): Metadata => pageMetadata(tool);

/** A tool that is not there yet is nothing to find. */
export const placeholderMetadata = ({ path, name }: Placeholder): Metadata => ({
  ...pageMetadata({
    path,
    title: `${name} | Coming Soon`,
    description: `${name} is coming soon. Image to PDF takes these files today.`,
    keywords: [],
  }),
  robots: { index: false },
});

export const homeMetadata = (): Metadata =>
  pageMetadata({
    path: "/",
    title: `Free Image Converter Online | ${siteName}`,
    description:
      "Convert PNG, JPG and HEIC pictures online for free: no account, no watermark, and your files are deleted from the server.",
    keywords: ["image converter", "free image converter", "png to jpg", "jpg to png", "heic to jpg"],
  });
