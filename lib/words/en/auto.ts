import { counted } from "../format";

/** Words of the screen that starts on its own. */
export const auto = {
  new: "Convert New Files",
  /** After a cancel. */
  rest: "Convert {n} more",
  /** Of a file that a canceled run leaves unconverted. */
  canceled: "Canceled before it was converted",
  finished: counted({ other: "Finished, {n} of {total} converted." }),
};
