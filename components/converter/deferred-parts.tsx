"use client";

import type { ComponentProps } from "react";
import { retryable } from "./loadable";
import type { ProblemList as Problems } from "./problem-list";

/** Parts of every screen that are not needed before the first file. */

const FirstProblem = ({ problems }: ComponentProps<typeof Problems>) => (
  <p className="font-semibold text-fail text-small">{problems[0]?.text}</p>
);

const load = () => import("./first-file-parts");

export const ProgressBar = retryable(() => load().then((parts) => parts.ProgressBar));
export const BarWatch = retryable(() => load().then((parts) => parts.BarWatch));
export const FilesSummary = retryable(() => load().then((parts) => parts.FilesSummary));
export const CancelledNote = retryable(() => load().then((parts) => parts.CancelledNote));
export const WaitingNote = retryable(() => load().then((parts) => parts.WaitingNote));
export const ProblemList = retryable(() => load().then((parts) => parts.ProblemList), FirstProblem);
export const OutcomeBanner = retryable(() => load().then((parts) => parts.OutcomeBanner));
export const LanguageSwitch = retryable(() => load().then((parts) => parts.LanguageSwitch));
export const PageFiles = retryable(() => load().then((parts) => parts.PageFiles));
export const RetryButton = retryable(() => load().then((parts) => parts.RetryButton));

const parts = [
  BarWatch,
  FilesSummary,
  ProgressBar,
  CancelledNote,
  WaitingNote,
  ProblemList,
  OutcomeBanner,
  RetryButton,
  LanguageSwitch,
  PageFiles,
];

/** Loads all of them: a conversion may begin, and files may be added, without a connection. */
export const loadParts = () => Promise.all(parts.map(({ load }) => load()));
