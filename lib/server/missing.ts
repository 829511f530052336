/** Returns whether an error has this code of the file system. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Returns the result, or null if the file or folder does not exist. @throws other errors */
export async function unlessMissing<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].some((code) => hasCode(error, code))) return null;
    throw error;
  }
}
