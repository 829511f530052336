import { notFound } from "next/navigation";
import { SocialCard } from "@/components/pictures/social-card";
import { cardFile, cardSize, cards, findCard } from "@/lib/site/cards";
import { markAddress, pictureFonts } from "@/lib/site/drawing";

/** Drawn when the site is built, and never again. */
export const dynamic = "force-static";
export const dynamicParams = false;

type Props = { params: Promise<{ card: string }> };

/** Flat as they are, 128 colours show no difference and take a third of the bytes. */
const COLOURS = 128;

export const generateStaticParams = () => cards.map(({ path }) => ({ card: cardFile(path) }));

export async function GET(_request: Request, { params }: Props) {
  const card = findCard((await params).card) ?? notFound();
  // Here and not above, because the server loads this file and draws nothing; unseen by the bundler, because
  // what it needs for a package that waits while it is loaded would be in every page's scripts.
  const { ImageResponse } = await import(/* turbopackIgnore: true */ "next/og.js");
  const { default: sharp } = await import(/* turbopackIgnore: true */ "sharp");
  const picture = new ImageResponse(<SocialCard card={card} mark={await markAddress()} />, {
    ...cardSize,
    fonts: await pictureFonts(),
  });
  const png = await sharp(await picture.arrayBuffer())
    .png({ palette: true, colours: COLOURS })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}
