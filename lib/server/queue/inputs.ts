import type { FileJob, PdfOpenJob } from "../../engine/types";

type AnyJob = FileJob | PdfOpenJob;

/** Returns the files that a job reads: one, or the parts of a document. */
export const inputsOf = (job: AnyJob): readonly string[] => ("inputs" in job ? job.inputs : [job.input]);

/** Returns the job with other inputs, in the same order. */
export function withInputs<J extends AnyJob>(job: J, inputs: readonly string[]): J {
  return "inputs" in job ? { ...job, inputs } : { ...job, input: inputs[0] ?? "" };
}
