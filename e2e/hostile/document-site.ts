import { expect } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form } from "../../lib/server/testing/forms";
import type { HttpResponse } from "../running/client";
import { hostileSite, outcome } from "./site";

/** Seconds for rendering a page, or for a whole document. */
const JOB_TIMEOUT_S = 2;
const REQUEST_TIMEOUT_S = 8;
/** Seconds for reading the text of scans. */
const OCR_TIMEOUT_S = 2;

/** Every endpoint that takes a document. */
const endpoints = {
  rendered: calls.pdfToImages.path,
  compressed: calls.compressPdf.path,
  "compressed to 20 KB": calls.compressPdf.path,
  "converted to Word": calls.pdfToWord.path,
  "converted to Word with its layout": calls.pdfToWord.path,
  "made searchable": calls.ocrPdf.path,
  "read into cells": calls.pdfToExcel.path,
  merged: calls.organizePdf.path,
  protected: calls.protectPdf.path,
  "split at bookmarks": calls.organizePdf.path,
  unlocked: calls.unlockPdf.path,
};
export type Endpoint = keyof typeof endpoints;
/** Those that take pages as they are, and do not draw them. */
export const pageEndpoints = ["merged", "protected", "split at bookmarks", "unlocked"] as const;
/** Without those that read a document as another one does. */
export const endpointNames = (Object.keys(endpoints) as Endpoint[]).filter(
  (name) => name !== "split at bookmarks" && name !== "unlocked",
);
/** Without the layout, which is only looked at once the text of scans has been read. */
export const scanEndpoints = endpointNames.filter(
  (name) => name !== "converted to Word with its layout" && name !== "merged" && name !== "protected",
);

/** Options that are another way through the engine. */
const ownFields: Partial<Record<Endpoint, Record<string, string>>> = {
  "converted to Word with its layout": { layout: "exact" },
  "compressed to 20 KB": { targetSize: "20000" },
  // Its tables are found as for Word.
  "read into cells": { layout: "page" },
  merged: { merge: "true" },
  protected: { newPassword: "sesame" },
  "split at bookmarks": { split: "bookmarks" },
};

/** Makes an input when it is first needed, and returns the same from then on: some take seconds. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { input: T } | undefined;
  return () => {
    made ??= { input: make() };
    return made.input;
  };
}

/** Returns a row of every input for every endpoint. */
export const onEachEndpoint = <T>(
  table: Readonly<Record<string, () => T>>,
  names: readonly Endpoint[] = endpointNames,
) =>
  Object.entries(table).flatMap(([name, make]) => {
    const input = madeOnce(make);
    return names.map((endpoint) => [name, endpoint, input] as const);
  });

/** A production server with short time limits, for the tests of one file. */
export function documentSite() {
  const site = hostileSite({
    JOB_TIMEOUT_S: String(JOB_TIMEOUT_S),
    REQUEST_TIMEOUT_S: String(REQUEST_TIMEOUT_S),
    OCR_TIMEOUT_S: String(OCR_TIMEOUT_S),
    ENGINE_MEMORY_MB: "600",
  });

  const send = (
    bytes: Buffer,
    endpoint: Endpoint,
    fields: Record<string, string> = {},
  ): Promise<HttpResponse> =>
    site.send(endpoints[endpoint], {
      body: form([{ name: "report.pdf", bytes, field: "pdf" }], { ...ownFields[endpoint], ...fields }),
    });

  async function expectAnswer(answering: Promise<HttpResponse>) {
    const began = performance.now();
    const answer = await answering;
    expect([200, 422], outcome(answer)).toContain(answer.status);
    expect(performance.now() - began).toBeLessThan((REQUEST_TIMEOUT_S + 5) * 1000);
  }

  return {
    send,
    /** Expects 200 or 422 within the time of a request, never a 5xx. */
    expectHarmless: (bytes: Buffer, endpoint: Endpoint) => expectAnswer(send(bytes, endpoint)),
    /** Expects the same of a picture whose text is read. */
    expectHarmlessPicture(bytes: Buffer) {
      const picture = { name: "noise.jpg", bytes, field: "image" };
      return expectAnswer(site.send(calls.imageToText.path, { body: form([picture]) }));
    },
  };
}
