import { counted } from "../format";

/** What the pages say of files that they refuse and of calls that failed, around the sentences of `errors`. */
export const failures = {
  /** A file's name, or a page, and why it failed. */
  line: "{name}: {reason}",
  page: "Page {page}",

  /** Why a call failed whose answer says nothing. */
  network: "Network Error",
  timeout: "Request timed out",
  reply: "The server sent a response we couldn't read",
  server: "Server error",
  status: "Server error ({status})",
  /** Why a file or page failed of which the answer says nothing. */
  silent: {
    file: "This file could not be converted.",
    compression: "This file could not be compressed.",
    page: "This page could not be converted.",
  },
  /** What to do then. */
  advice: {
    network: "We couldn't reach the server. Check your connection and try again.",
    reply: "Reload the page and try again.",
    timeout: "This took too long. Try again, or use smaller files.",
    tooLarge: "The upload was too large. Select fewer or smaller files.",
    server: "The server had a problem. Try again in a moment.",
  },

  tryAgain: "Conversion failed. Please try again.",
  conversion: "Conversion failed: {reason}",
  compression: "Compression failed. Please try again.",
  empty: "No images returned.",
  file: "Failed to convert {name}: {reason}",
  batch: "Batch conversion failed",
  download: "Failed to download {name}: {reason}",
  zip: "Failed to create ZIP file: {reason}",

  leftOut: counted({ one: "{n} file was left out.", other: "{n} files were left out." }),
  overLimit: "This tool takes files up to {limit} MB.",
  eachLimit: "Each file can be up to {limit} MB.",
  onlyFirst: "This page takes one PDF at a time. We kept the first one.",

  png: {
    said: "Error: {reason}",
    failed: "Conversion failed",
    noAnswer: "No response from server. Please check your connection.",
    timeout: "Request timed out. Please try with smaller files.",
    conversion: "No images were successfully converted",
    download: "Failed to download converted files",
  },
  jpeg: {
    timeout: "Request timeout (connection aborted)",
    tooLarge: "File too large",
    advice: "Check your connection and try again.",
  },

  /** Of what kind refused files really are: the only one, one among several, or all of them. */
  kinds: {
    /** A format with its article. */
    named: { a: "a {format}", an: "an {format}" },
    is: { only: "This is {format}.", one: "{name} is {format}.", all: "These are {format} files." },
    made: {
      only: "This is already {format}. Nothing to convert.",
      one: "{name} is already {format}. Nothing to convert.",
      all: "These are already {format} files. Nothing to convert.",
    },
    /** After the sentence about the kind. */
    rename: {
      one: "{kind} Change its extension to .{ending}, then select it again.",
      all: "{kind} Change their extensions to .{ending}, then select them again.",
    },
    /** After the sentence about the kind: the page takes the format, under another extension. */
    extension: "{kind} This page only takes files that end in .{ending}.",
    /** Of one file among several. */
    unknown: "We don't recognize the format of {name}.",
    unreadable:
      "We can't read {format} files. Save the picture as PNG or JPG in the program you made it with, then select the new file.",
  },
};
