import { partsOf } from "@/lib/tools/article";
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
