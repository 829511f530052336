/** A character of a script that writes words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** A word that is hyphenated at the end of its line. */
const hyphenated = /(\p{Ll})-\n(?=\p{Ll})/gu;

/** The end of a line, unless the next one is empty or an item of a list. */
const lineEnd = /\n(?!\n|$|(?:[-–•*·]|\d+[.)])\s)/g;

/** Joins the lines of each paragraph; an empty line begins another one. */
export const joinLines = (text: string): string =>
  text.replace(hyphenated, "$1").replace(lineEnd, (end, at: number, whole: string) => {
    const [before = "\n", after = ""] = [whole[at - 1], whole[at + 1]];
    if (before === "\n") return end;
    const isOneWord = before === "-" && whole[at - 2] !== " ";
    return isOneWord || (unspaced.test(before) && unspaced.test(after)) ? "" : " ";
  });
