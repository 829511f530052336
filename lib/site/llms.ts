import { absolute, siteName } from "../settings";
import { registry } from "../tools";
import { plainText } from "../tools/article";
import { locale } from "../words/locale";
import { faq } from "./faq";
import { homePage, pages } from "./pages";
import { words } from "./words";

const said = words.pages.llms;

const sentences = new Intl.Segmenter(locale.lang, { granularity: "sentence" });
const firstSentence = (text: string) => [...sentences.segment(text)][0]?.segment.trim() ?? text;

const link = (name: string, path: string, about: string) => `- [${name}](${absolute(path)}): ${about}`;

/** Answers of the FAQ, so that each fact is written once. */
const answers = (...ids: string[]) =>
  faq
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
    ...registry.map(({ tool, words }) => link(words.name, tool.path, firstSentence(words.description))),
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
