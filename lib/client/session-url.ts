/**
 * Where all results of a session are, and are deleted, by the address of one of them. Another backend may have
 * addresses of its own: then there is none.
 */
export const sessionUrl = (downloadUrl: string): string | undefined =>
  /^(.*\/api\/download\/[^/?#]+)\/[^/?#]+$/.exec(downloadUrl)?.[1];
