import { pictureLabels } from "../tools/pictures";
import { locale } from "../words/locale";
import { listIn } from "../words/phrases";
import type { FaqCategory, FaqEntry } from "./faq-filter";
import { format, words } from "./words";

type QuestionId = keyof typeof words.questions;

/** The questions by category, in page order. */
const order: Readonly<Record<FaqCategory, readonly QuestionId[]>> = {
  start: ["free", "account", "how-it-works", "which-formats", "limits", "many-files", "devices", "how-long"],
  formats: ["quality", "jpg-or-jpeg", "heic", "transparency", "animation", "best-for-web"],
  privacy: ["uploaded", "deleted", "who-sees", "metadata", "cookies"],
  pdf: ["pdf-password", "pdf-size", "scanned-pdf"],
  trouble: ["refused", "stuck"],
};

const formats = listIn(locale.lang, pictureLabels);

function entryOf(id: QuestionId, category: FaqCategory): FaqEntry {
  const { question, answer, tags } = words.questions[id];
  return {
    id,
    category,
    question,
    answer: format.fill(answer, { formats }),
    tags: tags.flatMap((tag) =>
      tag === "{formats}" ? pictureLabels.map((label) => label.toLowerCase()) : tag,
    ),
  };
}

/** Questions about the site, by category; the first `FAQ_PUBLISHED` are published as structured data. */
export const faq: readonly FaqEntry[] = Object.entries(order).flatMap(([category, ids]) =>
  ids.map((id) => entryOf(id, category as FaqCategory)),
);
