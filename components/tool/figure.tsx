import { clsx } from "clsx";
import { format, words } from "@/lib/site/words";
import type { Figure, FigurePicture } from "@/lib/tools/article";
import { ArticleText } from "./article-text";

/** Formats the size of a file, compared with that of the first picture. */
function sizeOf({ bytes }: FigurePicture, first: FigurePicture): string {
  const { times, smaller, larger } = words.tool.article.sizes;
  const size = format.size(bytes, "KB");
  const ratio = bytes / first.bytes;
  const percent = Math.round((ratio - 1) * 100);
  if (percent === 0) return size;
  if (percent >= 100) return format.fill(times, { size, n: format.number(ratio, 1) });
  return format.fill(percent < 0 ? smaller : larger, { size, n: Math.abs(percent) });
}

/** Pictures of an article with the sizes of their files, side by side, and never enlarged. */
export function ArticleFigure({ figure: { caption, pictures, large } }: { figure: Figure }) {
  return (
    <figure className="mt-1">
      <ul className={clsx("grid gap-x-1 gap-y-1.5 sm:gap-x-1.5", large ? "sm:grid-cols-2" : "grid-cols-2")}>
        {pictures.map((picture) => (
          <li key={picture.path}>
            {/* biome-ignore lint/performance/noImgElement: the file itself is shown, with its measured size. */}
            <img
              src={picture.path}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className={clsx(
                "h-auto max-w-full rounded-control border border-rule",
                picture.transparent && "checkered",
              )}
            />
            <p className="mt-0.5 flex flex-wrap gap-x-1 text-small tabular-nums">
              <span className="font-semibold">{picture.label}</span>
              <span className="text-quiet">{sizeOf(picture, pictures[0] ?? picture)}</span>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-0.5 max-w-[44ch] text-note text-quiet">
        <ArticleText text={caption} />
      </figcaption>
    </figure>
  );
}
