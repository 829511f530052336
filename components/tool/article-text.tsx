import { partsOf } from "@/lib/tools/article";
import { PageLink } from "../ui/link";

/** Text of an article with its links. */
export function ArticleText({ text }: { text: string }) {
  return partsOf(text).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <PageLink
        key={`${part.words} ${part.path}`}
        href={part.path}
        className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {part.words}
      </PageLink>
    ),
  );
}
