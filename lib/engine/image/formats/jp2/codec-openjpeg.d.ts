/** What we use of @cornerstonejs/codec-openjpeg 1.3 (Embind classes, which the package does not type). */
declare module "@cornerstonejs/codec-openjpeg/decodewasmjs" {
  export type J2KDecoder = {
    /** Memory for the file, in the instance. */
    getEncodedBuffer(bytes: number): Uint8Array;
    decode(): void;
    /** All 0 after a failure. */
    getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number };
    /** Interleaved samples of one or two bytes, little-endian, in the instance. */
    getDecodedBuffer(): Uint8Array;
    delete(): void;
  };
  export type OpenJpegModule = { J2KDecoder: new () => J2KDecoder };
  const start: (options: {
    wasmBinary: Uint8Array;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }) => Promise<OpenJpegModule>;
  export default start;
}
