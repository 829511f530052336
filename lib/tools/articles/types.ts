/**
 * What a tool's page has to say below the tool. Any text may hold links to other pages of the site, as
 * `[words](/path)`; see `partsOf`. Articles are no part of a `Tool`: an island is sent its tool, and would be
 * sent all of this with it.
 */
export type Article = { sections: readonly Section[]; questions: readonly Question[] };

export type Section = { heading: string; blocks: readonly Block[] };

/** A paragraph, or something with more structure. */
export type Block = string | List | Table;

export type List = { list: readonly string[] };

/** Every row has as many cells as the head; the first of them names the row. */
export type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export type Question = { question: string; answer: string };
