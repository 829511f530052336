import { availableParallelism } from "node:os";

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
  // `npm run check` does it.
  typescript: { ignoreBuildErrors: true },
  // Pages that a server renders with its own settings have to stay: from the disk come those of the build. A language takes 15 MB.
  cacheMaxMemorySize: 128 * 1024 ** 2,
  experimental: {
    // Keeps the build unchanged: a server with other settings keeps the pages it renders in memory.
    isrFlushToDisk: false,
    // All of them render pages; by default one is left idle.
    cpus: availableParallelism(),
    // Pages are made while building. Preloaded, each kind of page and list would hold the words of all languages.
    preloadEntriesOnStart: false,
    // A build that nothing has changed for is not made at all.
    turbopackFileSystemCacheForBuild: false,
  },
};
