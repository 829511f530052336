/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // `lib/server/pages` does, by brotli.
  compress: false,
  reactStrictMode: true,
  // Pictures are SVG or the visitor's own; nothing here needs an open resizing service.
  images: { unoptimized: true },
  // A build stays as it is: a server with settings of its own keeps the pages it renders in memory.
  experimental: { isrFlushToDisk: false },
};
