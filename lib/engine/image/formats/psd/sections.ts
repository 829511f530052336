/** What the image resources of a Photoshop file say of its merged picture. */
export type Resources = { icc?: Uint8Array; clearIndex?: number; isMerged: boolean };

const resource = { profile: 1039, clearIndex: 1047, version: 1057 } as const;

const even = (length: number) => length + (length % 2);

/** Reads the image resources, up to the first that is damaged. */
export function readResources(section: Buffer): Resources {
  const found: Resources = { isMerged: true };
  for (let at = 0; at + 12 <= section.length; ) {
    const id = section.readUInt16BE(at + 4);
    const nameBytes = even(1 + section.readUInt8(at + 6));
    const sizeAt = at + 6 + nameBytes;
    if (sizeAt + 4 > section.length) break;
    const size = section.readUInt32BE(sizeAt);
    const data = section.subarray(sizeAt + 4, sizeAt + 4 + size);
    if (data.length < size) break;
    if (id === resource.profile && size > 128) found.icc = data;
    if (id === resource.clearIndex && size >= 2) found.clearIndex = data.readUInt16BE(0);
    // A version, then whether the merged picture is real: without 'Maximize Compatibility' it is white.
    if (id === resource.version && size >= 5) found.isMerged = data[4] !== 0;
    at = sizeAt + 4 + even(size);
  }
  return found;
}

/** Layers of 16 and 32 bits, which stand in a block of their own. */
const layerBlocks: readonly string[] = ["Layr", "Lr16", "Lr32"];
/** Blocks whose presence says that the transparency was saved. */
const alphaBlocks: readonly string[] = ["Mtrn", "Mt16", "Mt32"];
/** Blocks with lengths of 8 bytes in large files. */
const longBlocks: readonly string[] = [
  ...layerBlocks,
  ...alphaBlocks,
  ...["LMsk", "Alph", "FMsk", "lnk2", "FEid", "FXid", "PxSD"],
];

/** Whether a layer count is negative: the first channel after the colors is the merged transparency then. */
const isNegativeAt = (section: Buffer, at: number) => at + 2 <= section.length && section.readInt16BE(at) < 0;

/** Finds out from the section of layers and masks whether the merged picture has transparency. */
export function hasMergedAlpha(section: Buffer, isLarge: boolean): boolean {
  const lengthBytes = isLarge ? 8 : 4;
  const lengthAt = (at: number, bytes: number) =>
    bytes === 8 ? Number(section.readBigUInt64BE(at)) : section.readUInt32BE(at);
  if (section.length < lengthBytes) return false;
  const layerBytes = lengthAt(0, lengthBytes);
  if (layerBytes > 0 && isNegativeAt(section, lengthBytes)) return true;
  const masksAt = lengthBytes + layerBytes;
  if (masksAt + 4 > section.length) return false;
  for (let at = masksAt + 4 + section.readUInt32BE(masksAt); at + 16 <= section.length; ) {
    const signature = section.toString("latin1", at, at + 4);
    if (signature !== "8BIM" && signature !== "8B64") return false;
    const key = section.toString("latin1", at + 4, at + 8);
    const bytes = isLarge && longBlocks.includes(key) ? 8 : 4;
    if (alphaBlocks.includes(key)) return true;
    const dataAt = at + 8 + bytes;
    if (layerBlocks.includes(key) && isNegativeAt(section, dataAt)) return true;
    // Padded to four bytes.
    at = dataAt + Math.ceil(lengthAt(at + 8, bytes) / 4) * 4;
  }
  return false;
}
