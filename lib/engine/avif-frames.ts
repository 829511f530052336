import { longestTrack } from "./containers/bmff";

/** Counts the frames of an animated AVIF by its index; 1 for any other file. */
export const countAvifFrames = (file: Uint8Array): number => Math.max(1, longestTrack(file));
