import { Footer, Header, type ISectionOptions, NumberFormat, type Paragraph as WordParagraph } from "docx";
import type { HeaderFooter, PageLayout } from "../types";
import { extentOf, toWordParagraph } from "./paragraphs";
import type { DocumentParts } from "./styles";

type Edge = "header" | "footer";

/** Returns the header or footer that most pages have. @returns undefined if most have none */
function mostCommon(pages: readonly PageLayout[], edge: Edge): HeaderFooter | undefined {
  const counts = new Map<string, { own: HeaderFooter | undefined; count: number }>();
  for (const page of pages) {
    const own = page[edge];
    const entry = counts.get(own?.key ?? "") ?? { own, count: 0 };
    entry.count += 1;
    counts.set(own?.key ?? "", entry);
  }
  // Titles of chapters change with the pages; the first one is better than none.
  const found = [...counts.values()].filter(({ own }) => own);
  const best = found.sort((a, b) => b.count - a.count)[0];
  const present = pages.filter((page) => page[edge]).length;
  return present * 2 >= pages.length ? best?.own : undefined;
}

/** The edges of a page's text, in points from its left edge. */
type TextEdges = { left: number; right: number };

function childrenOf(edge: HeaderFooter | undefined, styles: DocumentParts, { left, right }: TextEdges) {
  let bottom: number | undefined;
  return (edge?.paragraphs ?? []).map((paragraph) => {
    const { start, end } = extentOf(paragraph);
    const above = bottom === undefined ? 0 : start - bottom;
    bottom = end;
    const offset = (edge?.column.left ?? left) - left;
    const inset = right - (edge?.column.right ?? right);
    return toWordParagraph(paragraph, styles, { offset, inset, above });
  });
}

/** Whether left and right pages have different headers or footers somewhere: a setting of the whole document. */
export const haveSides = (pages: readonly PageLayout[]): boolean =>
  pages.length > 2 && (["header", "footer"] as const).some((edge) => differBySide(pages, edge));

const pageOf = ({ header, footer }: PageLayout) => header?.page ?? footer?.page;

const sidesOf = (pages: readonly PageLayout[]) => {
  const isOdd = (page: PageLayout, i: number) => ((pageOf(page)?.value ?? i + 1) & 1) === 1;
  return { odd: pages.filter(isOdd), even: pages.filter((page, i) => !isOdd(page, i)) };
};

function differBySide(pages: readonly PageLayout[], edge: Edge): boolean {
  const { odd, even } = sidesOf(pages);
  const [a, b] = [mostCommon(odd, edge), mostCommon(even, edge)];
  return Boolean(a && b && a.key !== b.key);
}

/** Creates the headers and footers of a section. @param sides whether the document's left and right pages differ */
export function toHeadersFooters(
  pages: readonly PageLayout[],
  styles: DocumentParts,
  edges: TextEdges,
  sides: boolean,
): Required<Pick<ISectionOptions, "headers" | "footers">> & { titlePage: boolean } {
  const { odd, even } = sidesOf(pages);
  const [first] = pages;
  const rest = pages.slice(1);
  const titlePage = (["header", "footer"] as const).some(
    (edge) => rest.length > 0 && !first?.[edge] && mostCommon(rest, edge) !== undefined,
  );
  const all = titlePage ? rest : pages;
  const of = <T>(edge: Edge, wrap: (children: WordParagraph[]) => T) => {
    const pick = (some: readonly PageLayout[]) => wrap(childrenOf(mostCommon(some, edge), styles, edges));
    return {
      default: pick(sides && odd.length > 0 ? odd : all),
      ...(sides && { even: pick(even.length > 0 ? even : all) }),
      ...(titlePage && first && { first: pick([first]) }),
    };
  };
  return {
    headers: of("header", (children) => new Header({ children })),
    footers: of("footer", (children) => new Footer({ children })),
    titlePage,
  };
}

/** Returns how a section counts its pages, if it does not go on from the one before. @param index of its first page, from 0 */
export function toPageNumbers(page: PageLayout, index: number, previous: number) {
  const own = pageOf(page);
  const shift = own ? own.value - index - 1 : previous;
  return {
    shift,
    options: {
      ...(own && shift !== previous && { start: own.value }),
      ...(own?.roman && { formatType: NumberFormat.LOWER_ROMAN }),
    },
  };
}
