export { type Cicp, needsSdr, readCicp } from "./cicp";
export { type CodedPixels, type SdrPixels, toSdr } from "./to-sdr";
