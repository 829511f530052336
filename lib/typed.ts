/**
 * Normalizes what was typed on an Arabic or Japanese keyboard to ASCII: digits (２００ and ٢٠٠ are 200), commas, and the
 * dashes and waves that stand for 'to' between two numbers.
 */
export const normalizeTyped = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u060c\u066b\u3001]/g, ",")
    .replace(/[~\u301c\u30fc\u2012-\u2015\u2212]/g, "-")
    .trim();
