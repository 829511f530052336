/** How files that another app shares with the installed one reach the home page. */
export const sharing = {
  /** Where the browser posts them: the service worker takes them, or the server where there is none yet. */
  path: "/api/share",
  fileField: "files",
  /** Parameter of the home page's address: when they were shared, in milliseconds, or `lost`. */
  parameter: "shared",
  lost: "lost",
  /** The cache that the worker keeps them in is called by this and that time. */
  cache: "shared ",
} as const;
