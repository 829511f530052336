import { type ListedPicture, readChain } from "../../containers/tiff";
import { inspectTiffRaw } from "../raw";
import { readHeader } from "../with-vips";

/** Bits of NewSubfileType (TIFF 6.0, section 8): a smaller version of another picture, and its mask. */
const REDUCED = 1;
const MASK = 4;

/** Compressions that lose detail: both kinds of JPEG, and those of slide scanners (JPEG 2000) and of DNG. */
const lossy: readonly number[] = [6, 7, 33003, 33005, 34892];

/** A page of a TIFF. */
export type TiffPage = {
  /** Its number among all pictures of the file, from 0. */
  page: number;
  /** Whether its compression loses detail. */
  isLossy: boolean;
  /** Height of a pixel divided by its width, if the file tells. Standard faxes have twice as many across as down. */
  pixelRatio?: number | undefined;
};

const isPage = ({ subfile }: ListedPicture) => (subfile & (REDUCED | MASK)) === 0;

/**
 * Lists the pages of a TIFF, in order, without smaller versions and masks of them; the first picture at least.
 *
 * @param most number of pictures after which the list ends
 * @throws libvips' own for a BigTIFF with a broken header
 */
export async function pagesOf(path: string, most: number): Promise<TiffPage[]> {
  // The pictures of a camera's RAW file are previews and data of one photo.
  if (await inspectTiffRaw(path)) return [{ page: 0, isLossy: true }];
  const pictures = await readChain(path, most);
  if (pictures.length === 0) {
    const { pages = 1 } = await readHeader(path);
    return Array.from({ length: Math.min(pages, most) }, (_, page) => ({ page, isLossy: false }));
  }
  const listed = pictures.map((picture, page) => ({
    page,
    isLossy: lossy.includes(picture.compression),
    pixelRatio: picture.pixelRatio,
    isPage: isPage(picture),
  }));
  const pages = listed.filter((picture) => picture.isPage);
  return (pages.length > 0 ? pages : listed.slice(0, 1)).map(({ isPage: _, ...page }) => page);
}
