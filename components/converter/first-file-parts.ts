/** Parts of every screen that come with the first file, as one script. */

export { CancelledNote } from "./cancelled-note";
export { FailedFiles, ProblemList } from "./problem-list";
export { ProgressBar } from "./progress-bar";
export { WaitingNote } from "./waiting-note";
