"use client";

import type { ComponentProps } from "react";
import { retryable } from "./loadable";
import type { ProblemList as Problems } from "./problem-list";

/** Parts of every screen that are not needed before the first file. */

const FirstProblem = ({ problems }: ComponentProps<typeof Problems>) => (
  <p className="font-semibold text-fail text-small">{problems[0]?.text}</p>
);

export const ProgressBar = retryable(() => import("./progress-bar").then((module) => module.ProgressBar));
export const CancelledNote = retryable(() =>
  import("./cancelled-note").then((module) => module.CancelledNote),
);
export const WaitingNote = retryable(() => import("./waiting-note").then((module) => module.WaitingNote));
export const ProblemList = retryable(
  () => import("./problem-list").then((module) => module.ProblemList),
  FirstProblem,
);
export const FailedFiles = retryable(() => import("./problem-list").then((module) => module.FailedFiles));

const parts = [ProgressBar, CancelledNote, WaitingNote, ProblemList, FailedFiles];

/** Loads all of them: a conversion may begin, and files may be added, without a connection. */
export const loadParts = () => Promise.all(parts.map(({ load }) => load()));
