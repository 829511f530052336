import { resultUrl, sessionUrl } from "./addresses";
import { call } from "./api";
import { CallError } from "./call-error";
import { type Draft, writePlan } from "./page-plan";
import type { Noted } from "./reply-words";
import { fetchResult } from "./results";
import type { OnProgress, Transport } from "./xhr-fetch";

/** A document on the server, or here already where it is the only one. */
export type OrganizedDocument = {
  name: string;
  /** Bytes. */
  size: number;
  pages: number;
  url: string;
  blob?: Blob;
  noted: Noted;
};

/** Documents made of pages. */
export type Organized = {
  documents: readonly OrganizedDocument[];
  /** ZIP of all of them, if there are several. */
  zip: { url: string; name: string } | undefined;
  /** Server addresses for deleting them. */
  sessions: readonly string[];
};

export type OrganizeRequest = {
  documents: readonly Draft[];
  /** Files by their ids on the board. */
  files: ReadonlyMap<string, File>;
  /** Passwords of files by the same ids. */
  passwords: Readonly<Record<string, string>>;
  /** Name of the ZIP, if several documents are made. */
  zipName: string;
  onUpload?: OnProgress;
  /** For tests. */
  transport?: Transport;
};

/**
 * Makes documents of the pages of PDFs; a single one is downloaded. Only files whose pages are used are sent.
 *
 * @throws {CallError} or the platform's AbortError
 */
export async function organizePdf(
  signal: AbortSignal,
  { documents, files, passwords, zipName, onUpload, transport }: OrganizeRequest,
): Promise<Organized> {
  const { plan, files: used } = writePlan(documents);
  const isLocked = used.some((id) => passwords[id]);
  // A call has a file, even if all of its pages are blank.
  const sent = used.length > 0 ? used : [...files.keys()].slice(0, 1);
  const { data } = await call("organizePdf", {
    files: sent.flatMap((id) => files.get(id) ?? []),
    fields: {
      plan: JSON.stringify({ documents: plan }),
      ...(isLocked && { passwords: JSON.stringify(used.map((id) => passwords[id] ?? "")) }),
    },
    signal,
    onUpload,
    transport,
  });
  const made = data.documents.map(({ name, size, pages, downloadUrl, ...noted }): OrganizedDocument => {
    return { name, size, pages, url: resultUrl(downloadUrl), noted };
  });
  const [only, ...others] = made;
  if (!only) throw new CallError({ kind: "reply" });
  const blob = others.length === 0 ? await fetchResult(only.url, signal) : undefined;
  return {
    documents: blob ? [{ ...only, blob }] : made,
    zip: data.zipUrl === undefined ? undefined : { url: resultUrl(data.zipUrl), name: zipName },
    sessions: [only.url].flatMap((url) => sessionUrl(url) ?? []),
  };
}
