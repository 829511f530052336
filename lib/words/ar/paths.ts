// Arabic pages keep the Latin addresses of the English ones.
export const paths: Readonly<Record<string, string>> = {};
