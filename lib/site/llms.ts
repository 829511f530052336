import { absolute, siteName } from "../settings";
import { plainText } from "../tools/article";
import { faqIn } from "./faq";
import { pagesIn } from "./pages";
import { english } from "./site";

const said = english.words.pages.llms;
const { homePage, pages } = pagesIn(english);

const sentences = new Intl.Segmenter(english.tag, { granularity: "sentence" });
const firstSentence = (text: string) => [...sentences.segment(text)][0]?.segment.trim() ?? text;

const link = (name: string, path: string, about: string) => `- [${name}](${absolute(path)}): ${about}`;

/** Answers of the FAQ, so that each fact is written once. */
const answers = (...ids: string[]) =>
  faqIn(english)
    .filter(({ id }) => ids.includes(id))
    .map(({ question, answer }) => `- ${question} ${plainText(answer)}`);

/** The site described for language models (https://llmstxt.org): a summary, then links to every page. */
export const llmsText = (): string =>
  [
    `# ${siteName}`,
    "",
    `> ${homePage.description}`,
    "",
    said.about,
    "",
    `## ${said.tools}`,
    "",
    ...english.registry.map(({ tool, words }) =>
      link(words.name, tool.path, firstSentence(words.description)),
    ),
    "",
    `## ${said.limits}`,
    "",
    ...answers("limits", "pdf-size", "which-formats"),
    "",
    `## ${said.privacy}`,
    "",
    ...answers("uploaded", "deleted", "metadata"),
    "",
    `## ${said.help}`,
    "",
    ...pages.map(({ name, path, description }) => link(name, path, firstSentence(description))),
    "",
  ].join("\n");
