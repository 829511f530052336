import type { Question } from "@/lib/tools/article";
import { ArticleSection } from "./article-section";
import { ArticleText } from "./article-text";

/** What people ask about a conversion; all of it open, so that it is found by searching on the page. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-ink border-t-2">
      <ArticleSection heading="Questions, answered">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="font-bold">{question}</h3>
            <p className="mt-0.5 text-quiet">
              <ArticleText text={answer} />
            </p>
          </div>
        ))}
      </ArticleSection>
    </div>
  );
}
