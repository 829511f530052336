import { absolute, siteName } from "../settings";
import { tools } from "../tools";
import { plainText } from "../tools/article";
import { faq } from "./faq";
import { homePage, pages } from "./pages";

const firstSentence = (text: string) => text.match(/^.*?[.?!](?=\s|$)/s)?.[0] ?? text;

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
    "Each tool is one page: you select files, our server converts them, and you download the results. The tools need a browser with JavaScript. They are free, with no account and no watermark.",
    "",
    "## Tools",
    "",
    ...tools.map(({ name, path, description }) => link(name, path, firstSentence(description))),
    "",
    "## Limits",
    "",
    ...answers("limits", "pdf-size", "which-formats"),
    "",
    "## Privacy",
    "",
    ...answers("uploaded", "deleted", "metadata"),
    "",
    "## Help",
    "",
    ...pages.map(({ name, path, description }) => link(name, path, firstSentence(description))),
    "",
  ].join("\n");
