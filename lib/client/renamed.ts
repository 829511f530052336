/** A file's name under another extension, without the dot. */
export const renamed = (name: string, extension: string): string =>
  name.replace(/(\.[^./\\]*)?$/, `.${extension}`);
