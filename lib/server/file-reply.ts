import "server-only";

/** A file as the answer itself, instead of a reply in JSON; sent while it is still being made. */
export type FileReply = {
  /** What a browser saves it as. */
  name: string;
  /** Media type. */
  type: string;
  body: ReadableStream<Uint8Array>;
  /**
   * Called once, when all is sent or the conversion's signal has aborted: resolves when nothing uses the
   * request's folder and results any more.
   */
  close?: () => Promise<void>;
  /** Of one that is still being made: resolves when the engine has nothing more to do for it. */
  working?: Promise<unknown>;
};

export const isFileReply = (reply: object): reply is FileReply => "body" in reply;
