/** One file that failed, and why. */
export type FailedFile = { name: string; reason: string };

/** The call was answered, and still there is no result: nothing came back, converted or could be fetched. */
export class BatchError extends Error {
  override name = "BatchError";
  readonly stage: "empty" | "conversion" | "download";
  /** In the order the files were sent. */
  readonly files: readonly FailedFile[];

  constructor(stage: BatchError["stage"], files: readonly FailedFile[]) {
    super(files[0]?.reason ?? "No images returned.");
    this.stage = stage;
    this.files = files;
  }
}
