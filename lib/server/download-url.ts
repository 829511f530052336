import "server-only";

/** A result's address, relative to this host. */
export const downloadUrl = (key: string): string =>
  `/api/download/${key.split("/").map(encodeURIComponent).join("/")}`;
