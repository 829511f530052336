import type { OcrChoice, OcrLanguage } from "../contract/ocr";
import type { pdfLevels, WordLayout } from "../contract/pdf";
import type { TileId } from "../formats";
import { createFormat, fillAll as fillWith, type Params, type Plural } from "../words/format";
import type { Article } from "./article";

/** Words of a drop zone; `dragging` replaces the prompt, `or` stands between the prompt and the button. */
export type DropZoneWords = {
  prompt: string;
  dragging: string;
  /** Without it, the button comes before the prompt. */
  or?: string;
  button: string;
  hint: string;
  /** The limits that are enforced, below a specified hint that names others. */
  limits?: string;
};

/** Messages for a wrong file that was dropped or selected, and for a start without files. */
type Refusals = { drop: string; select: string; none: string };
type Wrong = { wrong: string; none: string };

/** Messages that take turns while the server works. */
type Steps = readonly [string, ...string[]];

type Common<Messages> = { dropZone: DropZoneWords; messages: Messages; action: string };

/**
 * '{n}' in `success` is the number of results, '{file name}' in a message the name of a file; '{had}' and '{rest}' are the
 * sentences of `cleaned`.
 */
type BatchWords = Common<Refusals> & {
  /** The busy button, and a call that failed as a whole, where the tool does not convert. */
  busy?: string;
  failed?: string;
  steps: Steps;
  success: string;
  /** How many photos had details, where those are removed, and how many had none. */
  cleaned?: { title: string; had: Plural; rest: Plural; none: { title: string; text: Plural } };
  /** Empties the list, where 'Remove all' would sound like the tool's action. */
  clear?: string;
  /** The tool's choice: its label, and the text of each value. */
  choice?: { label: string; texts: Readonly<Record<string, string>> };
};

/** The languages of texts, in the order of the menu. */
export type LanguageWords = Readonly<Record<OcrChoice | OcrLanguage, string>>;

/** What a screen says that other tools with the same screen say differently; for a PDF's screen by its job. */
export type ScreenWords = {
  batch: BatchWords;
  advanced: Common<Refusals & { tooLarge: string }> & {
    /** The parts of the heading; those marked are hidden while the simple layout is shown. */
    headingParts: readonly { text: string; advanced?: boolean }[];
    /** In place of the subtitle while the simple layout is shown. */
    simpleSubtitle: string;
    simple: BatchWords;
  };
  /** `some`: some of the files are wrong; `tooMany`: more files than the list holds. */
  "three-view": Common<{ none: string; some: string; tooMany: string }> & { steps: Steps };
  auto: {
    dropZone: DropZoneWords;
    messages: { wrong: string; tooLarge: string; empty: string; heading: string; none: string };
    success: string;
  };
  /** `compressor`: name of the tool that keeps the format; `targets`: what each format is good for, and what it loses. */
  "any-format": Common<Wrong> & {
    steps: Steps;
    compressor: string;
    targets: Readonly<Partial<Record<TileId, string>>>;
  };
  compressor: Common<Wrong> & { success: string };
  /** `some`: some of the files are not images; `nothingPicked`: the picker was closed without a choice. */
  "camera-pdf": Common<{ none: string; some: string; nothingPicked: string }> & {
    steps: Steps;
    success: string;
  };
  /** `starting`: shown before the first step. */
  "merge-pdf": Common<Refusals> & { starting: string; steps: Steps; success: string };
  resize: Common<Wrong>;
  "image-text": Common<Wrong> & { languages: LanguageWords };
  /** `larger`: name of the tool for larger files. */
  "pdf-pages": Common<Wrong & { tooLarge: string }> & { steps: Steps; larger: string };
  /** `some`: some of the files are no PDF; `tooMany`: more files than the list holds. */
  "page-board": Common<{ none: string; some: string; tooMany: string }> & { steps: Steps };
  images: Common<Wrong> & { steps: Steps };
  compress: Common<Wrong> & {
    steps: Steps;
    levels: Readonly<Record<(typeof pdfLevels)[number], { name: string; means: string }>>;
  };
  ocr: Common<Wrong> & { steps: Steps; languages: LanguageWords };
  protect: Common<Wrong> & { steps: Steps };
  unlock: Common<Wrong> & { steps: Steps };
  /** `instead`: name of the tool for a document without a table. */
  tables: Common<Wrong> & { steps: Steps; instead: string; languages: LanguageWords };
  /** `scanned`: name of the tool for a PDF without text. */
  word: Common<Wrong> & {
    steps: Steps;
    layouts: Readonly<Record<WordLayout, { text: string; help: string }>>;
    scanned: string;
  };
};

/** Names the words of a screen. */
export type WordsId<S> = S extends { job: infer Job extends keyof ScreenWords }
  ? Job
  : S extends { screen: infer Id extends keyof ScreenWords }
    ? Id
    : never;

/** What visitors and crawlers read on the page of every tool. */
export type PageWords = {
  /** Text of links to it. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
  /** Heading of the steps, where 'How to convert A to B' does not fit. */
  howToTitle?: string;
  /** The steps for the visitor; also the page's HowTo data. */
  howTo: readonly { name: string; text: string }[];
  /** Heading of the list of variants, on the page of a main tool that has some. */
  variantsHeading?: string;
  article: Article;
};

/** Everything that a tool's page says; `{retention}` is how long results are kept. */
export type ToolWords<Id extends keyof ScreenWords = keyof ScreenWords> = Id extends unknown
  ? PageWords & ScreenWords[Id]
  : never;

/** Writes the numbers that stand in words; all languages write these in the same digits. */
const format = createFormat("en");

/** Fills the places of all texts in an object or list; those without a value stay as they are. */
export const fillAll = <Texts>(texts: Texts, params: Params): Texts => fillWith(texts, params, format);
