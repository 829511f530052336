/** What every answer is sent with, whoever makes it. Permissions-Policy is in next.config: pages differ in it. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Two years, as browsers ask before they keep a site in mind. Other hosts of its domain are not ours to speak for. */
export const httpsOnly = { "Strict-Transport-Security": "max-age=63072000" };
