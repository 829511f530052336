/** Whether an error is a file system's, with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** The result, or null when the file or folder is not there; other errors are thrown. */
export async function unlessMissing<T>(looking: Promise<T>): Promise<T | null> {
  try {
    return await looking;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].some((code) => hasCode(error, code))) return null;
    throw error;
  }
}
