"use client";

import type { ComponentProps, ComponentType } from "react";
import { retryable } from "./loadable";
import type { ProblemList as Problems } from "./problem-list";

/** Parts of every screen that are not needed before the first file. */
type Parts = typeof import("./first-file-parts");

const loads: (() => Promise<unknown>)[] = [];

function part<Name extends keyof Parts>(name: Name, Meanwhile?: ComponentType<ComponentProps<Parts[Name]>>) {
  // The part of a name has its props.
  const load = () =>
    import("./first-file-parts").then((parts) => parts[name] as ComponentType<ComponentProps<Parts[Name]>>);
  const Part = retryable(load, Meanwhile);
  loads.push(Part.load);
  return Part;
}

const FirstProblem = ({ problems }: ComponentProps<typeof Problems>) => (
  <p className="font-semibold text-fail text-small">{problems[0]?.text}</p>
);

export const ProgressBar = part("ProgressBar");
export const BarWatch = part("BarWatch");
export const FilesSummary = part("FilesSummary");
export const CancelledNote = part("CancelledNote");
export const WaitingNote = part("WaitingNote");
export const ProblemList = part("ProblemList", FirstProblem);
export const OutcomeBanner = part("OutcomeBanner");
export const LanguageSwitch = part("LanguageSwitch");
export const PageFiles = part("PageFiles");
export const RetryButton = part("RetryButton");

/** Loads all of them: a conversion may begin, and files may be added, without a connection. */
export const loadParts = () => Promise.all(loads.map((load) => load()));
