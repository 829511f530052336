/** Japanese keeps the English paths. */
export const paths: Readonly<Record<string, string>> = {};
