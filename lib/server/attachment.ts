import "server-only";

/** RFC 6266: a plain name for old programs, the true one in UTF-8 (RFC 8187) for all others. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** What every file that leaves this server is sent with: to be saved, never to be run. */
export const attachmentHeaders = (name: string, type: string) => ({
  "Content-Type": type,
  "Content-Disposition": attachment(name),
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
});
