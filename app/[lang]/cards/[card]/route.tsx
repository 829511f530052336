import { notFound } from "next/navigation";
import { cardTexts, SocialCard } from "@/components/pictures/social-card";
import { cardSize, findCard } from "@/lib/site/cards";
import { markAddress, pictureFonts } from "@/lib/site/drawing";
import { type PageParams, siteOfPage } from "@/lib/site/site";

/** Drawn when they are asked for: each takes 0.2 s, and few are. */
export const dynamic = "force-static";

type Props = PageParams<{ card: string }>;

/** The cards are flat, so 128 colors show no difference and take a third of the bytes. */
const COLORS = 128;

export const generateStaticParams = () => [];

export async function GET(_request: Request, props: Props) {
  const site = await siteOfPage(props);
  const card = findCard(site, (await props.params).card) ?? notFound();
  // Imported here because the server loads this file without rendering a card, and hidden from the bundler because its
  // runtime for packages with top-level await would be added to the scripts of every page.
  const { ImageResponse } = await import(/* turbopackIgnore: true */ "next/og.js");
  const { default: sharp } = await import(/* turbopackIgnore: true */ "sharp");
  const [texts, mark, fonts] = [await cardTexts(site, card), await markAddress(), await pictureFonts()];
  const picture = new ImageResponse(<SocialCard site={site} card={card} texts={texts} mark={mark} />, {
    ...cardSize,
    fonts,
  });
  const png = await sharp(await picture.arrayBuffer())
    .png({ palette: true, colours: COLORS })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}
