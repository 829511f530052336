import { pictureLabels } from "../tools/pictures";
import type { Words } from "../words";
import { listIn } from "../words/phrases";
import type { FaqCategory, FaqEntry } from "./faq-filter";
import { perSite, type Site } from "./site";

type QuestionId = keyof Words["questions"];

/** The questions by category, in page order. */
const order: Readonly<Record<FaqCategory, readonly QuestionId[]>> = {
  start: ["free", "account", "how-it-works", "which-formats", "limits", "many-files", "devices", "how-long"],
  formats: ["quality", "jpg-or-jpeg", "heic", "transparency", "animation", "best-for-web"],
  privacy: ["uploaded", "deleted", "who-sees", "metadata", "cookies"],
  pdf: ["pdf-password", "pdf-size", "scanned-pdf"],
  trouble: ["refused", "stuck"],
};

function entryOf({ words, format, tag }: Site, id: QuestionId, category: FaqCategory): FaqEntry {
  const { question, answer, tags } = words.questions[id];
  return {
    id,
    category,
    question,
    answer: format.fill(answer, { formats: listIn(tag, pictureLabels) }),
    tags: tags.flatMap((tag) =>
      tag === "{formats}" ? pictureLabels.map((label) => label.toLowerCase()) : tag,
    ),
  };
}

/** Questions about the site, by category; the first `FAQ_PUBLISHED` are published as structured data. */
export const faqIn = perSite((site): readonly FaqEntry[] =>
  Object.entries(order).flatMap(([category, ids]) =>
    ids.map((id) => entryOf(site, id, category as FaqCategory)),
  ),
);
