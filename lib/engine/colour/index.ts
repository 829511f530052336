export { type Cicp, isHdr, needsSdr, readCicp } from "./cicp";
export { type EightBitMap, eightBitMap } from "./eight-bit";
export { cicpOfProfile } from "./icc";
export { type CodedPixels, type SdrPixels, toSdr } from "./to-sdr";
