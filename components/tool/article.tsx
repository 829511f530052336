import type { Article as Texts } from "@/lib/tools/article";
import { ArticleBlock } from "./article-block";
import { ArticleSection } from "./article-section";
import { Questions } from "./questions";

/** What is worth knowing about a conversion, below the tool. */
export function Article({ article: { sections, questions } }: { article: Texts }) {
  return (
    <article className="mt-8 border-ink border-t-2 lg:mt-12">
      {sections.map(({ heading, blocks }) => (
        <ArticleSection key={heading} heading={heading}>
          {blocks.map((block) => (
            <ArticleBlock key={JSON.stringify(block)} block={block} />
          ))}
        </ArticleSection>
      ))}
      <Questions questions={questions} />
    </article>
  );
}
