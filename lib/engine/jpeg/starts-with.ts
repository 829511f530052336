/** Whether bytes begin with a signature of Latin-1 characters. */
export const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  bytes.length >= signature.length &&
  Array.from(signature).every((character, index) => bytes[index] === character.charCodeAt(0));
