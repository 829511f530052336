/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

/** A result as it can be sent. */
export type Stored = {
  /** Bytes of the whole result. */
  size: number;
  /** The type it was put with. */
  type: string;
  /** Opened by the first read, so that one who only asks holds no descriptor. */
  stream: AsyncIterable<Uint8Array>;
};

/** A result among those of its session. */
export type Listed = Pick<Stored, "size" | "type"> & { key: string; filename: string };

/**
 * Where results live until they expire. Every driver passes `conformance`.
 *
 * A key is `session/filename`: 40 hexadecimal digits (160 random bits) and a plain file name. Keys come from
 * visitors' addresses as they are, so every driver refuses what `parseKey` refuses, and tells nobody why.
 */
export type Store = {
  /**
   * Stores the file at `path` under `key`, whole or not at all, replacing what was there. The file may be
   * moved: its path is nobody's afterwards.
   *
   * @throws ConversionError `storage_full`
   */
  put(key: string, path: string, about: { type: string }): Promise<void>;
  /**
   * The result, or null when the key is malformed, unknown or expired.
   *
   * @param range part of it to stream, within its size
   */
  get(key: string, range?: ByteRange): Promise<Stored | null>;
  /** The same without its bytes. */
  head(key: string): Promise<Pick<Stored, "size" | "type"> | null>;
  /** All results of a session that have not expired, by their names in plain order; none for an unknown one. */
  list(session: string): Promise<readonly Listed[]>;
  /** Deletes all results of a session. */
  deletePrefix(session: string): Promise<void>;
  /**
   * Deletes what is older, in milliseconds, and what puts have left behind; measures what stays.
   *
   * @returns how many results went
   */
  sweep(maxAgeMs: number): Promise<number>;
  /**
   * Bytes of all results, with expired ones until they are swept. Known without looking at them: counted from the
   * first sweep on, and put right by every later one, for what came or went without this store.
   */
  bytes(): Promise<number>;
};
