import type { Codec } from "../codec";
import { decode } from "../jpeg/decode";
import { inspectRaw } from "./inspect";

/** RAW files of cameras: their sensor data is not developed, the JPEG that the camera put beside it is read. */
export const raw: Codec = { inspect: inspectRaw, decode };
