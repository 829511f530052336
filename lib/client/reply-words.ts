import type { Words } from "../words";

/** Words for the codes of replies: errors, and what is notable about a result. */
type ReplyWords = Pick<Words, "errors" | "notes">;

let words: ReplyWords | undefined;

/** Called by what makes calls, which brings these words: a page is shown before both. */
export const provideReplyWords = (provided: ReplyWords): void => {
  words = provided;
};

/** Returns the words for codes; undefined before anything is loaded that makes calls. */
export const replyWords = (): ReplyWords | undefined => words;
