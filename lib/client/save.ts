import { SAVED_LINK_MS } from "../limits";

/** Gives a file to the browser's downloads, under a name. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // A slow browser still reads the link after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_LINK_MS);
}
