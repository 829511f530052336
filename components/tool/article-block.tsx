import type { Block } from "@/lib/tools/article";
import { ArticleTable } from "./article-table";
import { ArticleText } from "./article-text";

/** One block of an article: a paragraph, a list or a table. */
export function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === "string")
    return (
      <p>
        <ArticleText text={block} />
      </p>
    );
  if ("rows" in block) return <ArticleTable table={block} />;
  return (
    <ul className="grid list-disc gap-1 pl-2.5 marker:text-edge">
      {block.list.map((item) => (
        <li key={item} className="pl-0.5">
          <ArticleText text={item} />
        </li>
      ))}
    </ul>
  );
}
