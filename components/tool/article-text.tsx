import type { ComponentType } from "react";
import { type Block, partsOf } from "@/lib/tools/article";
import { PageLink } from "../ui/link";

const inArticles = "font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink";

export function ArticleText({ text, className = inArticles }: { text: string; className?: string }) {
  return partsOf(text).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <PageLink key={`${part.words} ${part.path}`} href={part.path} className={className}>
        {part.words}
      </PageLink>
    ),
  );
}

type TextBlocksProps = {
  blocks: readonly Block[];
  /** Writes a text with what it may hold, such as links. */
  of: ComponentType<{ text: string }>;
};

/** Paragraphs and lists, one below the other; other blocks are left out. */
export const TextBlocks = ({ blocks, of: Text }: TextBlocksProps) =>
  blocks.map((block) =>
    typeof block === "string" ? (
      <p key={block}>
        <Text text={block} />
      </p>
    ) : (
      "list" in block && (
        <ul key={block.list[0]} className="grid list-disc gap-1 ps-2.5 marker:text-edge print:block">
          {block.list.map((item) => (
            <li key={item} className="ps-0.5">
              <Text text={item} />
            </li>
          ))}
        </ul>
      )
    ),
  );
