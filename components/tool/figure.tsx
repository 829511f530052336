import { KIB } from "@/lib/limits";
import type { Figure, FigurePicture } from "@/lib/tools/article";
import { ArticleText } from "./article-text";

/** Formats the size of a file, and how much smaller it is than the first picture's. */
function sizeOf({ bytes }: FigurePicture, first: FigurePicture | undefined): string {
  const size = `${(bytes / KIB).toFixed(1)} KB`;
  const saved = first ? Math.round((1 - bytes / first.bytes) * 100) : 0;
  return saved > 0 ? `${size}, ${saved}% smaller` : size;
}

/** Pictures of an article with the sizes of their files, side by side where there is room. */
export function ArticleFigure({ figure: { caption, pictures } }: { figure: Figure }) {
  return (
    <figure className="mt-1">
      <ul className="grid gap-1.5 sm:grid-cols-2">
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
              className="h-auto w-full rounded-control border border-rule"
            />
            <p className="mt-0.5 flex flex-wrap gap-x-1 text-small tabular-nums">
              <span className="font-semibold">{picture.label}</span>
              <span className="text-quiet">{sizeOf(picture, pictures[0])}</span>
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
