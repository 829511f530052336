/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // `lib/server/pages` compresses, with brotli.
  compress: false,
  // `lib/server/http/plain-address` redirects; the home page in a folder of its host ends with a slash.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // Pictures are SVG or the visitor's own, so the image optimizer stays off.
  images: { unoptimized: true },
  // Keeps the build unchanged: a server with other settings keeps the pages it renders in memory.
  experimental: { isrFlushToDisk: false },
};
