/** Marker codes, the byte behind 0xff (ITU-T T.81, table B.1). */
export const marker = {
  baseline: 0xc0,
  extended: 0xc1,
  progressive: 0xc2,
  huffmanTables: 0xc4,
  restart0: 0xd0,
  restart7: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantisers: 0xdb,
  numberOfLines: 0xdc,
  restartInterval: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app13: 0xed,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

export const isRestart = (code: number) => code >= marker.restart0 && code <= marker.restart7;

/** Frames that are coded by Huffman's method in blocks of 8 x 8, not hierarchically. */
export const isFrame = (code: number) => code >= marker.baseline && code <= marker.progressive;

/** What describes the picture itself; frames aside. */
export const isTable = (code: number) =>
  code === marker.huffmanTables ||
  code === marker.quantisers ||
  code === marker.numberOfLines ||
  code === marker.restartInterval;

/** Application data and comments: what the picture can be decoded without. */
export const isRemark = (code: number) =>
  (code >= marker.app0 && code <= marker.app15) || code === marker.comment;
