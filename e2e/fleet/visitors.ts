import { createHash } from "node:crypto";
import { calls } from "../../lib/contract/calls";
import { form } from "../../lib/server/testing/forms";
import { sendRequest, type Target } from "../running/client";

/** What visitors do to a fleet, and what they get. */

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export type Visit = {
  status: number;
  /** From sending the request to the last byte of its answer, in milliseconds. */
  ms: number;
  /** Hashes of the results, in the order of the files; the error code of one that failed. */
  results: string[];
  retryAfter: string | undefined;
};

/** Converts JPGs to PNGs and downloads the results, as a browser does. @param from server to download from */
export async function visit(site: Target, pictures: readonly Uint8Array[], from = site): Promise<Visit> {
  const began = performance.now();
  const body = form(pictures.map((bytes, i) => ({ name: `${i}.jpg`, bytes })));
  const answer = await sendRequest(site, calls.jpgToPng.path, { body });
  const ms = performance.now() - began;
  const retryAfter = answer.headers["retry-after"];
  if (answer.status !== 200) return { status: answer.status, ms, results: [], retryAfter };
  const { images } = calls.jpgToPng.reply.parse(JSON.parse(String(answer.body)));
  const results: string[] = [];
  for (const { downloadUrl, code } of images)
    results.push(downloadUrl ? await resultOf(from, downloadUrl) : String(code));
  return { status: 200, ms, results, retryAfter };
}

async function resultOf(site: Target, url: string): Promise<string> {
  const { status, body } = await sendRequest(site, url);
  return status === 200 ? hashOf(body) : `download ${status}`;
}

/** Sends requests from several clients at once, each one after the other. @returns what each got */
export async function load<T>(
  { clients, requests }: { clients: number; requests: number },
  send: (i: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const client = async () => {
    for (let i = next++; i < requests; i = next++) done.push(await send(i));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done;
}

/** Sends requests from several clients until the work is done. @returns what each got */
export async function loadDuring<T>(
  clients: number,
  send: () => Promise<T>,
  work: () => Promise<void>,
): Promise<T[]> {
  const done: T[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) done.push(await send());
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  await work().finally(() => {
    isOver = true;
  });
  await all;
  return done;
}

export const failed = (visits: readonly Visit[], expected: readonly string[]) =>
  visits.filter(({ status, results }) => status !== 200 || results.join() !== expected.join());
