/** Positions of the first and the last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/** A result that can be sent. */
export type Stored = {
  /** Bytes of the whole result. */
  size: number;
  /** Media type given to `put`. */
  type: string;
  /**
   * Streams it. Nothing is open before the first read, so a stream may be left unread.
   *
   * @param range part of the result, within its size
   */
  stream(range?: ByteRange): AsyncIterable<Uint8Array>;
};

/** A result in the list of its session. */
export type Listed = Pick<Stored, "size" | "type"> & { key: string; filename: string };

/**
 * Storage of results until they expire. Every driver passes `conformance`. Several servers may share one storage, and
 * sweep it at the same time.
 *
 * A key is `session/filename`: 40 hexadecimal digits (160 random bits) and a plain file name. Keys come unchecked from the
 * URLs of requests, so every driver treats a key that `parseKey` refuses like an unknown one.
 */
export type Store = {
  /** Checks that results can be stored and deleted, full storage aside. @throws Error with one sentence for the operator */
  start(): Promise<void>;
  /** Resolves while the storage answers; cheap enough for every health check. @throws any error otherwise */
  ready(): Promise<void>;
  /** Closes its connections. */
  close(): Promise<void>;
  /**
   * Stores the file at `path` under a new `key`, atomically. The file may be moved away.
   *
   * @returns its bytes
   * @throws ConversionError `storage_full`; `busy`, as every method, while shared storage does not answer
   */
  put(key: string, path: string, about: { type: string }): Promise<number>;
  /**
   * Renames a result; its age begins anew. A bucket may keep the old one until it expires.
   *
   * @param from a key of plain ASCII: servers of buckets differ in how they read the source of a copy
   * @returns whether there was one to rename
   * @throws ConversionError as `put`; the result may be gone then
   */
  move(from: string, to: string): Promise<boolean>;
  /** Copies a result to a file. @returns whether there was one */
  download(key: string, path: string): Promise<boolean>;
  /** Returns a result, or null if the key is malformed, unknown or expired. */
  get(key: string): Promise<Stored | null>;
  /** Returns size and type of a result. */
  head(key: string): Promise<Pick<Stored, "size" | "type"> | null>;
  /** Lists the unexpired results of a session, sorted by name; an unknown session has none. */
  list(session: string): Promise<readonly Listed[]>;
  /** Deletes all results of a session. @returns their bytes */
  deletePrefix(session: string): Promise<number>;
  /**
   * Deletes results older than `maxAgeMs` and leftovers of interrupted puts.
   *
   * @returns bytes of what remains
   */
  sweep(maxAgeMs: number): Promise<number>;
};
